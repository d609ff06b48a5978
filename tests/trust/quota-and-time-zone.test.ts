import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/conversations.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'

/** Changing the time zone neither gives a second quota nor takes one away. */

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ AI_FREE_MESSAGES: 2 })
})
afterAll(() => app.close())

/** Time zones for all hours of the day; the first and the last are a day apart. */
const ZONES = Array.from({ length: 27 }, (_, index) => index - 14).map((hours) =>
  hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '+' : ''}${hours}`,
)
const HOUR_MS = 3_600_000

const move = ({ browser }: Person, time_zone: string) => browser.call(changeTimeZone, { time_zone })
const ask = ({ browser }: Person) =>
  browser.try(contract.askStrategist, { message: 'I want a raise', template: 'career', language: 'en' })
const quotaOf = async ({ browser }: Person) => (await browser.call(contract.readRoom, { room: 'war-room' })).quota

describe('a used-up quota', () => {
  test('stays used up in every time zone until the announced reset', async () => {
    const member = await memberOf(app)
    await move(member, 'America/Sao_Paulo')
    expect([(await ask(member)).status, (await ask(member)).status]).toEqual([200, 200])
    const shown = await quotaOf(member)
    for (const zone of ZONES) {
      await move(member, zone)
      expect([zone, (await ask(member)).status]).toEqual([zone, 429])
      expect([zone, await quotaOf(member)]).toEqual([zone, shown])
    }
  })

  test('resets once, whichever time zone is chosen after the reset', async () => {
    for (const zone of ZONES) {
      const member = await memberOf(app)
      await ask(member)
      const { resets_at } = await quotaOf(member)
      // Shortly after the reset.
      const left = Date.parse(resets_at) - Date.now()
      await app.clock.later({ seconds: left / 1_000 + 60 }, async () => {
        await move(member, zone)
        const announced = await quotaOf(member)
        expect(announced.used).toBe(0)
        expect(await ask(member)).toMatchObject({ status: 200, body: { quota: { used: 1 } } })
        const next = await quotaOf(member)
        expect(next.resets_at).toBe(announced.resets_at)
        // The next period must be at least a whole day, counted from that reset.
        const lasts = Date.parse(next.resets_at) - Date.parse(resets_at)
        expect([zone, lasts >= 24 * HOUR_MS || (await beginsAtOwnMidnight(zone, next.resets_at, resets_at))]).toEqual([
          zone,
          true,
        ])
      })
    }
  })

  test('resets after a day without a message, and the next one ends at the member’s midnight', async () => {
    const member = await memberOf(app)
    await ask(member)
    await move(member, 'Asia/Tokyo')
    const { used, resets_at } = await app.clock.later({ days: 3 }, () => quotaOf(member))
    expect(used).toBe(0)
    expect(new Date(resets_at).toISOString().slice(11)).toBe('15:00:00.000Z')
  })
})

/** Whether the quota resets at midnight of that zone, after a whole day that began after the last reset. */
async function beginsAtOwnMidnight(zone: string, resets_at: string, last: string): Promise<boolean> {
  const { rows } = await app.pool.query(
    `select ($2::timestamptz at time zone $1)::time = '00:00' and $2::timestamptz - interval '24 hours' >= $3 as own`,
    [zone, resets_at, last],
  )
  return rows[0].own
}
