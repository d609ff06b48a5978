import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CURRENCIES } from '#contract/money.ts'
import { type FakeStripe, type StripeFault, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import type { CheckoutRequest, PaymentProvider } from './payment-provider.ts'
import { createStripe } from './stripe.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

const clock = createTestClock()
let fake: FakeStripe
let provider: PaymentProvider

beforeAll(async () => {
  fake = await startFakeStripe({ clock })
  provider = connect()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.order(undefined)
  fake.sessions.clear()
  fake.calls.length = 0
})

function connect(changes: { timeoutMs?: number; secretKey?: string } = {}): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = fake.settings
  return createStripe({ secretKey, apiUrl, clock, ...changes })
}

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)

function request(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    key: randomUUID(),
    order_id: randomUUID(),
    order_number: 'K-1042',
    title: 'Film review',
    amount_minor: 14_900,
    currency: 'USD',
    language: 'en',
    buyer_email: 'canary@people.example',
    success_url: 'http://localhost/purchases/1',
    cancel_url: 'http://localhost/checkout/1',
    expires_at: inMinutes(60),
    ...changes,
  }
}

async function openAndPay() {
  const { checkout_id } = await provider.openCheckout(request())
  fake.pay(checkout_id)
  return checkout_id
}

const onlySession = () => [...fake.sessions.values()][0]

describe('amounts', () => {
  /** One whole unit of each currency, as docs.stripe.com/currencies has it. */
  const WHOLE_UNIT = { USD: 100, BRL: 100, EUR: 100, MXN: 100, ARS: 100, CLP: 1, PEN: 100, PYG: 1, UYU: 100 }

  test.each(CURRENCIES)('of %s arrive at Stripe as they are, and come back so', async (currency) => {
    const amount_minor = 14_900 * WHOLE_UNIT[currency]
    const { checkout_id } = await provider.openCheckout(request({ amount_minor, currency }))
    const { line_items } = onlySession()?.parameters ?? {}
    expect(line_items).toMatchObject([
      { price_data: { currency: currency.toLowerCase(), unit_amount: String(amount_minor) } },
    ])
    expect(await provider.readPayment(checkout_id)).toMatchObject({ amount_minor, currency })
  })

  test.each([
    ['JPY', 500, 500],
    ['ISK', 5, 500],
    ['UGX', 5, 500],
    ['MGA', 500, 5],
    ['KWD', 5_120, 5_120],
  ])('of %s are counted as Stripe counts them', (currency, minor, amount) => {
    expect(toStripeAmount(minor, currency)).toBe(amount)
    expect(fromStripeAmount(amount, currency.toLowerCase())).toBe(minor)
  })

  test('that Stripe cannot tell exactly are refused and not rounded', () => {
    for (const [minor, currency] of [
      [5_124, 'KWD'],
      [501, 'MGA'],
    ] as const)
      expect(() => toStripeAmount(minor, currency)).toThrow(/cannot charge this amount/)
    expect(() => fromStripeAmount(501, 'isk')).toThrow(/part of a minor unit/)
  })
})

describe('a checkout', () => {
  test('tells Stripe the order, the language, the address and nothing that converts or takes days', async () => {
    const asked = request({ language: 'pt', currency: 'BRL', title: 'x'.repeat(300) })
    await provider.openCheckout(asked)
    const { order_id, order_number, key } = asked
    expect(onlySession()?.parameters).toMatchObject({
      mode: 'payment',
      client_reference_id: order_id,
      customer_email: 'canary@people.example',
      locale: 'pt-BR',
      adaptive_pricing: { enabled: 'false' },
      excluded_payment_method_types: expect.arrayContaining(['boleto', 'oxxo']),
      metadata: { key, order_id, order_number },
      payment_intent_data: { metadata: { order_id, order_number } },
    })
  })

  test('of a buyer without an address is opened too', async () => {
    await provider.openCheckout(request({ buyer_email: '' }))
    expect(onlySession()?.parameters).not.toHaveProperty('customer_email')
  })

  test.each([
    ['too early', -5, 31],
    ['too late', 7 * 24 * 60, 24 * 60 - 1],
    ['right', 90, 90],
  ])('whose end is %s lives as long as Stripe allows', async (_, asked, minutes) => {
    const { expires_at } = await provider.openCheckout(request({ expires_at: inMinutes(asked) }))
    expect(Math.abs(expires_at.getTime() - inMinutes(minutes).getTime())).toBeLessThan(10_000)
  })

  test('is not opened again by its key when somebody has paid it and the language has changed', async () => {
    const asked = request()
    fake.pay((await provider.openCheckout(asked)).checkout_id)
    await expect(provider.openCheckout({ ...asked, language: 'es' })).rejects.toMatchObject({ kind: 'refused' })
    expect(fake.sessions.size).toBe(1)
  })

  test('that waits for a voucher is open until the money comes or fails', async () => {
    const { checkout_id } = await provider.openCheckout(request())
    fake.promise(checkout_id)
    expect(await provider.expireCheckout(checkout_id)).toMatchObject({ state: 'open' })
    fake.decline(checkout_id)
    expect(await provider.readPayment(checkout_id)).toMatchObject({ state: 'expired' })
    fake.pay(checkout_id)
    expect(await provider.readPayment(checkout_id)).toMatchObject({ state: 'paid' })
  })
})

describe('refunds and disputes', () => {
  test('a refund is made once, even after Stripe has forgotten its key', async () => {
    const checkout_id = await openAndPay()
    const refund = { checkout_id, amount_minor: 900, key: randomUUID() }
    await provider.refund(refund)
    fake.forgetKeys()
    await provider.refund(refund)
    expect((await provider.readPayment(checkout_id)).refunds).toHaveLength(1)
  })

  test('a refund in Stripe’s dashboard is read too, and more than a page of them', async () => {
    const checkout_id = await openAndPay()
    for (let count = 0; count < 120; count += 1) fake.refund(checkout_id, 100)
    expect((await provider.readPayment(checkout_id)).refunds).toHaveLength(120)
  })

  test('a refund that the bank sends back is none, and its key is used up', async () => {
    const checkout_id = await openAndPay()
    const refund = { checkout_id, amount_minor: 900, key: randomUUID() }
    await provider.refund(refund)
    fake.failRefunds(checkout_id)
    expect((await provider.readPayment(checkout_id)).refunds).toEqual([])
    await expect(provider.refund(refund)).rejects.toMatchObject({ kind: 'returned' })
    await provider.refund({ ...refund, key: randomUUID() })
    expect((await provider.readPayment(checkout_id)).refunds).toHaveLength(1)
  })

  test('an inquiry of the bank is no dispute, because it moves no money', async () => {
    const checkout_id = await openAndPay()
    fake.dispute(checkout_id, 'warning_needs_response')
    expect((await provider.readPayment(checkout_id)).disputes).toEqual([])
  })
})

describe('when Stripe fails', () => {
  const FAULTS: [string, StripeFault, object][] = [
    ['401', { kind: 'status', status: 401 }, { kind: 'settings' }],
    ['403', { kind: 'status', status: 403 }, { kind: 'settings' }],
    ['429', { kind: 'status', status: 429, headers: { 'retry-after': '7' } }, { kind: 'away', retry_after_seconds: 7 }],
    ['500', { kind: 'status', status: 500, headers: { 'stripe-should-retry': 'false' } }, { kind: 'away' }],
    ['a page instead of JSON', { kind: 'rubbish' }, { kind: 'away' }],
    ['half an answer', { kind: 'cut-body' }, { kind: 'away' }],
  ]

  test.each(FAULTS)(
    'with %s, every call says so without the key, and nothing has happened',
    async (_, fault, error) => {
      const { checkout_id } = await provider.openCheckout(request())
      fake.pay(checkout_id)
      const before = await provider.readPayment(checkout_id)
      fake.order(fault)
      for (const call of [
        () => provider.openCheckout(request()),
        () => provider.readPayment(checkout_id),
        () => provider.expireCheckout(checkout_id),
        () => provider.refund({ checkout_id, amount_minor: 900, key: randomUUID() }),
      ]) {
        const failure: Error = await call().then(
          () => Promise.reject(new Error('it did not fail')),
          (reason) => reason,
        )
        expect(failure).toMatchObject({ name: 'PaymentError', ...error })
        expect(failure.message).toMatch(/^Stripe (answered|does not answer)/)
        expect(`${failure.stack}${JSON.stringify(failure)}`).not.toMatch(/canary/i)
      }
      fake.order(undefined)
      expect(fake.sessions.size).toBe(1)
      expect(await provider.readPayment(checkout_id)).toEqual(before)
    },
  )

  test('it is tried three times at most, and a hanging or cut connection ends as an error', async () => {
    const impatient = connect({ timeoutMs: 200 })
    for (const kind of ['hang', 'cut'] as const) {
      fake.order({ kind })
      await expect(impatient.openCheckout(request())).rejects.toMatchObject({ kind: 'away' })
    }
    expect(fake.sessions.size).toBe(0)
    // 409: the same key is in use at this moment.
    for (const status of [503, 409]) {
      fake.order({ kind: 'status', status, times: 2 })
      await provider.openCheckout(request())
    }
    expect(fake.sessions.size).toBe(2)
  })

  test('an answer that is lost after its effect is asked for again with the same key', async () => {
    fake.order({ kind: 'cut-after', times: 1 })
    const { checkout_id } = await provider.openCheckout(request())
    expect(fake.calls.map(({ replayed }) => replayed)).toEqual([false, true])
    fake.pay(checkout_id)
    await provider.readPayment(checkout_id)
    const refund = { checkout_id, amount_minor: 900, key: randomUUID() }
    await provider.refund(refund)
    expect((await provider.readPayment(checkout_id)).refunds).toHaveLength(1)
    const writes = fake.calls.filter(({ call }) => call.startsWith('POST'))
    expect(writes.every(({ key }) => key !== undefined)).toBe(true)
  })

  test('a wrong key is reported as a wrong setting', async () => {
    const failure = await connect({ secretKey: 'sk_test_otherCanary' })
      .readPayment('cs_test_1')
      .catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ kind: 'settings' })
    expect(String(failure)).not.toMatch(/canary/i)
  })
})
