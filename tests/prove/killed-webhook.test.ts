import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareNow } from '#contract/admin-orders.ts'
import { placeOrder, receiveStripeEvent } from '#contract/orders.ts'
import { systemClock } from '#server/clock.ts'
import { auditBooks } from '#server/features/orders/audit-books.ts'
import { choiceOf, freeHour, openCalendar } from '#tests/support/chosen-times.ts'
import { databaseUrl } from '#tests/support/command.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers } from '#tests/support/many-members.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { booksOf } from '#tests/support/order-books.ts'
import { freePort } from '#tests/support/ports.ts'
import { waitUntil } from '#tests/support/readiness.ts'
import { insertOffer } from '#tests/support/sales.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { createWireClient } from '#tests/support/wire-client.ts'

const SECRET = 'a secret of a shop, of 32 letters!!!'
const NOTHING = { state: 'open', causes: [], accounts: {}, booking: 'held' }
const ONE_PAYMENT = { state: 'paid', causes: ['payment'], fulfilment: 'ready', booking: 'confirmed' }

let database: TestDatabase
let stripe: FakeStripe
let folder: string
let port: number
let server: RunningServer

async function start(): Promise<RunningServer> {
  const settings = { ...INSTALLED, ...stripe.settings, PORT: String(port), SESSION_SECRET: SECRET }
  return await startServer({
    dataDir: folder,
    settings: { ...settings, DATABASE_URL: databaseUrl(database.connection) },
  })
}

beforeAll(async () => {
  database = await createTestDatabase()
  stripe = await startFakeStripe()
  folder = await mkdtemp(join(tmpdir(), 'kiai-webhook-'))
  port = await freePort()
  stripe.webhooks.sendTo(`http://127.0.0.1:${port}${receiveStripeEvent.path}`)
  stripe.webhooks.hold()
})
beforeEach(async () => {
  server = await start()
  return async () => {
    if (server.process.signalCode === null) await server.stop()
  }
})
afterAll(async () => {
  await stripe.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function clientOf(membership_type: 'free_member' | 'admin') {
  const members = await manyMembers(database.pool, { count: 1, secret: SECRET, baseUrl: server.url })
  const [{ user_id, cookie } = { user_id: '', cookie: '' }] = members
  if (membership_type === 'admin') await setMembershipType(database.pool, user_id, 'admin')
  return createWireClient(port, cookie)
}

/** A session with a coach that was paid at Stripe, and Stripe's call about it, which nobody has sent yet. */
async function paidOrder() {
  const seller = { seller_slug: 'ana-prado' }
  await openCalendar({ services: database }, seller)
  const session = { price_minor: 9_999, minutes: 60, seats: 1 }
  const offer = await insertOffer(database.db, new Date(), seller, 'coaching', session)
  const client = await clientOf('free_member')
  const { status, body } = await client.call(placeOrder, choiceOf(offer, freeHour({ clock: systemClock })))
  client.close()
  if (status !== 201) throw new Error(`the order was not placed: ${status} ${JSON.stringify(body)}`)
  stripe.pay(new URL(body.checkout_url).pathname.split('/').at(-1) ?? '')
  const event = stripe.webhooks.all.at(-1)
  if (!event) throw new Error('Stripe has said nothing')
  return { order_id: body.order_id, call: () => stripe.webhooks.deliver({}, [event]) }
}

/** What books and calendar say about an order. */
async function truthOf(order_id: string) {
  const { rows } = await database.pool.query('select state from bookings where order_id = $1', [order_id])
  return { ...(await booksOf(database, order_id)), booking: rows[0]?.state }
}

/** A connection that holds the locks of these statements until it ends. */
async function holdLock(statement: string) {
  const client = new Client(database.connection)
  await client.connect()
  await client.query('begin')
  let isHeld = false
  const held = client.query(statement).then(() => {
    isHeld = true
  })
  return { held, isHeld: () => isHeld, release: () => client.end() }
}

/** A statement of this text waits for a lock. */
async function isWaiting(text: string): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ilike '%' || $1 || '%'`,
    [text],
  )
  return rows.length > 0
}

async function kill({ process: child }: RunningServer): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The server dies when everything is written and nothing committed. */
async function killBeforeCommit(call: () => Promise<unknown>): Promise<void> {
  // The last statement before the commit.
  const lock = await holdLock('lock table payment_events in exclusive mode')
  await lock.held
  const answered = call().then(
    () => true,
    () => false,
  )
  await waitUntil(() => isWaiting('insert into "payment_events"'), 'the settlement has come to its last statement')
  await kill(server)
  await lock.release()
  expect(await answered).toBe(false)
}

/** The server dies when everything is committed and Stripe has no answer yet. */
async function killAfterCommit(call: () => Promise<unknown>): Promise<void> {
  const events = await holdLock('lock table payment_events in exclusive mode')
  await events.held
  const answered = call().then(
    () => true,
    () => false,
  )
  await waitUntil(() => isWaiting('insert into "payment_events"'), 'the settlement has come to its last statement')
  // Granted at the commit; what the server reads next waits for it.
  const orders = await holdLock('lock table orders in access exclusive mode')
  await waitUntil(() => isWaiting('lock table orders'), 'the lock of the orders is asked for')
  await events.release()
  await waitUntil(async () => orders.isHeld(), 'the settlement is committed')
  await kill(server)
  await orders.release()
  expect(await answered).toBe(false)
}

async function compareAsAdmin(): Promise<void> {
  const admin = await clientOf('admin')
  expect((await admin.call(compareNow, {})).status).toBe(200)
  admin.close()
}

test.each([
  ['before the commit, then Stripe repeats its call', killBeforeCommit, NOTHING, 'repeat'],
  ['before the commit, then the comparison finds it', killBeforeCommit, NOTHING, 'compare'],
  ['after the commit and before the answer, then Stripe repeats its call', killAfterCommit, ONE_PAYMENT, 'repeat'],
] as const)('a payment is booked once when the server is killed %s', async (_, killServer, meanwhile, next) => {
  const { order_id, call } = await paidOrder()
  await killServer(call)
  expect(await truthOf(order_id)).toMatchObject(meanwhile)
  server = await start()
  if (next === 'repeat') expect(await call()).toEqual([200])
  else await compareAsAdmin()
  expect(await truthOf(order_id)).toMatchObject(ONE_PAYMENT)
  expect((await auditBooks(database.db)).problems).toEqual([])
  const { rows } = await database.pool.query(
    `select (select count(*)::int from mails where template = 'order-receipt' and "to" = o.buyer_email) as receipts,
      (select count(*)::int from transactions where order_id = o.id) as transactions from orders o where id = $1`,
    [order_id],
  )
  expect(rows).toEqual([{ receipts: 1, transactions: 1 }])
})
