import type { SafetyTopic } from '../strategist.ts'
import { anyOf, has } from './pattern.ts'

/** What, said just after a finding, still is about it although it would be harmless on its own. */
const STILL_ABOUT: Readonly<Record<SafetyTopic, RegExp>> = {
  'self-harm': anyOf(
    'i mean it|im serious|pills|bridge|tonight|goodbye|pointless|no way out|nobody (cares|listens)|cant (do|take) this|already decided|(doesnt|does not) matter|hopeless|its over|i give up',
    'e serio|to falando serio|remedios|ponte|hoje a noite|adeus|ninguem (liga|se importa|escuta)|nao aguento|ja decidi|nao adianta|sem saida|desisto',
    'es en serio|lo digo en serio|pastillas|puente|esta noche|adios|a nadie le importa|no aguanto|no puedo mas|ya decidi|no tiene caso|sin salida|me rindo',
  ),
  'weight-cut': anyOf(
    'protocol|how (much|many|long)|just tell me|anyway|water|salt|sweat|everyone does it|i know the risks?',
    'protocolo|quant[oa]s?|so me (diz|fala)|mesmo assim|agua|sal|suar|todo mundo faz|sei (dos|os) riscos',
    'cuant[oa]s?|solo dime|igual lo|de todos modos|sudar|todos lo hacen|conozco los riesgos',
  ),
  concussion: anyOf(
    'spar|sparring|train|training|fight|compete|competing|gym|roll|lift|back',
    'treinar|treino|lutar|luta|competir|academia|voltar|rolar',
    'entrenar|entreno|entrenamiento|pelear|pelea|gimnasio|volver|rodar',
  ),
  doping: anyOf(
    'dose|mg|how (much|many|long)|which|cycle|dosagem|quanto|qual|ciclo|dosis|cuanto|cual|anyway|mesmo assim',
  ),
  'eating-disorder': anyOf(
    'cant stop|did it again|happened again|disgust*|still (not )?eat*|nao consigo parar|de novo|nojo|no puedo parar|otra vez|asco',
  ),
  abuse: anyOf(
    'did it again|happened again|my fault|deserve*|cant leave|scared|afraid|(de novo|outra vez)|culpa|mereco|medo|otra vez|merezco|miedo',
  ),
  violence: anyOf(
    'anyway|deserves?|dont care|knife|gun|weapon|where he lives|mesmo assim|merece|nao (ligo|me importo)|faca|arma|no me importa|cuchillo|navaja',
  ),
}

const CLEARED = anyOf(
  'cleared|clearance|doctor (said|says) (its|im|i am|i can)|(medico|medica) (me )?(liberou|autorizou)|liberad[oa]|autorizad[oa]|alta medica|me dio el alta',
)

export function isStillAbout(topic: SafetyTopic, words: string): boolean {
  if (topic === 'concussion' && has(CLEARED, words)) return false
  return has(STILL_ABOUT[topic], words)
}
