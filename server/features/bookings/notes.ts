import { and, eq } from 'drizzle-orm'
import { MOST_BOOKING_NOTES } from '#contract/booking-rules.ts'
import type { Booking } from '#contract/bookings.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, booking_notes } from '#server/features/calendars/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { announceChange } from './announce-change.ts'
import { mayWriteNotes } from './booking-rules.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

type NoteServices = Pick<Services, 'db' | 'clock' | 'events'>

interface Note {
  id: string
  note_id: string
  body: string
}

type Change = (tx: Transaction, found: FoundBooking) => Promise<void>

/** Changes the notes of a session, and shows everyone in it the result. */
async function changeNotes(services: NoteServices, member: Member, id: string, change: Change): Promise<Booking> {
  await services.db.transaction(async (tx) => {
    const found = await findBooking(tx, member, id)
    await change(tx, found)
    await announceChange(services, tx, found)
  })
  return await readBooking(services, member, id)
}

/** With words that others read. */
function writeNotes(services: NoteServices, member: Member, id: string, change: Change): Promise<Booking> {
  return changeNotes(services, member, id, async (tx, found) => {
    await assertMayWrite(tx, member.user_id, services.clock.now())
    await change(tx, found)
  })
}

/** The same id again adds nothing: the page sends it again after a lost connection. */
export function addBookingNote(services: NoteServices, member: Member, { id, note_id, body }: Note): Promise<Booking> {
  return writeNotes(services, member, id, async (tx, found) => {
    const now = services.clock.now()
    if (!mayWriteNotes(found, now)) throw new Refusal('bookings.not-possible-now')
    const time_id = found.time.id
    // Locked, so that the notes are counted one after the other.
    await tx.select({ id: booked_times.id }).from(booked_times).where(eq(booked_times.id, time_id)).for('no key update')
    const [before] = await tx.select().from(booking_notes).where(eq(booking_notes.id, note_id))
    if (before) {
      if (before.time_id === time_id && before.author_id === member.user_id) return
      throw new Refusal('bookings.not-possible-now')
    }
    if ((await tx.$count(booking_notes, eq(booking_notes.time_id, time_id))) >= MOST_BOOKING_NOTES)
      throw new Refusal('bookings.too-many-notes')
    await tx
      .insert(booking_notes)
      .values({ id: note_id, time_id, author_id: member.user_id, body, created_at: now })
      .onConflictDoNothing()
  })
}

const isOwn = ({ time }: FoundBooking, { user_id }: Member, note_id: string) =>
  and(eq(booking_notes.id, note_id), eq(booking_notes.time_id, time.id), eq(booking_notes.author_id, user_id))

export function changeBookingNote(
  services: NoteServices,
  member: Member,
  { id, note_id, body }: Note,
): Promise<Booking> {
  return writeNotes(services, member, id, async (tx, found) => {
    const isThis = isOwn(found, member, note_id)
    const [own] = await tx.select({ id: booking_notes.id }).from(booking_notes).where(isThis)
    if (!own) throw new Refusal('not-found')
    if (!mayWriteNotes(found, services.clock.now())) throw new Refusal('bookings.not-possible-now')
    await tx.update(booking_notes).set({ body }).where(isThis)
  })
}

export function deleteBookingNote(
  services: NoteServices,
  member: Member,
  { id, note_id }: Omit<Note, 'body'>,
): Promise<Booking> {
  return changeNotes(services, member, id, async (tx, found) => {
    const deleted = await tx
      .delete(booking_notes)
      .where(isOwn(found, member, note_id))
      .returning({ id: booking_notes.id })
    if (deleted.length === 0) throw new Refusal('not-found')
  })
}
