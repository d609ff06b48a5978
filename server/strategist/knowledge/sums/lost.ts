import { incomeOf, isMonthlyPrice } from './members.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { beforeAndNow, feeIn, line, type Sum, type Told } from './told.ts'
import { EVENT, JOINED, WHOLE } from './words-beside-numbers.ts'

interface Loss {
  leavers: number
  /** Those who were there before. */
  before: number | undefined
  stay: number | undefined
  /** It is said how many left, not only how many are still there. */
  isCounted: boolean
}

const IS_WHOLE = new RegExp(String.raw`(?<!\w)${WHOLE} $`)

/** "96 before, 79 now", "14 of the 70 left", "lost 14". */
function lossIn(told: Told): Loss | undefined {
  const change = beforeAndNow(told)
  const gone = told.figures.filter(({ leaves }) => leaves)
  if (change)
    return gone.length === 0
      ? {
          before: change.before.value,
          stay: change.now.value,
          leavers: change.before.value - change.now.value,
          isCounted: false,
        }
      : undefined
  const leavers = only(gone, () => true)
  if (!leavers || leavers.per !== undefined) return undefined
  const isPeople = ({ unit, leaves }: Figure): boolean => (unit === 'members' || unit === 'heads') && !leaves
  const people = told.figures.filter(isPeople)
  const whole = only(people, ({ before }) => IS_WHOLE.test(before))
  if (people.length > 0 && (!whole || people.length > 1 || whole.value <= leavers.value)) return undefined
  return { leavers: leavers.value, before: whole?.value, stay: whole && whole.value - leavers.value, isCounted: true }
}

/** What those who left paid, in a month and a year, and what the others bring in. */
export const lostIncome: Sum = (told) => {
  const loss = lossIn(told)
  const price = feeIn(told)
  if (!loss || !price || !isMonthlyPrice(price) || EVENT.test(told.text) || JOINED.test(told.text)) return []
  if (told.figures.some(({ rises, risesTo }) => rises || risesTo)) return []
  const { leavers, before, stay, isCounted } = loss
  const monthly = leavers * price.value
  return [
    ...(before !== undefined && stay !== undefined
      ? [line(isCounted ? 'stay' : 'gone', { before, leavers, stay })]
      : []),
    line('lost', { leavers, price: price.value, monthly, yearly: monthly * 12 }),
    ...(stay === undefined ? [] : incomeOf(told, stay, price.value)),
  ]
}
