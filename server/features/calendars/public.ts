export { refreshBusyTimes } from './busy-times.ts'
export { countPackageBookings, endBooking, endBookingsToCome } from './end-booking.ts'
export { installCalendars } from './install-calendars.ts'
export { findNearestTimes, findNextTime } from './list-times.ts'
export { assertMeetsSomewhere, hasSomewhereToMeet, meetingFor } from './meeting-kinds.ts'
export { type BookedOffer, isCalendarOf, sessionOf } from './read-times.ts'
export { startCalendarJobs } from './start-calendar-jobs.ts'
export { booked_times, booking_notes, booking_signals, bookings, calendar_days, calendars } from './tables.ts'
export {
  confirmBooking,
  findStaleHolds,
  keepHeld,
  movedOffer,
  moveTime,
  retakeTime,
  takeTime,
} from './take-time.ts'
export { type BookingNews, TELL_BOOKING, tellBookingLater } from './tell-booking-later.ts'
