import { SUM_TEXTS } from '#content/talk/sums.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../../reading/fold.ts'
import { isExact, numberFormat } from './number-format.ts'
import { toNumber } from './numerals.ts'

/** Folded, in all three languages together. */
const ASKED =
  /^[¿ ]*(?:(?:ok|and|so|then|e|entao|y|entonces)[, ]+)*(?<asks>(?:how much|what)(?:'?s| is| are|s)|calculate|quanto (?:e|eh|da|fica|sao)|calcula|cuanto (?:es|da|son|seria))?:? */
const LAST = /(?: ?(?:=|please|pls|por favor|porfa)| ?\?)*[ .!]*$/

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const PERCENT_OF = '% (?:of|de|do|da|del)'
const SIGN = `[-+x*×/÷−]|${PERCENT_OF}`
const CALCULATION = new RegExp(`^${NUMBER}(?: ?(?:${SIGN}) ?${NUMBER})+$`)
const TOKENS = new RegExp(`${NUMBER}|${SIGN}`, 'g')
/** A score, a date or a range, unless it is asked what it is. */
const MAYBE_NO_SUM = /^\d+(?:[-/]\d+)+$/

interface Operation {
  shown: string
  apply: (one: number, other: number) => number
}
const TIMES: Operation = { shown: '×', apply: (one, other) => one * other }
const DIVIDED: Operation = { shown: '÷', apply: (one, other) => one / other }
const PLUS: Operation = { shown: '+', apply: (one, other) => one + other }
const MINUS: Operation = { shown: '−', apply: (one, other) => one - other }
const PERCENT: Operation = { shown: '% ×', apply: (one, other) => (one * other) / 100 }
const OPERATIONS: Readonly<Record<string, Operation>> = {
  x: TIMES,
  '*': TIMES,
  '×': TIMES,
  '/': DIVIDED,
  '÷': DIVIDED,
  '+': PLUS,
  '-': MINUS,
  '−': MINUS,
}
const CLOSEST: ReadonlySet<Operation> = new Set([TIMES, DIVIDED, PERCENT])

/** What binds closest is calculated first, else from left to right. */
function calculate(numbers: readonly number[], operations: readonly Operation[]): number {
  const close = operations.findIndex((operation) => CLOSEST.has(operation))
  const place = Math.max(0, close)
  const operation = operations[place]
  if (!operation) return numbers[0] ?? 0
  const result = operation.apply(numbers[place] ?? 0, numbers[place + 1] ?? 0)
  if (!isExact(result)) return Number.NaN
  return calculate(numbers.toSpliced(place, 2, result), operations.toSpliced(place, 1))
}

/** Who writes more does not only calculate. */
const LONGEST = 100

/** The result of a message that is nothing but a calculation: "12 x 45", "40% of 770000". Null for any other. */
export function bareSum(message: string, language: Language): string | null {
  if (message.length > LONGEST) return null
  const text = fold(message)
  const isAsked = ASKED.exec(text)?.groups?.asks !== undefined
  const written = text.replace(ASKED, '').replace(LAST, '')
  if (!CALCULATION.test(written) || (MAYBE_NO_SUM.test(written) && !isAsked)) return null
  const { format } = numberFormat(message, language)
  const tokens = written.match(TOKENS) ?? []
  const numbers = tokens.filter((_, place) => place % 2 === 0).map((written) => toNumber(written))
  const operations = tokens.filter((_, place) => place % 2 === 1).map((sign) => OPERATIONS[sign] ?? PERCENT)
  if (!numbers.every(isExact)) return null
  const isByZero = operations.some((operation, place) => operation === DIVIDED && numbers[place + 1] === 0)
  if (isByZero) return SUM_TEXTS[language].dividedByZero
  const result = calculate(numbers, operations)
  const shown = numbers.flatMap((number, place) => [format(number), operations[place]?.shown ?? []]).flat()
  return Number.isFinite(result) ? `${shown.join(' ')} = ${format(result)}` : null
}
