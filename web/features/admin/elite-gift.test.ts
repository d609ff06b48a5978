import { expect, test } from 'vitest'
import { giftDays, isGiftDay, suggestedDay } from './elite-gift.ts'

const NOW = Date.parse('2026-11-15T23:30:00.000Z')

test('the form suggests the end that is agreed already, else a year', () => {
  expect(suggestedDay({ until: '2027-01-01T00:00:00.000Z' }, 'UTC', NOW)).toBe('2026-12-31')
  expect(suggestedDay({ until: '2027-01-01T03:00:00.000Z' }, 'America/Sao_Paulo', NOW)).toBe('2026-12-31')
  expect(suggestedDay({ until: null }, 'UTC', NOW)).toBe('2027-11-15')
  expect(suggestedDay(null, 'UTC', NOW)).toBe('2027-11-15')
})

test('a gift ends today at the earliest and in ten years at the latest', () => {
  const { first, last } = giftDays('UTC', NOW)
  expect([first, last]).toEqual(['2026-11-15', '2036-11-11'])
  expect([first, last].map((day) => isGiftDay(day, 'UTC', NOW))).toEqual([true, true])
  expect(['2026-11-14', '2036-11-12', '', 'soon', '2026-11-15x'].map((day) => isGiftDay(day, 'UTC', NOW))).toEqual(
    Array(5).fill(false),
  )
})

test('today is the day of the admin’s time zone', () => {
  expect(giftDays('Asia/Tokyo', NOW).first).toBe('2026-11-16')
})
