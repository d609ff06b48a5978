import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { FIRST_CALENDAR } from '#contract/calendar-rules.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { findNextTime, takeTime } from '#server/features/calendars/public.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/tables.ts'
import { offers } from '#server/features/marketplace/tables.ts'
import { profiles } from '#server/features/profile/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = [1, 2, 3, 4, 5]

/** Before work and after it. */
export async function seedHours(db: Pick<Database, 'insert'>, coach_id: string, time_zone: string): Promise<void> {
  await db.insert(calendars).values({
    ...FIRST_CALENDAR,
    coach_id,
    time_zone,
    windows: WEEKDAYS.flatMap((weekday) => [
      { weekday, from: '06:30', to: '09:00' },
      { weekday, from: '17:00', to: '20:00' },
    ]),
    meeting_kind: 'peer',
    // One of the samples is a group.
    meeting_url: 'https://live.kiai.example/coach',
  })
}

/** A session that is over, with its recap, and a free call to come. Both cost the demo member nothing. */
export async function seedBookings(tx: Transaction, member_id: string): Promise<void> {
  const [coached] = await tx
    .select({ offer: offers })
    .from(offers)
    .innerJoin(profiles, eq(profiles.user_id, offers.coach_id))
    .where(and(eq(profiles.slug, 'ines-talmar'), eq(offers.kind, 'coaching'), eq(offers.seats, 1)))
    .limit(1)
  const [free] = await tx
    .select({ offer: offers })
    .from(offers)
    .where(and(isNotNull(offers.catalogue_id), eq(offers.kind, 'coaching'), eq(offers.price_minor, 0)))
    .orderBy(desc(offers.created_at))
    .limit(1)
  if (!coached || !free) throw new Error('the demo coach or the free call is missing')
  const now = Date.now()
  const past = await book(tx, member_id, coached.offer, new Date(now - 9 * DAY_MS))
  await tx.update(bookings).set({ outcome: 'attended', brief: BRIEF }).where(eq(bookings.id, past.id))
  await tx
    .update(booked_times)
    .set({ recap: RECAP, next_steps: NEXT_STEPS, recap_at: new Date(now - 6 * DAY_MS) })
    .where(eq(booked_times.id, past.time_id))
  const coming = await book(tx, member_id, free.offer, new Date(now + DAY_MS))
  await tx.update(bookings).set({ brief: FREE_BRIEF }).where(eq(bookings.id, coming.id))
}

/** Books the first open time from a moment on, as if it was that moment. */
async function book(tx: Transaction, member_id: string, offer: typeof offers.$inferSelect, from: Date) {
  const open = await findNextTime(tx, offer, { from, now: from })
  const booking = { member_id, title: offer.title, brief: null, shares_file: false }
  const booked = open && (await takeTime(tx, { offer, starts_at: open.starts_at }, booking, from))
  if (!booked) throw new Error(`nothing could be booked of ${offer.title}`)
  return booked
}

const BRIEF = 'I gas out in round two. I want to know whether it is my legs or my head.'
const FREE_BRIEF = 'Is the Kings Network right for someone with one fight?'
const RECAP =
  'It is neither: you hold your breath when you throw. We counted it on your video. Round two is fine as soon as you breathe out with every punch.'
const NEXT_STEPS = [
  'Shadow-box three rounds a day, breathing out audibly with every punch',
  'Spar two light rounds on Thursday and count the held breaths',
  'Send me the video on Friday',
]
