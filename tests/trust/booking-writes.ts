import { randomUUID } from 'node:crypto'
import * as bookings from '#contract/bookings.ts'
import { changeBusyAddress, changeCalendar } from '#contract/calendars.ts'
import type { TestApp } from '#tests/support/app.ts'
import { type Session, sessionIn } from '#tests/support/bookings.ts'
import { freeHour, openHours, packageOf } from '#tests/support/chosen-times.ts'
import { coachOf } from '#tests/support/coaches.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** Calls that write about a coach's hours, and about a session: one that is under way, unless the call needs another. */
export function bookingWrites(app: () => TestApp): PreparedCall[] {
  function during(
    who: 'member' | 'coach',
    input: Record<string, unknown> | ((session: Session) => Promise<Record<string, unknown>>) = {},
    minutes_ahead = -20,
  ) {
    return async (): Promise<ReadyCall> => {
      const session = await sessionIn(app(), minutes_ahead, { meeting_kind: 'peer' })
      const { browser, email } = session[who]
      const more = typeof input === 'function' ? await input(session) : input
      return { browser, email, input: { id: session.booking_id, ...more } }
    }
  }

  async function withNote({ member, booking_id: id }: Session) {
    const note_id = randomUUID()
    await member.browser.call(bookings.addBookingNote, { id, note_id, body: 'Chin down' })
    return { note_id }
  }

  async function withRecap({ coach, booking_id: id }: Session) {
    const recap = { text: 'Good work.', next_steps: ['Shadow box'], suggested_at: null }
    await coach.browser.call(bookings.saveBookingRecap, { id, ...recap })
    return {}
  }

  async function afterWaiting({ member, booking_id: id }: Session) {
    await member.browser.call(bookings.joinSession, { id })
    return {}
  }

  async function settingHours(): Promise<ReadyCall> {
    const { browser, email, slug } = await coachOf(app(), 'Sam Tester')
    const windows = [{ weekday: 1, from: '09:00', to: '12:00' }]
    const days = [{ day: '2099-01-05', windows: [{ from: '10:00', to: '11:00' }] }]
    const rules = { break_minutes: 15, notice_hours: 12, horizon_days: 60 }
    const meeting = { meeting_kind: 'link', meeting_url: 'https://meet.example/coach' }
    return { browser, email, input: { slug, time_zone: 'America/Sao_Paulo', windows, days, ...rules, ...meeting } }
  }

  async function fromPackage(): Promise<ReadyCall> {
    const { buyer, order_id } = await packageOf(app())
    const time = { starts_at: freeHour(app()).toISOString(), brief: null, shares_file: false }
    return { browser: buyer.browser, email: buyer.email, input: { package_order_id: order_id, ...time } }
  }

  async function elsewhere({ calendar_id }: Session) {
    await openHours(app(), calendar_id)
    return { starts_at: freeHour(app()).toISOString() }
  }

  async function withoutBusyCalendar(): Promise<ReadyCall> {
    const { slug, ...coach } = await coachOf(app())
    return { ...coach, input: { slug, address: null } }
  }

  const inThreeDays = 3 * 24 * 60
  return [
    [changeCalendar, settingHours],
    // Without an address: nothing on the internet is asked.
    [changeBusyAddress, withoutBusyCalendar],
    [bookings.bookFromPackage, fromPackage],
    [bookings.moveBooking, during('member', elsewhere, inThreeDays)],
    [bookings.cancelBooking, during('member', { shown_refund_minor: 0, reason: 'I am ill' }, inThreeDays)],
    [bookings.changeBrief, during('member', { brief: 'My guard drops.', shares_file: true })],
    [bookings.changeAgenda, during('coach', { agenda: 'Guard, then footwork' })],
    [bookings.joinSession, during('member')],
    [bookings.sendSignal, during('member', { signal: 'v=0' })],
    [bookings.addBookingNote, during('member', async () => ({ note_id: randomUUID(), body: 'Chin down' }))],
    [
      bookings.changeBookingNote,
      during('member', async (session) => ({ ...(await withNote(session)), body: 'Chin down, hands up' })),
    ],
    [bookings.deleteBookingNote, during('member', withNote)],
    [bookings.sayAbsent, during('member', afterWaiting)],
    [
      bookings.saveBookingRecap,
      during('coach', { text: 'Good work.', next_steps: ['Shadow box'], suggested_at: '2099-01-01T10:00:00.000Z' }),
    ],
    [bookings.keepBookingPlan, during('member', withRecap)],
  ]
}
