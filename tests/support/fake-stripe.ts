import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Clock, systemClock } from '#server/clock.ts'
import { answerStripeCall, createRefund } from './fake-stripe-api.ts'
import { FakeBilling } from './fake-stripe-billing.ts'
import { type Json, newId, refundedOf, StripeBooks, StripeRefusal } from './fake-stripe-books.ts'
import { answerConnectCall, StripeConnect } from './fake-stripe-connect.ts'
import { FakeWebhooks } from './fake-stripe-webhooks.ts'

const API_VERSION = '2026-10-28.endive'
const SECRET_KEY = 'sk_test_fakeCanaryKey'
const LIVE_SECRET_KEY = 'sk_live_fakeCanaryKey'
const WEBHOOK_SECRET = 'whsec_fake-canary-secret'
const CONNECT_WEBHOOK_SECRET = 'whsec_fake-canary-of-connect'

/** A fault in the next `times` calls, or in all. `cut-after`: the call takes effect, and its answer is lost. */
export interface StripeFault {
  kind: 'status' | 'hang' | 'cut' | 'cut-after' | 'cut-body' | 'rubbish'
  status?: number
  headers?: Record<string, string>
  times?: number
  /** Stripe answers the same again for the same key, as it does with an error that it stored. */
  stored?: boolean
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/**
 * Stripe on loopback: its HTTP protocol, its idempotency keys, its errors, its hosted page in the simplest form, and its
 * signed webhooks. What a buyer, a bank or Stripe's dashboard does is a function here.
 */
export async function startFakeStripe({ clock = systemClock }: { clock?: Clock } = {}) {
  const books = new StripeBooks(clock, (id) => `${address}/c/pay/${id}`)
  const webhooks = new FakeWebhooks(clock, { own: WEBHOOK_SECRET, connect: CONNECT_WEBHOOK_SECRET })
  const announce = webhooks.announce.bind(webhooks)
  const connect = new StripeConnect(clock, announce)
  const billing = new FakeBilling(books, announce)
  /** Every call with its key, in their order. */
  const calls: { call: string; key: string | undefined; replayed: boolean }[] = []
  const remembered = new Map<string, { request: string; status: number; body: Json }>()
  let fault: StripeFault | undefined

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', address)
    const body = await text(request)
    if (url.pathname.startsWith('/c/pay/')) return showPage(url, request.method ?? '', body, response)
    const current = fault
    if (current?.times !== undefined && --current.times <= 0) fault = undefined
    const key = request.headers['idempotency-key']?.toString()
    if (current?.stored && key)
      remembered.set(key, {
        request: `${request.method} ${url.pathname} ${body}`,
        status: current.status ?? 500,
        body: { error: { type: 'api_error', message: 'stored' } },
      })
    if (current && current.kind !== 'cut-after') return applyFault(current, response)
    const { status, body: answer } = call(request, url, body)
    if (current) return response.destroy()
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
    response.end(JSON.stringify(answer))
  })

  function call({ method = '', headers }: IncomingMessage, url: URL, body: string): { status: number; body: Json } {
    const key = headers['idempotency-key']?.toString()
    const record = { call: `${method} ${url.pathname}`, key, replayed: false }
    calls.push(record)
    try {
      if (![SECRET_KEY, LIVE_SECRET_KEY].some((known) => headers.authorization === `Bearer ${known}`))
        throw new StripeRefusal(401, { message: `Invalid API Key provided: ${headers.authorization}` })
      if (headers['stripe-version'] !== API_VERSION) throw new StripeRefusal(400, { message: 'Another API version' })
      const request = `${method} ${url.pathname} ${body}`
      const before = key === undefined ? undefined : remembered.get(key)
      if (before && before.request !== request)
        throw new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        })
      if (before) {
        record.replayed = true
        return before
      }
      const parameters = parseForm(method === 'POST' ? body : url.search.slice(1))
      const asked = { method, path: url.pathname, parameters }
      const answer = answerConnectCall(connect, asked) ?? answerStripeCall(books, billing, announce, asked)
      if (key !== undefined) remembered.set(key, { request, status: 200, body: answer })
      return { status: 200, body: answer }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      const refused = { status: error.status, body: { error: error.error } }
      if (key !== undefined && error.isStored)
        remembered.set(key, { request: `${method} ${url.pathname} ${body}`, ...refused })
      return refused
    }
  }

  /** Stripe's page: what can be done on it is a button. */
  function showPage(url: URL, method: string, body: string, response: ServerResponse): unknown {
    const id = url.pathname.split('/').at(-1) ?? ''
    const { success_url, cancel_url } = books.find(id).parameters
    const action = method === 'POST' ? new URLSearchParams(body).get('action') : null
    if (action === 'decline') decline(id)
    if (action === 'pay') {
      pay(id)
      const location = String(success_url).replaceAll('{CHECKOUT_SESSION_ID}', id)
      return response.writeHead(303, { location }).end()
    }
    const said = action === 'decline' ? '<p role="alert">Your card was declined.</p>' : ''
    const buttons = `<button name="action" value="pay">Pay</button><button name="action" value="decline">Decline</button>`
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html>${said}<form method="post">${buttons}</form><a href="${cancel_url}">Back</a>`)
  }

  /** `late`: also after it has expired, as with a voucher. */
  function pay(id: string, { late = false } = {}): void {
    const session = books.find(id)
    if (session.status === 'expired' && !late) throw new Error('the session has expired')
    if (session.parameters.mode === 'subscription') {
      if (session.subscription) return
      session.subscription = billing.begin(session)
      session.status = 'complete'
      announce('checkout.session.completed', books.sessionObject(session))
      return
    }
    const intent = books.intentOf(session)
    if (intent.status === 'succeeded') return
    const wasUnderway = intent.status === 'processing'
    Object.assign(intent, { status: 'succeeded', declined: false, charge: { id: newId('ch'), created: books.now() } })
    session.status = 'complete'
    announce('payment_intent.succeeded', books.intentObject(session, intent))
    announce('charge.succeeded', books.chargeObject(session, intent))
    const type = wasUnderway ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed'
    announce(type, books.sessionObject(session))
  }

  function decline(id: string): void {
    const session = books.find(id)
    const intent = books.intentOf(session)
    const wasUnderway = intent.status === 'processing'
    Object.assign(intent, { status: 'requires_payment_method', declined: true })
    announce('payment_intent.payment_failed', books.intentObject(session, intent))
    if (wasUnderway) announce('checkout.session.async_payment_failed', books.sessionObject(session))
  }

  const paidIntent = (id: string) => {
    const session = books.find(id)
    const intent = books.intentOf(session)
    if (intent.status !== 'succeeded') throw new Error('the session is not paid')
    return { session, intent }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Whoever forgets to close it does not keep the tests from ending.
  server.unref()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    address,
    /** The settings with which Kiai uses this Stripe. */
    settings: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: address },
    /** What makes it Stripe's live mode. The books of both modes are the same here. */
    liveSettings: { STRIPE_SECRET_KEY: LIVE_SECRET_KEY },
    /** What is needed besides to pay out by transfers. */
    connectSettings: { STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_WEBHOOK_SECRET },
    connect,
    calls,
    sessions: books.sessions,
    billing,
    webhooks,
    pay,
    decline,
    /** The buyer leaves with a voucher or a transfer under way: the session is complete, and nothing is paid yet. */
    promise(id: string): void {
      const session = books.find(id)
      books.intentOf(session).status = 'processing'
      session.status = 'complete'
      announce('checkout.session.completed', books.sessionObject(session))
    },
    expire(id: string): void {
      const session = books.find(id)
      session.status = 'expired'
      announce('checkout.session.expired', books.sessionObject(session))
    },
    /** A refund made in Stripe's dashboard. */
    refund(id: string, amount: number): void {
      createRefund(books, announce, { payment_intent: paidIntent(id).intent.id, amount })
    },
    /** What has gone back of a payment. */
    refundedOf: (id: string): number => refundedOf(paidIntent(id).intent),
    /** The bank sends the money of all refunds back. */
    failRefunds(id: string): void {
      for (const refund of paidIntent(id).intent.refunds) {
        refund.status = 'failed'
        announce('refund.failed', refund)
      }
    },
    /** A dispute about all that is not refunded, or an inquiry (`warning_needs_response`), which moves no money. */
    dispute(id: string, status = 'needs_response'): void {
      const { session, intent } = paidIntent(id)
      const dispute = {
        ...{ id: newId('du'), object: 'dispute', amount: session.amount - refundedOf(intent), status },
        ...{ currency: session.currency, charge: intent.charge?.id, payment_intent: intent.id, created: books.now() },
      }
      intent.disputes.unshift(dispute)
      announce('charge.dispute.created', dispute)
    },
    closeDispute(id: string, status: 'won' | 'lost'): void {
      const [dispute] = paidIntent(id).intent.disputes
      if (!dispute) throw new Error('there is no dispute')
      dispute.status = status
      announce('charge.dispute.closed', dispute)
    },
    /** Stripe keeps idempotency keys for a day. */
    forgetKeys: () => remembered.clear(),
    order(next: StripeFault | undefined): void {
      fault = next && { ...next }
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function applyFault({ kind, status = 500, headers = {} }: StripeFault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json', 'request-id': newId('req') }
  switch (kind) {
    case 'hang':
      return
    case 'cut':
      response.destroy()
      return
    case 'cut-body':
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"id":')
      setImmediate(() => response.destroy())
      return
    case 'rubbish':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
      return
    default: {
      const type = status >= 500 ? 'api_error' : 'invalid_request_error'
      const error = { type, message: `no: ${SECRET_KEY}` }
      response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error }))
    }
  }
}

/** `a[b][0][c]=d`, as Stripe's libraries write it. */
function parseForm(form: string): Json {
  const root: Json = {}
  for (const [path, value] of new URLSearchParams(form)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '')
    let place = root
    names.forEach((name, at) => {
      if (at === names.length - 1) place[name] = value
      else place = place[name] = (place[name] ?? (/^\d+$/.test(names[at + 1] ?? '') ? [] : {})) as Json
    })
  }
  return root
}
