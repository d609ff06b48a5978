import { randomUUID } from 'node:crypto'
import * as bookings from '#contract/bookings.ts'
import type { TestApp } from '#tests/support/app.ts'
import { type Session, sessionIn } from '#tests/support/bookings.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** Calls that write about a session with a coach: one that is under way, unless the call needs another time. */
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

  return [
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
