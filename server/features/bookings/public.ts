export { bookingEntries } from './calendar-entries.ts'
export { exportBookings } from './export-bookings.ts'
export { startBookingJobs } from './start-booking-jobs.ts'
export { tellOfLeaving } from './tell-of-leaving.ts'
