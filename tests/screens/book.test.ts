import { within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import type { OpenTime } from '#contract/calendars.ts'
import { LANGUAGES } from '#contract/language.ts'
import type { Offer, Seller } from '#contract/marketplace.ts'
import type { Order } from '#contract/orders.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectFocus,
  expectMessage,
  expectPath,
  field,
  fill,
  heading,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { someOrder } from '#tests/support/orders.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { soon } from '#tests/support/soon.ts'
import type { Wire } from '#tests/support/wire.ts'
import { formatsFor } from '#web/i18n/formats.ts'
import { ANA, BOOKING_ID, bookingOf, timesOf, YEAR } from './bookings.ts'
import { detailsOf, OFFER_ID, offerOf } from './offers.ts'

const words = wordingOf('en')
const { bookings, offers } = words
const { day, shortMomentIn, timeIn } = formatsFor('en')
const PATH = `/book/${OFFER_ID}`
const ORDER_ID = '00000000-0000-4000-8000-0000000000b2'
const SANDBOX = `/sandbox/sandbox_checkout_${OFFER_ID}`
const TIMES = 'GET /api/offers/:id/times'
const PLACE = 'POST /api/orders'
const THREE = `${YEAR}-12-10T15:00:00.000Z`
const HALF_PAST_FOUR = `${YEAR}-12-10T16:30:00.000Z`
const FIRST_OF_DECEMBER = Date.parse(`${YEAR}-12-01T12:00:00Z`)

const session = offerOf('coaching', { title: 'Private strategy session', price_minor: 29_900 })

/** The server's clock, whatever this device's says. */
function answerAt(wire: Wire, now: number, name: Parameters<Wire['reply']>[0], body: object): void {
  wire.reply(name, () => Response.json(body, { headers: { date: new Date(now).toUTCString() } }))
}

type OpenOptions = {
  offer?: Offer
  seller?: Seller
  open_order_id?: string
  path?: string
  kept?: Record<string, string>
  now?: number
  answers?: (wire: Wire) => void
}

const open = ({ offer = session, seller = ANA, open_order_id, path = PATH, kept, now, answers }: OpenOptions = {}) =>
  openApp(path, {
    session: sessionOf(),
    ...(kept && { kept: { sessionStorage: kept } }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      const details = detailsOf(offer, { seller, ...(open_order_id && { open_order_id }) })
      answerAt(wire, now ?? FIRST_OF_DECEMBER, 'GET /api/offers/:id', details)
      wire.answer(TIMES, timesOf())
      wire.leaveOpen('GET /api/sandbox/:checkout_id', 'GET /api/live-calendar')
      answers?.(wire)
    },
  })

const held = (changed: Partial<Order> = {}) =>
  someOrder({
    id: ORDER_ID,
    kind: 'coaching',
    total_minor: 29_900,
    state: 'open',
    fulfilment: null,
    booking_id: BOOKING_ID,
    expires_at: `${YEAR}-12-01T12:10:00.000Z`,
    actions: ['pay', 'cancel'],
    ...changed,
  })

function answerHold(wire: Wire, order = held(), booking = bookingOf({ state: 'held', held_until: order.expires_at })) {
  wire.answer('GET /api/orders/:id', order)
  wire.answer('GET /api/bookings/:id', booking)
}

const dayButton = (date: string, count: number) =>
  button(
    `${day(date)}, ${count === 0 ? bookings.day.none : plural(bookings.day.times_one, bookings.day.times_other, count)}`,
  )
const plural = (one: string, other: string, count: number) =>
  fillIn(count === 1 ? one : other, { count: String(count) })
const timeButton = (moment: string) => button(new RegExp(`^${timeIn('UTC', moment).replace(' ', '\\s')}`))

test('a time is chosen in the member’s zone beside the coach’s, held, and paid', async () => {
  const { wire, user } = await open()
  await dayButton(`${YEAR}-12-11`, 0)
  await user.click(await dayButton(`${YEAR}-12-12`, 1))
  // In São Paulo it is still the evening before.
  await button(/1:00\sAM.*10:00\sPM, São Paulo/)
  await user.click(await dayButton(`${YEAR}-12-10`, 2))
  await user.click(await timeButton(THREE))
  await text(bookings.meeting.link)
  await text(fillIn(bookings.rule.order, { when: shortMomentIn('UTC', `${YEAR}-12-09T15:00:00.000Z`) }))
  await fill(bookings.brief.label, 'My guard')
  wire.answer(PLACE, { order_id: ORDER_ID, booking_id: BOOKING_ID, checkout_url: 'http://localhost:3000/never' })
  answerHold(wire)
  await user.click(await button(fillIn(bookings.holdTime, { price: '$299' })))
  await heading(fillIn(bookings.titleHeld, { minutes: '10' }))
  await text(fillIn(offers.hold.left, { time: '10:00' }))
  expect(wire.sentTo(PLACE)).toEqual([
    {
      offer_id: OFFER_ID,
      shown_price_minor: 29_900,
      shown_currency: 'USD',
      time: { starts_at: THREE, brief: 'My guard', shares_file: false },
      consent: false,
    },
  ])
  wire.answer('POST /api/orders/:id/checkout', {
    order_id: ORDER_ID,
    checkout_url: `http://localhost:3000${SANDBOX}`,
    provider: 'sandbox',
  })
  await user.click(await button(fillIn(bookings.hold.pay, { price: '$299' })))
  await expectPath(SANDBOX)
})

test.each(LANGUAGES)('the page is in the reader’s language: %s', async (language) => {
  const own = wordingOf(language).bookings
  await openApp(`${PATH}?at=${THREE}`, {
    language,
    session: sessionOf('free_member', { language }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/offers/:id', detailsOf(session, { seller: ANA }))
      wire.answer(TIMES, timesOf())
    },
  })
  await heading(own.titleChoose)
  await button(new RegExp(`^${own.holdTime.replace('{{price}}', '.*299')}$`))
})

test('arrow keys walk from day to day and into the next month, and the month is asked for in the reader’s zone', async () => {
  const { wire, user } = await open()
  const tenth = await dayButton(`${YEAR}-12-10`, 2)
  tenth.focus()
  await user.keyboard('{ArrowRight}')
  await expectFocus(await dayButton(`${YEAR}-12-11`, 0))
  await user.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowLeft}')
  wire.answer(TIMES, timesOf({ times: [{ starts_at: `${YEAR + 1}-01-07T15:00:00.000Z`, seats_left: 1 }], next: null }))
  await user.keyboard('{PageDown}')
  await dayButton(`${YEAR + 1}-01-07`, 1)
  expect(document.activeElement?.getAttribute('data-day')).toMatch(new RegExp(`^${YEAR + 1}-01-`))
  expect(wire.sentTo(TIMES).at(-1)).toEqual({ id: OFFER_ID, month: `${YEAR + 1}-01`, time_zone: 'UTC' })
})

test('another session at the same time is said first, and the time can be booked all the same', async () => {
  const clash = { booking_id: BOOKING_ID, title: 'Pad work', starts_at: `${YEAR}-12-10T14:30:00.000Z`, minutes: 45 }
  const { user } = await open({ answers: (wire) => wire.answer(TIMES, timesOf({ own: [clash] })) })
  await user.click(await timeButton(HALF_PAST_FOUR))
  await text(bookings.meeting.link)
  await missing(bookings.clash.title)
  await user.click(await timeButton(THREE))
  await text(bookings.clash.title)
  expect((await link(bookings.clash.show)).getAttribute('href')).toBe(`/bookings/${BOOKING_ID}`)
  await button(fillIn(bookings.holdTime, { price: '$299' }))
})

test('a free call is booked at once', async () => {
  const { wire, user } = await open({ offer: { ...session, price_minor: 0 }, path: `${PATH}?at=${THREE}` })
  wire.answer(PLACE, { order_id: ORDER_ID, booking_id: BOOKING_ID, checkout_url: 'http://localhost:3000/never' })
  await user.click(await button(bookings.bookFree))
  await expectMessage(words, bookings.booked)
  await expectPath(`/bookings/${BOOKING_ID}`)
})

test('a second free call is refused, beside the button, with the way to the first', async () => {
  const { wire, user } = await open({ offer: { ...session, price_minor: 0 }, path: `${PATH}?at=${THREE}` })
  wire.refuse(PLACE, 'bookings.free-one-booked')
  await user.click(await button(bookings.bookFree))
  await text(words.errors.codes['bookings.free-one-booked'])
  await link(bookings.toBookings)
})

test('a seat of a group says how many are left', async () => {
  const { user } = await open({
    answers: (wire) => wire.answer(TIMES, timesOf({ seats: 12, times: [{ starts_at: THREE, seats_left: 3 }] })),
  })
  await text(fillIn(bookings.seatsLeft_other, { count: '3' }))
  await user.click(await timeButton(THREE))
  await button(fillIn(bookings.holdSeat, { price: '$299' }))
})

describe('a time that somebody else took', () => {
  const near: OpenTime[] = [{ starts_at: HALF_PAST_FOUR, seats_left: 1 }]

  test('leads to the nearest ones, and what was typed is kept, also over a reload', async () => {
    const { wire, user, storage } = await open({ path: `${PATH}?at=${THREE}` })
    await fill(bookings.brief.label, 'My guard')
    await user.click(await field(fillIn(bookings.brief.file, { name: 'Ana Prado' })))
    wire.refuse(PLACE, 'bookings.time-taken')
    wire.answer('GET /api/offers/:id/times/near', { times: near })
    await user.click(await button(fillIn(bookings.holdTime, { price: '$299' })))
    await text(fillIn(bookings.taken.title, { when: shortMomentIn('UTC', THREE) }))
    const nearest = within(await within(document.body).findByRole('region', { name: bookings.taken.nearest }))
    await user.click(await nearest.findByRole('button'))
    expect(wire.sentTo('GET /api/offers/:id/times/near')).toEqual([{ id: OFFER_ID, at: THREE }])
    expect((await field(bookings.brief.label)).value).toBe('My guard')
    await expectPath(`${PATH}?at=${encodeURIComponent(HALF_PAST_FOUR)}`)
    await open({ path: `${PATH}?at=${HALF_PAST_FOUR}`, kept: storage('sessionStorage') })
    expect((await field(bookings.brief.label)).value).toBe('My guard')
    expect((await field(fillIn(bookings.brief.file, { name: 'Ana Prado' }))).checked).toBe(true)
  })

  test('is also said of a link to a time that is not open', async () => {
    await open({
      path: `${PATH}?at=${YEAR}-12-10T09:00:00.000Z`,
      answers: (wire) => wire.answer('GET /api/offers/:id/times/near', { times: near }),
    })
    await text(bookings.taken.text)
    await missing(fillIn(bookings.holdTime, { price: '$299' }))
  })
})

describe('someone who comes back', () => {
  test('finds the hold again with the time that is left by the server’s clock, and may let it go', async () => {
    const { wire, user } = await open({
      open_order_id: ORDER_ID,
      now: FIRST_OF_DECEMBER + 60_000,
      answers: (prepared) => answerHold(prepared),
    })
    await text(/^8:5\d left$|^9:00 left$/)
    await text(fillIn(offers.hold.minutes_other, { count: '9' }))
    wire.answer('POST /api/orders/:id/cancel', held({ state: 'cancelled', actions: [] }))
    wire.answer('GET /api/orders/:id', held({ state: 'cancelled', actions: [] }))
    wire.answer('GET /api/offers/:id', detailsOf(session, { seller: ANA }))
    await user.click(await button(bookings.hold.release))
    await expectMessage(words, bookings.hold.released)
    await dayButton(`${YEAR}-12-10`, 2)
  })

  test('too late is told so, also when the order is closed meanwhile, and chooses again', async () => {
    const { wire, user } = await open({
      open_order_id: ORDER_ID,
      now: FIRST_OF_DECEMBER + 11 * 60_000,
      answers: (prepared) => {
        answerHold(prepared)
        const closed = detailsOf(session, { seller: ANA })
        prepared.answer('GET /api/bookings/:id', () => {
          prepared.answer('GET /api/offers/:id', closed)
          return bookingOf({ state: 'held', held_until: held().expires_at })
        })
      },
    })
    await text(bookings.hold.over)
    await dayButton(`${YEAR}-12-10`, 2)
    await vi.waitFor(() => expect(wire.sentTo('GET /api/offers/:id')).toHaveLength(2), soon)
    await text(bookings.hold.over)
    await user.click(await button(bookings.hold.again))
    await button(fillIn(bookings.holdTime, { price: '$299' }))
  })

  test('with a payment that came too late gets the money back, and the nearest times', async () => {
    const { user } = await open({
      open_order_id: ORDER_ID,
      answers: (wire) => {
        // In another month than the one that is shown first.
        const starts_at = `${YEAR + 1}-01-07T15:00:00.000Z`
        const booking = bookingOf({ state: 'expired', starts_at })
        answerHold(wire, held({ state: 'paid', fulfilment: 'cancelled' }), booking)
        wire.answer(TIMES, timesOf({ times: [{ starts_at: HALF_PAST_FOUR, seats_left: 1 }] }))
        wire.answer('GET /api/offers/:id/times/near', { times: [{ starts_at: HALF_PAST_FOUR, seats_left: 1 }] })
      },
    })
    await text(bookings.hold.lostText)
    await user.click(await button(bookings.hold.near))
    await within(document.body).findByRole('region', { name: bookings.taken.nearest })
  })

  test('and pays in the moment in which the hold ends is told that it ended', async () => {
    const { wire, user } = await open({ open_order_id: ORDER_ID, answers: (prepared) => answerHold(prepared) })
    const pay = await button(fillIn(bookings.hold.pay, { price: '$299' }))
    wire.refuse('POST /api/orders/:id/checkout', 'orders.not-possible-now')
    answerHold(wire, held({ state: 'expired', actions: [] }), bookingOf({ state: 'expired' }))
    await user.click(pay)
    await text(bookings.hold.over)
    await button(bookings.hold.again)
  })
})

test('an empty month leads to the first open time of a later one', async () => {
  const next = `${YEAR + 1}-01-07T15:00:00.000Z`
  const { user } = await open({
    answers: (wire) =>
      wire.answer(TIMES, ({ month }) =>
        month === `${YEAR}-12`
          ? timesOf({ times: [], next })
          : timesOf({ times: [{ starts_at: next, seats_left: 1 }] }),
      ),
  })
  await text(fillIn(bookings.empty.next, { when: shortMomentIn('UTC', next) }))
  await user.click(await button(bookings.empty.show))
  await dayButton(`${YEAR + 1}-01-07`, 1)
})

test('a coach without hours is said to have none, with a message and following instead', async () => {
  const coach: Seller = { slug: 'robin', name: 'Robin', kind: 'coach', user_id: BOOKING_ID }
  await open({
    seller: coach,
    answers: (wire) => {
      wire.answer(TIMES, timesOf({ seller: coach, times: [], next: null }))
      wire.answer('GET /api/coaches/:slug/follow', { following: false, followers: 3 })
    },
  })
  await text(bookings.noHours.title)
  expect((await link(bookings.noHours.message)).getAttribute('href')).toBe(`/messages?with=${BOOKING_ID}`)
  await button(words.coaches.follow.follow)
})

test('a session of a package uses one of those that are left', async () => {
  const sessions = { total: 4, used: 1, booked: 0, expires_at: `${YEAR + 1}-03-01T00:00:00.000Z` }
  const { wire, user } = await open({
    path: `${PATH}?package=${ORDER_ID}&at=${THREE}`,
    answers: (prepared) =>
      prepared.answer(
        'GET /api/orders/:id',
        someOrder({ id: ORDER_ID, kind: 'package', fulfilment: 'ready', sessions }),
      ),
  })
  wire.answer('POST /api/bookings', bookingOf({ package_order_id: ORDER_ID, refund: null }))
  wire.leaveOpen('GET /api/bookings/:id')
  await user.click(await button(fillIn(bookings.package.use_other, { count: '3' })))
  await expectPath(`/bookings/${BOOKING_ID}`)
  expect(wire.sentTo('POST /api/bookings')).toEqual([
    { package_order_id: ORDER_ID, starts_at: THREE, brief: null, shares_file: false },
  ])
})

test('a booking is moved to another time, and the page says what stays', async () => {
  const { wire, user } = await open({
    path: `${PATH}?move=${BOOKING_ID}`,
    answers: (prepared) => prepared.answer('GET /api/bookings/:id', bookingOf()),
  })
  await text(bookings.move.stays)
  await text(fillIn(bookings.move.left_other, { count: '3' }))
  await user.click(await timeButton(HALF_PAST_FOUR))
  wire.refuse('PUT /api/bookings/:id/time', 'bookings.moved-often')
  await user.click(await button(bookings.move.submit))
  await text(words.errors.codes['bookings.moved-often'])
  wire.answer('PUT /api/bookings/:id/time', bookingOf({ starts_at: HALF_PAST_FOUR, moves_left: 2 }))
  await user.click(await button(bookings.move.submit))
  await expectMessage(words, bookings.move.done)
  await expectPath(`/bookings/${BOOKING_ID}`)
})

test('a move to a time that somebody else took leads to the nearest ones for this booking', async () => {
  const { wire, user } = await open({
    path: `${PATH}?move=${BOOKING_ID}&at=${HALF_PAST_FOUR}`,
    answers: (prepared) => prepared.answer('GET /api/bookings/:id', bookingOf()),
  })
  wire.refuse('PUT /api/bookings/:id/time', 'bookings.time-taken')
  wire.answer('GET /api/offers/:id/times/near', { times: [{ starts_at: THREE, seats_left: 1 }] })
  await user.click(await button(bookings.move.submit))
  await within(document.body).findByRole('region', { name: bookings.taken.nearest })
  expect(wire.sentTo('GET /api/offers/:id/times/near')).toEqual([
    { id: OFFER_ID, at: HALF_PAST_FOUR, moving: BOOKING_ID },
  ])
})

test('a move to a time that begins soon says first that nothing comes back', async () => {
  await open({
    path: `${PATH}?move=${BOOKING_ID}&at=${HALF_PAST_FOUR}`,
    answers: (prepared) => {
      const booking = bookingOf({ starts_at: `${YEAR}-12-12T01:00:00.000Z` })
      answerAt(prepared, Date.parse(`${YEAR}-12-10T10:00:00Z`), 'GET /api/bookings/:id', booking)
    },
  })
  await text(bookings.rule.late.order)
  await button(bookings.move.submitLate)
})

test('what has no times to choose is bought in the checkout, and what does not exist is said to be missing', async () => {
  await open({ offer: offerOf('package') })
  await expectPath(`/checkout/${OFFER_ID}`)
  await open({ answers: (wire) => wire.refuse('GET /api/offers/:id', 'not-found') })
  await heading(bookings.missing.title)
})
