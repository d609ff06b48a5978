import { type Figure, only } from './numbers-in-text.ts'
import { line, rounded, type Sum } from './told.ts'
import { FILLERS, LOSES, OTHER_WEIGHT, WEIGHS, WEIGHT_WANTED } from './words-beside-numbers.ts'

/** A faster or shorter loss is not spread over the weeks: it is said that it is too fast. */
const MOST_PERCENT_A_WEEK = 0.7
const WEEKS_TOO_SHORT = 3
const MOST_PERCENT = 10
const LIGHTEST = 40
const HEAVIEST = 500
/** A bare number of this size beside "I weigh" is in kilos; a larger one may be in pounds. */
const HEAVIEST_BARE = 115

const ends = (words: string): RegExp => new RegExp(String.raw`(?<!\w)${words}(?: ${FILLERS})? $`)
const IS_WEIGHT = ends(WEIGHS)
const IS_WANTED = ends(WEIGHT_WANTED)
const IS_LOSS = ends(LOSES)

/** A loss of weight of an adult to a date: in per cent of the body, and a week, if it is slow. */
export const weight: Sum = ({ figures, text, ahead, isAdult }) => {
  const isBare = ({ unit, counts, marked, value, before }: Figure): boolean =>
    unit === undefined &&
    counts &&
    !marked &&
    value >= LIGHTEST &&
    value <= HEAVIEST_BARE &&
    (IS_WEIGHT.test(before) || IS_WANTED.test(before))
  const hasUnit = figures.some(({ unit }) => unit === 'kilos' || unit === 'pounds')
  const weights = figures.filter(
    (figure) => figure.unit === 'kilos' || figure.unit === 'pounds' || (!hasUnit && isBare(figure)),
  )
  const [one, other] = weights
  if (!isAdult() || OTHER_WEIGHT.test(text) || weights.length !== 2 || !one || !other || one.unit !== other.unit)
    return []
  const isPair = other.from === one
  if (!isPair && weights.some(({ vague }) => vague)) return []
  const body = isPair ? one : only(weights, (figure) => IS_WEIGHT.test(figure.before))
  const to = isPair ? other : only(weights, (figure) => figure !== body && IS_WANTED.test(figure.before))
  const lost = only(weights, (figure) => figure !== body && IS_LOSS.test(figure.before))
  if (!body || body.value < LIGHTEST || body.value > HEAVIEST || (to === undefined) === (lost === undefined)) return []
  const loss = to ? body.value - to.value : (lost?.value ?? 0)
  const { weeks = 0 } = ahead() ?? {}
  const percent = (100 * loss) / body.value
  const unit = body.unit === 'pounds' ? 'lb' : 'kg'
  if (loss <= 0 || weeks < 1) return []
  if (percent / weeks > MOST_PERCENT_A_WEEK)
    return to ? [line('weightTooFast', { from: body.value, to: to.value, loss: rounded(loss), unit, weeks })] : []
  if (percent > MOST_PERCENT || weeks <= WEEKS_TOO_SHORT) return []
  const values = { from: body.value, weeks, percent: Number(percent.toFixed(1)), weekly: loss / weeks }
  return [
    to
      ? line('weightBetween', { ...values, unit, to: to.value, loss: rounded(loss) })
      : line('weightLoss', { ...values, unit, loss }),
  ]
}
