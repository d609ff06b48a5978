import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOrder, readSandboxCheckout, receiveStripeEvent } from '#contract/orders.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { booksOf, openOrderOf, problemsOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'

let app: TestApp
let stripe: FakeStripe
let coach: Person

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await createTestApp(stripe.settings)
  coach = await coachOf(app)
  const address = `${app.services.baseUrl}${receiveStripeEvent.path}`
  stripe.webhooks.sendTo(address, (request) => app.app.fetch(request))
  stripe.webhooks.hold()
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const PAID = { state: 'paid', fulfilment: 'ready', causes: ['payment'] }

async function paidOrder() {
  await stripe.webhooks.deliver()
  const order = await openOrderOf(app, await soldBy(app, coach))
  stripe.pay(order.checkout_id)
  return order
}

describe('the calls of Stripe', () => {
  test.each([
    ['in order', {}],
    ['in the reverse order', { order: 'reversed' as const }],
    ['twice each', { times: 2 }],
    ['five times each at the same moment', { times: 5, together: true }],
  ])('book a payment once: %s', async (_, delivery) => {
    const { order_id } = await paidOrder()
    expect(new Set(await stripe.webhooks.deliver(delivery))).toEqual(new Set([200]))
    expect(await booksOf(app, order_id)).toMatchObject(PAID)
    expect(await problemsOf(app)).toEqual([])
  })

  test.each(['before', 'after', 'while'] as const)('book a payment once: %s the buyer returns', async (when) => {
    const { order_id, buyer } = await paidOrder()
    const comeBack = () => buyer.browser.call(checkOrder, { id: order_id })
    if (when === 'after') await comeBack()
    if (when === 'while') await Promise.all([stripe.webhooks.deliver({ together: true }), comeBack(), comeBack()])
    await stripe.webhooks.deliver()
    expect(await comeBack()).toMatchObject({ state: 'paid' })
    expect(await booksOf(app, order_id)).toMatchObject(PAID)
  })

  test('that are older than what we know change nothing', async () => {
    const { order_id, checkout_id } = await paidOrder()
    stripe.refund(checkout_id, 1_000)
    stripe.dispute(checkout_id)
    stripe.closeDispute(checkout_id, 'won')
    await stripe.webhooks.deliver({ order: 'reversed', times: 2 })
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'paid', refunded: 1_000, disputed: 0 })
    expect(await problemsOf(app)).toEqual([])
  })

  test('with a wrong or old signature are refused, and do nothing', async () => {
    const { order_id } = await paidOrder()
    const events = stripe.webhooks.all.slice(-3)
    expect(await stripe.webhooks.deliver({ secret: 'whsec_other' }, events)).toEqual([400, 400, 400])
    expect(await stripe.webhooks.deliver({ ageSeconds: 301 }, events)).toEqual([400, 400, 400])
    expect(await booksOf(app, order_id)).toMatchObject({ state: 'open', causes: [] })
  })

  test('about something else are accepted and left', async () => {
    const events = [
      { id: 'evt_1', type: 'customer.created', created: 1, data: { object: { id: 'cus_1', object: 'customer' } } },
      { id: 'evt_2', type: 'x', created: 1, data: { object: { id: 'cs_unknown', object: 'checkout.session' } } },
    ]
    expect(await stripe.webhooks.deliver({}, events)).toEqual([200, 200])
  })
})

test('a process that ends after any statement of a settlement leaves nothing half done', async () => {
  const { order_id } = await paidOrder()
  const events = stripe.webhooks.all.slice(-1)
  const statuses: number[] = []
  for (let statement = 1; statuses.at(-1) !== 200; statement++) {
    const restore = failAfter(app, statement)
    statuses.push(...(await stripe.webhooks.deliver({}, events)))
    restore()
    if (statuses.at(-1) === 200) break
    expect(await booksOf(app, order_id), `after statement ${statement}`).toMatchObject({ state: 'open', causes: [] })
  }
  expect(statuses.length).toBeGreaterThan(10)
  expect(await booksOf(app, order_id)).toMatchObject(PAID)
  expect(await problemsOf(app)).toEqual([])
})

/** Every transaction is cut after this many statements, as when the process ends there. */
function failAfter({ pool }: TestApp, statements: number): () => void {
  const connect = pool.connect
  const connectCut = async () => {
    const client = await (Reflect.apply(connect, pool, []) as Promise<PoolClient>)
    const { query, release } = client
    let left = Number.POSITIVE_INFINITY
    client.query = (async (...given: Parameters<typeof query>) => {
      const text = String((given[0] as { text?: string }).text ?? given[0])
      if (text.startsWith('begin')) left = statements
      if (left-- < 0 && text !== 'rollback') throw new Error('the process ended here')
      return await Reflect.apply(query, client, given)
    }) as typeof query
    client.release = (error) => {
      Object.assign(client, { query, release })
      release.call(client, error)
    }
    return client
  }
  // Single statements come with a callback, transactions without.
  pool.connect = ((...given: unknown[]) =>
    given.length > 0 ? Reflect.apply(connect, pool, given) : connectCut()) as typeof pool.connect
  return () => {
    pool.connect = connect
  }
}

test('the page of the sandbox is not there while Stripe takes the payments', async () => {
  const { browser } = await memberOf(app)
  const path = readSandboxCheckout.path.replace(':checkout_id', 'sandbox_checkout_1')
  expect((await browser.request('GET', path)).status).toBe(404)
})
