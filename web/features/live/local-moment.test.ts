import { expect, test } from 'vitest'
import { localMoment } from './local-moment.ts'

test.each([
  ['2026-11-20T03:00:00.000Z', 'America/Los_Angeles', '2026-11-19', '19:00'],
  ['2026-11-20T00:05:00.000Z', 'UTC', '2026-11-20', '00:05'],
])('%s in %s is the day %s at %s', (at, zone, day, time) => expect(localMoment(at, zone)).toEqual({ day, time }))
