import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import type { Language } from '#contract/language.ts'
import type { NotificationDetails } from '#contract/notifications.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { type BookingNews, bookings } from '#server/features/calendars/public.ts'
import { profiles, selectAdmins } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { isOfPersona } from './booking-rules.ts'
import { calendarOf } from './calendar-entries.ts'
import { findStoredBooking, type StoredBooking } from './find-booking.ts'
import { findRule, findSettled } from './refund-shown.ts'
import { sellerOf } from './show-bookings.ts'

export type TellServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'notifier' | 'mailer' | 'baseUrl'>

/** Someone on one side of a booking, with language and zone. */
export interface Addressee {
  side: BookingSide
  user_id: string
  to: string
  full_name: string
  language: Language
  time_zone: string | null
}

/** The member; or the coach, for whom admins stand in at the house. A persona needs to be told nothing. */
export async function findAddressees(
  tx: Pick<Transaction, 'select'>,
  { booking, calendar }: Pick<StoredBooking, 'booking' | 'calendar'>,
  side: BookingSide,
): Promise<Addressee[]> {
  if (side === 'coach' && isOfPersona(calendar)) return []
  const who =
    side === 'member'
      ? eq(users.id, booking.member_id)
      : calendar.coach_id === null
        ? inArray(users.id, selectAdmins(tx))
        : eq(users.id, calendar.coach_id)
  const found = await tx
    .select({
      user_id: users.id,
      to: users.email,
      full_name: profiles.full_name,
      language: users.language,
      time_zone: profiles.time_zone,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(and(who, sql`${users.banned_at} is null`))
    .orderBy(users.id)
  return found.map((person) => ({ ...person, side }))
}

type BookingEvent = NotificationDetails['booking']['event']

/** False for those who were told before, or switched such notifications off. */
export function notify(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Transaction,
  { user_id, side }: Addressee,
  { booking, time }: StoredBooking,
  event: BookingEvent,
  key: string,
): Promise<boolean> {
  const { id: booking_id, title } = booking
  const details = { event, side, title, booking_id, starts_at: time.starts_at.toISOString() }
  return notifier.notify({ user_id, kind: 'booking', details, once_key: `booking:${booking_id}:${key}` }, tx)
}

/** What every mail about a booking says, in the reader's language, with the reader's own time and the coach's. */
export async function mailFacts(
  tx: Pick<Transaction, 'select'>,
  { baseUrl }: Pick<Services, 'baseUrl'>,
  { side, to, full_name, language, time_zone }: Addressee,
  { booking, time, calendar }: StoredBooking,
) {
  return {
    to,
    full_name,
    language,
    link: new URL(`/bookings/${booking.id}`, baseUrl).toString(),
    side,
    title: booking.title,
    other_name: side === 'member' ? (await sellerOf(tx, calendar)).name : await memberName(tx, { booking, time }),
    starts_at: time.starts_at,
    minutes: time.minutes,
    time_zone: time_zone ?? calendar.time_zone,
    coach_zone: calendar.time_zone,
    is_group: time.seats > 1,
  }
}

async function memberName(
  tx: Pick<Transaction, 'select'>,
  { booking, time }: Pick<StoredBooking, 'booking' | 'time'>,
): Promise<string | undefined> {
  if (time.seats > 1) return undefined
  const [member] = await tx
    .select({ full_name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.user_id, booking.member_id))
  return member?.full_name
}

/** The job. What is told and that it was told are stored in one transaction, so that a job which is done again tells it once. */
export async function tellBooking(services: TellServices, news: BookingNews): Promise<void> {
  await services.db.transaction(async (tx) => {
    const stored = await findStoredBooking(tx, news.booking_id)
    if (!stored || isOutdated(stored, news)) return
    if (!(await markTold(tx, stored, news))) return
    const sides: BookingSide[] = news.event === 'recap' ? ['member'] : ['member', 'coach']
    for (const side of sides)
      for (const person of await findAddressees(tx, stored, side)) await tellPerson(services, tx, person, stored, news)
  })
}

/** False for what was told before, also by a process that died before its job was done. */
async function markTold(tx: Transaction, { booking }: StoredBooking, news: BookingNews): Promise<boolean> {
  const key = keyOf(booking, news)
  const marked = await tx
    .update(bookings)
    .set({ told: sql`array_append(${bookings.told}, ${key})` })
    .where(and(eq(bookings.id, booking.id), sql`${key} <> all(${bookings.told})`))
    .returning({ id: bookings.id })
  return marked.length > 0
}

const keyOf = (booking: StoredBooking['booking'], { event, sequence = booking.sequence }: BookingNews): string =>
  `${event}:${sequence}`

/** Changed again before the job ran: the later news tell it. */
function isOutdated({ booking }: StoredBooking, { event, sequence = booking.sequence }: BookingNews): boolean {
  if (event === 'cancelled') return booking.state !== 'cancelled'
  return booking.state !== 'confirmed' || (event !== 'recap' && booking.sequence > sequence)
}

async function tellPerson(
  services: TellServices,
  tx: Transaction,
  person: Addressee,
  stored: StoredBooking,
  news: BookingNews,
): Promise<void> {
  const { booking } = stored
  const { event, by } = news
  const actor = event === 'confirmed' ? 'member' : event === 'cancelled' ? booking.cancelled_by : by
  if (person.side !== actor) await notify(services, tx, person, stored, event, keyOf(booking, news))
  const facts = await mailFacts(tx, services, person, stored)
  if (event === 'recap') {
    await services.mailer.send({ ...facts, template: 'booking-recap' }, tx)
    return
  }
  const calendar = await calendarOf({ ...services, db: tx }, { ...stored, side: person.side }, person.language)
  if (event === 'cancelled') {
    const { cancelled_by, cancel_reason: reason } = booking
    const settled = person.side === 'member' ? await findSettled(tx, booking) : null
    const mail = { ...facts, calendar, cancelled_by: cancelled_by ?? 'coach', reason, settled }
    await services.mailer.send({ ...mail, template: 'booking-cancelled' }, tx)
  } else if (event === 'moved') {
    const moved = { moved_by: by, moved_from: news.from ? new Date(news.from) : undefined }
    await services.mailer.send({ ...facts, ...moved, calendar, template: 'booking-moved' }, tx)
  } else {
    const rule = person.side === 'member' ? await findRule(tx, stored, services.clock.now()) : undefined
    await services.mailer.send({ ...facts, rule, calendar, template: 'booking-confirmed' }, tx)
  }
}
