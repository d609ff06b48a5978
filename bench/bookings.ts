import type { Pool } from 'pg'
import { type BenchPerson, takeTurns, withApp } from './app-in-process.ts'
import type { Figure } from './figures.ts'

const [FEW, MANY] = [1_000, 100_000]
const LARGEST_RATIO = 2
const DAY_MS = 24 * 60 * 60 * 1000
/** So that the whole month that is read has bookings. */
const AHEAD_DAYS = 62

interface BookedCoach {
  person: BenchPerson
  slug: string
  offer_id: string
}

/** A coach with few bookings and one with many, in one database. Both are booked equally often in the time that is read. */
export async function measure(): Promise<Figure[]> {
  return await withApp(async ({ pool, addPerson }) => {
    const member = await addPerson('booking-member')
    const addCoach = async (slug: string, count: number): Promise<BookedCoach> => {
      const person = await addPerson(slug, 'coach')
      return { person, slug, offer_id: await addBookings(pool, { coach: person, member, count }) }
    }
    const [few, many] = [await addCoach('few-bookings', FEW), await addCoach('many-bookings', MANY)]
    await pool.query('analyze')
    const figures: Figure[] = []
    for (const { what, read, shown } of READINGS) {
      const found = [shown(await read(few, member)), shown(await read(many, member))]
      if (found[0] !== found[1] || !found[0]) throw new Error(`${what}: ${found.join(' and ')} are not the same`)
      const [ofFew = 0, ofMany = 0] = await takeTurns(
        () => read(few, member),
        () => read(many, member),
      )
      figures.push(figureOf(what, ofFew, ofMany))
    }
    return figures
  })
}

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

interface Reading {
  what: string
  read(coach: BookedCoach, member: BenchPerson): Promise<string>
  /** How much of it there is: as much for both coaches. */
  shown(answer: string): number
}

const READINGS: Reading[] = [
  {
    what: 'A month of open times',
    read: ({ offer_id }, member) => {
      const month = dayAfter(31).slice(0, 7)
      return member.read(`/api/offers/${offer_id}/times?month=${month}&time_zone=America/New_York`)
    },
    shown: (answer) => (JSON.parse(answer) as { times: unknown[] }).times.length,
  },
  {
    what: 'The three times nearest to one that is taken',
    read: ({ offer_id }, member) => member.read(`/api/offers/${offer_id}/times/near?at=${dayAfter(10)}T12:00:00.000Z`),
    shown: (answer) => (JSON.parse(answer) as { times: unknown[] }).times.length,
  },
  {
    what: 'The coach’s week',
    read: ({ person, slug }) => person.read(`/api/calendars/${slug}/week?from=${dayAfter(0)}`),
    shown: (answer) => (JSON.parse(answer) as { booked: unknown[] }).booked.length,
  },
  ...(['coming', 'past'] as const).map((when) => ({
    what: `The coach’s bookings (${when})`,
    read: ({ person }: BookedCoach) => person.read(`/api/bookings?when=${when}`),
    shown: (answer: string) => (JSON.parse(answer) as { bookings: unknown[] }).bookings.length,
  })),
]

function figureOf(what: string, few: number, many: number): Figure {
  return {
    what,
    measured: `${(many / few).toFixed(2)} × at ${MANY.toLocaleString('en')} bookings of one coach`,
    against: `${many.toFixed(1)} and, at ${FEW.toLocaleString('en')}, ${few.toFixed(1)} ms in one run`,
    target: `at most ${LARGEST_RATIO} ×`,
    reached: many / few <= LARGEST_RATIO,
  }
}

/** An hour every three hours, from two months ahead back to the past; every tenth was cancelled. Returns the offer. */
async function addBookings(
  pool: Pool,
  { coach, member, count }: { coach: BenchPerson; member: BenchPerson; count: number },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(ADD_BOOKINGS, [coach.user_id, member.user_id, count, AHEAD_DAYS])
  if (!rows[0]) throw new Error('the bookings were not added')
  return rows[0].id
}

const ADD_BOOKINGS = `
  with offer as (
    insert into offers (coach_id, kind, title, description, price_minor, currency, minutes, seats)
    values ($1, 'coaching', 'An hour of boxing', 'Rounds on the pads.', 5000, 'USD', 60, 1) returning id),
  calendar as (
    insert into calendars (coach_id, time_zone, windows, break_minutes, notice_hours, horizon_days, meeting_kind)
    select $1, 'America/Sao_Paulo', jsonb_agg(jsonb_build_object('weekday', weekday, 'from', '00:00', 'to', '24:00')),
      0, 0, 90, 'peer'
    from generate_series(1, 7) weekday returning id),
  booked as (
    insert into booked_times (calendar_id, lane, offer_id, starts_at, minutes, blocked_until, seats, seats_taken)
    select calendar.id, calendar.id, offer.id, at, 60, at + interval '1 hour', 1, case when n % 10 = 0 then 0 else 1 end
    from calendar, offer, generate_series(1, $3::int) n,
      lateral (select date_trunc('day', now()) + interval '1 day' * $4::int - interval '3 hours' * n as at) moment
    returning id, starts_at, seats_taken),
  taken as (
    insert into bookings (time_id, member_id, state, title, free_until, ended_at)
    select id, $2, case when seats_taken = 0 then 'cancelled' else 'confirmed' end, 'An hour of boxing',
      starts_at - interval '1 day', case when seats_taken = 0 then now() end
    from booked)
  select id from offer`
