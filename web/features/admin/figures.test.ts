import { expect, test } from 'vitest'
import { FIGURES, peakOf, sumUp } from './figures.ts'

const day = (date: string, sign_ups: number) => ({
  date,
  sign_ups,
  active_members: 0,
  quizzes: 0,
  chat_messages: 0,
  ai_cost_micros: 0,
  revenue_cents: 0,
})

test('every figure that is recorded is drawn', () => {
  const { date: _date, ...figures } = day('2026-11-15', 0)
  expect(FIGURES.map(({ figure }) => figure).toSorted()).toEqual(Object.keys(figures).toSorted())
})

test('sums are sums, and averages keep one digit', () => {
  expect(sumUp([1, 2, 2], 'total')).toBe(5)
  expect(sumUp([1, 2, 2], 'average')).toBe(1.7)
  expect(sumUp([], 'average')).toBe(0)
})

test('the peak is the first of the highest days, and none where nothing happened', () => {
  const days = [day('2026-11-13', 1), day('2026-11-14', 4), day('2026-11-15', 4)]
  expect(peakOf(days, 'sign_ups')?.date).toBe('2026-11-14')
  expect(peakOf(days, 'quizzes')).toBeUndefined()
})
