import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bookFromPackage, cancelBooking, moveBooking, readBooking } from '#contract/bookings.ts'
import { cancelOrder, checkOrder, placeOrder } from '#contract/orders.ts'
import { endOpenOrders, endOrder } from '#server/features/orders/end-order.ts'
import { payOpenRefunds, refundOrder } from '#server/features/orders/refund-order.ts'
import { settleOrder } from '#server/features/orders/settle-order.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { choiceOf, freeHour, hold, packageOf, sessionOffer } from '#tests/support/chosen-times.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { checkoutOf, problemsOf } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { sandboxOf } from '#tests/support/sales.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random things happen to sessions, and how often a hundred want one time. */
    bookedTimes: { operations: number; rounds: number }
  }
}

const { operations: OPERATIONS, rounds: ROUNDS } = inject('bookedTimes')

let app: TestApp
let coach: Person

beforeAll(async () => {
  const points = 1_000_000
  app = await createTestApp(
    {},
    { limits: { 'write-member': { points }, 'write-address': { points }, 'booking-change': { points } } },
  )
  coach = await coachOf(app)
})
afterAll(() => app.close())

const ACTS = [
  ...['hold', 'hold', 'hold', 'hold', 'pay', 'pay', 'pay', 'pay late', 'decline', 'expire', 'hold over', 'repeat'],
  ...['cancel', 'cancel order', 'move', 'coach moves', 'coach cancels', 'package', 'refund', 'refund all'],
  ...['dispute', 'won', 'lost'],
] as const
type Act = (typeof ACTS)[number]

interface Placed {
  buyer: Person
  order_id: string
  booking_id: string
}

test(`money and calendar agree after each of ${OPERATIONS} random operations`, { timeout: 600_000 }, async () => {
  const world = await createWorld()
  const act = fc.record({ act: fc.constantFrom(...ACTS), pick: fc.nat(), amount: fc.integer({ min: 1, max: 9_000 }) })
  const [acts = []] = fc.sample(fc.array(act, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }), 1)
  const done: string[] = []
  for (const { act, pick, amount } of acts) {
    done.push(`${act} ${pick} ${amount}`)
    await operate(world, act, pick, amount)
    expect([...(await problemsOf(app)), ...(await disagreements())], done.join('\n')).toEqual([])
  }
})

/** A few members who want the same few hours: of a session, of a group, of one that costs nothing, and with a package. */
async function createWorld() {
  const members = await Promise.all(Array.from({ length: 5 }, () => memberOf(app)))
  const offers = [
    await sessionOffer(app, coach),
    await sessionOffer(app, coach, { seats: 2 }),
    await sessionOffer(app, coach, { price_minor: 0, minutes: 30 }),
  ]
  const hours = Array.from({ length: 4 }, () => freeHour(app))
  const pack = await packageOf(app, coach, { price_minor: 0, sessions: 3 })
  return { members, offers, hours, pack, placed: [] as Placed[] }
}
type World = Awaited<ReturnType<typeof createWorld>>

const pickOf = <T>(list: readonly T[], pick: number): T => list[pick % list.length] as T

/** What is not possible now is refused, which is part of the trial; nothing else may fail. */
async function operate(world: World, act: Act, pick: number, amount: number): Promise<void> {
  const { services } = app
  const hour = pickOf(world.hours, pick >> 3)
  if (act === 'hold') {
    const buyer = pickOf(world.members, pick)
    const { status, body } = await buyer.browser.try(placeOrder, choiceOf(pickOf(world.offers, pick >> 5), hour))
    expect([201, 409, 429]).toContain(status)
    if (status === 201) world.placed.push({ buyer, order_id: body.order_id, booking_id: body.booking_id ?? '' })
    return
  }
  if (act === 'package') {
    const { buyer, order_id: package_order_id } = world.pack
    const time = { starts_at: hour.toISOString(), brief: null, shares_file: false }
    const { status, body } = await buyer.browser.try(bookFromPackage, { package_order_id, ...time })
    expect([201, 409]).toContain(status)
    if (status === 201) world.placed.push({ buyer, order_id: '', booking_id: body.id })
    return
  }
  if (act === 'hold over') return void (await app.clock.later({ minutes: 31 }, () => endOpenOrders(services)))
  if (world.placed.length === 0) return
  const { buyer, order_id, booking_id } = pickOf(world.placed, pick)
  if (act === 'cancel' || act === 'coach cancels') return await cancel(act === 'cancel' ? buyer : coach, booking_id)
  if (act === 'move' || act === 'coach moves') {
    const { browser } = act === 'move' ? buyer : coach
    const { status } = await browser.try(moveBooking, { id: booking_id, starts_at: hour.toISOString() })
    expect([200, 404, 409]).toContain(status)
    return
  }
  if (!order_id) return
  if (act === 'cancel order') {
    expect([200, 409]).toContain((await buyer.browser.try(cancelOrder, { id: order_id })).status)
    return
  }
  await moveMoney(act, order_id, amount)
  await settleOrder(services, order_id)
  await payOpenRefunds(services)
}

async function cancel({ browser }: Person, id: string): Promise<void> {
  const { status: found, body: booking } = await browser.try(readBooking, { id })
  // The coach does not see what was never paid.
  if (found === 404) return
  const shown_refund_minor = booking.refund?.amount_minor ?? 0
  const { status } = await browser.try(cancelBooking, { id, shown_refund_minor, reason: null })
  expect([200, 409]).toContain(status)
}

async function moveMoney(act: Act, order_id: string, amount_minor: number): Promise<void> {
  const sandbox = sandboxOf(app)
  const { services } = app
  const refusable = (work: Promise<unknown>) =>
    work.catch((error: Error) => {
      if (error.name !== 'PaymentError' && error.name !== 'Refusal') throw error
    })
  const checkout_id = await checkoutOf(app, order_id)
  if (act === 'expire') await refusable(endOrder(services, order_id, 'expired'))
  else if (act === 'refund') await refusable(refundOrder(services, order_id, { cause: 'admin', amount_minor }))
  else if (act === 'refund all') await refusable(refundOrder(services, order_id, { cause: 'admin' }))
  else if (!checkout_id) return
  else if (act === 'pay') await refusable(sandbox.succeed(checkout_id))
  else if (act === 'pay late') await refusable(sandbox.payLate(checkout_id))
  else if (act === 'decline') await refusable(sandbox.decline(checkout_id))
  else if (act === 'dispute') await refusable(sandbox.openDispute(checkout_id))
  else if (act === 'won' || act === 'lost') await refusable(sandbox.closeDispute(checkout_id, act))
}

/** Paid sessions without their hour and without their refund; and those that have both. All hours are still to come. */
async function disagreements(): Promise<string[]> {
  const { rows } = await app.pool.query<{ problem: string }>(
    `select o.number || ' has ' || o.refunded_minor || ' of ' || o.total_minor || ' given back, ' || coalesce(b.state, 'no time') as problem
     from orders o left join bookings b on b.order_id = o.id
     where o.kind = 'coaching' and o.state = 'paid' and o.total_minor > 0 and o.disputed_minor = 0
       and (b.state is not distinct from 'confirmed') = (o.refunded_minor = o.total_minor)`,
  )
  const { rows: packages } = await app.pool.query<{ problem: string }>(
    `select o.number || ' has ' || f.sessions_used || ' sessions used, ' || count(b.id) || ' are booked' as problem
     from orders o join fulfilments f on f.order_id = o.id
       left join bookings b on b.package_order_id = o.id and b.state = 'confirmed'
     where o.kind = 'package' group by o.id, f.order_id having f.sessions_used <> count(b.id)`,
  )
  return [...rows, ...packages].map(({ problem }) => problem)
}

const crowd = `of a hundred who want one time while one moves to it and one cancels it, one gets it, in each of ${ROUNDS} rounds`

test(crowd, { timeout: 600_000 }, async () => {
  const offer = await sessionOffer(app, coach)
  const many = await Promise.all(Array.from({ length: 100 }, () => memberOf(app)))
  const paid = async (starts_at: Date) => {
    const held = await hold(app, offer, starts_at)
    await sandboxOf(app).succeed(await checkoutOf(app, held.order_id))
    await held.buyer.browser.call(checkOrder, { id: held.order_id })
    return held
  }
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = freeHour(app)
    const [cancels, moves] = [await paid(wanted), await paid(freeHour(app))]
    const { refund } = await cancels.buyer.browser.call(readBooking, { id: cancels.booking_id })
    const asked = { id: cancels.booking_id, shown_refund_minor: refund?.amount_minor ?? 0, reason: null }
    const order = (members: Person[]) => members.map(({ browser }) => browser.try(placeOrder, choiceOf(offer, wanted)))
    const [cancelled, moved, ...placed] = await Promise.all([
      cancels.buyer.browser.try(cancelBooking, asked),
      moves.buyer.browser.try(moveBooking, { id: moves.booking_id, starts_at: wanted.toISOString() }),
      ...order(many),
    ])
    // All of them may have been too early: then somebody else gets it.
    const later = await Promise.all(order(many.slice(0, 10)))
    const won = [...placed, ...later].filter(({ status }) => status === 201)
    const codes = [moved, ...placed, ...later].flatMap(({ status, body }) => (status < 400 ? [] : [body.error?.code]))
    expect(cancelled.status).toBe(200)
    expect([...new Set(codes)]).toEqual(['bookings.time-taken'])
    const { rows } = await app.pool.query<{ member_id: string }>(
      `select b.member_id from bookings b join booked_times t on t.id = b.time_id
       where t.starts_at = $1 and b.state in ('held', 'confirmed')`,
      [wanted],
    )
    expect(rows).toHaveLength(1)
    // Who has it and asks again gets the same order.
    const winners = new Set(won.map(({ body }) => body.booking_id))
    expect(winners.size + (moved.status === 200 ? 1 : 0)).toBe(1)
  }
  expect([...(await problemsOf(app)), ...(await disagreements())]).toEqual([])
})
