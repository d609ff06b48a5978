import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { readEnv } from '#server/env.ts'
import { createHttpApp } from '#server/http/create-http-app.ts'
import { createLimits } from '#server/http/limits.ts'
import { signedRoute } from '#server/http/route.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { readNamedMember, recordLog, startTestServer } from '#tests/support/http.ts'
import { openPayments, type Payments } from './open-payments.ts'
import type { PaymentEvent } from './payment-provider.ts'
import { readStripeEvent } from './stripe-event.ts'

const PATH = '/api/payments/stripe'
const received: (PaymentEvent | null)[] = []
let database: TestDatabase
let fake: FakeStripe
let payments: Payments
let server: Awaited<ReturnType<typeof startTestServer>>

/** A server with nothing but the webhook, in front of the real check of signatures. */
beforeAll(async () => {
  database = await createTestDatabase()
  fake = await startFakeStripe()
  const env = { ...readEnv({}), ...fake.settings }
  const baseUrl = 'http://localhost'
  payments = openPayments(env, { db: database.db, clock: { now: () => new Date() }, baseUrl })
  const events = endpoint({
    ...({ method: 'POST', path: PATH, access: 'signed', summary: 'Events', errors: [] } as const),
    ...{ input: z.looseObject({}), output: z.object({}) },
  })
  const signature = { header: 'stripe-signature', secrets: [fake.settings.STRIPE_WEBHOOK_SECRET] }
  const route = signedRoute(events, signature, async ({ input }) => {
    received.push(readStripeEvent(input))
    return {}
  })
  const services = { env, baseUrl, log: recordLog().log, limits: createLimits(database.pool) }
  server = await startTestServer(createHttpApp({ services, routes: [route], readMember: readNamedMember }))
  fake.webhooks.sendTo(`${server.origin}${PATH}`)
})
afterAll(async () => {
  await server.close()
  await fake.close()
  await database.close()
})
beforeEach(() => {
  received.length = 0
  fake.webhooks.hold()
})

async function openAndPay() {
  const { checkout_id } = await payments.openCheckout({
    key: randomUUID(),
    order_id: randomUUID(),
    order_number: 'K-9',
    title: 'Shoutout',
    amount_minor: 5_000,
    currency: 'USD',
    language: 'en',
    buyer_email: 'robin@people.example',
    success_url: 'http://localhost/a',
    cancel_url: 'http://localhost/b',
    expires_at: new Date(Date.now() + 60 * 60_000),
  })
  fake.pay(checkout_id)
  return checkout_id
}

describe('a webhook of Stripe', () => {
  test('is accepted by its signature, and names the checkout or the payment of every kind of event', async () => {
    const checkout_id = await openAndPay()
    fake.dispute(checkout_id)
    fake.closeDispute(checkout_id, 'won')
    fake.refund(checkout_id, 100)
    const statuses = await fake.webhooks.deliver()
    const { payment_id } = await payments.readPayment(checkout_id)
    expect(payment_id).toMatch(/^pi_/)
    const known = new Set([checkout_id, payment_id])
    expect(received).toHaveLength(7)
    expect(received.every((event) => event && known.has(event.checkout_id ?? event.payment_id))).toBe(true)
    expect(new Set(received.map((event) => event?.event_id)).size).toBe(7)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('is refused with another secret, and when it is old', async () => {
    fake.webhooks.lose()
    await openAndPay()
    const events = fake.webhooks.all.slice(-3)
    expect(await fake.webhooks.deliver({ secret: 'whsec_other' }, events)).toEqual([400, 400, 400])
    expect(await fake.webhooks.deliver({ ageSeconds: 301 }, events)).toEqual([400, 400, 400])
    expect(received).toEqual([])
  })

  test('can come repeatedly, in another order, at once, late or never', async () => {
    await openAndPay()
    expect(await fake.webhooks.deliver({ order: 'reversed', times: 2 })).toHaveLength(6)
    const sent = fake.webhooks.all.slice(-3).map(({ id }) => id)
    expect(received.map((event) => event?.event_id)).toEqual(sent.toReversed().flatMap((id) => [id, id]))
    fake.webhooks.lose()
    await openAndPay()
    expect(await fake.webhooks.deliver()).toEqual([])
    const lost = fake.webhooks.all.slice(-3)
    expect(await fake.webhooks.deliver({ together: true, times: 5, delayMs: 5 }, lost)).toHaveLength(15)
  })

  test('that is about no payment, or is no event, is none of ours', () => {
    const object = { id: 'cus_1', object: 'customer' }
    for (const body of [{ id: 'evt_1', data: { object } }, { id: 'x' }, {}, null, 'evt_1'])
      expect(readStripeEvent(body)).toBeNull()
    const charge = { id: 'ch_1', object: 'charge', payment_intent: null }
    expect(readStripeEvent({ id: 'evt_1', data: { object: charge } })).toBeNull()
  })
})
