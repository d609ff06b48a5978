import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkOrder, placeOrder, resumeOrder } from '#contract/orders.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { FakeStripe } from '#tests/support/fake-stripe.ts'
import { booksOf, checkoutOf, differencesOf, openOrderOf, orderOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { withStripeSales } from '#tests/support/stripe-sales.ts'
import { comparePayments } from './compare-payments.ts'
import { endOpenOrders, endOrder } from './end-order.ts'
import { payOpenRefunds, refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp
let stripe: FakeStripe
let coach: Person

withStripeSales((opened) => {
  ;({ app, stripe, coach } = opened)
})

const settle = (order_id: string) => settleOrder(app.services, order_id)

/** A price whose fee of 15 % is not whole: 1,499 of 9,999. */
const SOLD = { provider: 9_999, platform: -1_499, coach: -8_500 }

async function soldOrder(changes: Parameters<typeof soldBy>[2] = {}) {
  const offer = await soldBy(app, coach, changes)
  const order = await openOrderOf(app, offer)
  stripe.pay(order.checkout_id)
  await settle(order.order_id)
  return { ...order, offer }
}

describe('a payment', () => {
  test('is booked once, with the fee rounded in favour of the coach', async () => {
    const { order_id } = await soldOrder()
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', accounts: SOLD, causes: ['payment'] })
  })

  test('is booked once by twenty settlements at the same moment', async () => {
    const { order_id, checkout_id } = await openOrderOf(app, await soldBy(app, coach))
    stripe.pay(checkout_id)
    await Promise.all(Array.from({ length: 20 }, () => settle(order_id)))
    expect(await booksOf(app, order_id)).toMatchObject({ accounts: SOLD, causes: ['payment'], fulfilment: 'ready' })
  })

  test('that was declined at first leaves nothing of the refusal', async () => {
    const { order_id, checkout_id, buyer } = await openOrderOf(app, await soldBy(app, coach))
    stripe.decline(checkout_id)
    expect(await buyer.browser.call(checkOrder, { id: order_id })).toMatchObject({ state: 'open', was_declined: true })
    stripe.pay(checkout_id)
    expect(await buyer.browser.call(checkOrder, { id: order_id })).toMatchObject({ state: 'paid', was_declined: false })
  })

  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('of %s is a difference, and nothing is booked or delivered', async (_, changes) => {
    const { order_id, checkout_id } = await openOrderOf(app, await soldBy(app, coach))
    Object.assign(stripe.sessions.get(checkout_id) ?? {}, changes)
    stripe.pay(checkout_id)
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'open', accounts: {}, fulfilment: null })
    expect(await differencesOf(app, order_id)).toEqual(['other_price'])
  })

  test('of another order is a difference', async () => {
    const { order_id, checkout_id } = await openOrderOf(app, await soldBy(app, coach))
    Object.assign(stripe.sessions.get(checkout_id)?.parameters ?? {}, { client_reference_id: randomUUID() })
    stripe.pay(checkout_id)
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'open', accounts: {} })
    expect(await differencesOf(app, order_id)).toEqual(['other_order'])
  })

  test('whose news was lost for a day is found by the comparison', async () => {
    const { order_id, checkout_id } = await openOrderOf(app, await soldBy(app, coach))
    stripe.webhooks.lose()
    stripe.pay(checkout_id)
    stripe.webhooks.hold()
    await app.clock.later({ hours: 23 }, () => comparePayments(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', accounts: SOLD })
  })
})

describe('a payment that comes after the order has ended', () => {
  test('takes a seat again when one is free', async () => {
    const { order_id, checkout_id } = await openOrderOf(app, await soldBy(app, coach, { kind: 'seminar', seats: 1 }))
    expect(await endOrder(app.services, order_id, 'expired')).toBe(true)
    stripe.pay(checkout_id, { late: true })
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', fulfilment: 'ready', accounts: SOLD })
  })

  test('goes back when the seat is gone, and the seat of the other stays', async () => {
    const offer = await soldBy(app, coach, { kind: 'seminar', seats: 1 })
    const late = await openOrderOf(app, offer)
    await endOrder(app.services, late.order_id, 'expired')
    const other = await openOrderOf(app, offer)
    stripe.pay(other.checkout_id)
    await settle(other.order_id)
    stripe.pay(late.checkout_id, { late: true })
    await settle(late.order_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, late.order_id)).toMatchObject({ refunded: 9_999, accounts: {}, fulfilment: 'cancelled' })
    expect(await booksOf(app, other.order_id)).toMatchObject({ fulfilment: 'ready', accounts: SOLD })
    const { rows } = await app.pool.query('select seats_taken from offers where id = $1', [offer.id])
    expect(rows).toEqual([{ seats_taken: 1 }])
  })

  test('goes back when the buyer had cancelled', async () => {
    const { order_id, checkout_id } = await openOrderOf(app, await soldBy(app, coach))
    await endOrder(app.services, order_id, 'cancelled')
    stripe.pay(checkout_id, { late: true })
    await settle(order_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, accounts: {}, causes: ['payment', 'refund'] })
  })

  test.each(['late', 'new'] as const)('of a video that was bought twice goes back: %s one paid last', async (last) => {
    const offer = await soldBy(app, coach, { kind: 'video' })
    const late = await openOrderOf(app, offer)
    await endOrder(app.services, late.order_id, 'expired')
    const again = await openOrderOf(app, offer, late.buyer)
    const orders = last === 'late' ? [again, late] : [late, again]
    for (const { checkout_id, order_id } of orders) {
      stripe.pay(checkout_id, { late: true })
      await settle(order_id)
    }
    await payOpenRefunds(app.services)
    expect(await booksOf(app, orders[0]?.order_id ?? '')).toMatchObject({ refunded: 0 })
    expect(await booksOf(app, orders[1]?.order_id ?? '')).toMatchObject({ refunded: 9_999, accounts: {} })
  })
})

describe('an order that was paid twice', () => {
  async function paidTwice(first: 'older' | 'newer') {
    const order = await openOrderOf(app, await soldBy(app, coach))
    stripe.expire(order.checkout_id)
    await order.buyer.browser.call(resumeOrder, { id: order.order_id })
    const newer = await checkoutOf(app, order.order_id)
    expect(newer).not.toBe(order.checkout_id)
    const [main, second] = first === 'older' ? [order.checkout_id, newer] : [newer, order.checkout_id]
    stripe.pay(main, { late: true })
    await settle(order.order_id)
    stripe.pay(second, { late: true })
    await settle(order.order_id)
    return { ...order, main, second }
  }

  test.each(['older', 'newer'] as const)('first through the %s checkout: the other goes back whole', async (first) => {
    const { order_id, second } = await paidTwice(first)
    expect((await booksOf(app, order_id)).accounts).toEqual({ ...SOLD, provider: 2 * 9_999, owed_back: -9_999 })
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 0, accounts: SOLD, fulfilment: 'ready' })
    expect(stripe.sessions.get(second)?.intent?.refunds).toHaveLength(1)
  })

  test.each(['older', 'newer'] as const)(
    'first through the %s: a refund of the price is of that payment',
    async (first) => {
      const { order_id, main } = await paidTwice(first)
      await payOpenRefunds(app.services)
      await refundOrder(app.services, order_id, { amount_minor: 1_000, cause: 'admin' })
      expect(await booksOf(app, order_id)).toMatchObject({ refunded: 1_000 })
      expect(stripe.sessions.get(main)?.intent?.refunds).toMatchObject([{ amount: 1_000 }])
    },
  )

  test('and given back whole in the dashboard of the provider is owed nothing', async () => {
    const { order_id, second } = await paidTwice('older')
    stripe.refund(second, 9_999)
    await settle(order_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 0, accounts: SOLD, fulfilment: 'ready' })
  })

  test('and given back in part in the dashboard is owed the rest', async () => {
    const { order_id, second } = await paidTwice('older')
    stripe.refund(second, 4_000)
    await settle(order_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 0, accounts: SOLD, fulfilment: 'ready' })
    expect(stripe.sessions.get(second)?.intent?.refunds).toMatchObject([{ amount: 5_999 }, { amount: 4_000 }])
  })

  test('whose first payment is given back in the dashboard still gets the second one back', async () => {
    const { order_id, main, second } = await paidTwice('older')
    stripe.refund(main, 9_999)
    await settle(order_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, accounts: {}, fulfilment: 'cancelled' })
    expect(stripe.sessions.get(second)?.intent?.refunds).toHaveLength(1)
  })

  test('and disputed for the second payment loses that one alone', async () => {
    const { order_id, second } = await paidTwice('older')
    stripe.dispute(second)
    await settle(order_id)
    stripe.closeDispute(second, 'lost')
    await settle(order_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({
      refunded: 0,
      disputed: 0,
      accounts: SOLD,
      fulfilment: 'ready',
    })
    // The payment that is left is the first one.
    await refundOrder(app.services, order_id, { amount_minor: 1_000, cause: 'admin' })
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 1_000 })
  })
})

/** Asked for, and not told to the provider yet. */
async function storeRefund(order_id: string, amount_minor: number): Promise<string> {
  const id = randomUUID()
  await app.pool.query(`insert into refunds (id, order_id, amount_minor, cause) values ($1, $2, $3, 'late')`, [
    ...[id, order_id, amount_minor],
  ])
  return id
}

describe('a refund', () => {
  test('in parts costs platform and coach exactly what the whole would', async () => {
    const { order_id } = await soldOrder()
    for (const amount_minor of [1, 3_333, 1, 6_663, 1])
      await refundOrder(app.services, order_id, { amount_minor, cause: 'admin' })
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, accounts: {}, fulfilment: 'cancelled' })
  })

  test('made in the dashboard of the provider is booked', async () => {
    const { order_id, checkout_id } = await soldOrder()
    stripe.refund(checkout_id, 4_000)
    stripe.refund(checkout_id, 4_000)
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 8_000, causes: ['payment', 'refund', 'refund'] })
  })

  test('with the same key is made once, also when nothing is left', async () => {
    const { order_id } = await soldOrder()
    const refund = { amount_minor: 9_999, cause: 'admin' as const, id: randomUUID() }
    await refundOrder(app.services, order_id, refund)
    await refundOrder(app.services, order_id, refund)
    await Promise.all(Array.from({ length: 5 }, () => refundOrder(app.services, order_id, refund)))
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, causes: ['payment', 'refund'] })
  })

  test('with the key of another refund is refused', async () => {
    const [one, other] = [await soldOrder(), await soldOrder()]
    const refund = { amount_minor: 100, cause: 'admin' as const, id: randomUUID() }
    await refundOrder(app.services, one.order_id, refund)
    const refused = { code: 'orders.not-possible-now' }
    await expect(refundOrder(app.services, other.order_id, refund)).rejects.toMatchObject(refused)
    await expect(refundOrder(app.services, one.order_id, { ...refund, amount_minor: 200 })).rejects.toMatchObject(
      refused,
    )
  })

  test('of more than what is left is refused', async () => {
    const { order_id } = await soldOrder()
    await refundOrder(app.services, order_id, { amount_minor: 9_000, cause: 'admin' })
    const more = refundOrder(app.services, order_id, { amount_minor: 1_000, cause: 'admin' })
    await expect(more).rejects.toMatchObject({ code: 'orders.too-much-refunded' })
  })

  test('while the provider is away is made later, once', async () => {
    const { order_id } = await soldOrder()
    stripe.order({ kind: 'cut-after', times: 1 })
    await refundOrder(app.services, order_id, { amount_minor: 500, cause: 'admin' })
    stripe.order({ kind: 'status', status: 503 })
    await refundOrder(app.services, order_id, { amount_minor: 700, cause: 'admin' }).catch(() => undefined)
    stripe.order(undefined)
    await payOpenRefunds(app.services)
    await refundOrder(app.services, order_id, { amount_minor: 700, cause: 'admin' })
    expect((await booksOf(app, order_id)).refunded).toBeGreaterThanOrEqual(1_200)
  })

  test('that the provider refuses because of a dispute is a clear refusal', async () => {
    const { order_id, checkout_id } = await soldOrder()
    stripe.dispute(checkout_id)
    const refused = refundOrder(app.services, order_id, { amount_minor: 500, cause: 'admin' })
    await expect(refused).rejects.toMatchObject({ code: 'orders.too-much-refunded' })
    expect(await booksOf(app, order_id)).toMatchObject({ disputed: 9_999 })
  })

  test('that was stored and is then refused is a difference, and is made when the dispute is won', async () => {
    const { order_id, checkout_id } = await soldOrder()
    await storeRefund(order_id, 500)
    stripe.dispute(checkout_id)
    await payOpenRefunds(app.services)
    await payOpenRefunds(app.services)
    expect(await differencesOf(app, order_id)).toEqual(['refund_refused'])
    stripe.closeDispute(checkout_id, 'won')
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 500, disputed: 0 })
    expect(await differencesOf(app, order_id)).toEqual([])
  })

  test('that was stored is not made any more when the dispute was lost', async () => {
    const { order_id, checkout_id } = await soldOrder()
    await storeRefund(order_id, 500)
    stripe.dispute(checkout_id)
    stripe.closeDispute(checkout_id, 'lost')
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, disputed: 0, accounts: {} })
    expect(await differencesOf(app, order_id)).toEqual([])
  })

  test('that was stored is lowered to what a lost dispute about a part leaves of the price', async () => {
    const { order_id, checkout_id } = await soldOrder()
    await storeRefund(order_id, 9_000)
    await app.pool.query(
      `insert into refunds (order_id, amount_minor, cause, returned_at) values ($1, 300, 'late', now())`,
      [order_id],
    )
    stripe.dispute(checkout_id)
    Object.assign(stripe.sessions.get(checkout_id)?.intent?.disputes[0] ?? {}, { amount: 4_000 })
    stripe.closeDispute(checkout_id, 'lost')
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 4_000, disputed: 0 })
    const { rows } = await app.pool.query(
      'select amount_minor::int from refunds where order_id = $1 and done_at is null order by 1',
      [order_id],
    )
    expect(rows).toEqual([{ amount_minor: 300 }, { amount_minor: 5_999 }])
  })

  test('that was stored is lowered to what a refund in the dashboard leaves of the price', async () => {
    const { order_id, checkout_id } = await soldOrder()
    await storeRefund(order_id, 9_999)
    stripe.refund(checkout_id, 4_000)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, accounts: {} })
    expect(await differencesOf(app, order_id)).toEqual([])
  })

  test('that fails before it was booked is shown as returned, and can be given anew', async () => {
    const { order_id, checkout_id } = await soldOrder()
    const key = await storeRefund(order_id, 9_999)
    await app.services.payments.refund({ checkout_id, amount_minor: 9_999, key })
    stripe.failRefunds(checkout_id)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 0, accounts: SOLD })
    expect(await differencesOf(app, order_id)).toEqual(['refund_returned'])
    await app.clock.later({ hours: 1 }, () =>
      refundOrder(app.services, order_id, { amount_minor: 9_999, cause: 'admin' }),
    )
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, accounts: {} })
    expect(await differencesOf(app, order_id)).toEqual([])
  })

  test('that the bank sends back is taken out of the books again, and shown until it is given anew', async () => {
    const { order_id, checkout_id } = await soldOrder()
    await refundOrder(app.services, order_id, { amount_minor: 3_333, cause: 'admin' })
    await refundOrder(app.services, order_id, { amount_minor: 1_111, cause: 'admin' })
    stripe.failRefunds(checkout_id)
    await app.clock.later({ hours: 1 }, () => settle(order_id))
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 0, accounts: SOLD })
    expect(await differencesOf(app, order_id)).toEqual(['refund_returned', 'refund_returned'])
    await app.clock.later({ hours: 2 }, async () => {
      await settle(order_id)
      expect(await differencesOf(app, order_id)).toEqual(['refund_returned', 'refund_returned'])
      await refundOrder(app.services, order_id, { amount_minor: 4_444, cause: 'admin' })
    })
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 4_444 })
    expect(await differencesOf(app, order_id)).toEqual([])
  })
})

describe('a dispute', () => {
  test('that is won brings the money back', async () => {
    const { order_id, checkout_id } = await soldOrder()
    stripe.dispute(checkout_id)
    await settle(order_id)
    const frozen = { ...SOLD, disputes: 9_999, provider: undefined }
    expect(await booksOf(app, order_id)).toMatchObject({ disputed: 9_999, refunded: 0 })
    expect((await booksOf(app, order_id)).accounts).toEqual(JSON.parse(JSON.stringify(frozen)))
    stripe.closeDispute(checkout_id, 'won')
    await settle(order_id)
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ disputed: 0, refunded: 0, accounts: SOLD })
  })

  test('that is lost after a part was refunded takes the rest', async () => {
    const { order_id, checkout_id } = await soldOrder()
    await refundOrder(app.services, order_id, { amount_minor: 3_333, cause: 'admin' })
    stripe.dispute(checkout_id)
    await settle(order_id)
    stripe.closeDispute(checkout_id, 'lost')
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ disputed: 0, refunded: 9_999, accounts: {} })
  })

  test('about more than what is left of the price costs the platform alone the difference', async () => {
    const { order_id, checkout_id } = await soldOrder()
    stripe.dispute(checkout_id)
    await settle(order_id)
    const [dispute] = stripe.sessions.get(checkout_id)?.intent?.disputes ?? []
    if (dispute) Object.assign(dispute, { id: 'du_another', amount: 12_000, status: 'lost' })
    await settle(order_id)
    const { accounts, refunded } = await booksOf(app, order_id)
    expect({ refunded, losses: accounts.losses }).toEqual({ refunded: 9_999, losses: 2_001 })
  })

  test('that is read as won after it was read as lost is closed once', async () => {
    const { order_id, checkout_id } = await soldOrder()
    stripe.dispute(checkout_id)
    stripe.closeDispute(checkout_id, 'lost')
    await settle(order_id)
    stripe.closeDispute(checkout_id, 'won')
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ disputed: 0, refunded: 9_999 })
    expect(await differencesOf(app, order_id)).toEqual(['dispute_reversed'])
  })
})

describe('a checkout that the provider does not know', () => {
  test('ends its order when the time is over, and is shown to admins as long as money may be missed', async () => {
    const offer = await soldBy(app, coach, { kind: 'seminar', seats: 1 })
    const { order_id, checkout_id } = await openOrderOf(app, offer)
    stripe.sessions.delete(checkout_id)
    await app.clock.later({ minutes: 40 }, () => endOpenOrders(app.services))
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'expired', accounts: {} })
    expect(await differencesOf(app, order_id)).toEqual(['checkout_unknown'])
    await app.clock.later({ days: 119 }, () => comparePayments(app.services))
    expect(await differencesOf(app, order_id)).toEqual(['checkout_unknown'])
    await app.clock.later({ days: 121 }, () => comparePayments(app.services))
    expect(await differencesOf(app, order_id)).toEqual([])
  })

  test('is replaced when the buyer comes back, and the order can be paid', async () => {
    const { order_id, checkout_id, buyer } = await openOrderOf(app, await soldBy(app, coach))
    stripe.sessions.delete(checkout_id)
    await buyer.browser.call(resumeOrder, { id: order_id })
    stripe.pay(await checkoutOf(app, order_id))
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', accounts: SOLD })
  })

  test('of a paid order changes nothing in the books, and stays a difference', async () => {
    const { order_id, checkout_id } = await soldOrder()
    stripe.sessions.delete(checkout_id)
    await app.clock.later({ days: 121 }, () => comparePayments(app.services, { older: true }))
    await settle(order_id)
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', accounts: SOLD, fulfilment: 'ready' })
    expect(await differencesOf(app, order_id)).toEqual(['checkout_unknown'])
  })
})

test('a difference disappears when the provider can be asked again', async () => {
  const { order_id } = await soldOrder()
  await app.pool.query(
    `insert into payment_differences (order_id, problems, found_at) values ($1, '[{"code":"not_told","answer":"x"}]', now())`,
    [order_id],
  )
  await settle(order_id)
  expect(await differencesOf(app, order_id)).toEqual([])
})

describe('placing an order', () => {
  test('fifty clicks at once are one order with one checkout', async () => {
    const offer = await soldBy(app, coach)
    const buyer = await memberOf(app)
    const placed = await Promise.all(Array.from({ length: 50 }, () => buyer.browser.call(placeOrder, orderOf(offer))))
    expect(new Set(placed.map(({ order_id, checkout_url }) => `${order_id} ${checkout_url}`)).size).toBe(1)
    const { rows } = await app.pool.query('select count(*)::int as n from payments where order_id = $1', [
      placed[0]?.order_id,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  test('fifty clicks on something free are one order', async () => {
    for (const kind of ['seminar', 'video'] as const) {
      const offer = await soldBy(app, coach, { kind, price_minor: 0 })
      const buyer = await memberOf(app)
      const placed = await Promise.all(Array.from({ length: 50 }, () => buyer.browser.call(placeOrder, orderOf(offer))))
      expect(new Set(placed.map(({ order_id }) => order_id)).size, kind).toBe(1)
    }
  })

  test('after the order was paid without our knowledge leads to that order, and asks for no second payment', async () => {
    const offer = await soldBy(app, coach)
    const { order_id, checkout_id, buyer } = await openOrderOf(app, offer)
    stripe.pay(checkout_id)
    const again = await buyer.browser.call(placeOrder, orderOf(offer))
    const checkout_url = expect.stringContaining(`/purchases/${order_id}`)
    expect(again).toEqual({ order_id, checkout_url, booking_id: null })
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid' })
  })

  test('after its time is over is a new order', async () => {
    const offer = await soldBy(app, coach, { kind: 'seminar', seats: 1 })
    const { order_id, buyer } = await openOrderOf(app, offer)
    await app.clock.later({ minutes: 40 }, async () => {
      const again = await buyer.browser.call(placeOrder, orderOf(offer))
      expect(again.order_id).not.toBe(order_id)
    })
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'expired' })
  })

  test('at the same number in another currency than the page showed is refused', async () => {
    const offer = await soldBy(app, coach)
    await app.pool.query(`update offers set currency = 'BRL' where id = $1`, [offer.id])
    const buyer = await memberOf(app)
    const answer = await buyer.browser.try(placeOrder, orderOf(offer))
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'orders.offer-changed'])
    const placed = await buyer.browser.try(placeOrder, { ...orderOf(offer), shown_currency: 'BRL' })
    expect(placed.status).toBe(201)
  })

  test('at a new price while money for the old one is under way is refused', async () => {
    const offer = await soldBy(app, coach)
    const { order_id, checkout_id, buyer } = await openOrderOf(app, offer)
    stripe.promise(checkout_id)
    await app.pool.query('update offers set price_minor = 12000 where id = $1', [offer.id])
    const answer = await buyer.browser.try(placeOrder, { ...orderOf(offer), shown_price_minor: 12_000 })
    expect(answer.body.error?.code).toBe('orders.offer-changed')
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'open' })
  })

  test('while the provider is away is a clear refusal, also for an order that was begun', async () => {
    const offer = await soldBy(app, coach)
    const { buyer, order_id } = await openOrderOf(app, offer)
    stripe.order({ kind: 'status', status: 503 })
    await app.pool.query('update offers set price_minor = 12000 where id = $1', [offer.id])
    const changed = await buyer.browser.try(placeOrder, { ...orderOf(offer), shown_price_minor: 12_000 })
    const resumed = await buyer.browser.try(resumeOrder, { id: order_id })
    const checked = await buyer.browser.try(checkOrder, { id: order_id })
    for (const { status, body } of [changed, resumed, checked])
      expect([status, body.error?.code]).toEqual([503, 'orders.payments-away'])
  })

  test('a failure that the provider repeats for the same key does not last', async () => {
    const offer = await soldBy(app, coach)
    const buyer = await memberOf(app)
    stripe.order({ kind: 'status', status: 500, stored: true, times: 1 })
    expect((await buyer.browser.try(placeOrder, orderOf(offer))).status).toBe(503)
    stripe.order(undefined)
    await app.clock.later({ minutes: 10 }, async () => {
      expect((await buyer.browser.try(placeOrder, orderOf(offer))).status).toBe(201)
    })
  })

  test('a page that the provider has closed is replaced by a new one', async () => {
    const offer = await soldBy(app, coach)
    const { buyer, checkout_id, order_id } = await openOrderOf(app, offer)
    stripe.expire(checkout_id)
    const { checkout_url } = await buyer.browser.call(placeOrder, orderOf(offer))
    expect(checkout_url).not.toContain(checkout_id)
    expect(await checkoutOf(app, order_id)).not.toBe(checkout_id)
  })

  test('an order of another provider than the one in use ends when its time is over', async () => {
    const { order_id } = await openOrderOf(app, await soldBy(app, coach))
    await app.pool.query(`update payments set provider = 'sandbox', checkout_id = $1 where order_id = $2`, [
      ...[`sandbox_checkout_${randomUUID()}`, order_id],
    ])
    expect(await endOrder(app.services, order_id, 'expired')).toBe(true)
  })
})
