import type { SafetyTopic } from '../strategist.ts'
import { anyOf, has } from './pattern.ts'
import { SPORT } from './rules/sport.ts'

/** What shows that a doubtful finding of the trained reader is none, and what shows that it may be one all the same. */
interface Doubt {
  harmless: RegExp
  unless?: RegExp
}

const SOBER = anyOf(
  '(been|is|am|im|was|hes|shes|got|getting|stay*) (clean|sober|dry) (since|for|now|all)|(clean|sober) since',
  '(limp[oa]|sobri[oa]) (ha|desde|faz)|(parou|parei) de beber (ha|faz|desde|quando)',
  '(limpi[oa]|sobri[oa]) (desde|hace)|(llevo|ha|faz) … (anos|meses) (limp[oa]|limpi[oa]|sobri[oa]|sin (beber|tomar)|sem beber)|(dejo|deje) de (beber|tomar) (hace|desde|cuando)',
)
/** About tests, lists and other people's cases. */
const ABOUT_DOPING = anyOf(
  'usada|wada|ita|anti ?doping|doping (test|control|case)s?|drug tests?|tested|banned list|prohibited list|suspended|suspension|multivitamins?',
  'antidoping|suspens[oa]|suspenderam|lista (proibida|de proibid*)|exame de doping|multivitaminic*',
  'suspendi*|suspendier*|sancion*|lista (prohibida|de prohibid*)|control(es)? antidop*|multivitaminic*',
)
const HIDES_DOPING = anyOf(
  'pass (the|a|my)|(beat|cheat|trick|fake) (the|a|any)|catch me|someone elses|detect*|in my (system|body)|clear (my|the|out)|show up|get away|mask*|how long (does|will|until)',
  'passar no|(sair|dar|de) positivo|pegar no|me pegam|me pegar|aparece*|detect*|no (meu )?(corpo|sangue)|limpar|mascar*|burlar|quanto tempo (dura|demora|fica|leva|no)',
  'pasar el|(salir|salga|dar|de) positivo|me (agarran|pillan|cachan)|sale en|aparece*|detect*|en (mi )?(cuerpo|sangre)|limpiar|enmascar*|burlar|cuanto tiempo (dura|tarda|queda|se queda|en el)',
)
/** Takes something, and so does not only ask about tests. */
const TAKES = anyOf(
  '(i|ive|im|we) (take|took|taking|taken|use|used|using|inject*|cycle*|run|ran)|my (cycle|coach gave|friend gave)',
  '(tomo|tomei|tomando|uso|usei|usando|injet*|apliquei|meu ciclo)|(tome|tomaba|me inyect*|mi ciclo|use)',
)
const ON_HOLIDAY = anyOf(
  'on holidays?|on vacation|holiday in|flying to|de ferias|viajando|viagem|vacaciones|de viaje|me voy de viaje',
)
/** A loss of weight that takes months, or plain hunger. */
const ORDINARY_EATING = anyOf(
  '(lose|drop|shed|perder|baixar|emagrecer|bajar) … [0-9_]{1,4} (kg|lb) …… (months?|mes|meses)',
  '(starving|hungry|ravenous) after|(fome|faminto|morto de fome) depois|(hambre|hambriento) despues',
)
const HIDDEN_EATING = anyOf(
  'vomit*|throw* up|purg*|laxativ*|laxantes?|skip* meals?|not eat*|guilt*|secret*|scared|sem comer|culpa|escondid*|sin comer|calor*',
)
/** Low after a lost bout, and nothing more. */
const LOW_AFTER_LOSS = anyOf(
  '(lost|lose|losing|eliminated|knocked out of|loss) …… (flat|down|gutted|bummed|sad|low|upset|deflated)',
  '(perdi|eliminad[oa]|me eliminaram|derrota) …… (triste|chatead[oa]|desanimad[oa]|mal|pra baixo|abatid[oa])',
  '(perdi|eliminad[oa]|me eliminaron|derrota) …… (triste|bajonead[oa]|desanimad[oa]|mal|agüitad[oa]|aguitad[oa]|deca[iy]d[oa])',
)
const HOPELESS = anyOf(
  'anymore|any more|hopeless|worthless|point|die|dead|disappear*|nobody|end it|alive|live|burden|cant go on|over it all',
  'nada|sentido|vida|viver|morrer|sumir|desaparecer|ninguem|peso|acabar|aguento|para que',
  'sentido|vivir|morir|desaparecer|nadie|carga|acabar|aguanto|para que',
)
/** A child who does not want to go to training any more, without a word about an adult. */
const CHILD_WANTS_TO_STOP = anyOf(
  '(son|daughter|kid|child|boy|girl) …… (doesnt want|dont want|wants to (stop|quit)|refuses|does not want)',
  '(filho|filha|menino|menina) …… (nao quer|quer (parar|sair|desistir))',
  '(hijo|hija|nino|nina|peque) …… (no quiere|quiere dejar|ya no quiere)',
)
const ABOUT_AN_ADULT = anyOf(
  'coach*|teacher|instructor|sensei|trainer|adult|touch*|secret*|alone|scared|afraid|messages?|photos?|pictures?|hurts?|cries',
  'professor*|treinador*|mestre|adulto|toc*|segredo|sozinh[oa]|medo|mensage*|fotos?|machuc*|chora*',
  'profe*|entrenador*|maestro|adulto|toc*|secreto|a solas|sol[oa]|miedo|mensajes|fotos?|lastim*|llora*',
)
const OVER_LONG_AGO = anyOf(
  '(never|hasnt|didnt|did not|has not) (happened|happen|come|came|bled|bleed) (back |since |again )?',
  'nunca mais (aconteceu|voltou|sangrou)|nao (aconteceu|voltou|sangrou)( a acontecer)? (mais|de novo)',
  '(no|nunca) (volvio|ha vuelto|me volvio) a (pasar|sangrar|ocurrir|doler)|no paso (mas|de nuevo)',
)
const KILL_IN_A_BOUT = anyOf(
  '(kill|destroy|smash|murder|end) (him|her|them|this guy|that guy|the guy|it)',
  '(matar|destruir|acabar com|arrebentar|amassar) (ele|ela|eles|esse cara|o cara)',
  '(matarl[oa]s?|destrozarl[oa]s?|reventarl[oa]s?|acabarl[oa]s?)',
)

const DOUBTS: Partial<Record<SafetyTopic, Doubt>> = {
  substance: { harmless: anyOf(SOBER.source, ABOUT_DOPING.source), unless: HIDES_DOPING },
  doping: { harmless: anyOf(SOBER.source, ABOUT_DOPING.source), unless: HIDES_DOPING },
  injury: { harmless: OVER_LONG_AGO },
  'self-harm': { harmless: anyOf(ON_HOLIDAY.source, LOW_AFTER_LOSS.source), unless: HOPELESS },
  'minor-adult': { harmless: CHILD_WANTS_TO_STOP, unless: ABOUT_AN_ADULT },
  'eating-disorder': { harmless: ORDINARY_EATING, unless: HIDDEN_EATING },
  'weight-cut': { harmless: anyOf('dar positivo|test positive|testar positivo') },
}

const LONG_AGO = anyOf(
  '[0-9]{1,2} years?(?! old )|years? ago|last (spring|summer|autumn|fall|winter|year)|(in|since|back in|around) (19|20)[0-9]{2}|as a (kid|teen|teenager|child)',
  '(ha|faz|hace|llevo|desde hace) … anos?|[0-9]{1,2} anos (atras|recuperad[oa])|(em|en|desde) (19|20)[0-9]{2}|quando (era )?crianca|de (chic[oa]|chavit[oa]|morr[oa]|nin[oa]|joven)|(dos|tres|cuatro|cinco|seis|dois|quatro) anos',
)
const RECOVERED = anyOf(
  'cleared|all clear|passed all|return to play|recovered|no (problems|symptoms|issues|trouble) since|all good since|fully (fine|healed|ok)',
  'liberad[oa]|liberou|nunca mais senti|recuperad[oa]|curad[oa]|sem sintomas?|nunca mais tive|(to|estou) 100',
  'de alta|el alta|sin problemas?|todas las pruebas|ya llovio|alta (medica|completa)|sin sintomas|no tengo sintomas|ya ni me acuerdo|nunca mas tuve',
)
const NOT_OVER = anyOf(
  'again|lately|still|relaps*|headaches?|dizz*|now i|these days|ainda|de novo|ultimamente|voltou|dor de cabeca|tontura',
  'otra vez|de nuevo|todavia|ultimamente|recaid*|recai|dolor de cabeza|mare*|aun',
)

/** Whether a concussion or an eating disorder is told of that has been over for years. */
export const isOverForYears = (topic: SafetyTopic, words: string): boolean =>
  (topic === 'concussion' || topic === 'eating-disorder') &&
  has(LONG_AGO, words) &&
  has(RECOVERED, words) &&
  !has(NOT_OVER, words)

/** Whether a message only asks how doping is tested for or punished. */
export const asksAboutTests = (topic: SafetyTopic, words: string): boolean =>
  topic === 'doping' && has(ABOUT_DOPING, words) && !has(HIDES_DOPING, words) && !has(TAKES, words)

/** Asks which part of the advice it is. */
const ABOUT_ADVICE = anyOf(
  '(which|what) (bit|part|step|steps|one|point|points|thing) (of|in|from|out of) (that|this|the|your|these|those|them|all)|(which|what) step|if i (only|can only|could only) (manage|do|pick|keep) one',
  'qual (d(esses|essas|os|as) )?(passo|passos|parte|partes|ponto|pontos)|se (eu )?so (conseguir|puder|der pra) (fazer )?(uma|um)',
  'cual (de (esos|esas|estos|los|las) )?(paso|pasos|parte|partes|punto|puntos)|si solo (puedo|pudiera|logro) hacer (una|uno)',
)
/** Words that say who somebody is and how old, and nothing that happened to them. */
const WHO = new Set(
  [
    'a actually age am and ask asking be but for fine he hes her him his honest i ill im is it its just little me my not now of old older only sorry she shes so that the this tho though thats turned was who years year yo younger youngest about',
    'brother sister son daughter nephew niece cousin kid child boy girl dad mum mom father mother husband wife friend mate partner teammate boyfriend girlfriend student pupil',
    'ai agora aqui ano anos com da de dele dela do e ela ele eu eh esta foi minha meu mais nao nem no nova novo novinho o os os na para pergunta perguntando perguntei por pra que quem sou so tambem tem tenho to um uma velho velha voce verdade',
    'irmao irma filho filha sobrinho sobrinha primo prima pai mae marido esposa mulher amigo amiga aluno aluna namorado namorada menino menina crianca',
    'ahora al anos cumplio de del el ella es esta la las lo los mayor menor mi mia mio mismo no para pequeno pequena pero por pregunto preguntaba que q se si sino soy tiene tengo un una y ya yo eh era',
    'hermano hermana hermanito hermanita hijo hija sobrino sobrina primo prima padre madre papa mama marido esposo esposa amigo amiga alumno alumna novio novia nino nina chico chica',
  ]
    .join(' ')
    .split(' '),
)
const MOST_TO_SAY_WHO = 14

const saysOnlyWho = (words: string): boolean => {
  const each = words.trim().split(' ')
  return each.length <= MOST_TO_SAY_WHO && each.every((word) => WHO.has(word) || /^[0-9_]{1,2}$/.test(word))
}

/** Whether a message can be no danger, whatever the trained reader sees in it. */
export const isNoDanger = (topic: SafetyTopic, words: string): boolean =>
  saysOnlyWho(words) || (topic === 'self-harm' && has(ABOUT_ADVICE, words))

/** Whether the words of a message answer the question that a doubtful finding would lead to. */
export function isAnsweredAlready(topic: SafetyTopic, words: string): boolean {
  if (topic === 'violence') return has(KILL_IN_A_BOUT, words) && has(SPORT, words)
  const doubt = DOUBTS[topic]
  return doubt !== undefined && has(doubt.harmless, words) && !(doubt.unless && has(doubt.unless, words))
}
