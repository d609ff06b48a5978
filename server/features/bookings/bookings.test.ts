import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { MOST_SIGNALS } from '#contract/booking-rules.ts'
import * as contract from '#contract/bookings.ts'
import { readToday } from '#contract/coach-orders.ts'
import { changeCalendarFeed } from '#contract/live.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listPlans } from '#contract/plans.ts'
import type { BookingNews } from '#server/features/calendars/public.ts'
import { LIMITS } from '#server/http/limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { insertBooking, insertCalendar, type Session, sessionIn } from '#tests/support/bookings.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { recordStatements } from '#tests/support/record-statements.ts'
import { block, suspend } from '#tests/support/spaces.ts'
import { cancelWithoutCoach } from './cancel-without-coach.ts'
import { lookAfterBookings } from './look-after-bookings.ts'
import { tellBooking } from './tell-about-booking.ts'

let app: TestApp

let statementsOf: ReturnType<typeof recordStatements>

beforeAll(async () => {
  app = await createTestApp()
  statementsOf = recordStatements(app.pool)
})
afterAll(() => app.close())

const read = ({ browser }: Person, { booking_id: id }: { booking_id: string }) =>
  browser.call(contract.readBooking, { id })
const list = ({ browser }: Person, when: 'coming' | 'past' = 'coming') => browser.call(contract.listBookings, { when })
const join = ({ browser }: Person, { booking_id: id }: { booking_id: string }) =>
  browser.call(contract.joinSession, { id })
const lookAfter = () => lookAfterBookings(app.services)

async function bookingNews({ browser }: Person): Promise<string[]> {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.flatMap(({ kind, details }) => (kind === 'booking' ? [`${details.event} ${details.side}`] : []))
}

async function mailsTo({ email }: Person): Promise<{ template: string; text: string; calendar: string | null }[]> {
  const { rows } = await app.pool.query(
    `select template, text, calendar from mails where "to" = $1 and template like 'booking-%' order by created_at`,
    [email],
  )
  return rows
}

const entriesOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))

/** The next Sunday of New York on which clocks go forward or back, as the moment when they change. */
function nextClockChange(): Date {
  const zone = Temporal.Instant.from(app.clock.now().toISOString()).toZonedDateTimeISO('America/New_York')
  const change = zone.getTimeZoneTransition('next')
  if (!change) throw new Error('New York has no clock change')
  return new Date(change.epochMilliseconds)
}

describe('a booking', () => {
  let session: Session
  beforeAll(async () => {
    session = await sessionIn(app, 3 * 24 * 60, { more: { brief: 'My guard drops.' } })
  })

  test('is there for its member and its coach, each with what is theirs', async () => {
    const { coach, member } = session
    expect(await read(member, session)).toMatchObject({
      side: 'member',
      names: [],
      attendees: [],
      brief: 'My guard drops.',
      coach_zone: 'America/Los_Angeles',
      seller: { name: 'Sam Tester', kind: 'coach' },
      refund: null,
      actions: ['move', 'cancel', 'change_brief'],
    })
    expect(await read(coach, session)).toMatchObject({
      side: 'coach',
      names: ['Robin Tester'],
      attendees: [{ booking_id: session.booking_id, brief: 'My guard drops.', file: null }],
      brief: null,
      order_id: null,
      actions: ['move', 'cancel'],
    })
    expect((await list(member)).bookings).toMatchObject([{ id: session.booking_id, side: 'member' }])
    expect((await list(coach)).bookings).toMatchObject([{ id: session.booking_id, side: 'coach' }])
  })

  test('is what its coach reads first on the day', async () => {
    const { coach, booking_id, member } = await sessionIn(app, 60)
    const { sessions } = await coach.browser.call(readToday, {})
    expect(sessions).toMatchObject([{ booking_id, names: ['Robin Tester'] }])
    await app.clock.later({ minutes: 125 }, async () => {
      expect((await coach.browser.call(readToday, {})).sessions).toEqual([])
    })
    expect((await (await coachOf(app)).browser.call(readToday, {})).sessions).toEqual([])
    expect((await list(member)).bookings).toHaveLength(1)
  })

  test('is not found by anybody else: another member, another coach, an admin', async () => {
    const others = [await memberOf(app), await coachOf(app), await memberOf(app, { membership_type: 'admin' })]
    for (const other of others) {
      await expect(read(other, session)).rejects.toThrow('not-found')
      expect((await list(other)).bookings.map(({ id }) => id)).not.toContain(session.booking_id)
    }
    await expect(read(session.member, { booking_id: randomUUID() })).rejects.toThrow('not-found')
  })

  test('of a house coach is run by admins', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const member = await memberOf(app)
    const calendar_id = await insertCalendar(app, { seller_slug: 'ana-prado' })
    const starts_at = new Date(app.clock.now().getTime() + 60 * 60_000)
    const booked = await insertBooking(app, { calendar_id, member_id: member.user_id, starts_at })
    expect(await read(admin, booked)).toMatchObject({ side: 'coach' })
    await expect(read(session.coach, booked)).rejects.toThrow('not-found')
  })

  test('shares the Fighter File only with consent, which can be taken back', async () => {
    const { coach, member, booking_id: id } = session
    const insert = `insert into fighter_facts (user_id, key, value, source, room, expires_at)
      values ($1, $2, $3, 'member', $4, now() + interval '90 days')`
    await app.pool.query(insert, [member.user_id, 'goal', 'Win in May', null])
    await app.pool.query(insert, [member.user_id, 'confidence', '4', null])
    await app.pool.query(insert, [member.user_id, 'emotion', 'Afraid', 'war-room'])
    await app.pool.query(
      `insert into fighter_file_switches (user_id, item, enabled) values ($1, 'confidence', false)`,
      [member.user_id],
    )
    await member.browser.call(contract.changeBrief, { id, brief: 'My guard drops.', shares_file: true })
    await app.pool.query(`update users set language = 'pt' where id = $1`, [coach.user_id])
    const { attendees } = await read(coach, session)
    expect(attendees[0]?.file).toEqual([{ label: 'Objetivo', value: 'Win in May' }])
    await member.browser.call(contract.changeBrief, { id, brief: null, shares_file: false })
    expect((await read(coach, session)).attendees[0]).toMatchObject({ brief: null, file: null })
  })
})

test('blocking a coach takes the Fighter File back', async () => {
  const session = await sessionIn(app, 60, { more: { shares_file: true } })
  expect((await read(session.coach, session)).attendees).toMatchObject([{ file: [] }])
  await block(app, session.member, session.coach)
  expect((await read(session.coach, session)).attendees).toMatchObject([{ file: null }])
})

test('the agenda of a group is read by those who come, not by who is just paying or has cancelled', async () => {
  const group = await sessionIn(app, 24 * 60, { seats: 4 })
  const { calendar_id, time_id, starts_at, coach } = group
  const unpaid = { state: 'held' as const, held_until: new Date(app.clock.now().getTime() + 5 * 60_000) }
  const others = []
  for (const more of [unpaid, { state: 'cancelled' as const }, { state: 'expired' as const }]) {
    const person = await memberOf(app)
    const place = { calendar_id, time_id, starts_at, member_id: person.user_id, more }
    others.push({ person, ...(await insertBooking(app, place)) })
  }
  await coach.browser.call(contract.changeAgenda, { id: group.booking_id, agenda: 'The room is 4711' })
  expect((await read(group.member, group)).agenda).toBe('The room is 4711')
  for (const { person, ...booked } of others) expect((await read(person, booked)).agenda).toBeNull()
})

test('what a member shares with an AI is not shown to the people behind it', async () => {
  const admin = await memberOf(app, { membership_type: 'admin' })
  const member = await memberOf(app)
  const calendar_id = await insertCalendar(app, { seller_slug: 'ai-volt' }, { meeting_kind: 'persona' })
  const starts_at = new Date(app.clock.now().getTime() + 60 * 60_000)
  const more = { brief: 'I am afraid.', shares_file: true }
  const booked = await insertBooking(app, { calendar_id, member_id: member.user_id, starts_at, more })
  expect((await read(admin, booked)).attendees).toMatchObject([{ brief: null, file: null }])
})

test('the lists have pages: each once, in the order of time, and a group once for its coach', async () => {
  const { coach, member, calendar_id } = await sessionIn(app, 60, { seats: 8, minutes: 30 })
  const hour = (hours: number) => new Date(app.clock.now().getTime() + hours * 60 * 60_000)
  const group = await insertBooking(app, { calendar_id, member_id: member.user_id, starts_at: hour(2), seats: 8 })
  for (let others = 0; others < 3; others++)
    await insertBooking(app, { ...group, calendar_id, member_id: (await memberOf(app)).user_id, starts_at: hour(2) })
  for (let number = 0; number < 24; number++)
    await insertBooking(app, { calendar_id, member_id: member.user_id, starts_at: hour(4 + number), minutes: 30 })
  for (const person of [coach, member]) {
    const first = await list(person)
    expect(first.bookings).toHaveLength(20)
    const { bookings, next } = await person.browser.call(contract.listBookings, {
      when: 'coming',
      cursor: first.next ?? '',
    })
    expect(next).toBeNull()
    const times = [...first.bookings, ...bookings].map(({ starts_at }) => starts_at)
    expect(times).toEqual(times.toSorted())
    expect(new Set([...first.bookings, ...bookings].map(({ id }) => id)).size).toBe(26)
  }
  expect((await list(coach)).bookings[1]?.names).toHaveLength(4)
  await app.clock.later({ days: 3 }, async () => {
    expect((await list(coach)).bookings).toEqual([])
    const [last, before] = (await list(coach, 'past')).bookings
    expect(last && before && last.starts_at > before.starts_at).toBe(true)
  })
})

describe('the session page', () => {
  test('opens ten minutes before, says where to meet, and counts for the streak once', async () => {
    const session = await sessionIn(app, 30)
    const { coach, member } = session
    await expect(join(member, session)).rejects.toThrow('bookings.too-early')
    await app.clock.later({ minutes: 21 }, async () => {
      expect(await join(member, session)).toEqual({
        meeting_kind: 'link',
        url: 'https://meet.example/coach',
        peer: null,
      })
      const { joined_at } = await read(member, session)
      await join(member, session)
      expect((await read(member, session)).joined_at).toBe(joined_at)
      await join(coach, session)
      expect((await read(coach, session)).coach_joined_at).not.toBeNull()
    })
    const { rows } = await app.pool.query(`select kind from activities where user_id = $1`, [member.user_id])
    expect(rows).toEqual([{ kind: 'booked_session' }])
    await app.clock.later({ minutes: 30 + 60 + 31 }, () =>
      expect(join(member, session)).rejects.toThrow('bookings.not-possible-now'),
    )
  })

  test('a persona is met in its room, and is never late', async () => {
    const member = await memberOf(app)
    const calendar_id = await insertCalendar(app, { seller_slug: 'ai-ember' }, { meeting_kind: 'persona' })
    const starts_at = app.clock.now()
    const booked = await insertBooking(app, { calendar_id, member_id: member.user_id, starts_at })
    expect(await join(member, booked)).toEqual({ meeting_kind: 'persona', url: '/coach/ai-ember/session', peer: null })
    await app.clock.later({ minutes: 20 }, () =>
      expect(member.browser.call(contract.sayAbsent, { id: booked.booking_id })).rejects.toThrow(
        'bookings.not-possible-now',
      ),
    )
  })

  test('two browsers hand each other signals, only while it is open and only between the two', async () => {
    const session = await sessionIn(app, 5, { meeting_kind: 'peer' })
    const { coach, member, booking_id: id } = session
    expect(await join(coach, session)).toMatchObject({ url: null, peer: { is_caller: true, ice_servers: [] } })
    expect(await join(member, session)).toMatchObject({ peer: { is_caller: false } })
    const send = ({ browser }: Person, signal: string) => browser.call(contract.sendSignal, { id, signal })
    const take = ({ browser }: Person, after = 0) => browser.call(contract.takeSignals, { id, after })
    await send(coach, 'offer')
    await send(member, 'answer')
    await send(coach, 'candidate')
    const { signals } = await take(member)
    expect(signals.map(({ signal }) => signal)).toEqual(['offer', 'candidate'])
    expect((await take(member, signals[0]?.position)).signals).toMatchObject([{ signal: 'candidate' }])
    expect((await take(coach)).signals).toMatchObject([{ signal: 'answer' }])
    await expect(send(await memberOf(app), 'mine')).rejects.toThrow('not-found')
    await app.clock.later({ minutes: 11 }, async () => {
      await lookAfter()
      expect((await take(member)).signals).toEqual([])
    })
    await app.clock.later({ hours: 3 }, () => expect(send(coach, 'late')).rejects.toThrow('bookings.not-possible-now'))
  })

  test('signals are kept for two browsers that find each other, not for whatever somebody wants to store', async () => {
    const { member, coach, booking_id: id } = await sessionIn(app, 5, { meeting_kind: 'peer' })
    await app.pool.query(
      `insert into booking_signals (booking_id, from_side, signal, created_at)
       select $1, 'member', 'x', $2 from generate_series(1, $3::int)`,
      [id, app.clock.now(), MOST_SIGNALS],
    )
    const send = ({ browser }: Person) => browser.call(contract.sendSignal, { id, signal: 'one more' })
    await expect(send(member)).rejects.toThrow('request.too-many')
    await send(coach)
    await app.clock.later({ minutes: 11 }, async () => {
      await lookAfter()
      await send(member)
    })
  })

  test('notes are seen by everyone in it, once however often they are sent, and changed by their writer', async () => {
    const session = await sessionIn(app, 0)
    const { coach, member, booking_id: id } = session
    const note = { id, note_id: randomUUID(), body: 'Chin down' }
    await coach.browser.call(contract.addBookingNote, note)
    const { notes } = await coach.browser.call(contract.addBookingNote, note)
    expect(notes).toMatchObject([{ body: 'Chin down', is_mine: true, is_of_coach: true }])
    expect((await read(member, session)).notes).toMatchObject([{ body: 'Chin down', is_mine: false }])
    await expect(member.browser.call(contract.changeBookingNote, { ...note, body: 'x' })).rejects.toThrow('not-found')
    await expect(member.browser.call(contract.addBookingNote, note)).rejects.toThrow('bookings.not-possible-now')
    const { notes: after } = await coach.browser.call(contract.deleteBookingNote, { id, note_id: note.note_id })
    expect(after).toEqual([])
  })

  test('notes of someone whom a member blocked are not shown to the two, and to the others they are', async () => {
    const group = await sessionIn(app, 0, { seats: 4 })
    const { calendar_id, time_id, starts_at, coach, member } = group
    const other = await memberOf(app)
    const theirs = await insertBooking(app, { calendar_id, time_id, starts_at, member_id: other.user_id })
    const note = (body: string) => ({ note_id: randomUUID(), body })
    await other.browser.call(contract.addBookingNote, { id: theirs.booking_id, ...note('Of the other') })
    await coach.browser.call(contract.addBookingNote, { id: group.booking_id, ...note('Of the coach') })
    for (const person of [other, coach]) await block(app, member, person)
    const seenBy = async (person: Person, booked: { booking_id: string }) =>
      (await read(person, booked)).notes.map(({ body }) => body)
    expect(await seenBy(member, group)).toEqual(['Of the coach'])
    await member.browser.call(contract.addBookingNote, { id: group.booking_id, ...note('Of the member') })
    expect(await seenBy(other, theirs)).toEqual(['Of the other', 'Of the coach'])
    expect(await seenBy(coach, group)).toHaveLength(3)
  })

  test('who is suspended writes nothing that others read, and may still take things back', async () => {
    const { coach, member, booking_id: id } = await sessionIn(app, 0, { more: { brief: 'Mine', shares_file: true } })
    const note = { id, note_id: randomUUID(), body: 'Chin down' }
    await member.browser.call(contract.addBookingNote, note)
    for (const person of [member, coach]) await suspend(app, person)
    const recap = { id, text: 'Good.', next_steps: [], suggested_at: null }
    for (const write of [
      () => member.browser.call(contract.addBookingNote, { ...note, note_id: randomUUID() }),
      () => member.browser.call(contract.changeBookingNote, { ...note, body: 'Other words' }),
      () => member.browser.call(contract.changeBrief, { id, brief: 'Other words', shares_file: true }),
      () => coach.browser.call(contract.changeAgenda, { id, agenda: 'Other words' }),
      () => coach.browser.call(contract.saveBookingRecap, recap),
    ])
      await expect(write()).rejects.toThrow('spaces.suspended')
    await member.browser.call(contract.changeBrief, { id, brief: 'Mine', shares_file: false })
    await member.browser.call(contract.changeBrief, { id, brief: null, shares_file: false })
    expect((await member.browser.call(contract.deleteBookingNote, note)).notes).toEqual([])
  })

  test('notes are written as fast as people write', async () => {
    const { member, coach, booking_id: id } = await sessionIn(app, 0)
    for (let note = 0; note < LIMITS['booking-note'].points; note++)
      for (const { user_id } of [member, coach]) await app.services.limits.consume('booking-note', user_id)
    const note = { id, note_id: randomUUID(), body: 'Chin down' }
    await expect(member.browser.call(contract.addBookingNote, note)).rejects.toThrow('request.too-many')
    const brief = { id, brief: 'My guard', shares_file: false }
    await expect(member.browser.call(contract.changeBrief, brief)).rejects.toThrow('request.too-many')
    const agenda = { id, agenda: 'Guard' }
    await expect(coach.browser.call(contract.changeAgenda, agenda)).rejects.toThrow('request.too-many')
  })

  test('who waited says that the other did not come, a quarter of an hour after the begin', async () => {
    const session = await sessionIn(app, 0)
    const { coach, member, booking_id: id } = session
    const say = ({ browser }: Person) => browser.call(contract.sayAbsent, { id })
    await join(coach, session)
    await expect(say(coach)).rejects.toThrow('bookings.not-possible-now')
    await app.clock.later({ minutes: 16 }, async () => {
      await expect(say(member)).rejects.toThrow('bookings.not-possible-now')
      expect(await say(coach)).toMatchObject({ outcome: 'member_absent' })
      await expect(say(coach)).rejects.toThrow('bookings.not-possible-now')
    })
  })

  test('who comes when it is over has not waited', async () => {
    const session = await sessionIn(app, -61)
    const { member, booking_id: id } = session
    await join(member, session)
    await expect(member.browser.call(contract.sayAbsent, { id })).rejects.toThrow('bookings.not-possible-now')
  })

  test('a coach who did not come is told that a member waited', async () => {
    const session = await sessionIn(app, 0)
    const { coach, member, booking_id: id } = session
    await join(member, session)
    await app.clock.later({ minutes: 16 }, async () => {
      expect(await member.browser.call(contract.sayAbsent, { id })).toMatchObject({ outcome: 'coach_absent' })
    })
    expect(await bookingNews(coach)).toEqual(['coach_absent coach'])
    expect(await mailsTo(coach)).toContainEqual(expect.objectContaining({ template: 'booking-missed' }))
  })

  test('where nobody says anything, both came', async () => {
    const session = await sessionIn(app, -60)
    await app.clock.later({ hours: 23 }, lookAfter)
    expect((await read(session.member, session)).outcome).toBeNull()
    await app.clock.later({ hours: 25 }, lookAfter)
    expect((await read(session.member, session)).outcome).toBe('attended')
  })

  test('the recap is told once and becomes one plan, however often it is pressed', async () => {
    const session = await sessionIn(app, -60)
    const { coach, member, booking_id: id } = session
    const recap = { id, text: 'Good work.', next_steps: ['Shadow box', 'Sleep'], suggested_at: null }
    await expect(member.browser.call(contract.keepBookingPlan, { id })).rejects.toThrow('bookings.not-possible-now')
    const past = { ...recap, suggested_at: '2020-01-01T10:00:00.000Z' }
    await expect(coach.browser.call(contract.saveBookingRecap, past)).rejects.toThrow('request.invalid')
    await coach.browser.call(contract.saveBookingRecap, { ...recap, text: 'Good.' })
    await coach.browser.call(contract.saveBookingRecap, recap)
    await expect(member.browser.call(contract.saveBookingRecap, recap)).rejects.toThrow('session.forbidden')
    const news = await app.pool.query(
      `select data from pgboss.job where name = 'tell-booking' and data ->> 'booking_id' = $1`,
      [id],
    )
    expect(news.rows).toHaveLength(1)
    await tellBooking(app.services, { booking_id: id, event: 'recap' })
    expect(await bookingNews(member)).toEqual(['recap member'])
    const pressed = await Promise.all([1, 2, 3].map(() => member.browser.call(contract.keepBookingPlan, { id })))
    expect(new Set(pressed.map(({ plan_id }) => plan_id)).size).toBe(1)
    const { plans } = await member.browser.call(listPlans, {})
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({
      id: pressed[0]?.plan_id,
      title: 'Private Coaching',
      steps: [{ text: 'Shadow box' }, { text: 'Sleep' }],
    })
  })
})

describe('reminders', () => {
  test('come 24 hours and 1 hour before, to the minute, in each reader’s zone and language, across a clock change', async () => {
    // Three hours after the change: the day before, the clock showed another offset.
    const starts_at = new Date(nextClockChange().getTime() + 3 * 60 * 60_000)
    const session = await sessionIn(app, 0, { starts_at, time_zone: 'America/New_York' })
    const { coach, member } = session
    await app.pool.query(`update profiles set time_zone = 'Europe/Madrid' where user_id = $1`, [member.user_id])
    await app.pool.query(`update users set language = 'es' where id = $1`, [member.user_id])
    const minutesTo = Math.ceil((starts_at.getTime() - app.clock.now().getTime()) / 60_000)
    const at = (minutes_before: number, act = lookAfter) =>
      app.clock.later({ minutes: minutesTo - minutes_before }, async () => {
        await act()
        await act()
      })
    await at(24 * 60 + 2)
    expect(await mailsTo(member)).toEqual([])
    await at(24 * 60)
    expect(await mailsTo(member)).toMatchObject([{ template: 'booking-reminder' }])
    expect(await mailsTo(coach)).toMatchObject([{ template: 'booking-reminder' }])
    await at(62)
    expect(await mailsTo(member)).toHaveLength(1)
    await at(60)
    expect(await mailsTo(member)).toHaveLength(2)
    expect(await bookingNews(member)).toEqual(['soon member', 'soon member'])
    expect(await bookingNews(coach)).toEqual(['soon coach', 'soon coach'])
    const local = (timeZone: string, locale: string) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }).format(starts_at)
    for (const { text } of await mailsTo(member)) {
      expect(text).toContain(`Tu horario: ${local('Europe/Madrid', 'es-419')} (hora de España)`)
      expect(text).toContain(`Horario de tu coach: ${local('America/New_York', 'es-419')} (hora de Nueva York)`)
    }
    for (const { text } of await mailsTo(coach)) expect(text).toContain(local('America/New_York', 'en-US'))
  })

  test('do not come for what was cancelled, nor to someone who has just booked it', async () => {
    const cancelled = await sessionIn(app, 23 * 60 + 30, { more: { state: 'cancelled' } })
    const late = await sessionIn(app, 23 * 60 + 30, { more: { created_at: app.clock.now() } })
    await lookAfter()
    for (const { member } of [cancelled, late]) expect(await mailsTo(member)).toEqual([])
  })
})

describe('calendars', () => {
  test('a file keeps its id when the session is moved, and strikes it out when it is cancelled', async () => {
    const session = await sessionIn(app, 48 * 60)
    const { member, booking_id: id, starts_at } = session
    const file = async () => entriesOf(await member.browser.call(contract.readBookingCalendar, { id }))
    const [entry] = await file()
    expect(entry).toMatchObject({ uid: id, summary: expect.stringMatching(/^Private Coaching · ./), sequence: 0 })
    expect(entry?.startDate.toJSDate().getTime()).toBe(Math.floor(starts_at.getTime() / 1000) * 1000)
    expect(entry?.endDate.subtractDate(entry.startDate).toSeconds()).toBe(3600)
    const alarms = (one: ICAL.Event | undefined) => one?.component.getAllSubcomponents('valarm') ?? []
    expect(alarms(entry).map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT1H'])
    await app.pool.query(`update bookings set state = 'cancelled', sequence = 1 where id = $1`, [id])
    const [after] = await file()
    expect(after).toMatchObject({ uid: id, sequence: 1 })
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(alarms(after)).toEqual([])
  })

  test('a file is named by who is met and the day of its reader', async () => {
    // Eight in the evening in Los Angeles.
    const starts_at = new Date(Date.UTC(app.clock.now().getUTCFullYear() + 1, 0, 2, 4))
    const { member, coach, booking_id } = await sessionIn(app, 0, { starts_at })
    await app.pool.query(`update profiles set time_zone = 'Asia/Tokyo' where user_id = $1`, [member.user_id])
    await app.pool.query(`update profiles set full_name = '"Ítalo" 東 D’Ávila' where user_id = $1`, [member.user_id])
    const nameFor = async ({ browser }: Person) => {
      const { headers } = await browser.send('GET', `/api/bookings/${booking_id}/calendar.ics`)
      return headers.get('content-disposition')
    }
    const year = starts_at.getUTCFullYear()
    expect(await nameFor(member)).toBe(`attachment; filename="kiai-sam-tester-${year}-01-02.ics"`)
    expect(await nameFor(coach)).toBe(`attachment; filename="kiai-italo-d-avila-${year}-01-01.ics"`)
  })

  test('a mail about a booking carries the file, for both sides', async () => {
    const { member, coach, booking_id } = await sessionIn(app, 48 * 60)
    await tellBooking(app.services, { booking_id, event: 'confirmed', sequence: 0 })
    for (const person of [member, coach]) {
      const [mail] = await mailsTo(person)
      expect(mail?.template).toBe('booking-confirmed')
      expect(entriesOf(mail?.calendar ?? '')[0]?.uid).toBe(booking_id)
    }
    expect(await bookingNews(coach)).toEqual(['confirmed coach'])
    expect(await bookingNews(member)).toEqual([])
  })

  test('a mail about a booking goes once, also when its job is done again after a crash', async () => {
    const { member, coach, booking_id } = await sessionIn(app, 48 * 60)
    const news = { booking_id, event: 'confirmed', sequence: 0 } as const
    await tellBooking(app.services, news)
    await tellBooking(app.services, news)
    await app.pool.query(`update booked_times set recap = 'Good.', recap_at = now()`)
    await tellBooking(app.services, { ...news, event: 'recap' })
    await Promise.all([1, 2].map(() => tellBooking(app.services, { ...news, event: 'recap' })))
    const templates = async (person: Person) => (await mailsTo(person)).map(({ template }) => template)
    expect(await templates(member)).toEqual(['booking-confirmed', 'booking-recap'])
    expect(await templates(coach)).toEqual(['booking-confirmed'])
  })

  test('the personal feed has what its owner booked and gives, until its address is revoked', async () => {
    const session = await sessionIn(app, 48 * 60)
    const { coach, member, calendar_id, booking_id } = session
    const group = await insertBooking(app, {
      calendar_id,
      member_id: member.user_id,
      starts_at: new Date(app.clock.now().getTime() + 72 * 60 * 60_000),
      seats: 5,
    })
    await insertBooking(app, { ...group, calendar_id, member_id: (await memberOf(app)).user_id, starts_at: new Date() })
    const idsOf = async ({ browser }: Person) => {
      const { address } = await browser.call(changeCalendarFeed, { wanted: true })
      const answer = await browser.request<string>('GET', new URL(address ?? '').pathname)
      const entries = entriesOf(answer.body)
      return { ids: entries.map(({ uid }) => uid), entries, path: new URL(address ?? '').pathname }
    }
    const { ids: booked, entries } = await idsOf(member)
    expect(booked).toEqual([booking_id, group.booking_id])
    expect(entries[0]?.startDate.toJSDate().getTime()).toBe(Math.floor(session.starts_at.getTime() / 1000) * 1000)
    expect(entries[0]).toMatchObject({ summary: 'Private Coaching · Sam Tester' })
    const { ids, path } = await idsOf(coach)
    expect(ids).toEqual([booking_id, group.time_id])
    await coach.browser.call(changeCalendarFeed, { wanted: false })
    expect((await coach.browser.request('GET', path)).status).toBe(404)
  })
})

test('the feed of an admin has what the house gives, not what members talk about with an AI, and asks once for a group', async () => {
  const admin = await memberOf(app, { membership_type: 'admin' })
  const ahead = { starts_at: new Date(app.clock.now().getTime() + 5 * 24 * 60 * 60_000), seats: 40 }
  const book = async (booked: { calendar_id: string; time_id?: string }) =>
    await insertBooking(app, { ...ahead, ...booked, member_id: (await memberOf(app)).user_id })
  const ofPersona = await book({ calendar_id: await insertCalendar(app, { seller_slug: 'ai-tide' }) })
  const calendar_id = await insertCalendar(app, { seller_slug: 'kenji-duarte' })
  const group = await book({ calendar_id })
  const { address } = await admin.browser.call(changeCalendarFeed, { wanted: true })
  const follow = () => admin.browser.request<string>('GET', new URL(address ?? '').pathname)
  const alone = await statementsOf(follow)
  const ids = entriesOf((await follow()).body).map(({ uid }) => uid)
  expect(ids).toContain(group.time_id)
  expect(ids).not.toContain(ofPersona.time_id)
  for (let others = 0; others < 5; others++) await book({ calendar_id, time_id: group.time_id })
  expect(await statementsOf(follow)).toHaveLength(alone.length)
})

test('the export of an account has its bookings, and of what it gave nothing of its members', async () => {
  const { coach, member } = await sessionIn(app, 60, { more: { brief: 'My guard drops.' } })
  const { account } = (await member.browser.call(exportAccount, {})) as { account: Record<string, unknown[]> }
  expect(account.bookings).toMatchObject([{ title: 'Private Coaching', brief: 'My guard drops.', minutes: 60 }])
  const exported = await coach.browser.call(exportAccount, {})
  expect(JSON.stringify(exported)).not.toContain('My guard drops.')
  expect((exported as { account: Record<string, unknown[]> }).account.sessions_given).toHaveLength(1)
})

test('what a coach wrote about a member goes with the member’s account; a group keeps it for the others', async () => {
  const alone = await sessionIn(app, -120)
  const group = await sessionIn(app, -120, { seats: 4 })
  const other = await memberOf(app)
  const { calendar_id, time_id, starts_at } = group
  await insertBooking(app, { calendar_id, time_id, starts_at, member_id: other.user_id })
  for (const { coach, member, booking_id: id } of [alone, group]) {
    const recap = { id, text: 'Knee hurts, sleeps badly.', next_steps: [], suggested_at: null }
    await coach.browser.call(contract.saveBookingRecap, recap)
    await member.browser.call(deleteAccount, { password: PASSWORD })
  }
  const recaps = await app.pool.query('select id from booked_times where id = any($1) and recap is not null', [
    [alone.time_id, group.time_id],
  ])
  expect(recaps.rows).toEqual([{ id: group.time_id }])
})

test('whoever leaves lets the other side of a coming session know, with a file that strikes it out', async () => {
  const left = await sessionIn(app, 48 * 60)
  await left.member.browser.call(deleteAccount, { password: PASSWORD })
  const stopped = await sessionIn(app, 48 * 60)
  await stopped.coach.browser.call(deleteAccount, { password: PASSWORD })
  for (const [person, { booking_id }] of [[left.coach, left] as const, [stopped.member, stopped] as const]) {
    const [mail] = await mailsTo(person)
    expect(mail?.template).toBe('booking-cancelled')
    const [entry] = entriesOf(mail?.calendar ?? '')
    expect(entry).toMatchObject({ uid: booking_id, sequence: 1 })
    expect(entry?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect((await list(person)).bookings).toEqual([])
  }
})

describe('sessions of someone who no longer works as a coach', () => {
  const look = () => cancelWithoutCoach(app.services)

  test('are cancelled a day before they begin, and the members are told', async () => {
    const banned = await sessionIn(app, 30 * 60)
    const denied = await sessionIn(app, 30 * 60, { seats: 4 })
    const member = await memberOf(app)
    const second = await insertBooking(app, { ...denied, member_id: member.user_id })
    const working = await sessionIn(app, 30 * 60)
    await app.pool.query('update users set banned_at = now() where id = $1', [banned.coach.user_id])
    await app.pool.query(`update profiles set coach_status = 'denied', role = 'member' where user_id = $1`, [
      denied.coach.user_id,
    ])
    await look()
    expect((await list(banned.member)).bookings).toMatchObject([{ state: 'confirmed' }])
    await app.clock.later({ hours: 7 }, look)
    for (const [person, { booking_id }] of [
      [banned.member, banned] as const,
      [denied.member, denied] as const,
      [member, second] as const,
    ]) {
      expect(await read(person, { booking_id })).toMatchObject({ state: 'cancelled', cancelled_by: 'coach' })
      const { rows } = await app.pool.query<{ data: BookingNews }>(
        `select data from pgboss.job where name = 'tell-booking' and data ->> 'booking_id' = $1`,
        [booking_id],
      )
      expect(rows.map(({ data }) => data.event)).toEqual(['cancelled'])
    }
    expect(await read(working.member, working)).toMatchObject({ state: 'confirmed' })
  })

  test('take place when the appointment is given back in time', async () => {
    const session = await sessionIn(app, 30 * 60)
    await app.pool.query('update users set banned_at = now() where id = $1', [session.coach.user_id])
    await look()
    await app.pool.query('update users set banned_at = null where id = $1', [session.coach.user_id])
    await app.clock.later({ hours: 7 }, look)
    expect(await read(session.member, session)).toMatchObject({ state: 'confirmed' })
  })
})

test('a group follows the link of a coach who meets single members by video on the page', async () => {
  const group = await sessionIn(app, 5, { seats: 4 })
  await app.pool.query(
    `update calendars set meeting_kind = 'peer', meeting_url = 'https://meet.example/group' where id = $1`,
    [group.calendar_id],
  )
  expect(await join(group.member, group)).toEqual({
    meeting_kind: 'link',
    url: 'https://meet.example/group',
    peer: null,
  })
})
