import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listAuditLog } from '#contract/admin.ts'
import * as calls from '#contract/admin-orders.ts'
import { listCoachOrders, readEarnings } from '#contract/coach-orders.ts'
import type { Input } from '#contract/endpoint.ts'
import { readOrder } from '#contract/orders.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { booksOf, checkoutOf, openOrderOf, problemsOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { buy, insertSale, sandboxOf } from '#tests/support/sales.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp
let admin: Person
let coach: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
  coach = await coachOf(app)
})
afterAll(() => app.close())

async function bought(changes: Parameters<typeof soldBy>[2] = {}, seller = coach) {
  const buyer = await memberOf(app)
  const { id, number } = await buy(app, buyer, await soldBy(app, seller, changes))
  return { id, number, buyer }
}

const list = (input: Input<typeof calls.listAdminOrders>) => admin.browser.call(calls.listAdminOrders, input)
const idsOf = async (input: Input<typeof calls.listAdminOrders>) => (await list(input)).orders.map(({ id }) => id)
const newestEntry = async () => (await admin.browser.call(listAuditLog, {})).entries[0]

describe('the list of orders', () => {
  test('is searched by number in any case, by address and by name', async () => {
    const { id, number, buyer } = await bought()
    expect(await idsOf({ search: ` ${number.toLowerCase()} ` })).toEqual([id])
    expect(await idsOf({ search: buyer.email })).toEqual([id])
    expect(await idsOf({ search: 'robin tester' })).toContain(id)
    expect(await idsOf({ search: 'K99-999999' })).toEqual([])
    expect(await idsOf({ search: 'zzyzx' })).toEqual([])
  })

  test('is filtered by what an admin has to look at', async () => {
    const buyer = await memberOf(app)
    const open = (await openOrderOf(app, await soldBy(app, coach), buyer)).order_id
    const of = async (kind: 'package' | 'shoutout') => (await buy(app, buyer, await soldBy(app, coach, { kind }))).id
    const [paid, late, disputed, refunded] = [
      await of('package'),
      await of('shoutout'),
      await of('package'),
      await of('package'),
    ]
    await app.pool.query(`update fulfilments set due_at = now() - interval '1 hour' where order_id = $1`, [late])
    await sandboxOf(app).openDispute(await checkoutOf(app, disputed))
    await settleOrder(app.services, disputed)
    await admin.browser.call(calls.refundOrder, { id: refunded, amount_minor: 1, reason: 'A gift', key: randomUUID() })
    const found = Object.fromEntries(
      await Promise.all(
        calls.ADMIN_ORDER_FILTERS.map(
          async (filter) => [filter, await idsOf({ search: buyer.email, filter })] as const,
        ),
      ),
    )
    expect(found).toEqual({
      all: [refunded, disputed, late, paid, open],
      open: [open],
      paid: [refunded, disputed, late, paid],
      late: [late],
      disputed: [disputed],
      refunded: [refunded],
      return_missing: [],
    })
  })

  test('is read page by page, each order once, and the cursor of another list is refused', async () => {
    const { user_id: buyer_id, email } = await memberOf(app)
    const ids: string[] = []
    for (let n = 0; n < 23; n++) ids.push((await insertSale(app, { buyer_id }, 'shoutout', 'done')).id)
    const first = await list({ search: email })
    expect(first.orders).toHaveLength(20)
    const rest = await list({ search: email, cursor: first.next ?? '' })
    expect(rest.next).toBeNull()
    expect([...first.orders, ...rest.orders].map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await admin.browser.try(calls.listPayouts, { cursor: first.next ?? '' })).status).toBe(400)
    await app.pool.query('delete from orders where buyer_id = $1', [buyer_id])
  })
})

describe('a refund by an admin', () => {
  test('of a part and then of the rest is made, shown with its reason, and in the audit log each once', async () => {
    const { id, number, buyer } = await bought()
    const part = { id, amount_minor: 3_333, reason: 'The sound was missing', key: randomUUID() }
    for (const _ of [1, 2]) await admin.browser.call(calls.refundOrder, part)
    expect(await newestEntry()).toMatchObject({
      action: 'refund_order',
      admin_user_id: admin.user_id,
      target_user_id: buyer.user_id,
      before: { refunded_minor: 0 },
      after: { order: number, refunded_minor: 3_333, currency: 'USD', reason: 'The sound was missing' },
    })
    const rest = { id, amount_minor: 6_666, reason: 'And the picture', key: randomUUID() }
    const order = await admin.browser.call(calls.refundOrder, rest)
    expect(order).toMatchObject({ refunded_minor: 9_999, fulfilment: 'cancelled', coach_id: coach.user_id })
    expect(order.refunds).toMatchObject([
      { amount_minor: 3_333, cause: 'admin', reason: 'The sound was missing', is_done: true },
      { amount_minor: 6_666, cause: 'admin', reason: 'And the picture', is_done: true },
    ])
    expect(await newestEntry()).toMatchObject({ before: { refunded_minor: 3_333 }, after: { refunded_minor: 9_999 } })
    const { rows } = await app.pool.query(`select id from audit_log where after ->> 'order' = $1`, [number])
    expect(rows).toHaveLength(2)
    expect(await buyer.browser.call(readOrder, { id })).toMatchObject({ refunds: order.refunds })
    expect(await booksOf(app, id)).toMatchObject({
      refunded: 9_999,
      accounts: {},
      causes: ['payment', 'refund', 'refund'],
    })
  })

  test('of too much, of an unpaid order or of an unknown one is refused, and not in the audit log', async () => {
    const { id } = await bought()
    const { order_id } = await openOrderOf(app, await soldBy(app, coach))
    const before = await newestEntry()
    const refund = async (order: string, amount_minor: number) => {
      const input = { id: order, amount_minor, reason: 'A mistake', key: randomUUID() }
      const { status, body } = await admin.browser.try(calls.refundOrder, input)
      return [status, body.error?.code]
    }
    expect(await refund(id, 10_000)).toEqual([409, 'orders.too-much-refunded'])
    expect(await refund(order_id, 1)).toEqual([409, 'orders.not-possible-now'])
    expect(await refund(randomUUID(), 1)).toEqual([404, 'not-found'])
    expect(await newestEntry()).toEqual(before)
  })
})

/** Makes payouts as after the payout day of every sale so far. */
async function payOut(): Promise<void> {
  await app.pool.query(`update orders set payout_at = now() - interval '1 day' where state = 'paid'`)
  await admin.browser.call(calls.createPayouts, {})
}

const payoutOf = async ({ full_name }: Pick<Person, 'full_name'>) => {
  const { payouts } = await admin.browser.call(calls.listPayouts, {})
  const found = payouts.find(({ coach_name }) => coach_name === full_name)
  if (!found) throw new Error('there is no such payout')
  return found
}

/** A coach whom the lists of payouts tell from the others by name. */
async function namedCoach(full_name: string): Promise<Person> {
  const person = await coachOf(app)
  await app.pool.query('update profiles set full_name = $2 where user_id = $1', [person.user_id, full_name])
  return { ...person, full_name }
}

describe('payouts', () => {
  test('are exported for the bank while they are open, and no name is a formula', async () => {
    const seller = await namedCoach('=Ada, "The Jab" & Co')
    await bought({}, seller)
    await payOut()
    const { id } = await payoutOf(seller)
    const exported = async () => (await admin.browser.request<string>('GET', '/api/admin/payouts.csv')).body
    const [head, ...lines] = (await exported()).trim().split('\r\n')
    expect(head).toBe('payout,created,coach,email,amount,currency')
    const day = app.clock.now().toISOString().slice(0, 10)
    expect(lines).toContain(`${id},${day},"'=Ada, ""The Jab"" & Co",${seller.email},85.00,USD`)
    await admin.browser.call(calls.markPayoutPaid, { id, reference: 'SEPA 1' })
    expect(await exported()).not.toContain(id)
  })

  test('are in the audit log when they are made, paid and taken back', async () => {
    const seller = await namedCoach('Nadia Payee')
    await bought({}, seller)
    await payOut()
    const { id } = await payoutOf(seller)
    const money = { amount_minor: 8_500, currency: 'USD' }
    const { entries } = await admin.browser.call(listAuditLog, {})
    expect(entries.find(({ target_user_id }) => target_user_id === seller.user_id)).toMatchObject({
      action: 'create_payouts',
      before: {},
      after: { ...money, payout: 'open' },
    })
    await admin.browser.call(calls.markPayoutPaid, { id, reference: 'SEPA 2' })
    const paid = { action: 'mark_payout_paid', before: { payout: 'open' } }
    expect(await newestEntry()).toMatchObject({ ...paid, after: { ...money, payout: 'paid', reference: 'SEPA 2' } })
    await admin.browser.call(calls.cancelPayout, { id, reason: 'The account is closed' })
    const cancelled = { action: 'cancel_payout', before: { payout: 'paid' } }
    const after = { ...money, payout: 'cancelled', reason: 'The account is closed' }
    expect(await newestEntry()).toMatchObject({ ...cancelled, after })
  })
})

describe('a dispute after the share was paid out', () => {
  async function disputed(name: string) {
    const seller = await namedCoach(name)
    const { id } = await bought({}, seller)
    await payOut()
    await admin.browser.call(calls.markPayoutPaid, { id: (await payoutOf(seller)).id, reference: 'SEPA 3' })
    const checkout_id = await checkoutOf(app, id)
    await sandboxOf(app).openDispute(checkout_id)
    await settleOrder(app.services, id)
    const decide = async (outcome: 'won' | 'lost') => {
      await sandboxOf(app).closeDispute(checkout_id, outcome)
      await settleOrder(app.services, id)
    }
    const balance = async () => (await seller.browser.call(readEarnings, {})).balances[0]
    const payable = async () => {
      const { payable } = await admin.browser.call(calls.listPayouts, {})
      return payable.find(({ coach_id }) => coach_id === seller.user_id)?.payable_minor ?? 0
    }
    return { seller, id, decide, balance, payable }
  }

  test('freezes it: coach and admin see the dispute, and that it was paid out', async () => {
    const { seller, id, balance, payable } = await disputed('Dana Frozen')
    const { accounts } = await booksOf(app, id)
    expect(accounts).toEqual({ platform: -1_499, coach: -8_500, disputes: 9_999 })
    expect(await balance()).toMatchObject({ disputed_minor: 8_500, paid_out_minor: 8_500, payable_minor: -8_500 })
    const { orders } = await seller.browser.call(listCoachOrders, { filter: 'all' })
    expect(orders).toMatchObject([{ id, is_disputed: true, net_minor: 8_500 }])
    expect((await list({ filter: 'disputed' })).orders[0]).toMatchObject({ id, disputed_minor: 9_999 })
    expect(await payable()).toBe(0)
  })

  test('and lost makes the next sale pay for it', async () => {
    const { seller, id, decide, balance, payable } = await disputed('Lou Lost')
    await decide('lost')
    expect(await booksOf(app, id)).toMatchObject({
      refunded: 9_999,
      disputed: 0,
      accounts: {},
      fulfilment: 'cancelled',
    })
    const sums = { sold_minor: 9_999, refunded_minor: 9_999, fee_minor: 0, net_minor: 0 }
    expect(await balance()).toMatchObject({ ...sums, disputed_minor: 0, paid_out_minor: 8_500, payable_minor: -8_500 })
    await bought({}, seller)
    await app.pool.query(`update orders set payout_at = now() - interval '1 day' where state = 'paid'`)
    expect([await payable(), (await balance())?.payable_minor]).toEqual([0, 0])
  })

  test('and won leaves everything as it was', async () => {
    const { id, decide, balance, payable } = await disputed('Wyn Won')
    await decide('won')
    expect(await booksOf(app, id)).toMatchObject({ refunded: 0, disputed: 0, fulfilment: 'ready' })
    expect(await balance()).toMatchObject({
      net_minor: 8_500,
      paid_out_minor: 8_500,
      payable_minor: 0,
      disputed_minor: 0,
    })
    expect(await payable()).toBe(0)
  })

  afterEach(async () => expect(await problemsOf(app)).toEqual([]))
})
