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
  '(limpi[oa]|sobri[oa]) (desde|hace)|(dejo|deje) de (beber|tomar) (hace|desde|cuando)',
)
/** About tests, lists and other people's cases. */
const ABOUT_DOPING = anyOf(
  'usada|wada|ita|anti ?doping|drug tests?|tested|banned list|prohibited list|suspended|suspension|multivitamins?',
  'antidoping|suspens[oa]|suspenderam|lista (proibida|de proibid*)|exame de doping|multivitaminic*',
  'suspendi*|suspendier*|sancion*|lista (prohibida|de prohibid*)|control(es)? antidop*|multivitaminic*',
)
const HIDES_DOPING = anyOf(
  'pass (the|a|my)|beat the|catch me|detect*|in my (system|body)|clear (my|the|out)|show up|get away|mask*|how long (does|will|until)',
  'passar no|pegar no|me pegam|me pegar|aparece*|detect*|no (meu )?(corpo|sangue)|limpar|mascar*|burlar|quanto tempo',
  'pasar el|me (agarran|pillan|cachan)|sale en|aparece*|detect*|en (mi )?(cuerpo|sangre)|limpiar|enmascar*|burlar|cuanto tiempo',
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
}

/** Whether the words of a message answer the question that a doubtful finding would lead to. */
export function isAnsweredAlready(topic: SafetyTopic, words: string): boolean {
  if (topic === 'violence') return has(KILL_IN_A_BOUT, words) && has(SPORT, words)
  const doubt = DOUBTS[topic]
  return doubt !== undefined && has(doubt.harmless, words) && !(doubt.unless && has(doubt.unless, words))
}
