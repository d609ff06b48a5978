import { expect, test } from 'vitest'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { isAgeing, isEnding } from './renewal.ts'

const session = { expires_at: '2026-01-01T12:00:00.000Z' }
const secondsBefore = (seconds: number) => Date.parse(session.expires_at) - seconds * 1000

test('a session is ending when three ticks of 30 seconds or fewer remain', () => {
  expect(isEnding(session, secondsBefore(91))).toBe(false)
  expect(isEnding(session, secondsBefore(90))).toBe(true)
  expect(isEnding(session, secondsBefore(1))).toBe(true)
})

test('a session that has expired by this clock counts as ending, because the server decides', () => {
  expect(isEnding(session, secondsBefore(-3600))).toBe(true)
})

test('a session is ageing from the second day on', () => {
  const day = 24 * 60 * 60
  expect(isAgeing(session, secondsBefore(SESSION_SECONDS))).toBe(false)
  expect(isAgeing(session, secondsBefore(SESSION_SECONDS - day + 1))).toBe(false)
  expect(isAgeing(session, secondsBefore(SESSION_SECONDS - day))).toBe(true)
})
