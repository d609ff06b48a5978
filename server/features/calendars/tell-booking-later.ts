import type { BookingSide } from '#contract/booking-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'

export const TELL_BOOKING = 'tell-booking'

/** What both sides of a booking are told about it, by mail and notification. The feature `bookings` tells it. */
export interface BookingNews {
  booking_id: string
  event: 'confirmed' | 'moved' | 'cancelled' | 'recap'
  /** Of the booking, after the change: what has changed again since then is told by the later news. */
  sequence?: number
  /** Who moved it, and needs no notification. */
  by?: BookingSide
  /** When it was before it was moved. */
  from?: string
}

/** It is told only if the transaction commits. */
export async function tellBookingLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  news: BookingNews,
): Promise<void> {
  await jobs.enqueue<BookingNews>(TELL_BOOKING, news, { transaction: tx })
}
