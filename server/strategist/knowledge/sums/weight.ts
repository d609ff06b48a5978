import { only } from './numbers-in-text.ts'
import { line, rounded, type Sum } from './told.ts'
import { FILLERS, LOSES, OTHER_WEIGHT, WEIGHS, WEIGHT_WANTED } from './words-beside-numbers.ts'

/** A faster or shorter loss is no matter of arithmetic: what may be danger is for the safety gate. */
const MOST_PERCENT_A_WEEK = 0.7
const WEEKS_TOO_SHORT = 3
const MOST_PERCENT = 10
const LIGHTEST = 40
const HEAVIEST = 500

const ends = (words: string): RegExp => new RegExp(String.raw`(?<!\w)${words}(?: ${FILLERS})? $`)
const IS_WEIGHT = ends(WEIGHS)
const IS_WANTED = ends(WEIGHT_WANTED)
const IS_LOSS = ends(LOSES)

/** A slow loss of weight of an adult to a date: in per cent of the body, and a week. */
export const weight: Sum = ({ figures, text, ahead, isAdult }) => {
  const weights = figures.filter(({ unit }) => unit === 'kilos' || unit === 'pounds')
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
  if (loss <= 0 || percent > MOST_PERCENT || weeks <= WEEKS_TOO_SHORT || percent / weeks > MOST_PERCENT_A_WEEK)
    return []
  const values = { from: body.value, weeks, percent: Number(percent.toFixed(1)), weekly: loss / weeks }
  const unit = body.unit === 'kilos' ? 'kg' : 'lb'
  return [
    to
      ? line('weightBetween', { ...values, unit, to: to.value, loss: rounded(loss) })
      : line('weightLoss', { ...values, unit, loss }),
  ]
}
