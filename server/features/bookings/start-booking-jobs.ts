import { type BookingNews, TELL_BOOKING } from '#server/features/calendars/public.ts'
import type { SettleServices } from '#server/features/orders/public.ts'
import { cancelWithoutCoach } from './cancel-without-coach.ts'
import { LOOK_AFTER_BOOKINGS, lookAfterBookings } from './look-after-bookings.ts'
import { type TellServices, tellBooking } from './tell-about-booking.ts'

export async function startBookingJobs(services: TellServices & SettleServices): Promise<void> {
  const { jobs } = services
  await jobs.work<BookingNews>(TELL_BOOKING, (news) => tellBooking(services, news), { pollSeconds: 5 })
  const lookAfter = async () => {
    await cancelWithoutCoach(services)
    await lookAfterBookings(services)
  }
  await jobs.work(LOOK_AFTER_BOOKINGS, lookAfter, { pollSeconds: 20 })
  await jobs.schedule(LOOK_AFTER_BOOKINGS, '* * * * *')
}
