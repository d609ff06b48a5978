import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHECK_IN_GAP_HOURS,
  CHECK_IN_HOUR,
  CHECK_IN_LAST_HOUR,
  chooseDue,
  localMoment,
  mayAskNow,
} from './check-in-rules.ts'
import { isQuietHour } from './notification-rules.ts'

/** Half and three-quarter hours, half an hour of summer time, a day that was left out, clocks that change at midnight. */
const ZONES = [
  'UTC',
  'America/Sao_Paulo',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Europe/London',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Chatham',
]
const STEP_MS = 15 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const DAYS = 5

const hour = fc.integer({ min: 0, max: 23 })
const quiet = fc.option(
  fc.record({ from: hour, to: hour }).filter(({ from, to }) => from !== to),
  { nil: null },
)
/** Beginnings near changes of clocks somewhere, among them Apia's lost day at the end of 2011, and any others. */
const beginning = fc.oneof(
  fc
    .constantFrom(
      '2011-12-28T00:00:00Z',
      '2026-03-07T00:00:00Z',
      '2026-03-28T00:00:00Z',
      '2026-04-03T00:00:00Z',
      '2026-09-04T00:00:00Z',
      '2026-10-03T00:00:00Z',
      '2026-10-31T00:00:00Z',
    )
    .map(Date.parse),
  fc.integer({ min: Date.UTC(2020), max: Date.UTC(2035) }).map((moment) => moment - (moment % STEP_MS)),
)

interface Asked {
  day: string
  asked_at: Date
  time_zone: string
}

/** Lives through some days, and asks whenever the rule allows it. */
function live(
  from: number,
  zoneAt: (day: number) => string,
  quiet_hours: { from: number; to: number } | null,
): Asked[] {
  const asked: Asked[] = []
  for (let step = 0; step < (DAYS * 24 * HOUR_MS) / STEP_MS; step++) {
    const now = new Date(from + step * STEP_MS)
    const time_zone = zoneAt(Math.floor((step * STEP_MS) / (24 * HOUR_MS)))
    if (mayAskNow({ now, time_zone, quiet_hours, last: asked.at(-1) ?? null }))
      asked.push({ day: localMoment(now, time_zone).day, asked_at: now, time_zone })
  }
  return asked
}

describe('the question how it went', () => {
  test('comes at most once a day, at a humane hour, never in quiet hours, whatever the zone and its clocks do', () => {
    fc.assert(
      fc.property(
        beginning,
        fc.array(fc.constantFrom(...ZONES), { minLength: DAYS, maxLength: DAYS }),
        fc.boolean(),
        quiet,
        (from, zones, moves, quiet_hours) => {
          const zoneAt = (day: number) => zones[moves ? day : 0] ?? 'UTC'
          const asked = live(from, zoneAt, quiet_hours)
          expect(new Set(asked.map(({ day }) => day)).size).toBe(asked.length)
          for (const [index, { asked_at, time_zone }] of asked.entries()) {
            const { hour: local } = localMoment(asked_at, time_zone)
            expect(local).toBeGreaterThanOrEqual(CHECK_IN_HOUR)
            expect(local).toBeLessThan(CHECK_IN_LAST_HOUR)
            if (quiet_hours) expect(isQuietHour(local, quiet_hours)).toBe(false)
            const before = asked[index - 1]
            if (before)
              expect(asked_at.getTime() - before.asked_at.getTime()).toBeGreaterThanOrEqual(
                CHECK_IN_GAP_HOURS * HOUR_MS,
              )
          }
        },
      ),
      { numRuns: 60, seed: 17 },
    )
  })

  test.each(ZONES)('comes every morning at eight in %s for someone who stays there', (time_zone) => {
    const asked = live(Date.parse('2026-04-03T00:00:00Z'), () => time_zone, null)
    expect(asked.length).toBeGreaterThanOrEqual(DAYS - 1)
    // The days begin at another hour there, so that the first question may come later and move the second.
    for (const { asked_at } of asked.slice(2)) expect(localMoment(asked_at, time_zone).hour).toBe(CHECK_IN_HOUR)
  })

  test('waits for the end of quiet hours, and is left out where they last until the evening', () => {
    const at = (time: string) => ({ now: new Date(`2026-11-18T${time}Z`), time_zone: 'UTC', last: null })
    expect(mayAskNow({ ...at('09:59:00'), quiet_hours: { from: 22, to: 10 } })).toBe(false)
    expect(mayAskNow({ ...at('10:00:00'), quiet_hours: { from: 22, to: 10 } })).toBe(true)
    for (const time of ['08:00:00', '14:00:00', '20:59:00'])
      expect(mayAskNow({ ...at(time), quiet_hours: { from: 6, to: 22 } })).toBe(false)
  })

  test('is about what became due last, not about what is to come or long over', () => {
    const due = (id: string, due_date: string) => ({ id, due_date, created_at: '2026-11-01' })
    const all = [
      due('over', '2026-11-03'),
      due('old', '2026-11-10'),
      due('now', '2026-11-18'),
      due('next', '2026-11-19'),
    ]
    expect(chooseDue(all, '2026-11-18')?.id).toBe('now')
    expect(chooseDue(all.slice(0, 2), '2026-11-18')?.id).toBe('old')
    expect(chooseDue(all.slice(0, 1), '2026-11-18')).toBeUndefined()
    expect(chooseDue(all.slice(3), '2026-11-18')).toBeUndefined()
  })
})
