import { expect, test } from 'vitest'
import { CONVERSION_STEPS, changeSince, conversionOf, currenciesIn, FIGURES, peakOf, sumUp } from './figures.ts'

const day = (date: string, sign_ups: number) => ({
  date,
  sign_ups,
  confirmed: 0,
  active_in_week: 0,
  paying: 0,
  active_members: 0,
  quizzes: 0,
  chat_messages: 0,
  ai_cost_micros: 0,
  revenue: {} as Record<string, number>,
})

test('every recorded figure has a chart', () => {
  const { date: _date, revenue: _revenue, ...figures } = day('2026-11-15', 0)
  const drawn = new Set([...FIGURES.map(({ figure }) => figure), ...CONVERSION_STEPS])
  expect([...drawn].toSorted()).toEqual(Object.keys(figures).toSorted())
})

test('sums are exact, and averages are rounded to one digit', () => {
  expect(sumUp([1, 2, 2], 'total')).toBe(5)
  expect(sumUp([1, 2, 2], 'average')).toBe(1.7)
  expect(sumUp([], 'average')).toBe(0)
})

test('the peak is the first of the highest days, and undefined if all are zero', () => {
  const days = [day('2026-11-13', 1), day('2026-11-14', 4), day('2026-11-15', 4)]
  expect(peakOf(days, ({ sign_ups }) => sign_ups)?.date).toBe('2026-11-14')
  expect(peakOf(days, ({ quizzes }) => quizzes)).toBeUndefined()
})

test('the conversion is a share of the sign-ups, and undefined if there were none', () => {
  const days = [
    { ...day('2026-11-14', 3), confirmed: 3, active_in_week: 1, paying: 0 },
    { ...day('2026-11-15', 1), confirmed: 0, active_in_week: 1, paying: 1 },
  ]
  expect(conversionOf(days)).toEqual([
    { step: 'sign_ups', count: 4, share: 1 },
    { step: 'confirmed', count: 3, share: 0.75 },
    { step: 'active_in_week', count: 2, share: 0.5 },
    { step: 'paying', count: 1, share: 0.25 },
  ])
  expect(conversionOf([day('2026-11-15', 0)]).map(({ share }) => share)).toEqual(CONVERSION_STEPS.map(() => undefined))
})

test.each([
  [10, 15, 'more', 0.5],
  [10, 5, 'less', 0.5],
  [10, 0, 'less', 1],
  [10, 10, 'same', 0],
  [0, 10, 'nothing', 0],
  [0, 0, 'nothing', 0],
] as const)('%d before and %d now is %s', (before, now, direction, share) => {
  expect(changeSince(before, now)).toEqual({ direction, share })
})

test('revenue is shown in each currency that has some, and in dollars if there is none', () => {
  const days = [
    { ...day('2026-11-14', 0), revenue: { USD: 1 } },
    { ...day('2026-11-15', 0), revenue: { CLP: 5, BRL: 2 } },
  ]
  expect(currenciesIn(days)).toEqual(['BRL', 'CLP', 'USD'])
  expect(currenciesIn([day('2026-11-15', 0)])).toEqual(['USD'])
})
