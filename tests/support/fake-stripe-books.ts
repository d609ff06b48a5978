import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'

export type Json = Record<string, unknown>

export interface FakeSession {
  id: string
  parameters: Json
  amount: number
  currency: string
  created: number
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  intent: FakeIntent | undefined
  /** Of a completed session that began one. */
  subscription: string | undefined
}

interface FakeIntent {
  id: string
  created: number
  status: 'requires_payment_method' | 'processing' | 'succeeded'
  declined: boolean
  charge: { id: string; created: number } | undefined
  refunds: Json[]
  disputes: Json[]
}

/** The error that Stripe answers with. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Json
  /** The call had begun: Stripe gives the same answer again to the same key. */
  readonly isStored: boolean

  constructor(status: number, error: Json, { isStored = false } = {}) {
    super(String(error.message))
    this.status = status
    this.isStored = isStored
    this.error = { type: 'invalid_request_error', ...error }
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** The books of the fake, and its objects as the API 2026-10-28 writes them: the fields that Kiai reads, and some more. */
export class StripeBooks {
  readonly sessions = new Map<string, FakeSession>()
  private readonly clock: Clock
  private readonly pageOf: (id: string) => string

  constructor(clock: Clock, pageOf: (id: string) => string) {
    this.clock = clock
    this.pageOf = pageOf
  }

  now(): number {
    return Math.floor(this.clock.now().getTime() / 1000)
  }

  find(id: string): FakeSession {
    const session = this.sessions.get(id)
    if (!session)
      throw new StripeRefusal(404, {
        code: 'resource_missing',
        message: `No such checkout.session: ${id}`,
        param: 'session',
      })
    if (session.status === 'open' && session.expires_at <= this.now()) session.status = 'expired'
    return session
  }

  ofIntent(id: unknown): { session: FakeSession; intent: FakeIntent } {
    for (const session of this.sessions.values())
      if (session.intent && session.intent.id === id) return { session, intent: session.intent }
    throw new StripeRefusal(404, {
      code: 'resource_missing',
      message: `No such payment_intent: ${id}`,
      param: 'intent',
    })
  }

  /** Stripe makes the payment intent with the first try to pay. */
  intentOf(session: FakeSession): FakeIntent {
    const status = 'requires_payment_method' as const
    const created = this.now()
    session.intent ??= {
      ...{ id: newId('pi'), created, status, declined: false },
      ...{ charge: undefined, refunds: [], disputes: [] },
    }
    return session.intent
  }

  sessionObject(session: FakeSession, expand: string[] = []): Json {
    const { id, parameters, amount, currency, created, expires_at, status, intent } = session
    const isExpanded = expand.some((path) => path.startsWith('payment_intent'))
    return {
      ...{
        id,
        object: 'checkout.session',
        livemode: false,
        mode: parameters.mode,
        created,
        expires_at,
        status,
        currency,
      },
      ...{ amount_subtotal: amount, amount_total: amount },
      subscription: session.subscription ?? null,
      payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
      payment_intent: (isExpanded && intent && this.intentObject(session, intent, expand)) || (intent?.id ?? null),
      url: status === 'open' ? this.pageOf(id) : null,
      client_reference_id: parameters.client_reference_id ?? null,
      customer_email: parameters.customer_email ?? null,
      locale: parameters.locale ?? null,
      metadata: parameters.metadata ?? {},
      success_url: parameters.success_url,
      cancel_url: parameters.cancel_url,
    }
  }

  intentObject(session: FakeSession, intent: FakeIntent, expand: string[] = []): Json {
    const { id, created, status, declined, charge } = intent
    const isExpanded = expand.includes('payment_intent.latest_charge')
    return {
      ...{ id, object: 'payment_intent', amount: session.amount, currency: session.currency, created, status },
      amount_received: status === 'succeeded' ? session.amount : 0,
      last_payment_error: declined ? { type: 'card_error', code: 'card_declined' } : null,
      latest_charge: (isExpanded && charge && this.chargeObject(session, intent)) || (charge?.id ?? null),
      metadata: (session.parameters.payment_intent_data as Json | undefined)?.metadata ?? {},
    }
  }

  chargeObject(session: FakeSession, intent: FakeIntent): Json {
    const amount_refunded = refundedOf(intent)
    return {
      ...{ id: intent.charge?.id, object: 'charge', amount: session.amount, currency: session.currency },
      ...{ amount_refunded, refunded: amount_refunded === session.amount, disputed: intent.disputes.length > 0 },
      ...{ paid: true, status: 'succeeded', created: intent.charge?.created, payment_intent: intent.id },
    }
  }
}

export function refundedOf({ refunds }: FakeIntent): number {
  return refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + Number(amount), 0)
}
