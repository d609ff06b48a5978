import { expect, test } from 'vitest'
import { localTime, momentOf } from './local-time.ts'

test.each(['2026-11-16T18:00:00.000Z', '2027-03-28T01:30:00.000Z', '2027-07-01T00:00:00.000Z'])(
  '%s is the same moment after it was shown and read',
  (moment) => expect(momentOf(localTime(moment))).toBe(moment),
)

test.each(['', '2026-13-01T10:00', 'tomorrow'])('%j is no moment', (typed) => expect(momentOf(typed)).toBeUndefined())
