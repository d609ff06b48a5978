import type { FakeBilling } from './fake-stripe-billing.ts'
import { type Json, newId, refundedOf, type StripeBooks, StripeRefusal } from './fake-stripe-books.ts'

/** `announce` is called with what Stripe would send as an event. */
export type Announce = (type: string, object: Json, account?: string) => void

const SESSION_PARAMETERS = [
  ...['mode', 'client_reference_id', 'customer_email', 'line_items', 'adaptive_pricing', 'locale', 'success_url'],
  ...['cancel_url', 'expires_at', 'metadata', 'payment_intent_data', 'excluded_payment_method_types', 'expand'],
  ...['customer', 'payment_method_collection', 'subscription_data'],
]
const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 60 * 60

/** The calls of Stripe's API that Kiai makes. They refuse what Stripe refuses. */
export function answerStripeCall(
  books: StripeBooks,
  billing: FakeBilling,
  announce: Announce,
  { method, path, parameters }: { method: string; path: string; parameters: Json },
): Json {
  const expand = (parameters.expand ?? []) as string[]
  const [, sessionId, action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(path) ?? []
  if (sessionId && method === 'GET' && !action) return books.sessionObject(books.find(sessionId), expand)
  if (sessionId && method === 'POST' && action) return expireSession(books, announce, sessionId)
  const billed = billing.answer(method, path, parameters)
  if (billed) return billed
  switch (`${method} ${path}`) {
    case 'POST /v1/checkout/sessions':
      return createSession(books, billing, parameters)
    case 'GET /v1/checkout/sessions':
      return listSessions(books, path, parameters)
    case 'POST /v1/refunds':
      return createRefund(books, announce, parameters)
    case 'GET /v1/refunds':
      return page(path, books.ofIntent(parameters.payment_intent).intent.refunds, parameters)
    case 'GET /v1/disputes':
      return page(path, books.ofIntent(parameters.payment_intent).intent.disputes, parameters)
    default:
      throw new StripeRefusal(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }
}

function createSession(books: StripeBooks, billing: FakeBilling, parameters: Json): Json {
  const unknown = Object.keys(parameters).find((name) => !SESSION_PARAMETERS.includes(name))
  if (unknown) throw wrong(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
  const [item] = (parameters.line_items ?? []) as { quantity?: string; price?: string; price_data?: Json }[]
  const isSubscription = parameters.mode === 'subscription'
  if (parameters.mode !== 'payment' && !isSubscription)
    throw wrong('mode', 'Missing required param: mode.', 'parameter_missing')
  const { unit_amount, currency, product_data } = isSubscription
    ? { ...billing.findPrice(item?.price), product_data: { name: 'a price' } }
    : (item?.price_data ?? {})
  if (!/^[1-9]\d{0,11}$/.test(String(unit_amount))) throw wrong('line_items', 'Invalid positive integer')
  if (!/^[a-z]{3}$/.test(String(currency))) throw wrong('line_items', `Invalid currency: ${currency}`)
  if (!(product_data as Json | undefined)?.name || item?.quantity !== '1') throw wrong('line_items', 'Missing param')
  for (const name of ['success_url', 'cancel_url'])
    if (!URL.canParse(String(parameters[name]))) throw wrong(name, 'Not a valid URL', 'url_invalid')
  const { customer_email = 'nobody@people.example' } = parameters
  if (!/^\S+@\S+$/.test(String(customer_email)))
    throw wrong('customer_email', `Invalid email address: ${customer_email}`, 'email_invalid')
  const created = books.now()
  const expires_at = Number(parameters.expires_at)
  if (!(expires_at >= created + SHORTEST_SECONDS && expires_at <= created + LONGEST_SECONDS))
    throw wrong('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.')
  const session = {
    ...{ id: newId('cs_test'), parameters, amount: Number(unit_amount), currency: String(currency), created },
    ...{ expires_at, status: 'open' as const, intent: undefined, subscription: undefined },
  }
  books.sessions.set(session.id, session)
  return books.sessionObject(session)
}

function expireSession(books: StripeBooks, announce: Announce, id: string): Json {
  const session = books.find(id)
  if (session.status !== 'open')
    throw wrong('session', 'Only Checkout Sessions with a status in ["open"] can be expired.')
  session.status = 'expired'
  announce('checkout.session.expired', books.sessionObject(session))
  return books.sessionObject(session)
}

function listSessions(books: StripeBooks, path: string, parameters: Json): Json {
  const from = Number((parameters.created as Json | undefined)?.gte ?? 0)
  const found = [...books.sessions.keys()]
    .map((id) => books.find(id))
    .filter(
      ({ id, status, created }) =>
        id.startsWith('cs_') && created >= from && (!parameters.status || parameters.status === status),
    )
  // Newest first, as Stripe lists everything.
  return page(path, found.map((session) => books.sessionObject(session)).reverse(), parameters)
}

export function createRefund(books: StripeBooks, announce: Announce, parameters: Json): Json {
  const { session, intent } = books.ofIntent(parameters.payment_intent)
  if (intent.status !== 'succeeded')
    throw wrong('payment_intent', 'This PaymentIntent does not have a successful charge to refund.')
  const left = session.amount - refundedOf(intent)
  const amount = Number(parameters.amount ?? left)
  if (intent.disputes.some(({ status }) => status !== 'won'))
    throw wrong('payment_intent', 'Charge has been charged back; cannot issue a refund.', 'charge_disputed')
  if (left === 0) throw wrong('payment_intent', 'Charge has already been refunded.', 'charge_already_refunded')
  if (!(amount > 0 && amount <= left)) throw wrong('amount', 'Refund amount is greater than unrefunded amount')
  const refund = {
    ...{ id: newId('re'), object: 'refund', amount, currency: session.currency, created: books.now() },
    ...{ charge: intent.charge?.id, payment_intent: intent.id, metadata: parameters.metadata ?? {} },
    status: 'succeeded',
  }
  intent.refunds.unshift(refund)
  announce('refund.created', refund)
  announce('charge.refunded', books.chargeObject(session, intent))
  return refund
}

export function page(url: string, objects: Json[], { limit = '10', starting_after }: Json): Json {
  const from = starting_after ? objects.findIndex(({ id }) => id === starting_after) + 1 : 0
  const to = from + Number(limit)
  return { object: 'list', url, has_more: to < objects.length, data: objects.slice(from, to) }
}

export function wrong(param: string, message: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, { param, message, ...(code && { code }) })
}
