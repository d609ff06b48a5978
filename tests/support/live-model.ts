import { expect } from 'vitest'
import { LIVE_HORIZON_DAYS, type LiveRepeat } from '#contract/live-rules.ts'
import { findMember } from '#server/features/accounts/read-member.ts'
import { addLiveEvent } from '#server/features/live/change-event.ts'
import { cancelOccurrence, moveOccurrence } from '#server/features/live/change-occurrence.ts'
import { listLive } from '#server/features/live/find-occurrences.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const YEARS_DAYS = 731
const STEP_DAYS = 43
const REPEATS: readonly LiveRepeat[] = ['weekly', 'biweekly', 'monthly']
/** Hours that exist on every day of these zones. */
const TIMES = ['19:00', '00:15', '23:45', '06:30'] as const

interface Expected {
  state: 'planned' | 'moved' | 'cancelled'
  /** As a clock on the wall there shows it. */
  local: string
}

interface Life {
  app: TestApp
  /** An admin. */
  host: Person
  time_zone: string
  seed: number
  /** Dates that are moved or cancelled at each step. */
  exceptions: number
}

/**
 * Lives through two years of a rule in steps of some weeks, with dates that are moved and cancelled on the way, and
 * compares what is listed with dates that are computed here in another way, and local times that Intl tells.
 */
export async function liveForTwoYears({ app, host, time_zone, seed, exceptions }: Life): Promise<void> {
  let state = seed
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  const member = await memberBy(app, host)
  const start = Date.parse('2030-01-01T12:00:00Z')
  const repeat = pick(REPEATS)
  const start_time = pick(TIMES)
  const first_day = dayOf(start + (2 + random(28)) * DAY_MS)
  const at = (now: number) => ({ ...app.services, clock: { now: () => new Date(now) } })
  const place = { place: 'online', join_url: null, address: null, map_url: null, seats: null } as const
  const rule = { repeat, first_day, last_day: null, start_time, time_zone, minutes: 60 }
  const added = await addLiveEvent(at(start), member, { slug: 'kings', title: 'Round', about: 'x', ...place, ...rule })
  const event_id = added.id.slice(0, 36)

  const expected = new Map<string, Expected>()
  for (const day of datesOf(repeat, first_day)) expected.set(day, { state: 'planned', local: `${day} ${start_time}` })

  for (let now = start; now < start + YEARS_DAYS * DAY_MS; now += STEP_DAYS * DAY_MS) {
    const near = [...expected].filter(
      ([day, { state: is }]) =>
        is === 'planned' && day > dayOf(now + 5 * DAY_MS) && day < dayOf(now + LIVE_HORIZON_DAYS * DAY_MS),
    )
    for (let left = Math.min(exceptions, near.length); left > 0; left--) {
      const [[day, planned]] = near.splice(random(near.length), 1) as [[string, Expected]]
      const id = `${event_id}_${day}`
      if (random(2) === 0) {
        await cancelOccurrence(at(now), member, id)
        expected.set(day, { ...planned, state: 'cancelled' })
      } else {
        const moved = { day: dayOf(Date.parse(day) + (random(7) - 3) * DAY_MS), start_time: '18:30' }
        await moveOccurrence(at(now), member, { id, ...moved })
        expected.set(day, { state: 'moved', local: `${moved.day} ${moved.start_time}` })
      }
    }
    const listed = await listAll(at(now), member, event_id)
    // Dates at the edges of the time that is listed are checked in the step before or after.
    const inside = ({ local }: Expected) =>
      local > dayOf(now + 2 * DAY_MS) && local < dayOf(now + (LIVE_HORIZON_DAYS - 2) * DAY_MS)
    const shown = listed.map(({ id, state: is, starts_at }): [string, Expected] => [
      id.slice(-10),
      { state: is, local: localTime(starts_at, time_zone) },
    ])
    const sorted = (dates: [string, Expected][]) =>
      Object.fromEntries(dates.filter(([, date]) => inside(date)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    expect(sorted(shown), `seed ${seed}, ${time_zone}, ${dayOf(now)}`).toEqual(sorted([...expected]))
  }
  // The next life lists only its own dates.
  await app.pool.query('delete from live_events where id = $1', [event_id])
}

async function listAll(services: Parameters<typeof listLive>[0], member: Parameters<typeof listLive>[1], id: string) {
  const all = []
  let from: string | undefined
  do {
    const page = await listLive(services, member, { space: 'kings', from })
    all.push(...page.occurrences)
    from = page.next ?? undefined
  } while (from !== undefined)
  return all.filter(({ event_id }) => event_id === id)
}

async function memberBy({ pool, services }: TestApp, { user_id }: Person) {
  const { rows } = await pool.query<{ token: string }>('select token from sessions where user_id = $1', [user_id])
  const member = await findMember(services, rows[0]?.token ?? '')
  if (!member) throw new Error('the host is not signed in')
  return member
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** By counting days, where the code uses RFC 5545. */
function datesOf(repeat: LiveRepeat, first_day: string): string[] {
  const first = Date.parse(first_day)
  const days = Array.from({ length: YEARS_DAYS + 120 }, (_, number) => first + number * DAY_MS)
  const weeks = (moment: number) => (moment - first) / (7 * DAY_MS)
  const place = (moment: number) => Math.ceil(new Date(moment).getUTCDate() / 7)
  const isLast = (moment: number) => new Date(moment).getUTCMonth() !== new Date(moment + 7 * DAY_MS).getUTCMonth()
  const isDate = (moment: number) => {
    if (!Number.isInteger(weeks(moment))) return false
    if (repeat === 'monthly') return place(first) === 5 ? isLast(moment) : place(moment) === place(first)
    return repeat === 'weekly' || weeks(moment) % 2 === 0
  }
  return days.filter(isDate).map(dayOf)
}

function localTime(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return format.format(new Date(moment))
}
