import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import {
  bookFromPackage,
  cancelBooking,
  joinSession,
  listBookings,
  moveBooking,
  readBooking,
  sayAbsent,
} from '#contract/bookings.ts'
import { listTimes } from '#contract/calendars.ts'
import { recordSessions } from '#contract/coach-orders.ts'
import { cancelOrder, checkOrder, readOrder, withdrawOrder } from '#contract/orders.ts'
import { writeReview } from '#contract/reviews.ts'
import { LIMITS } from '#server/http/limits.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { freeHour, hold, openCalendar, packageOf, placeOf, sessionOffer } from '#tests/support/chosen-times.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { booksOf, checkoutOf, problemsOf } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { offerOf, sandboxOf } from '#tests/support/sales.ts'
import { lookAfterOrders } from './look-after-orders.ts'

const BOOKING_CHANGES = LIMITS['booking-change'].points

let app: TestApp
let coach: Person

beforeAll(async () => {
  app = await createTestApp()
  coach = await coachOf(app)
})
afterAll(() => app.close())
afterEach(async () => {
  expect(await problemsOf(app)).toEqual([])
})

const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
const minutesUntil = (moment: Date) => (moment.getTime() - app.clock.now().getTime()) / 60_000
/** So many hours before a session begins. */
const hoursBefore = <T>(starts_at: Date, hours: number, act: () => Promise<T>) =>
  app.clock.later({ minutes: minutesUntil(starts_at) - hours * 60 }, act)

async function pay({ buyer, order_id }: { buyer: Person; order_id: string }) {
  await sandboxOf(app).succeed(await checkoutOf(app, order_id))
  return await buyer.browser.call(checkOrder, { id: order_id })
}

async function paidSession(more: Parameters<typeof sessionOffer>[2] = {}, seller = coach) {
  const offer = await sessionOffer(app, seller, more)
  const starts_at = freeHour(app)
  const held = await hold(app, offer, starts_at)
  await pay(held)
  return { ...held, offer, starts_at }
}

async function freeSession() {
  const offer = await sessionOffer(app, coach, { price_minor: 0 })
  const starts_at = freeHour(app)
  return { ...(await hold(app, offer, starts_at)), starts_at }
}

const cancelling = (booking_id: string, shown_refund_minor: number, reason: string | null = null) => ({
  id: booking_id,
  shown_refund_minor,
  reason,
})

describe('a member who cancels', () => {
  test('a day before gets everything back, as was shown; the same as on the page of the order', async () => {
    const { buyer, booking_id, order_id } = await paidSession()
    const shown = await buyer.browser.call(readBooking, { id: booking_id })
    expect(shown.refund).toEqual({ amount_minor: 9_999, total_minor: 9_999, currency: 'USD' })
    const cancelled = await buyer.browser.call(cancelBooking, cancelling(booking_id, 9_999, 'I am ill'))
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelled_by: 'member', cancel_reason: 'I am ill' })
    expect(cancelled).toMatchObject({ settled: 'refunded' })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999 })
    expect(await placeOf(app, booking_id)).toMatchObject({ seats_taken: 0 })
    const again = await buyer.browser.try(cancelBooking, cancelling(booking_id, 0))
    expect(code(again)).toBe('bookings.not-possible-now')
  })

  test('later gets nothing back, and the coach is paid', async () => {
    const { buyer, booking_id, order_id, starts_at } = await paidSession()
    const [tooMuch, cancelled] = await hoursBefore(starts_at, 23, async () => [
      await buyer.browser.try(cancelBooking, cancelling(booking_id, 9_999)),
      await buyer.browser.try(cancelBooking, cancelling(booking_id, 0)),
    ])
    expect(code(tooMuch)).toBe('bookings.refund-changed')
    expect(cancelled.status).toBe(200)
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'done', refunded: 0 })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', seats_taken: 0 })
    expect(await buyer.browser.call(readBooking, { id: booking_id })).toMatchObject({ settled: 'not_refunded' })
    // It did not take place: there is nothing to review.
    const order = await buyer.browser.call(readOrder, { id: order_id })
    expect(order).toMatchObject({ cancelled_late: true })
    expect(order.actions).not.toContain('review')
  })

  test('late what costs nothing did not have it: there is nothing to review', async () => {
    const { buyer, booking_id, order_id, starts_at } = await freeSession()
    await hoursBefore(starts_at, 2, () => buyer.browser.call(cancelBooking, cancelling(booking_id, 0)))
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled' })
    const { actions } = await buyer.browser.call(readOrder, { id: order_id })
    expect(actions).not.toContain('review')
  })

  test('what is only held ends the order', async () => {
    const offer = await sessionOffer(app, coach)
    const { buyer, booking_id, order_id } = await hold(app, offer, freeHour(app))
    await buyer.browser.call(cancelBooking, cancelling(booking_id, 0))
    // It was never booked.
    expect((await buyer.browser.call(listBookings, { when: 'past' })).bookings).toEqual([])
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'cancelled' })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', seats_taken: 0 })
  })

  test('a booking of somebody else does not find it', async () => {
    const { booking_id } = await paidSession()
    const { browser } = await memberOf(app)
    for (const answer of [
      await browser.try(cancelBooking, cancelling(booking_id, 9_999)),
      await browser.try(moveBooking, { id: booking_id, starts_at: freeHour(app).toISOString() }),
    ])
      expect(code(answer)).toBe('not-found')
  })
})

describe('a coach who cancels', () => {
  test('gives everything back, also an hour before', async () => {
    const { buyer, booking_id, order_id, starts_at } = await paidSession()
    const cancelled = await hoursBefore(starts_at, 1, () =>
      coach.browser.call(cancelBooking, cancelling(booking_id, 9_999, 'My flight was cancelled')),
    )
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelled_by: 'coach' })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999 })
    // Not an order that was refused.
    const { refunds } = await buyer.browser.call(readOrder, { id: order_id })
    expect(refunds).toMatchObject([{ cause: 'coach_cancelled' }])
  })

  test('a group cancels it for everyone, also for who is just paying', async () => {
    const offer = await sessionOffer(app, coach, { seats: 3 })
    const starts_at = freeHour(app)
    const [one, two] = [await hold(app, offer, starts_at), await hold(app, offer, starts_at)]
    await pay(one)
    await pay(two)
    const paying = await hold(app, offer, starts_at)
    await coach.browser.call(cancelBooking, cancelling(one.booking_id, 2 * 9_999))
    for (const { order_id, booking_id } of [one, two]) {
      expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999 })
      expect(await placeOf(app, booking_id)).toMatchObject({
        state: 'cancelled',
        cancelled_by: 'coach',
        seats_taken: 0,
      })
    }
    await sandboxOf(app).payLate(paying.checkout_id)
    await paying.buyer.browser.call(checkOrder, { id: paying.order_id })
    expect(await booksOf(app, paying.order_id)).toMatchObject({ fulfilment: 'cancelled' })
    expect(await placeOf(app, paying.booking_id)).toMatchObject({ state: 'cancelled' })
  })

  test('a group gives back together more than one offer may cost', async () => {
    const offer = await sessionOffer(app, coach, { seats: 3, price_minor: 60_000_000, currency: 'ARS' })
    const starts_at = freeHour(app)
    const [one, two] = [await hold(app, offer, starts_at), await hold(app, offer, starts_at)]
    await pay(one)
    await pay(two)
    const { refund } = await coach.browser.call(readBooking, { id: one.booking_id })
    expect(refund?.amount_minor).toBe(120_000_000)
    await coach.browser.call(cancelBooking, cancelling(one.booking_id, 120_000_000))
    expect(await placeOf(app, two.booking_id)).toMatchObject({ state: 'cancelled' })
  })

  test('may be an admin for a house coach, and another coach may not', async () => {
    const seller = { seller_slug: 'ana-prado' }
    await openCalendar(app, seller)
    const offer = await offerOf(app, seller, 'coaching', { price_minor: 0, minutes: 20, seats: 1 })
    const { booking_id } = await hold(app, offer, freeHour(app))
    expect(code(await coach.browser.try(cancelBooking, cancelling(booking_id, 0)))).toBe('not-found')
    const admin = await memberOf(app, { membership_type: 'admin' })
    await admin.browser.call(cancelBooking, cancelling(booking_id, 0))
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'coach' })
  })
})

describe('a session that is moved', () => {
  test('by its member stays the same booking and the same payment, three times at most and until a day before', async () => {
    const { buyer, booking_id, order_id } = await paidSession()
    let starts_at = freeHour(app)
    for (let sequence = 1; sequence <= 3; sequence++) {
      starts_at = freeHour(app)
      const moved = await buyer.browser.call(moveBooking, { id: booking_id, starts_at: starts_at.toISOString() })
      expect(moved).toMatchObject({ starts_at: starts_at.toISOString(), sequence, moves_left: 3 - sequence, order_id })
    }
    const move = { id: booking_id, starts_at: freeHour(app).toISOString() }
    expect(code(await buyer.browser.try(moveBooking, move))).toBe('bookings.moved-often')
    const late = await hoursBefore(starts_at, 23, () => buyer.browser.try(moveBooking, move))
    expect(code(late)).toBe('bookings.too-late-to-move')
    expect((await buyer.browser.call(readOrder, { id: order_id })).starts_at).toBe(starts_at.toISOString())
  })

  test('to a time that is taken stays where it is', async () => {
    const [mine, other] = [await paidSession(), await paidSession()]
    const answer = await mine.buyer.browser.try(moveBooking, {
      id: mine.booking_id,
      starts_at: other.starts_at.toISOString(),
    })
    expect(code(answer)).toBe('bookings.time-taken')
    expect(await placeOf(app, mine.booking_id)).toMatchObject({ starts_at: mine.starts_at, state: 'confirmed' })
  })

  test('by its coach while its member is waiting has not been come to', async () => {
    const { buyer, booking_id, starts_at } = await paidSession()
    await hoursBefore(starts_at, 0.1, async () => {
      await buyer.browser.call(joinSession, { id: booking_id })
      await coach.browser.call(moveBooking, { id: booking_id, starts_at: freeHour(app).toISOString() })
      expect(await buyer.browser.call(readBooking, { id: booking_id })).toMatchObject({ joined_at: null })
    })
  })

  test('by its coach can be cancelled until it begins, on both pages', async () => {
    const { buyer, booking_id, order_id } = await paidSession()
    const starts_at = freeHour(app)
    await coach.browser.call(moveBooking, { id: booking_id, starts_at: starts_at.toISOString() })
    const [order, booking] = await hoursBefore(starts_at, 1, async () => [
      await buyer.browser.call(readOrder, { id: order_id }),
      await buyer.browser.call(readBooking, { id: booking_id }),
    ])
    expect(order.actions).toContain('cancel')
    expect(booking.refund).toMatchObject({ amount_minor: 9_999 })
    await hoursBefore(starts_at, 1, () => buyer.browser.call(cancelOrder, { id: order_id }))
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'member' })
  })
})

describe('a package', () => {
  const timeOf = (starts_at: Date) => ({ starts_at: starts_at.toISOString(), brief: null, shares_file: false })

  async function paidPackage(more: Parameters<typeof packageOf>[2] = {}) {
    const bought = await packageOf(app, coach, { price_minor: 9_000, sessions: 3, valid_days: 40, ...more })
    await pay(bought)
    const book = (starts_at: Date) =>
      bought.buyer.browser.try(bookFromPackage, { package_order_id: bought.order_id, ...timeOf(starts_at) })
    const used = async () => (await bought.buyer.browser.call(readOrder, { id: bought.order_id })).sessions
    return { ...bought, book, used }
  }

  test('is used up by booking, and done when the last session is over', async () => {
    const { book, used, order_id } = await paidPackage()
    const hours = [freeHour(app), freeHour(app), freeHour(app)]
    const first = await book(hours[0] as Date)
    const again = await book(hours[0] as Date)
    expect([first.status, again.body.id]).toEqual([201, first.body.id])
    for (const hour of hours.slice(1)) expect((await book(hour)).status).toBe(201)
    expect(await used()).toMatchObject({ total: 3, used: 3, booked: 3 })
    expect(code(await book(freeHour(app)))).toBe('bookings.package-used-up')
    await lookAfterOrders(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'ready' })
    await app.clock.later({ minutes: minutesUntil(hours[2] as Date) + 61 }, () => lookAfterOrders(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'done' })
  })

  test('is reviewed when a session has taken place, and not when one is only booked', async () => {
    const { book, buyer, order_id } = await paidPackage()
    const starts_at = freeHour(app)
    const { body } = await book(starts_at)
    const review = { id: order_id, stars: 5, text: 'Good rounds.' }
    const actions = async () => (await buyer.browser.call(readOrder, { id: order_id })).actions
    const during = { minutes: minutesUntil(starts_at) + 30 }
    for (const at of [{ minutes: 0 }, during])
      await app.clock.later(at, async () => {
        expect(await actions()).not.toContain('review')
        expect(code(await buyer.browser.try(writeReview, review))).toBe('reviews.not-possible')
      })
    await app.clock.later({ minutes: minutesUntil(starts_at) + 61 }, async () => {
      expect(await actions()).toContain('review')
      expect((await buyer.browser.call(readBooking, { id: body.id })).actions).toContain('review')
      await buyer.browser.call(writeReview, review)
    })
  })

  test('gets a session back to which its coach did not come, which is nothing to review', async () => {
    const { book, used, buyer } = await paidPackage()
    const starts_at = freeHour(app)
    const { body } = await book(starts_at)
    await book(freeHour(app))
    const minutesIn = (minutes: number) => ({ minutes: minutesUntil(starts_at) + minutes })
    await app.clock.later(minutesIn(1), () => buyer.browser.call(joinSession, { id: body.id }))
    await app.clock.later(minutesIn(16), () => buyer.browser.call(sayAbsent, { id: body.id }))
    expect(await used()).toMatchObject({ used: 1 })
    const over = await app.clock.later(minutesIn(61), () => buyer.browser.call(readBooking, { id: body.id }))
    expect(over).toMatchObject({ outcome: 'coach_absent', reviewable_order_id: null })
  })

  test('gets a session back that is cancelled in time or by the coach, and not later', async () => {
    const { book, used, buyer } = await paidPackage()
    const [one, two, late] = [freeHour(app), freeHour(app), freeHour(app)]
    const ids = [(await book(one)).body.id, (await book(two)).body.id, (await book(late)).body.id]
    const placesFor = async ({ browser }: Person) => {
      const read = await Promise.all(ids.map((id) => browser.call(readBooking, { id })))
      return read.map(({ package_place: place }) => place && `${place.number} of ${place.total}`)
    }
    for (const person of [buyer, coach]) expect(await placesFor(person)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    await buyer.browser.call(cancelBooking, cancelling(ids[0] ?? '', 0))
    expect(await used()).toMatchObject({ used: 2 })
    for (const person of [buyer, coach]) expect(await placesFor(person)).toEqual([null, '1 of 3', '2 of 3'])
    await hoursBefore(two, 2, () => coach.browser.call(cancelBooking, cancelling(ids[1] ?? '', 0)))
    expect(await used()).toMatchObject({ used: 1 })
    await hoursBefore(late, 2, () => buyer.browser.call(cancelBooking, cancelling(ids[2] ?? '', 0)))
    expect(await used()).toMatchObject({ used: 1, booked: 0 })
    expect(await placesFor(buyer)).toEqual([null, null, '1 of 3'])
  })

  test('is booked only by its buyer, before it expires, when it is paid and open', async () => {
    const { book, order_id } = await paidPackage({ valid_days: 1 })
    expect(code(await book(freeHour(app)))).toBe('bookings.package-used-up')
    const other = await memberOf(app)
    const foreign = { package_order_id: order_id, ...timeOf(freeHour(app)) }
    expect(code(await other.browser.try(bookFromPackage, foreign))).toBe('not-found')
    const taken = await paidSession()
    const mine = await paidPackage()
    expect(code(await mine.book(taken.starts_at))).toBe('bookings.time-taken')
    expect(await mine.used()).toMatchObject({ used: 0 })
    const unpaid = await packageOf(app, coach, { price_minor: 9_000 })
    const early = { package_order_id: unpaid.order_id, ...timeOf(freeHour(app)) }
    expect(code(await unpaid.buyer.browser.try(bookFromPackage, early))).toBe('bookings.package-used-up')
  })

  test('has sessions as long as they were bought, whatever its coach sells later', async () => {
    const { book, buyer, offer, order_id } = await paidPackage({ minutes: 90 })
    await app.pool.query('update offers set minutes = 10 where id = $1', [offer.id])
    const starts_at = freeHour(app)
    const asked = { id: offer.id, month: starts_at.toISOString().slice(0, 7), time_zone: 'UTC' }
    expect(await buyer.browser.call(listTimes, asked)).toMatchObject({ minutes: 90 })
    expect(await (await memberOf(app)).browser.call(listTimes, asked)).toMatchObject({ minutes: 10 })
    expect((await book(starts_at)).body).toMatchObject({ minutes: 90 })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'ready' })
    // It needs two of the free hours.
    freeHour(app)
  })

  test('counts a session once that is booked, also when its coach records sessions by hand', async () => {
    const { book, used, order_id, buyer } = await paidPackage()
    const { id } = (await book(freeHour(app))).body
    expect(code(await coach.browser.try(recordSessions, { id: order_id, used: 0 }))).toBe('request.invalid')
    await coach.browser.call(recordSessions, { id: order_id, used: 3 })
    expect(await used()).toMatchObject({ used: 3, booked: 1 })
    expect(await buyer.browser.call(readBooking, { id })).toMatchObject({ package_place: { number: 3, total: 3 } })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'ready' })
    await coach.browser.call(recordSessions, { id: order_id, used: 1 })
    expect(await used()).toMatchObject({ used: 1 })
  })

  test('that is withdrawn from gives back what has not begun, and frees its times', async () => {
    const { book, buyer, order_id } = await paidPackage()
    const { body } = await book(freeHour(app))
    await buyer.browser.call(withdrawOrder, { id: order_id })
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_000, fulfilment: 'cancelled' })
    expect(await placeOf(app, body.id)).toMatchObject({ state: 'cancelled', seats_taken: 0 })
  })
})

describe('an account that is deleted', () => {
  test('of a member gives its times free: refunded in time, else paid to the coach', async () => {
    const { buyer, order_id, starts_at, offer } = await paidSession()
    await buyer.browser.call(deleteAccount, { password: buyer.password })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled' })
    await hold(app, offer, starts_at)
    const late = await paidSession()
    await hoursBefore(late.starts_at, 2, () =>
      late.buyer.browser.call(deleteAccount, { password: late.buyer.password }),
    )
    expect(await booksOf(app, late.order_id)).toMatchObject({ fulfilment: 'done', refunded: 0 })
    await hold(app, late.offer, late.starts_at)
  })

  test('of a member gives a package back of which nothing was used, also where sessions are booked', async () => {
    const bought = await packageOf(app, coach, { price_minor: 9_000, sessions: 3, valid_days: 40 })
    await pay(bought)
    const { buyer, order_id } = bought
    const time = { starts_at: freeHour(app).toISOString(), brief: null, shares_file: false }
    await buyer.browser.call(bookFromPackage, { package_order_id: order_id, ...time })
    await buyer.browser.call(deleteAccount, { password: buyer.password })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled' })
    const { rows } = await app.pool.query('select amount_minor::int from refunds where order_id = $1', [order_id])
    expect(rows).toEqual([{ amount_minor: 9_000 }])
  })

  test('of a coach gives the money of sessions to come back', async () => {
    const leaving = await coachOf(app, 'Pat Tester')
    const { order_id } = await paidSession({}, leaving)
    await leaving.browser.call(deleteAccount, { password: leaving.password })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled' })
  })
})

test('changes that are mailed to the other side are limited', async () => {
  const { buyer, booking_id } = await paidSession()
  for (let change = 0; change < BOOKING_CHANGES; change++)
    await app.services.limits.consume('booking-change', buyer.user_id)
  const moved = await buyer.browser.try(moveBooking, { id: booking_id, starts_at: freeHour(app).toISOString() })
  expect(code(moved)).toBe('request.too-many')
  await buyer.browser.call(cancelBooking, cancelling(booking_id, 9_999))
})
