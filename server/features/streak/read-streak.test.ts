import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readStreak } from './read-streak.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A new member who was active at these moments. */
async function activeAt(moments: string[]): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (name, email) values ('Robin', $1) returning id`,
    [`${randomUUID()}@people.example`],
  )
  const user_id = rows[0]?.id ?? ''
  await database.pool.query(
    `insert into activities (user_id, kind, created_at) select $1, 'quiz', unnest($2::timestamptz[])`,
    [user_id, moments],
  )
  return user_id
}

async function streakOf(moments: string[], now: string, time_zone: string | null = 'UTC') {
  const user_id = await activeAt(moments)
  const { streak } = await readStreak(database.db, { user_id, time_zone }, new Date(now))
  const { calendar, ...numbers } = streak
  return { ...numbers, today: calendar.at(-1)?.date, yesterday: calendar.at(-2)?.state }
}

describe('a streak', () => {
  test('counts days, not activities, in any order', async () => {
    const moments = ['2026-03-17T09:00:00Z', '2026-03-18T07:00:00Z', '2026-03-16T22:00:00Z', '2026-03-17T09:05:00Z']
    expect(await streakOf(moments, '2026-03-18T12:00:00Z')).toMatchObject({ current: 3, active_today: true })
  })

  test('counts only the member’s own activities', async () => {
    await activeAt([new Date().toISOString()])
    const user_id = await activeAt([])
    expect((await readStreak(database.db, { user_id, time_zone: null }, new Date())).streak.current).toBe(0)
  })

  test('ends at the given moment', async () => {
    const [now, yesterday] = [Date.now(), Date.now() - 24 * 60 * 60 * 1000].map((time) => new Date(time).toISOString())
    const user_id = await activeAt([String(now), String(yesterday)])
    expect((await readStreak(database.db, { user_id, time_zone: null }, new Date())).streak.current).toBe(2)
  })

  test('can be many years long', async () => {
    const days = Array.from({ length: 1200 }, (_, day) => new Date(Date.UTC(2015, 0, 1 + day, 12)).toISOString())
    expect(await streakOf(days, String(days.at(-1)))).toMatchObject({ current: 1200, longest: 1200 })
  })
})

describe('the member’s own day', () => {
  test('is the UTC day until the time zone is known', async () => {
    const around = ['2026-03-17T23:59:59.999Z', '2026-03-18T00:00:00Z']
    expect(await streakOf(around, '2026-03-18T12:00:00Z', null)).toMatchObject({ current: 2, today: '2026-03-18' })
  })

  test('ends at midnight of the time zone', async () => {
    const moments = ['2026-03-17T02:59:59Z', '2026-03-17T03:00:00Z']
    expect((await streakOf(moments, '2026-03-17T12:00:00Z', 'America/Sao_Paulo')).current).toBe(2)
    expect((await streakOf(moments, '2026-03-17T12:00:00Z', 'UTC')).current).toBe(1)
  })

  test.each([
    ['Pacific/Kiritimati', '2026-03-18'],
    ['Asia/Kathmandu', '2026-03-17'],
    ['Pacific/Chatham', '2026-03-18'],
    ['Australia/Lord_Howe', '2026-03-17'],
    ['America/St_Johns', '2026-03-17'],
    ['Pacific/Niue', '2026-03-16'],
  ])('in %s is %s at 10:20 UTC on the 17th', async (time_zone, today) => {
    expect((await streakOf([], '2026-03-17T10:20:00Z', time_zone)).today).toBe(today)
  })

  test('begins at the right minute in zones with half and quarter hours', async () => {
    const around = ['2026-03-17T18:14:59Z', '2026-03-17T18:15:00Z']
    expect((await streakOf(around, '2026-03-18T00:00:00Z', 'Asia/Kathmandu')).current).toBe(2)
    expect((await streakOf(around, '2026-03-18T00:00:00Z', 'Asia/Kolkata')).current).toBe(1)
  })

  test('is calculated again when the time zone changes', async () => {
    const evenings = ['2026-03-15T23:30:00Z', '2026-03-16T23:30:00Z', '2026-03-18T00:30:00Z']
    const at = '2026-03-18T02:00:00Z'
    expect(await streakOf(evenings, at, 'America/New_York')).toMatchObject({ current: 3, today: '2026-03-17' })
    expect(await streakOf(evenings, at, 'Europe/Lisbon')).toMatchObject({ current: 3, yesterday: 'rest' })
    expect(await streakOf(evenings, at, 'Asia/Tokyo')).toMatchObject({ current: 3, yesterday: 'active' })
  })
})

describe('when the clocks change', () => {
  test('in São Paulo at midnight, a day without 00:00 begins at 01:00', async () => {
    const around = ['2018-11-04T02:59:59Z', '2018-11-04T03:00:00Z']
    const streak = await streakOf(around, '2018-11-04T12:00:00Z', 'America/Sao_Paulo')
    expect(streak).toMatchObject({ current: 2, today: '2018-11-04' })
  })

  test('in São Paulo at midnight, the repeated hour before it belongs to one day', async () => {
    const twice = ['2018-02-18T01:30:00Z', '2018-02-18T02:30:00Z']
    const zone = 'America/Sao_Paulo'
    expect(await streakOf(twice, '2018-02-18T02:45:00Z', zone)).toMatchObject({ current: 1, today: '2018-02-17' })
    const next = [...twice, '2018-02-18T03:00:00Z']
    expect(await streakOf(next, '2018-02-18T03:00:00Z', zone)).toMatchObject({ current: 2, today: '2018-02-18' })
  })

  test('São Paulo has had no clock change since it abolished them', async () => {
    const around = ['2026-11-01T02:59:59Z', '2026-11-01T03:00:00Z']
    expect((await streakOf(around, '2026-11-01T12:00:00Z', 'America/Sao_Paulo')).current).toBe(2)
  })

  test.each([
    ['Europe/Lisbon', 'forward', '2026-03-28T23:59:59Z', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
    ['Europe/Lisbon', 'back', '2026-10-24T22:59:59Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
    ['America/New_York', 'forward', '2026-03-08T04:59:59Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
    ['America/New_York', 'back', '2026-11-01T03:59:59Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
  ])('in %s (%s), the short or long day lasts from midnight to midnight', async (zone, _, before, last, after) => {
    expect(await streakOf([before, last, after], after, zone)).toMatchObject({ current: 3, yesterday: 'active' })
    expect((await streakOf([last, after], after, zone)).current).toBe(2)
    expect(await streakOf([before, after], after, zone)).toMatchObject({ current: 2, yesterday: 'rest' })
  })

  test.each(['Europe/Lisbon', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'in %s, an activity every noon is a streak of a whole year',
    async (time_zone) => {
      const noons = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString())
      expect(await streakOf(noons, '2026-12-31T12:00:00Z', time_zone)).toMatchObject({ current: 365, longest: 365 })
    },
  )
})

describe('across the calendar', () => {
  test('a leap day counts', async () => {
    const leap = ['2024-02-28T12:00:00Z', '2024-02-29T12:00:00Z', '2024-03-01T12:00:00Z']
    expect(await streakOf(leap, '2024-03-01T13:00:00Z')).toMatchObject({ current: 3, yesterday: 'active' })
    const without = ['2024-02-28T12:00:00Z', '2024-03-01T12:00:00Z']
    expect(await streakOf(without, '2024-03-01T13:00:00Z')).toMatchObject({ current: 2, yesterday: 'rest' })
    expect((await streakOf([], '2024-02-29T13:00:00Z')).today).toBe('2024-02-29')
  })

  test('in other years March 1 follows February 28', async () => {
    const days = ['2025-02-28T12:00:00Z', '2025-03-01T12:00:00Z']
    expect(await streakOf(days, '2025-03-01T13:00:00Z')).toMatchObject({ current: 2, yesterday: 'active' })
  })

  test('a streak continues over the end of a year', async () => {
    const days = ['2025-12-30T12:00:00Z', '2025-12-31T23:59:59Z', '2026-01-01T00:00:00Z']
    expect((await streakOf(days, '2026-01-01T00:00:01Z')).current).toBe(3)
    const stillTheOldYear = await streakOf(days, '2026-01-01T00:00:01Z', 'America/New_York')
    expect(stillTheOldYear).toMatchObject({ current: 2, today: '2025-12-31' })
  })
})
