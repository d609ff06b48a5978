import { eq } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import { placeOrder } from '#contract/orders.ts'
import type { Clock } from '#server/clock.ts'
import { calendars } from '#server/features/calendars/tables.ts'
import type { TestApp } from './app.ts'
import { coachOf } from './coaches.ts'
import { checkoutOf, openOrderOf, orderOf, soldBy } from './order-books.ts'
import { memberOf, type Person } from './people.ts'

const HOUR_MS = 60 * 60 * 1000
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }))

const OPEN = { time_zone: 'UTC', windows: EVERY_DAY, break_minutes: 0, notice_hours: 0, horizon_days: 60 }

/** A calendar that is open day and night, without break and notice. */
export async function openCalendar(
  { services }: { services: Pick<TestApp['services'], 'db'> },
  owner: { coach_id: string } | { seller_slug: string },
): Promise<void> {
  await services.db
    .insert(calendars)
    .values({ ...owner, ...OPEN, meeting_url: 'https://meet.example/coach' })
    .onConflictDoUpdate({ target: 'coach_id' in owner ? calendars.coach_id : calendars.seller_slug, set: OPEN })
}

/** The same hours for a calendar that is there. */
export async function openHours({ services }: Pick<TestApp, 'services'>, calendar_id: string): Promise<void> {
  await services.db.update(calendars).set(OPEN).where(eq(calendars.id, calendar_id))
}

/** A session of an hour that this coach sells, unless the test wants another. */
export async function sessionOffer(
  app: TestApp,
  coach: Pick<Person, 'user_id'>,
  more: Parameters<typeof soldBy>[2] = {},
) {
  await openCalendar(app, { coach_id: coach.user_id })
  return await soldBy(app, coach, { kind: 'coaching', minutes: 60, seats: 1, ...more })
}
type Offer = Awaited<ReturnType<typeof sessionOffer>>

let hours = 0
/** A full hour that no other test of the file uses: more than two days ahead, within the horizon. */
export function freeHour({ clock }: { clock: Clock }): Date {
  hours = (hours % 1200) + 1
  return new Date((Math.floor(clock.now().getTime() / HOUR_MS) + 49 + hours) * HOUR_MS)
}

/** The valid input with which this time is ordered. */
export function choiceOf(offer: Offer, starts_at: Date): Input<typeof placeOrder> {
  return { ...orderOf(offer), time: { starts_at: starts_at.toISOString(), brief: null, shares_file: false } }
}

/** A member holds this time, and has not paid yet. */
export async function hold(app: TestApp, offer: Offer, starts_at: Date, buyer?: Person) {
  const member = buyer ?? (await memberOf(app))
  const { order_id, booking_id } = await member.browser.call(placeOrder, choiceOf(offer, starts_at))
  return { buyer: member, order_id, booking_id: booking_id ?? '', checkout_id: await checkoutOf(app, order_id) }
}

export interface StoredPlace {
  state: string
  starts_at: Date
  seats_taken: number
  cancelled_by: string | null
  held_until: Date | null
}

/** What the calendar says about a booking. */
export async function placeOf({ pool }: Pick<TestApp, 'pool'>, booking_id: string): Promise<StoredPlace | undefined> {
  const { rows } = await pool.query<StoredPlace>(
    `select b.state, t.starts_at, t.seats_taken, b.cancelled_by, b.held_until
     from bookings b join booked_times t on t.id = b.time_id where b.id = $1`,
    [booking_id],
  )
  return rows[0]
}

/** A package of an hour each that a new buyer has paid, of a new coach unless one is given. */
export async function packageOf(
  app: TestApp,
  coach?: Pick<Person, 'user_id'>,
  more: Parameters<typeof soldBy>[2] = { price_minor: 0 },
) {
  const seller = coach ?? (await coachOf(app))
  await openCalendar(app, { coach_id: seller.user_id })
  const offer = await soldBy(app, seller, { kind: 'package', minutes: 60, ...more })
  return { ...(await openOrderOf(app, offer)), offer }
}
