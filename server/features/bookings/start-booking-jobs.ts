import { type BookingNews, TELL_BOOKING } from '#server/features/calendars/public.ts'
import { LOOK_AFTER_BOOKINGS, lookAfterBookings } from './look-after-bookings.ts'
import { type TellServices, tellBooking } from './tell-about-booking.ts'

export async function startBookingJobs(services: TellServices): Promise<void> {
  const { jobs } = services
  await jobs.work<BookingNews>(TELL_BOOKING, (news) => tellBooking(services, news), { pollSeconds: 5 })
  await jobs.work(LOOK_AFTER_BOOKINGS, () => lookAfterBookings(services), { pollSeconds: 20 })
  await jobs.schedule(LOOK_AFTER_BOOKINGS, '* * * * *')
}
