import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from './server-clock.ts'

const NOON = Date.parse('2026-12-10T12:00:00Z')

afterEach(() => void vi.useRealTimers())

test('a device that is three hours late counts by the server’s clock, and one that is right by its own', () => {
  vi.useFakeTimers({ now: NOON - 3 * 60 * 60_000 })
  learnServerTime('Thu, 10 Dec 2026 12:00:00 GMT')
  expect(serverNow()).toBe(NOON)
  vi.setSystemTime(NOON + 900)
  learnServerTime('Thu, 10 Dec 2026 12:00:00 GMT')
  expect(serverNow()).toBe(NOON + 900)
})

test('an answer without a date, or with rubbish, changes nothing', () => {
  vi.useFakeTimers({ now: NOON })
  learnServerTime('Thu, 10 Dec 2026 13:00:00 GMT')
  learnServerTime(null)
  learnServerTime('rubbish')
  expect(serverNow()).toBe(NOON + 60 * 60_000)
})
