import type { Language } from '#contract/language.ts'

const FROM = "(?:from|de|desde|at|am|i'?m|i am|em|en|dos|com|con)"
const TO =
  '(?:down )?(?:to|a|para|pra|pro|aos|para los|a los|and (?:need|want|have) to (?:be|make|get to|hit)|e (?:quero|preciso|tenho que) (?:chegar|bater|ir)(?: a| em| para| pra)?|y (?:quiero|tengo que|debo|necesito) (?:llegar|bajar|dar|estar)(?: a| en)?)'
const NUMBER = String.raw`\d{2,3}(?:[.,]\d)?`
/** Two numbers without a unit, from more to less. */
const PAIR = new RegExp(
  String.raw`\b(${FROM} )(${NUMBER})( ${TO} )(${NUMBER})(?![\d.,:/]*\d| ?(?:%|€|£|\$|[ap]m\b|h\b|k\b|kg|kilo|quilo|lb|pound|members?|people|alun|alumn|soci|pessoas|personas|reais|euros?|pesos|dol|minut|hours?|horas?|days?|dias?|weeks?|semanas?|reps?|rounds?))`,
  'giu',
)
/** Speaks of money, people or time, and so of no weight. */
const OTHER_THINGS =
  /[$€£%]|\b(?:fees?|prices?|charg\w+|rent|members?|students?|mensalidade|aluguel|alun\w+|cobr\w+|cuota|alquiler|renta|alumn\w+|socios?|minutes?|minutos?|seconds?|segundos?|hours?|horas?|reps?|points?|pontos|puntos|years?|anos|años|km)\b/iu

const LIGHTEST = 40
const HEAVIEST = 140
/** Nobody comes down further between two bouts. */
const LEAST_SHARE = 0.75

const kilos = (number: string): number => Number(number.replace(',', '.'))

/** What such numbers mean, for the readers: many messages about a weight are about gaining it. */
const LOSES: Record<Language, string> = { en: 'lose', pt: 'perder', es: 'bajar' }

/** "From 74 to 71 by January": in sports with weight classes somebody wants to lose kilos, so it is read as such. */
export function withKilos(text: string, language: Language): string {
  if (OTHER_THINGS.test(text)) return text
  return text.replace(PAIR, (whole, from: string, more: string, to: string, less: string) => {
    const [heavy, light] = [kilos(more), kilos(less)]
    const isWeight = light >= LIGHTEST && heavy <= HEAVIEST && light < heavy && light / heavy >= LEAST_SHARE
    return isWeight ? `${LOSES[language]} ${from}${more} kg${to}${less} kg` : whole
  })
}
