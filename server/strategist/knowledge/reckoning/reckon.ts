import type { Language } from '#contract/language.ts'
import { fold, words } from '../../reading/fold.ts'
import { type Asked, askedIn, LONGEST } from './asked.ts'
import { differenceOf, lastsOf, leftAfterShares, moreThan, ofEach, ofSeveral, ofSeveralIfNamed } from './by-price.ts'
import { changedBy, daysOff, likeliest, ofRate, ratesMeant, total } from './by-rate.ts'
import type { Known } from './known.ts'
import { labelOf } from './listed-money.ts'
import { headsFor, leftEveryMonth, leftOf, missingOf, sumOfCosts } from './once-paid.ts'
import { prepared } from './per-period.ts'
import { withPlainNumbers } from './plain-numbers.ts'
import { namedDays, quantitiesIn } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { sayIn } from './say.ts'

/** What a number question comes to, with the numbers that were told; null where a number may mean several things. */
export const reckon = (message: string, written: Written, language: Language): string | null =>
  reckonBy(message, written, language, (asked) => RECKONERS[asked.what])

/** What members pay less the bills, for who asks what is left; null for any other. */
export const reckonMonth = (message: string, written: Written, language: Language): string | null =>
  reckonBy(message, written, language, ({ what }) => (what === 'left' ? [leftEveryMonth] : []))

/** What members pay in a month less the bills, where both were told; null where they were not. */
export function monthIn(told: readonly string[], language: Language): string | null {
  const asked: Asked = { ...NOTHING_ASKED, what: 'left' }
  const say = sayIn(language, told.join('\n'))
  return leftEveryMonth({
    told: toldQuantities({ told, said: told }, language),
    own: [],
    asked,
    say,
    names: () => false,
  })
}

const NOTHING_ASKED: Asked = {
  what: 'total',
  periods: [],
  both: false,
  half: false,
  ofHour: false,
  firstMonth: false,
}

/** What is paid every month, as it is paid in the first one. */
const paidInFirst = (quantities: readonly Quantity[], { firstMonth }: Asked): Quantity[] =>
  quantities.map((each): Quantity => {
    const { per, ...once } = each
    return firstMonth && each.kind === 'money' && per === 'month' && each.role !== 'have'
      ? { ...once, bill: false }
      : each
  })

function reckonBy(
  message: string,
  { told, said }: Written,
  language: Language,
  waysFor: (asked: Asked) => readonly Way[],
): string | null {
  if (message.length > LONGEST) return null
  const asked = askedIn(withPlainNumbers(fold(message), language))
  if (!asked || namesSomethingNew(message, told)) return null
  const asksFor = new Set(labelOf(fold(message)))
  const known: Known = {
    told: paidInFirst(toldQuantities({ told, said }, language), asked),
    own: prepared(quantitiesIn(message, language)),
    asked,
    say: sayIn(language, [message, ...told].join('\n')),
    names: ({ label = [] }) => label.some((word) => asksFor.has(word)),
  }
  return (
    waysFor(asked)
      .map((way) => way(known))
      .find((result) => result !== null) ?? null
  )
}

/** What the member wrote: with what was put right in its place, and as it was said. */
interface Written {
  told: readonly string[]
  said: readonly string[]
}

const MANY_DAYS = 5

function toldQuantities({ told, said }: Written, language: Language): Quantity[] {
  const quantities = told.flatMap((text) => quantitiesIn(text, language))
  // What was put right says more than a number: "30 minutes, but only Monday to Friday".
  const [days] = said.map((text) => namedDays(fold(text))).findLast((found) => found.length > 0) ?? []
  if (!days) return prepared(quantities)
  const isEveryDay = ({ kind, per, value }: Quantity): boolean =>
    kind === 'days' && per === 'week' && value >= MANY_DAYS
  return prepared([...quantities.filter((each) => !isEveryDay(each)), days])
}

/** What the numbers that were told come to in a week or month, by themselves; null where nothing is multiplied. */
export function totalOf(written: Written, language: Language): string | null {
  const told = toldQuantities(written, language)
  const asked = NOTHING_ASKED
  const known: Known = { told, own: [], asked, say: sayIn(language, written.told.join('\n')), names: () => false }
  const chosen = likeliest(ratesMeant(known))
  const isWorth = chosen && chosen.factors.length > 1 && (chosen.kind === 'minutes' || chosen.kind === 'money')
  return isWorth ? ofRate(known, chosen) : null
}

/** Words of a short question that name nothing. Folded, in all three languages together. */
const NAMES_NOTHING = new Set(
  [
    'a about all altogether am and are at be come comes do does each for get give how hours i in is it its left long made make makes many me',
    'mean minutes money month months much my now of ok on over pay per really remains roughly so spend sum that thats the them then there this time to total we week weeks what whats with year',
    'cash missing short still nos us our nosotros nuestro nossa nosso',
    'dindin dinheiro grana din pila falta faltam faltando juntar ainda',
    'plata lana guita dinero feria pasta falta faltan faltaria sobra sobran sobraria ahorita ahora todavia',
    'agora pro pros ai ao aproximadamente cada com da dao dar daria de deve dia dias disso do e em entao entra era esse fica ficam gasto horas isso isto ja junto juntos mais me mes meses minutos na no num o os ou pago para por pra q qnt qnto qto quant quanta quantas quanto quantos que sai sao semana semanas sera seria sobra sobrou soma somando total tudo um uma ano anos',
    'al alli ahora ano anos casi como con cual cuanta cuantas cuanto cuantos da dan de del dia dias el en entonces eran eres es eso esto falta gano hago horas junto la las lo los mas me mensual mes meses mi minutos nos o pago para por pues queda quedan quedaria saco sale salen se semana semanas ser seria serian sobra son suma sumando tengo todo total un una va y ya',
  ]
    .join(' ')
    .split(' '),
)
/** A longer question tells enough by its form. */
const A_FEW_WORDS = 4
const STEM = 4

/** "What does a raffle bring?": a short question about something that was not spoken of. */
function namesSomethingNew(message: string, told: readonly string[]): boolean {
  const asked = words(message).map((word) => word.replace(/'s$/, ''))
  if (asked.length > A_FEW_WORDS) return false
  const known = new Set(told.flatMap(words).map((word) => word.slice(0, STEM)))
  return asked.some((word) => !/\d/.test(word) && !NAMES_NOTHING.has(word) && !known.has(word.slice(0, STEM)))
}

/** Whether a message asks for a number that follows from what was told. */
export const asksForNumber = (message: string, language: Language): boolean => {
  const asked = message.length > LONGEST ? null : askedIn(withPlainNumbers(fold(message), language))
  return asked !== null && (asked.what === 'left' || asked.kind === 'money')
}

type Way = (known: Known) => string | null
/** In this order; the first that has the numbers for it. */
const RECKONERS: Record<Asked['what'], readonly Way[]> = {
  heads: [headsFor],
  total: [ofEach, ofSeveralIfNamed, sumOfCosts, total, ofSeveral],
  left: [leftAfterShares, leftOf],
  missing: [missingOf, leftOf, moreThan],
  lasts: [lastsOf],
  more: [moreThan, differenceOf, total],
  less: [(known) => changedBy(known, -1), leftAfterShares, leftOf],
  added: [(known) => changedBy(known, 1)],
  difference: [moreThan, differenceOf],
  off: [daysOff],
  each: [ofEach, ofSeveralIfNamed, total, ofSeveral],
}
