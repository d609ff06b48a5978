import { describe, expect, test } from 'vitest'
import { timeLeft, timeWords } from './time-left.ts'

const NOW = Date.parse('2026-11-16T12:00:00.000Z')
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

describe('timeLeft', () => {
  test.each([
    [26 * 60 + 5, false, 'en-US', '1 day 2 hours'],
    [24 * 60, false, 'en-US', '1 day'],
    [90, false, 'pt-BR', '1 hora e 30 minutos'],
    [0.2, false, 'es', '1 minuto'],
    [0, true, 'en-US', '1 minute'],
    [-3 * 60, true, 'es', '3 horas'],
  ])('says in %d minutes: late %s, in %s %s', (minutes, isLate, locale, words) => {
    const left = timeLeft(inMinutes(minutes), NOW)
    expect(left.isLate).toBe(isLate)
    expect(timeWords(left.parts, locale)).toBe(words)
  })
})
