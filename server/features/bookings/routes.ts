import * as contract from '#contract/bookings.ts'
import type { Member } from '#server/http/member.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { bookFromPackage } from './book-from-package.ts'
import { readBookingCalendar } from './calendar-entries.ts'
import { cancelBooking } from './cancel-booking.ts'
import { changeAgenda } from './change-agenda.ts'
import { changeBrief } from './change-brief.ts'
import { joinSession } from './join-session.ts'
import { listBookings } from './list-bookings.ts'
import { moveBooking } from './move-booking.ts'
import { addBookingNote, changeBookingNote, deleteBookingNote } from './notes.ts'
import { readBooking } from './read-booking.ts'
import { keepBookingPlan, saveBookingRecap } from './recap.ts'
import { sayAbsent } from './say-absent.ts'
import { sendSignal, takeSignals } from './signals.ts'
import { suggestCoaches } from './suggest-coaches.ts'

const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** Both sides are told of changes by `announceChange`, in all their tabs. */
export function bookingsRoutes(services: Services): Route[] {
  return [...readingRoutes(services), ...timeRoutes(services), ...sessionRoutes(services)]
}

function readingRoutes(services: Services): Route[] {
  return [
    route(contract.listBookings, ({ input, member }) => listBookings(services, member, input)),
    route(contract.readBooking, ({ input, member }) => readBooking(services, member, input.id)),
    route(contract.suggestCoaches, ({ input, member }) => suggestCoaches(services, member, input.matter)),
    rawRoute(contract.readBookingCalendar, CALENDAR_TYPE, async ({ input, member }) => {
      const { name, file } = await readBookingCalendar(services, member, input.id)
      const headers = {
        'content-type': CALENDAR_TYPE,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      }
      return new Response(file, { headers })
    }),
  ]
}

/** Each is a mail to the other side. Cancelling is never refused: it can be done once. */
async function limitNews({ limits }: Services, { user_id }: Member): Promise<void> {
  await limits.consume('booking-change', user_id)
}

function timeRoutes(services: Services): Route[] {
  return [
    route(contract.bookFromPackage, async ({ input, member }) => {
      await limitNews(services, member)
      return await bookFromPackage(services, member, input)
    }),
    route(contract.moveBooking, async ({ input, member }) => {
      await limitNews(services, member)
      return await moveBooking(services, member, input)
    }),
    route(contract.cancelBooking, ({ input, member }) => cancelBooking(services, member, input)),
  ]
}

/** Each is read at once by everyone in the session, who may be a hundred. */
async function limitWords({ limits }: Services, { user_id }: Member): Promise<void> {
  await limits.consume('booking-note', user_id)
}

function sessionRoutes(services: Services): Route[] {
  return [
    route(contract.changeBrief, async ({ input, member }) => {
      await limitWords(services, member)
      return await changeBrief(services, member, input)
    }),
    route(contract.changeAgenda, async ({ input, member }) => {
      await limitWords(services, member)
      return await changeAgenda(services, member, input)
    }),
    route(contract.joinSession, ({ input, member }) => joinSession(services, member, input.id)),
    route(contract.sendSignal, async ({ input, member }) => {
      await services.limits.consume('booking-signal', member.user_id)
      await sendSignal(services, member, input)
      return {}
    }),
    route(contract.takeSignals, ({ input, member }) => takeSignals(services, member, input)),
    route(contract.addBookingNote, async ({ input, member }) => {
      await limitWords(services, member)
      return await addBookingNote(services, member, input)
    }),
    route(contract.changeBookingNote, async ({ input, member }) => {
      await limitWords(services, member)
      return await changeBookingNote(services, member, input)
    }),
    route(contract.deleteBookingNote, async ({ input, member }) => {
      await limitWords(services, member)
      return await deleteBookingNote(services, member, input)
    }),
    route(contract.sayAbsent, ({ input, member }) => sayAbsent(services, member, input.id)),
    route(contract.saveBookingRecap, async ({ input, member }) => {
      await limitWords(services, member)
      return await saveBookingRecap(services, member, input)
    }),
    route(contract.keepBookingPlan, ({ input, member }) => keepBookingPlan(services, member, input.id)),
  ]
}
