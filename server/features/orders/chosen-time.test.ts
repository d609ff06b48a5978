import { describe, expect, test } from 'vitest'
import { joinSession, sayAbsent } from '#contract/bookings.ts'
import { listNearestTimes } from '#contract/calendars.ts'
import { cancelOrder, checkOrder, placeOrder, readOrder, resumeOrder } from '#contract/orders.ts'
import type { TestApp } from '#tests/support/app.ts'
import { choiceOf, freeHour, hold, openCalendar, placeOf, sessionOffer } from '#tests/support/chosen-times.ts'
import type { FakeStripe } from '#tests/support/fake-stripe.ts'
import { booksOf, openOrderOf, soldBy } from '#tests/support/order-books.ts'
import { mailsTo, memberOf, type Person } from '#tests/support/people.ts'
import { offerOf } from '#tests/support/sales.ts'
import { block } from '#tests/support/spaces.ts'
import { withStripeSales } from '#tests/support/stripe-sales.ts'
import { endOpenOrders, endOrder } from './end-order.ts'
import { lookAfterOrders } from './look-after-orders.ts'
import { refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp
let stripe: FakeStripe
let coach: Person

withStripeSales((opened) => {
  ;({ app, stripe, coach } = opened)
})

const minutesFromNow = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000)
const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

async function paidSession(more: Parameters<typeof sessionOffer>[2] = {}) {
  const offer = await sessionOffer(app, coach, more)
  const starts_at = freeHour(app)
  const held = await hold(app, offer, starts_at)
  stripe.pay(held.checkout_id)
  await settleOrder(app.services, held.order_id)
  return { ...held, offer, starts_at }
}

describe('a chosen time', () => {
  test('is held for ten minutes while the member pays, and confirmed by the payment', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    const { booking_id, order_id, checkout_id, buyer } = await hold(app, offer, starts_at)
    const held = await placeOf(app, booking_id)
    expect(held).toMatchObject({ state: 'held', starts_at, seats_taken: 1 })
    expect(Math.abs((held?.held_until?.getTime() ?? 0) - minutesFromNow(10).getTime())).toBeLessThan(20_000)
    stripe.pay(checkout_id)
    expect(await buyer.browser.call(checkOrder, { id: order_id })).toMatchObject({
      state: 'paid',
      booking_id,
      starts_at: starts_at.toISOString(),
      minutes: 60,
      withdraw_until: null,
      actions: ['cancel'],
    })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'confirmed', seats_taken: 1, held_until: null })
  })

  test('stays held after a declined card, until its end: it is paid on a second try, or free again', async () => {
    const offer = await sessionOffer(app, coach)
    const [first, second] = [await hold(app, offer, freeHour(app)), await hold(app, offer, freeHour(app))]
    for (const { checkout_id, booking_id, order_id, buyer } of [first, second]) {
      const before = await placeOf(app, booking_id)
      stripe.decline(checkout_id)
      const declined = await buyer.browser.call(checkOrder, { id: order_id })
      expect(declined).toMatchObject({ state: 'open', was_declined: true })
      expect(declined.actions).toContain('pay')
      expect(await placeOf(app, booking_id)).toEqual(before)
    }
    const { checkout_url } = await first.buyer.browser.call(resumeOrder, { id: first.order_id })
    expect(checkout_url).toContain(first.checkout_id)
    stripe.pay(first.checkout_id)
    await settleOrder(app.services, first.order_id)
    expect(await placeOf(app, first.booking_id)).toMatchObject({ state: 'confirmed', seats_taken: 1 })
    expect(await booksOf(app, first.order_id)).toMatchObject({ state: 'paid', fulfilment: 'ready' })
    await app.clock.later({ minutes: 11 }, () => endOpenOrders(app.services))
    expect(await placeOf(app, second.booking_id)).toMatchObject({ state: 'expired', seats_taken: 0 })
  })

  test('is free again when nobody paid for it in time', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    const { booking_id, order_id } = await hold(app, offer, starts_at)
    await app.clock.later({ minutes: 11 }, () => endOpenOrders(app.services))
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'expired', seats_taken: 0 })
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'expired' })
    await hold(app, offer, starts_at)
  })

  test('whose hold is over is taken by the next, also before anybody has ended it', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    const stale = await hold(app, offer, starts_at)
    const next = await app.clock.later({ minutes: 11 }, () => hold(app, offer, starts_at))
    expect(await placeOf(app, stale.booking_id)).toMatchObject({ state: 'expired' })
    expect(await placeOf(app, next.booking_id)).toMatchObject({ state: 'held', seats_taken: 1 })
  })

  test('stays held as long as the provider cannot say that nothing was paid', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    const { booking_id } = await hold(app, offer, starts_at)
    const other = await memberOf(app)
    await app.clock.later({ minutes: 11 }, async () => {
      stripe.order({ kind: 'status', status: 503 })
      await endOpenOrders(app.services)
      expect(code(await other.browser.try(placeOrder, choiceOf(offer, starts_at)))).toBe('bookings.time-taken')
      stripe.order(undefined)
    })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'held', seats_taken: 1 })
  })

  test('is refused when it is taken, past, or not a time of the grid', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    await hold(app, offer, starts_at)
    const { browser } = await memberOf(app)
    for (const at of [
      starts_at,
      new Date(starts_at.getTime() + 30 * 60_000),
      new Date(starts_at.getTime() + 10 * 3_600_000 + 60_000),
      new Date(starts_at.getTime() - 90 * 24 * 3_600_000),
      new Date(starts_at.getTime() + 90 * 24 * 3_600_000),
    ])
      expect(code(await browser.try(placeOrder, choiceOf(offer, at)))).toBe('bookings.time-taken')
    const { rows } = await app.pool.query('select from orders where offer_id = $1', [offer.id])
    expect(rows).toHaveLength(1)
  })

  test('is refused of one’s own offer, of a hidden one, and where no time is asked for', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    expect(code(await coach.browser.try(placeOrder, choiceOf(offer, starts_at)))).toBe('orders.own-offer')
    const hidden = await sessionOffer(app, coach, { is_active: false })
    const { browser } = await memberOf(app)
    expect(code(await browser.try(placeOrder, choiceOf(hidden, starts_at)))).toBe('orders.offer-gone')
    const { time: _, ...timeless } = choiceOf(offer, starts_at)
    expect(code(await browser.try(placeOrder, timeless))).toBe('request.invalid')
    const video = await soldBy(app, coach, { kind: 'video' })
    expect(code(await browser.try(placeOrder, choiceOf(video, starts_at)))).toBe('request.invalid')
  })

  test('is refused where one of the two has blocked the other, in words that do not say so', async () => {
    const offer = await sessionOffer(app, coach)
    for (const isByCoach of [true, false]) {
      const member = await memberOf(app)
      const [blocker, blocked] = isByCoach ? [coach, member] : [member, coach]
      await block(app, blocker, blocked)
      const starts_at = freeHour(app)
      expect(code(await member.browser.try(placeOrder, choiceOf(offer, starts_at)))).toBe('orders.offer-gone')
      await app.pool.query('delete from distances where user_id = $1', [blocker.user_id])
      await hold(app, offer, starts_at, member)
    }
  })

  test('chosen in fifty clicks is one order and one booking', async () => {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    const { browser, user_id } = await memberOf(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.call(placeOrder, choiceOf(offer, starts_at))),
    )
    expect(new Set(answers.map(({ order_id, booking_id }) => `${order_id} ${booking_id}`)).size).toBe(1)
    expect(new Set(answers.map(({ checkout_url }) => checkout_url)).size).toBe(1)
    const { rows } = await app.pool.query('select state from bookings where member_id = $1', [user_id])
    expect(rows).toEqual([{ state: 'held' }])
  })

  test('chosen anew in another tab moves the same booking, held anew but not for ever', async () => {
    const offer = await sessionOffer(app, coach)
    const [first, second, third] = [freeHour(app), freeHour(app), freeHour(app)]
    const before = await hold(app, offer, first)
    const again = await app.clock.later({ minutes: 5 }, () => hold(app, offer, second, before.buyer))
    expect(again).toMatchObject({ order_id: before.order_id, booking_id: before.booking_id })
    const moved = await placeOf(app, before.booking_id)
    expect(moved).toMatchObject({ state: 'held', starts_at: second, seats_taken: 1 })
    expect(Math.abs((moved?.held_until?.getTime() ?? 0) - minutesFromNow(15).getTime())).toBeLessThan(20_000)
    await app.clock.later({ minutes: 14 }, () => hold(app, offer, first, before.buyer))
    await app.clock.later({ minutes: 23 }, () => hold(app, offer, third, before.buyer))
    const last = await placeOf(app, before.booking_id)
    expect(Math.abs((last?.held_until?.getTime() ?? 0) - minutesFromNow(30).getTime())).toBeLessThan(20_000)
    expect((await before.buyer.browser.call(readOrder, { id: before.order_id })).starts_at).toBe(third.toISOString())
    await hold(app, offer, second)
  })

  test('that somebody else has leaves the first choice as it was', async () => {
    const offer = await sessionOffer(app, coach)
    const [mine, taken] = [freeHour(app), freeHour(app)]
    const { booking_id, buyer } = await hold(app, offer, mine)
    await hold(app, offer, taken)
    expect(code(await buyer.browser.try(placeOrder, choiceOf(offer, taken)))).toBe('bookings.time-taken')
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'held', starts_at: mine })
  })

  test('is taken again and again without paying only some times a day', async () => {
    const offer = await sessionOffer(app, coach)
    const buyer = await memberOf(app)
    for (let time = 0; time < 10; time++) {
      const { order_id } = await hold(app, offer, freeHour(app), buyer)
      await buyer.browser.call(cancelOrder, { id: order_id })
    }
    expect(code(await buyer.browser.try(placeOrder, choiceOf(offer, freeHour(app))))).toBe('request.too-many')
  })

  test('of a group has as many places as it has seats, one for each member', async () => {
    const offer = await sessionOffer(app, coach, { seats: 2 })
    const starts_at = freeHour(app)
    const first = await hold(app, offer, starts_at)
    stripe.pay(first.checkout_id)
    await settleOrder(app.services, first.order_id)
    expect(code(await first.buyer.browser.try(placeOrder, choiceOf(offer, starts_at)))).toBe('bookings.time-taken')
    const second = await hold(app, offer, starts_at)
    expect(await placeOf(app, second.booking_id)).toMatchObject({ seats_taken: 2 })
    const third = await memberOf(app)
    expect(code(await third.browser.try(placeOrder, choiceOf(offer, starts_at)))).toBe('bookings.time-taken')
    await second.buyer.browser.call(cancelOrder, { id: second.order_id })
    await hold(app, offer, starts_at, third)
  })
})

describe('a time that costs nothing', () => {
  test('is booked at once, and one at a time with each coach', async () => {
    const offer = await sessionOffer(app, coach, { price_minor: 0, minutes: 20 })
    const other = await sessionOffer(app, coach, { price_minor: 0 })
    const starts_at = freeHour(app)
    const { browser } = await memberOf(app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.call(placeOrder, choiceOf(offer, starts_at))),
    )
    expect(new Set(answers.map(({ booking_id }) => booking_id)).size).toBe(1)
    const [{ booking_id, order_id } = { booking_id: null, order_id: '' }] = answers
    expect(await placeOf(app, booking_id ?? '')).toMatchObject({ state: 'confirmed', seats_taken: 1 })
    expect(code(await browser.try(placeOrder, choiceOf(other, freeHour(app))))).toBe('bookings.free-one-booked')
    expect(await browser.call(cancelOrder, { id: order_id })).toMatchObject({ fulfilment: 'cancelled' })
    expect(await placeOf(app, booking_id ?? '')).toMatchObject({ state: 'cancelled', cancelled_by: 'member' })
    await browser.call(placeOrder, choiceOf(other, freeHour(app)))
  })

  test('of a house coach is booked too', async () => {
    const seller = { seller_slug: 'ana-prado' }
    await openCalendar(app, seller)
    const offer = await offerOf(app, seller, 'coaching', { price_minor: 0, minutes: 20, seats: 1 })
    const { booking_id } = await hold(app, offer, freeHour(app))
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'confirmed' })
  })
})

describe('a payment that comes after the hold', () => {
  async function expired() {
    const offer = await sessionOffer(app, coach)
    const starts_at = freeHour(app)
    const held = await hold(app, offer, starts_at)
    expect(await endOrder(app.services, held.order_id, 'expired')).toBe(true)
    return { ...held, offer, starts_at }
  }

  test('takes the time again when it is free', async () => {
    const { order_id, checkout_id, booking_id } = await expired()
    stripe.pay(checkout_id, { late: true })
    await settleOrder(app.services, order_id)
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'confirmed', seats_taken: 1 })
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', fulfilment: 'ready', refunded: 0 })
  })

  test('goes back when the time is taken, and that of the other stays', async () => {
    const { order_id, checkout_id, booking_id, offer, starts_at, buyer } = await expired()
    const other = await hold(app, offer, starts_at)
    await app.pool.query(`update profiles set time_zone = 'Europe/Madrid' where user_id = $1`, [buyer.user_id])
    stripe.pay(checkout_id, { late: true })
    await settleOrder(app.services, order_id)
    await refundOrder(app.services, order_id, { cause: 'sold_out' })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'expired' })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999 })
    expect(await placeOf(app, other.booking_id)).toMatchObject({ state: 'held', seats_taken: 1 })
    // The mail names the three nearest times, in the buyer's own zone, and where all of them are.
    const mail = (await mailsTo(app, buyer.email)).find(({ template }) => template === 'order-refunded')
    const { times } = await buyer.browser.call(listNearestTimes, { id: offer.id, at: starts_at.toISOString() })
    expect(times).toHaveLength(3)
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
      timeZone: 'Europe/Madrid',
    })
    const moments = times.map((time) => `${format.format(new Date(time.starts_at))} Spain time`)
    expect(mail?.text).toContain(moments.join('; '))
    expect(mail?.text).toContain(`/book/${offer.id}`)
  })

  test('goes back when the session has begun, also while it was still held', async () => {
    const offer = await sessionOffer(app, coach)
    const { order_id, checkout_id, booking_id } = await hold(app, offer, freeHour(app))
    stripe.pay(checkout_id)
    await app.clock.later({ days: 55 }, () => settleOrder(app.services, order_id))
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'expired', seats_taken: 0 })
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', fulfilment: 'cancelled' })
  })

  test('of a group joins those who have made a new one of the same time', async () => {
    const offer = await sessionOffer(app, coach, { seats: 3 })
    const starts_at = freeHour(app)
    const late = await hold(app, offer, starts_at)
    await endOrder(app.services, late.order_id, 'expired')
    await hold(app, offer, starts_at)
    stripe.pay(late.checkout_id, { late: true })
    await settleOrder(app.services, late.order_id)
    expect(await placeOf(app, late.booking_id)).toMatchObject({ state: 'confirmed', seats_taken: 2 })
  })

  test('of an order that its buyer cancelled goes back, although the time is free', async () => {
    const offer = await sessionOffer(app, coach)
    const { order_id, checkout_id, booking_id, buyer } = await hold(app, offer, freeHour(app))
    await buyer.browser.call(cancelOrder, { id: order_id })
    stripe.pay(checkout_id, { late: true })
    await settleOrder(app.services, order_id)
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', seats_taken: 0 })
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled' })
  })
})

describe('a session that was paid', () => {
  test('is free again after a refund of everything, and not after a refund of a part', async () => {
    const { order_id, booking_id } = await paidSession()
    await refundOrder(app.services, order_id, { cause: 'admin', amount_minor: 1_000 })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'confirmed' })
    await refundOrder(app.services, order_id, { cause: 'admin' })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', seats_taken: 0, cancelled_by: null })
  })

  test('is free again after a lost dispute', async () => {
    const { order_id, booking_id, checkout_id } = await paidSession()
    stripe.dispute(checkout_id)
    await settleOrder(app.services, order_id)
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'confirmed' })
    stripe.closeDispute(checkout_id, 'lost')
    await settleOrder(app.services, order_id)
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', seats_taken: 0 })
  })

  test('is cancelled on the page of the order until a day before, and not later', async () => {
    const { order_id, booking_id, buyer, starts_at } = await paidSession()
    const ahead = (starts_at.getTime() - app.clock.now().getTime()) / 60_000
    const late = await app.clock.later({ minutes: ahead - 23 * 60 }, () =>
      buyer.browser.try(cancelOrder, { id: order_id }),
    )
    expect(code(late)).toBe('orders.not-possible-now')
    expect(await buyer.browser.call(cancelOrder, { id: order_id })).toMatchObject({ fulfilment: 'cancelled' })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'member', seats_taken: 0 })
  })

  test('is done when it is over, and then paid out; its booking stays', async () => {
    const { order_id, booking_id, starts_at } = await paidSession()
    const minutes = (starts_at.getTime() - app.clock.now().getTime()) / 60_000
    await app.clock.later({ minutes: minutes + 59 }, () => lookAfterOrders(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'ready' })
    await app.clock.later({ minutes: minutes + 61 }, () => lookAfterOrders(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'done' })
    expect(await placeOf(app, booking_id)).toMatchObject({ state: 'confirmed' })
    const { rows } = await app.pool.query('select payout_at is not null as paid_out from orders where id = $1', [
      order_id,
    ])
    expect(rows).toEqual([{ paid_out: true }])
  })

  test('goes back once when its coach does not come and the member says so', async () => {
    const { order_id, booking_id, buyer, starts_at, checkout_id } = await paidSession()
    const minutes = (starts_at.getTime() - app.clock.now().getTime()) / 60_000
    await app.clock.later({ minutes: minutes + 1 }, () => buyer.browser.call(joinSession, { id: booking_id }))
    const said = await app.clock.later({ minutes: minutes + 16 }, () =>
      Promise.all([1, 2, 3].map(() => buyer.browser.try(sayAbsent, { id: booking_id }))),
    )
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999, accounts: {} })
    expect(stripe.refundedOf(checkout_id)).toBe(9_999)
    await app.clock.later({ minutes: minutes + 61 }, () => lookAfterOrders(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled' })
    expect(
      await app.clock.later({ minutes: minutes + 61 }, () => buyer.browser.call(readOrder, { id: order_id })),
    ).toMatchObject({ actions: [] })
  })

  test('stays paid when its member does not come and the coach says so', async () => {
    const { order_id, booking_id, starts_at } = await paidSession()
    const minutes = (starts_at.getTime() - app.clock.now().getTime()) / 60_000
    await app.clock.later({ minutes: minutes + 1 }, () => coach.browser.call(joinSession, { id: booking_id }))
    await app.clock.later({ minutes: minutes + 16 }, () => coach.browser.call(sayAbsent, { id: booking_id }))
    await app.clock.later({ minutes: minutes + 61 }, () => lookAfterOrders(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'done', refunded: 0 })
  })

  test('is ordered a second time at another time', async () => {
    const { buyer, offer } = await paidSession()
    await hold(app, offer, freeHour(app), buyer)
    await openOrderOf(app, await soldBy(app, coach), buyer)
  })

  test('cannot be paid on a page of before its time was cancelled', async () => {
    const offer = await sessionOffer(app, coach)
    const { order_id, booking_id, buyer, checkout_id } = await hold(app, offer, freeHour(app))
    await app.pool.query(
      `with gone as (update bookings set state = 'cancelled', held_until = null where id = $1 returning time_id)
       update booked_times set seats_taken = 0 where id = (select time_id from gone)`,
      [booking_id],
    )
    expect(code(await buyer.browser.try(resumeOrder, { id: order_id }))).toBe('orders.offer-gone')
    stripe.pay(checkout_id)
    await settleOrder(app.services, order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', fulfilment: 'cancelled' })
  })
})
