import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { placeOrder } from '#contract/orders.ts'
import { endOrder } from '#server/features/orders/end-order.ts'
import { lookAfterOrders } from '#server/features/orders/look-after-orders.ts'
import { cancelPayout, createPayouts, markPayoutPaid } from '#server/features/orders/payouts.ts'
import { payOpenRefunds, refundOrder } from '#server/features/orders/refund-order.ts'
import { settleOrder } from '#server/features/orders/settle-order.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { openOrderOf, orderOf, problemsOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { sandboxOf } from '#tests/support/sales.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random things happen to orders, and how often a hundred want one seat. */
    books: { operations: number; rounds: number }
  }
}

const { operations: OPERATIONS, rounds: ROUNDS } = inject('books')

let app: TestApp
let coach: Person

beforeAll(async () => {
  app = await createTestApp(
    {},
    { limits: { 'write-member': { points: 1_000_000 }, 'write-address': { points: 1_000_000 } } },
  )
  coach = await coachOf(app)
})
afterAll(() => app.close())

const ACTS = [
  ...[
    'buy',
    'buy',
    'buy',
    'pay',
    'pay',
    'pay',
    'decline',
    'expire',
    'pay late',
    'refund',
    'refund all',
    'dispute',
    'won',
  ],
  ...['lost', 'deliver late', 'pay out', 'mark paid', 'cancel payout', 'delete account'],
] as const
const KINDS = ['package', 'seminar', 'shoutout', 'video'] as const

test(`the books add up after each of ${OPERATIONS} random operations`, { timeout: 600_000 }, async () => {
  const act = fc.record({ act: fc.constantFrom(...ACTS), pick: fc.nat(), amount: fc.integer({ min: 1, max: 6_000 }) })
  const [acts = []] = fc.sample(fc.array(act, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }), 1)
  const orders: { order_id: string; checkout_id: string; buyer: Person }[] = []
  const done: string[] = []
  for (const { act, pick, amount } of acts) {
    const order = orders[pick % Math.max(orders.length, 1)]
    done.push(`${act} ${pick} ${amount}`)
    await operate(act, { order, pick, amount, add: (one) => orders.push(one) })
    expect(await problemsOf(app), done.join('\n')).toEqual([])
  }
})

type Order = Awaited<ReturnType<typeof openOrderOf>>

/** What is not possible now is refused, which is part of the trial. */
async function operate(
  act: (typeof ACTS)[number],
  { order, pick, amount, add }: { order: Order | undefined; pick: number; amount: number; add(order: Order): void },
): Promise<void> {
  const sandbox = sandboxOf(app)
  const { services } = app
  const refusable = (work: Promise<unknown>) =>
    work.catch((error: Error) => {
      if (error.name !== 'PaymentError' && error.name !== 'Refusal') throw error
    })
  if (act === 'buy') {
    const kind = KINDS[pick % KINDS.length] ?? 'package'
    const price_minor = pick % 7 === 0 ? 0 : 1 + (pick % 9_999)
    add(
      await openOrderOf(app, await soldBy(app, coach, { kind, price_minor, ...(kind === 'seminar' && { seats: 2 }) })),
    )
    return
  }
  const record = async () => {}
  if (act === 'pay out') return void (await app.clock.later({ days: 60 }, () => createPayouts(services, record)))
  if (act === 'mark paid' || act === 'cancel payout') {
    const { rows } = await app.pool.query<{ id: string }>('select id from payouts order by created_at, id')
    const id = rows[pick % Math.max(rows.length, 1)]?.id
    if (id)
      await refusable(
        act === 'mark paid' ? markPayoutPaid(services, id, 'x', record) : cancelPayout(services, id, record),
      )
    return
  }
  if (!order) return
  const { order_id, checkout_id, buyer } = order
  const at = { refund: amount, 'refund all': undefined } as const
  if (act === 'refund' || act === 'refund all') {
    const amount_minor = at[act]
    await refusable(refundOrder(services, order_id, { cause: 'admin', ...(amount_minor && { amount_minor }) }))
  } else if (act === 'expire') await refusable(endOrder(services, order_id, 'expired'))
  else if (act === 'deliver late') await app.clock.later({ days: 4 }, () => lookAfterOrders(services))
  else if (act === 'delete account') await buyer.browser.try(deleteAccount, { password: buyer.password })
  else if (checkout_id) {
    if (act === 'pay') await refusable(sandbox.succeed(checkout_id))
    if (act === 'decline') await refusable(sandbox.decline(checkout_id))
    if (act === 'pay late') await refusable(sandbox.payLate(checkout_id))
    if (act === 'dispute') await refusable(sandbox.openDispute(checkout_id))
    if (act === 'won' || act === 'lost') await refusable(sandbox.closeDispute(checkout_id, act))
  }
  await settleOrder(services, order_id)
  await payOpenRefunds(services)
}

test(`of a hundred who want the last seat one gets it, in each of ${ROUNDS} rounds`, { timeout: 600_000 }, async () => {
  const buyers = await Promise.all(Array.from({ length: 100 }, () => memberOf(app)))
  for (let round = 0; round < ROUNDS; round++) {
    const offer = await soldBy(app, coach, { kind: 'seminar', seats: 1 })
    const answers = await Promise.all(buyers.map(({ browser }) => browser.try(placeOrder, orderOf(offer))))
    const codes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.error?.code))
    expect(codes.filter((code) => code === 'placed')).toHaveLength(1)
    expect(codes.filter((code) => code === 'orders.sold-out')).toHaveLength(99)
  }
  expect(await problemsOf(app)).toEqual([])
})
