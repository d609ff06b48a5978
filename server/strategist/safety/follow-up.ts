import type { SafetyTopic } from '../strategist.ts'
import { anyOf, has } from './pattern.ts'
import { SURPRISE } from './rules/minor-adult.ts'

/** For how many messages after a finding the words below still refer to it. */
const CLOSE = 3

/** Words which show, even after other subjects, that someone who wanted to die still does. */
const STILL_IN_CRISIS = anyOf(
  'i (still )?(mean|meant) it|im serious|no way out|(already|have) decided|made up my mind|made my decision|nobody (cares|listens)|cant (do|take) (this|it) any more|still (want to|thinking about it|feel that way|feel like that)|nothing (helps|will help)|(nobody|no one) can help|too late for me|(do|going through with) it (tonight|today|now)|saying goodbye',
  'e serio|(to )?falando serio|ja decidi|ja me decidi|sem saida|ninguem (liga|se importa|escuta)|nao aguento mais|ainda (quero|penso nisso|to pensando nisso)|nada (ajuda|adianta)|ninguem pode (me )?(ajudar|fazer nada)|(vou|quero) fazer (isso )?hoje|me despedir',
  'es en serio|(lo digo|hablo) en serio|ya (lo )?decidi|tome la decision|sin salida|a nadie le importa|nadie me escucha|no (aguanto|puedo) mas|todavia (quiero|lo pienso)|sigo (queriendo|pensando)|nada (ayuda|sirve)|nadie puede (ayudarme|hacer nada)|(lo )?(voy a hacer|hare) hoy|despedirme',
)

/** Words that refer to a finding just before, although they would be harmless alone. */
const STILL_ABOUT: Readonly<Record<SafetyTopic, RegExp>> = {
  'self-harm': anyOf(
    STILL_IN_CRISIS.source,
    'pills|bridge|tonight|goodbye|pointless|whats the point|cant (do|take) this|(doesnt|does not) matter|hopeless|its over|i give up|too late|leave me alone|(dont|do not) want (any )?help|help me|im (so )?(alone|scared)|(dont|do not) call',
    'remedios|comprimidos|ponte|hoje a noite|adeus|nao aguento|nao adianta|nao importa|desisto|tarde demais|me deixa(m)? em paz|nao quero ajuda|me ajud[ae]|to (muito )?(so|sozinh[oa]|com medo)|acabou para mim',
    'pastillas|puente|esta noche|adios|no tiene caso|no importa|me rindo|demasiado tarde|ya es tarde|dej(a|en)me en paz|no quiero ayuda|ayudame|estoy (muy )?sol[oa]|tengo miedo|se acabo',
  ),
  'weight-cut': anyOf(
    'protocol|how (much|many|long)|just tell me|anyway|water|salt|sweat|everyone does it|i know the risks?',
    'protocolo|quant[oa]s?|so me (diz|fala)|mesmo assim|agua|sal|suar|todo mundo faz|sei (dos|os) riscos',
    'cuant[oa]s?|solo dime|igual lo|de todos modos|sudar|todos lo hacen|conozco los riesgos',
  ),
  concussion: anyOf(
    'spar|sparring|train|training|fight|compete|competing|gym|roll|rolling|lift|lifting|weights|back|bag|pads|drills?|drilling|run|running|jog|jogging|cardio|bike|swim|exercise|workout|drive|driving|screens?',
    'treinar|treino|lutar|luta|competir|academia|voltar|rolar|saco|manopla*|correr|corrida|bicicleta|nadar|musculacao|exercicio|dirigir|celular|tela',
    'entrenar|entreno|entrenamiento|pelear|pelea|gimnasio|volver|rodar|saco|costal|manoplas?|bici|pesas|ejercicio|trotar|manejar|conducir|pantalla*',
  ),
  doping: anyOf(
    'dose|mg|how (much|many|long)|which|cycle|dosagem|quanto|qual|ciclo|dosis|cuanto|cual|anyway|mesmo assim',
  ),
  'eating-disorder': anyOf(
    'cant stop|did it again|happened again|disgust*|still (not )?eat*|nao consigo parar|de novo|nojo|no puedo parar|otra vez|asco',
  ),
  abuse: anyOf(
    'did it again|happened again|my fault|deserve*|cant leave|scared|afraid|(de novo|outra vez)|culpa|mereco|medo|otra vez|merezco|miedo',
    'lovely (most|really|otherwise)|forget (what|that) i said|(all|most) (fathers|dads|parents|coaches|men) are|(he|she) says sorry|didnt mean (it|to)|only when (he|she) (drinks|is drunk)|not that bad|i provoked',
    'esquece o que (eu )?(disse|falei)|tod[oa]s? (os )?(pais?|maes?) (e|sao)|pede desculpa|nao foi por mal|so quando bebe|nao e tao ruim|eu provoquei',
    'olvida lo que (dije|te dije)|todos los (padres|papas) son|pide perdon|no fue a proposito|solo cuando toma|no es para tanto|yo lo provoque',
  ),
  'minor-adult': anyOf(
    'did it again|happened again|my fault|secret*|scared|alone with|(de novo|outra vez)|culpa|segredo|medo|sozinh[oa] com|otra vez|secreto|miedo|a solas',
  ),
  injury: anyOf(
    'train|training|fight|compete|spar|sparring|bag|pads|drills?|drilling|roll|rolling|rolar|rola|saco|manopla*|anyway|still (hurts|numb|swollen)|treinar|lutar|competir|mesmo assim|ainda doi|entrenar|pelear|igual|todavia duele|sigue (hinchad|doliendo)',
  ),
  substance: anyOf(
    'again|cant stop|drink|drunk|using|relaps*|de novo|nao consigo parar|bebi|beber|recai|otra vez|no puedo parar|tome|tomar|recai',
  ),
  violence: anyOf(
    'anyway|deserves?|dont care|knife|gun|weapon|where he lives|mesmo assim|merece|nao (ligo|me importo)|faca|arma|no me importa|cuchillo|navaja',
  ),
}

/** How to hit, choke or kick harder: no help with that just after a threat. */
const ASKS_TO_HIT = anyOf(
  'jab|cross|hooks?|uppercuts?|overhand|elbows?|knees?|head ?kicks?|low ?kicks?|kicks?|punch*|knockout*|knock (him|her|them|someone|somebody) out|chokes?|strangle*|combo*|liver shot|hit harder|power',
  'cruzados?|direto|ganchos?|cotovelad*|joelhad*|chutes?|socos?|murros?|nocaut*|estrangul*|mata leao|combinac*|bater mais forte|figado',
  'gancho*|cruzad*|direct*|codaz*|rodillaz*|patad*|golpe*|punetaz*|piña*|noque*|estrangul*|combinac*|pegar mas fuerte|higado',
)
/** It was about a bout, and not about somebody in the street. */
const OF_A_BOUT = anyOf(
  'tournament|final|ring|cage|bout|match|referee|ref|championship|regionals|nationals|friends since|joking|just kidding|banter',
  'campeonato|torneio|final|ringue|octogono|luta oficial|juiz|arbitro|zoeira|brincadeira|amigos?',
  'torneo|campeonato|final|ring|jaula|pelea oficial|juez|arbitro|broma|jodiendo|amigos?|provincial|nacional',
)

/** Whether somebody who threatened asks next how to hit, and nothing said since that it is about a bout. */
export const asksToHit = (words: string, since: string): boolean =>
  has(ASKS_TO_HIT, words) && !has(OF_A_BOUT, `${since} ${words}`)

/** A yes to the question whether there is danger, also a hesitant one. */
const AFFIRMS =
  /^ ?(?:yes|yeah|yep|yea|i am|i do|i have|kind of|sort of|sometimes|maybe|a bit|a little|i think so|i guess|often|every day|all the time|still|sim|s|to|tenho|penso|as vezes|talvez|um pouco|acho que sim|mais ou menos|todo dia|sempre|ainda|si|estoy|tengo|lo pienso|a veces|tal vez|quizas?|un poco|creo que si|mas o menos|todos los dias|siempre|todavia)(?= |$)/

/** A no to that question, or that nothing is wrong. */
const DENIES = anyOf(
  'im (totally |completely |all )?(fine|ok|good)|(its|everything is|everythings|all) (fine|ok|good)|(feel|feels|feeling) (fine|ok|good|normal)|no (symptoms?|headaches?|pain|problems?)|nothing (like that|wrong|at all|else|special)|not really|of course not',
  '(to|estou|ta|esta|tudo) (tudo )?(bem|certo|normal|tranquil[oa]|de boa)|sem (sintomas?|dor|nada)|nao (tenho|sinto|tem) nada|nada disso|claro que nao',
  '(estoy|esta|todo) (muy )?(bien|normal|tranquil[oa]|en orden)|sin (sintomas?|dolor|nada)|no (tengo|siento|hay) nada|nada de eso|para nada|claro que no',
)
const SAYS_NO = /^ ?(?:no|nope|nah|none|nothing|nao|n|nada|nunca|never|ninguno|ninguna|nenhum|nenhuma)(?= |$)/

const SAYS_SAFE = anyOf(
  '(im|i am|were|we are|everybodys|everybody is|everyone is|all|yes) (all |both |quite )?(safe|fine|ok|okay|good|unhurt)|all good|(went|im|got) home|safe now|(i )?(have eaten|ate|had (breakfast|lunch|dinner))',
  '(to|tou|estou|estamos|tamo) (bem|legal|em seguranca|segur[oa]|a salvo)|tudo (bem|certo|tranquilo)|(fui|vim|voltei) (pra|para) casa|(ja )?comi',
  '(estoy|estamos|todos) (muy |ya )?(bien|a salvo|segur[oa]s?)|todo (bien|tranquilo|en orden)|(me fui|volvi|estoy) (a|en) (mi )?casa|(ya )?comi',
)
const FEW_WORDS = 9
/** "I'm safe for now, but he is coming back." */
const GOES_ON = anyOf('but|until|for now|except|mas|por enquanto|ate|pero|por ahora|hasta')
const NOT_YET = anyOf('not yet|not really|i am not|im not|ainda nao|na verdade nao|todavia no|aun no|la verdad no')

/** A short answer to the question whether everybody is safe: true, false, or undefined for anything else. */
export function saysSafe(words: string): boolean | undefined {
  if (words.trim().split(' ').length > FEW_WORDS || has(GOES_ON, words)) return undefined
  if (has(SAYS_NO, words) || has(NOT_YET, words)) return false
  return has(SAYS_SAFE, words) || has(PLAIN_YES, words) ? true : undefined
}
const PLAIN_YES = /^ ?(?:yes|yeah|yep|sim|si)(?: (?:thanks|thank you|obrigad[oa]|gracias))? ?$/

export const denies = (words: string): boolean => has(SAYS_NO, words) || has(DENIES, words)

export const affirms = (words: string): boolean => has(AFFIRMS, words)

const CLEARED = anyOf(
  'cleared|clearance|signed (me|him|her) off|(scan|ct|mri|ecg) (was |came back |is )?(clear|fine|normal)|doctor (said|says) (its|im|i am|i can)|(medico|medica) (me )?(liberou|autorizou)|liberad[oa]|autorizad[oa]|alta medica|me dio el alta|(firmo|dio) el (apto|alta)|(electro|eco|tac|resonancia) …… (todo )?bien|(exame|eletro|ressonancia|tomografia) …… (normal|tudo bem)',
)

/** Whether somebody was allowed by a doctor to train again. */
export const isCleared = (words: string): boolean => has(CLEARED, words)

const ASKS_FOR_LEAVE = anyOf('can i|may i|should i|am i allowed|ok to|posso|devo|da pra|puedo|debo|se puede')

/** Whether a message says that there is nothing in what was warned about. */
export function takesBack(topic: SafetyTopic, words: string): boolean {
  // Whoever asks what is allowed now is told how to come back.
  if (topic === 'concussion' || topic === 'injury') return isCleared(words) && !has(ASKS_FOR_LEAVE, words)
  if (topic === 'minor-adult') return has(SURPRISE, words)
  return topic === 'violence' && has(OF_A_BOUT, words) && has(IN_FUN, words)
}
const IN_FUN = anyOf(
  'joking|just kidding|banter|haha*|lol|friends since|mates|zoeira|brincadeira|kk+|rsrs|amig[oa]s?|jaja*|broma|jodiendo|nos conocemos',
)

/** `messagesAgo`: 1 is the message just before. */
export function isStillAbout(topic: SafetyTopic, words: string, messagesAgo: number): boolean {
  if (takesBack(topic, words) || (topic === 'concussion' && isCleared(words))) return false
  if (messagesAgo > CLOSE) return topic === 'self-harm' && has(STILL_IN_CRISIS, words)
  return has(STILL_ABOUT[topic], words)
}
