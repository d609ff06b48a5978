import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import type { CheckoutRequest, PaymentProvider } from './payment-provider.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** What people and banks do at the provider. */
interface Outside {
  pay(checkout_id: string): unknown
  payLate(checkout_id: string): unknown
  decline(checkout_id: string): unknown
  dispute(checkout_id: string): unknown
  closeDispute(checkout_id: string, outcome: 'won' | 'lost'): unknown
}

const clock = createTestClock()
let database: TestDatabase
let stripe: FakeStripe
let providers: Record<PaymentProvider['name'], { provider: PaymentProvider; outside: Outside }>

beforeAll(async () => {
  database = await createTestDatabase()
  stripe = await startFakeStripe({ clock })
  const sandbox = createSandbox({ db: database.db, clock, pageOf: (id) => `http://localhost/sandbox/${id}` })
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = stripe.settings
  providers = {
    sandbox: { provider: sandbox, outside: { ...sandbox, pay: sandbox.succeed, dispute: sandbox.openDispute } },
    stripe: {
      provider: createStripe({ secretKey, apiUrl, clock }),
      outside: { ...stripe, payLate: (id) => stripe.pay(id, { late: true }) },
    },
  }
})
afterAll(async () => {
  await stripe.close()
  await database.close()
})

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    key: randomUUID(),
    order_id: randomUUID(),
    order_number: 'K-1042',
    title: 'Film review',
    amount_minor: 14_900,
    currency: 'BRL',
    language: 'pt',
    buyer_email: 'robin@people.example',
    success_url: 'http://localhost/purchases/1',
    cancel_url: 'http://localhost/checkout/1',
    expires_at: new Date(clock.now().getTime() + 60 * 60_000),
    ...changes,
  }
}

describe.each(['sandbox', 'stripe'] as const)('payments by %s', (name) => {
  const provider = () => providers[name].provider
  const outside = () => providers[name].outside

  async function open(changes: Partial<CheckoutRequest> = {}) {
    const asked = request(changes)
    const { checkout_id } = await provider().openCheckout(asked)
    return { checkout_id, asked }
  }

  async function openAndPay(changes: Partial<CheckoutRequest> = {}) {
    const opened = await open(changes)
    await outside().pay(opened.checkout_id)
    return opened
  }

  test('a new checkout has a page, and is open with what was asked', async () => {
    const asked = request()
    const checkout = await provider().openCheckout(asked)
    expect(URL.canParse(checkout.url)).toBe(true)
    expect(Math.abs(checkout.expires_at.getTime() - asked.expires_at.getTime())).toBeLessThan(1_000)
    expect(await provider().readPayment(checkout.checkout_id)).toEqual({
      state: 'open',
      amount_minor: 14_900,
      currency: 'BRL',
      order_id: asked.order_id,
      payment_id: null,
      paid_at: null,
      refunds: [],
      disputes: [],
    })
  })

  test('the same key gives the same checkout, also five times at once and with another language', async () => {
    const asked = request()
    const opened = await Promise.all(Array.from({ length: 5 }, () => provider().openCheckout(asked)))
    const later = await clock.later({ minutes: 45 }, () => provider().openCheckout({ ...asked, language: 'es' }))
    expect(new Set([...opened, later].map(({ checkout_id, url }) => `${checkout_id} ${url}`)).size).toBe(1)
    const other = await provider().openCheckout({ ...asked, key: randomUUID() })
    expect(other.checkout_id).not.toBe(later.checkout_id)
  })

  test.each([0, -1, 1.5, Number.NaN])('an amount of %s is refused before anything is opened', async (amount_minor) => {
    await expect(open({ amount_minor })).rejects.toMatchObject({ name: 'PaymentError', kind: 'refused' })
  })

  test('a payment is read with its id and moment', async () => {
    const { checkout_id } = await openAndPay()
    const payment = await provider().readPayment(checkout_id)
    expect(payment).toMatchObject({ state: 'paid', payment_id: expect.stringMatching(/\w+/) })
    expect(Math.abs(Number(payment.paid_at) - clock.now().getTime())).toBeLessThan(60_000)
    expect(await provider().readPayment(checkout_id)).toEqual(payment)
  })

  test('a declined card leaves the checkout to be paid by another one', async () => {
    const { checkout_id } = await open()
    await outside().decline(checkout_id)
    expect(await provider().readPayment(checkout_id)).toMatchObject({ state: 'declined', payment_id: null })
    await outside().pay(checkout_id)
    expect(await provider().readPayment(checkout_id)).toMatchObject({ state: 'paid' })
  })

  test('a checkout expires by itself, and by us even twice', async () => {
    const { checkout_id } = await open()
    await clock.later({ minutes: 61 }, async () =>
      expect(await provider().readPayment(checkout_id)).toMatchObject({ state: 'expired' }),
    )
    expect(await provider().expireCheckout(checkout_id)).toMatchObject({ state: 'expired' })
    expect(await provider().expireCheckout(checkout_id)).toMatchObject({ state: 'expired', payment_id: null })
  })

  test('a checkout that was paid at the last moment does not expire', async () => {
    const { checkout_id } = await openAndPay()
    expect(await provider().expireCheckout(checkout_id)).toMatchObject({ state: 'paid' })
  })

  test('money that arrives after the end is a payment', async () => {
    const { checkout_id } = await open()
    await provider().expireCheckout(checkout_id)
    await outside().payLate(checkout_id)
    expect(await provider().readPayment(checkout_id)).toMatchObject({ state: 'paid' })
  })

  test('the same key refunds once, also five times at once', async () => {
    const { checkout_id } = await openAndPay()
    const refund = { checkout_id, amount_minor: 4_000, key: randomUUID() }
    await Promise.all(Array.from({ length: 5 }, () => provider().refund(refund)))
    await provider().refund(refund)
    const { refunds } = await provider().readPayment(checkout_id)
    expect(refunds).toEqual([{ id: expect.any(String), amount_minor: 4_000, key: refund.key }])
    const another = provider().refund({ ...refund, amount_minor: 5_000 })
    await expect(another).rejects.toMatchObject({ kind: 'refused' })
  })

  test('parts can be refunded until nothing is left', async () => {
    const { checkout_id } = await openAndPay()
    const refund = (amount_minor: number) => provider().refund({ checkout_id, amount_minor, key: randomUUID() })
    await refund(4_000)
    await refund(10_000)
    await expect(refund(901)).rejects.toMatchObject({ kind: 'refused' })
    await refund(900)
    await expect(refund(1)).rejects.toMatchObject({ kind: 'refused' })
    const { state, refunds } = await provider().readPayment(checkout_id)
    expect(refunds.map(({ amount_minor }) => amount_minor).sort()).toEqual([10_000, 4_000, 900])
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(3)
    expect(state).toBe('paid')
  })

  test('what is not paid is not refunded', async () => {
    const { checkout_id } = await open()
    const refund = () => provider().refund({ checkout_id, amount_minor: 1, key: randomUUID() })
    await expect(refund()).rejects.toMatchObject({ kind: 'refused' })
    await outside().decline(checkout_id)
    await expect(refund()).rejects.toMatchObject({ kind: 'refused' })
  })

  test.each(['won', 'lost'] as const)(
    'a dispute is open, then %s; it is about what was not refunded',
    async (outcome) => {
      const { checkout_id } = await openAndPay()
      await provider().refund({ checkout_id, amount_minor: 4_900, key: randomUUID() })
      await outside().dispute(checkout_id)
      const before = await provider().readPayment(checkout_id)
      expect(before.disputes).toEqual([{ id: expect.any(String), amount_minor: 10_000, state: 'open' }])
      const refund = () => provider().refund({ checkout_id, amount_minor: 10_000, key: randomUUID() })
      await expect(refund()).rejects.toMatchObject({ kind: 'refused' })
      await outside().closeDispute(checkout_id, outcome)
      const { state, disputes } = await provider().readPayment(checkout_id)
      expect({ state, disputes }).toEqual({ state: 'paid', disputes: [{ ...before.disputes[0], state: outcome }] })
      if (outcome === 'won') await refund()
      else await expect(refund()).rejects.toMatchObject({ kind: 'refused' })
    },
  )

  test('an unknown checkout is unknown to every call', async () => {
    const checkout_id = 'cs_test_unknown'
    for (const call of [
      () => provider().readPayment(checkout_id),
      () => provider().expireCheckout(checkout_id),
      () => provider().refund({ checkout_id, amount_minor: 1, key: randomUUID() }),
    ])
      await expect(call()).rejects.toMatchObject({ name: 'PaymentError', kind: 'unknown' })
  })
})
