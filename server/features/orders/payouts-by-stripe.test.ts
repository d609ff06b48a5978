import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as adminCalls from '#contract/admin-orders.ts'
import { readInvoice, receiveStripeEvent } from '#contract/orders.ts'
import * as calls from '#contract/payout-accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { openOrderOf, problemsOf, soldBy } from '#tests/support/order-books.ts'
import { mailsTo, memberOf, type Person } from '#tests/support/people.ts'
import { comparePayouts } from './compare-payouts.ts'
import { readEarnings } from './earnings.ts'
import { checkPayoutAccount, openPayoutAccount, readPayoutAccount } from './payout-accounts.ts'
import { createPayouts } from './payouts.ts'
import { sendPayouts } from './send-payouts.ts'
import { settleOrder } from './settle-order.ts'
import { settlePayout } from './settle-payout.ts'

let app: TestApp
let database: TestDatabase
let stripe: FakeStripe
let admin: Person

beforeAll(async () => {
  stripe = await startFakeStripe()
  database = await createTestDatabase()
  app = await createTestApp({ ...stripe.settings, ...stripe.connectSettings }, { database })
  // The tests decide when payouts are sent.
  await app.services.jobs.finishWork()
  admin = await memberOf(app, { membership_type: 'admin' })
  stripe.webhooks.sendTo(`${app.services.baseUrl}${receiveStripeEvent.path}`, (request) => app.app.fetch(request))
  stripe.webhooks.hold()
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
afterEach(async () => {
  stripe.order(undefined)
  stripe.connect.home = 'US'
  stripe.connect.available = Number.POSITIVE_INFINITY
  await stripe.webhooks.deliver()
  expect(await problemsOf(app)).toEqual([])
})

const accountOf = (coach: Person) => coach.browser.call(calls.readPayoutAccount, {})
const open = (coach: Person, country: string) => coach.browser.call(calls.openPayoutAccount, { country })
const accountsOf = ({ user_id }: Person) =>
  [...stripe.connect.accounts.values()].filter(({ metadata }) => metadata.coach_id === user_id)
const lastAccountOf = (coach: Person) => accountsOf(coach).at(-1)?.id ?? ''

/** A coach whom Stripe can pay. */
async function readyCoach(): Promise<Person> {
  const coach = await coachOf(app)
  await open(coach, 'DE')
  stripe.connect.change(lastAccountOf(coach), 'ready')
  await coach.browser.call(calls.checkPayoutAccount, {})
  return coach
}

/** Sells once: 8,500 of 9,999 are the coach's, and its payout day has come. */
async function sellFor(coach: Person, through = app): Promise<void> {
  const { order_id, checkout_id } = await openOrderOf(through, await soldBy(through, coach))
  stripe.pay(checkout_id)
  await settleOrder(through.services, order_id)
  await app.pool.query(`update orders set payout_at = now() - interval '1 day' where id = $1`, [order_id])
}

async function owedCoach(): Promise<Person> {
  const coach = await readyCoach()
  await sellFor(coach)
  await createPayouts(app.services, async () => {})
  return coach
}

const send = () => sendPayouts(app.services)
const transfersOf = (coach: Person) =>
  stripe.connect.transfers.filter(({ destination }) => accountsOf(coach).some(({ id }) => id === destination))

async function payoutOf({ user_id }: Person) {
  const { rows } = await app.pool.query(
    `select id, state, way, account_id, problem, reference, returned_minor::int, tried_at is not null as is_sending
     from payouts where coach_id = $1 order by created_at desc limit 1`,
    [user_id],
  )
  return rows[0]
}

/** What the ledger says about the payout: each cause with what it took from the coach. */
async function causesOf(coach: Person): Promise<[string, number][]> {
  const { id } = await payoutOf(coach)
  const { rows } = await app.pool.query<{ cause: string; sum: number }>(
    `select cause, coalesce(sum(amount_minor) filter (where account like 'coach:%'), 0)::int as sum
     from ledger_entries where cause like $1 group by cause order by min(position)`,
    [`payout:${id}%`],
  )
  return rows.map(({ cause, sum }) => [cause.replace(`payout:${id}`, 'made').replace(/trr_\w+/, '…'), sum])
}

async function payableTo(coach: Person): Promise<number | undefined> {
  return (await readEarnings(app.services, { ...coach, membership_type: 'coach' })).balances[0]?.payable_minor
}

describe('the account of a coach', () => {
  test('is made once with its country, and is what Stripe says after the coach came back', async () => {
    const coach = await coachOf(app)
    const { state, country, countries } = await accountOf(coach)
    expect({ state, country }).toEqual({ state: 'none', country: null })
    expect(countries).toEqual(expect.arrayContaining(['US', 'GB', 'DE', 'CA', 'CH']))
    expect(countries).not.toContain('BR')
    const pages = await Promise.all([open(coach, 'PT'), open(coach, 'PT')])
    for (const { url } of pages) expect(url).toMatch(/^https:\/\/connect\.stripe\.com\/setup\//)
    expect(accountsOf(coach)).toHaveLength(1)
    expect(await accountOf(coach)).toMatchObject({ state: 'needs_something', country: 'PT' })
    stripe.connect.change(lastAccountOf(coach), 'reviewed')
    expect(await coach.browser.call(calls.checkPayoutAccount, {})).toEqual({
      state: 'in_review',
      country: 'PT',
      countries: [],
    })
  })

  test('can begin again in another country until Stripe has what it needs, and not later', async () => {
    const coach = await coachOf(app)
    await open(coach, 'PT')
    await open(coach, 'ES')
    expect(accountsOf(coach).map(({ country }) => country)).toEqual(['PT', 'ES'])
    stripe.connect.change(lastAccountOf(coach), 'ready')
    await coach.browser.call(calls.checkPayoutAccount, {})
    expect((await open(coach, 'FR')).url).toMatch(/^https:\/\/connect\.stripe\.com\/express\//)
    expect(await accountOf(coach)).toMatchObject({ state: 'ready', country: 'ES' })
  })

  test('is refused where Stripe cannot pay out, and nothing is made there', async () => {
    const coach = await coachOf(app)
    const refused = await coach.browser.try(calls.openPayoutAccount, { country: 'BR' })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'orders.no-payout-there' } } })
    expect(accountsOf(coach)).toEqual([])
  })

  test('follows the events of Stripe, whose content is not believed', async () => {
    const coach = await coachOf(app)
    await open(coach, 'DE')
    const id = lastAccountOf(coach)
    const object = { id, object: 'account', payouts_enabled: true, capabilities: { transfers: 'active' } }
    const forged = { id: 'evt_forged', type: 'account.updated', created: 1, account: id, data: { object } }
    expect(await stripe.webhooks.deliver({}, [forged])).toEqual([200])
    expect(await accountOf(coach)).toMatchObject({ state: 'needs_something' })
    for (const [stage, state] of [
      ['ready', 'ready'],
      ['asked', 'needs_something'],
      ['rejected', 'rejected'],
    ] as const) {
      stripe.connect.change(id, stage)
      expect(await stripe.webhooks.deliver({ times: 2 })).toEqual([200, 200])
      expect(await accountOf(coach)).toMatchObject({ state })
    }
    stripe.connect.change(id, 'ready')
    const events = stripe.webhooks.all.slice(-1)
    expect(await stripe.webhooks.deliver({ secret: 'whsec_other' }, events)).toEqual([400])
  })

  test('whose events were lost is found by the comparison', async () => {
    const coach = await coachOf(app)
    await open(coach, 'DE')
    stripe.connect.change(lastAccountOf(coach), 'ready')
    await comparePayouts(app.services)
    expect(await accountOf(coach)).toMatchObject({ state: 'ready' })
  })
})

describe('a payout', () => {
  test('is transferred once and booked once, also by five senders and its events at the same moment', async () => {
    const coach = await owedCoach()
    expect(await payoutOf(coach)).toMatchObject({ way: 'stripe', state: 'open' })
    await Promise.all([send(), send(), send(), send(), send()])
    await stripe.webhooks.deliver({ times: 3, together: true })
    expect(transfersOf(coach)).toMatchObject([{ amount: 8_500, currency: 'usd' }])
    const transfer_id = transfersOf(coach)[0]?.id
    expect(await payoutOf(coach)).toMatchObject({ state: 'paid', reference: transfer_id, is_sending: false })
    expect(await causesOf(coach)).toEqual([
      ['made', 8_500],
      ['made:paid', 0],
    ])
    expect(await payableTo(coach)).toBe(0)
  })

  test('of a coach who is not ready is made by hand, and only those are in the spreadsheet', async () => {
    const coach = await coachOf(app)
    await open(coach, 'DE')
    await sellFor(coach)
    const ready = await readyCoach()
    await sellFor(ready)
    const { payable } = await admin.browser.call(adminCalls.listPayouts, {})
    const wayTo = ({ user_id }: Person) => payable.find(({ coach_id }) => coach_id === user_id)?.way
    expect([wayTo(coach), wayTo(ready)]).toEqual(['manual', 'stripe'])
    await createPayouts(app.services, async () => {})
    const { body } = await admin.browser.request<string>('GET', adminCalls.exportPayouts.path)
    expect(body).toContain((await payoutOf(coach)).id)
    expect(body).not.toContain((await payoutOf(ready)).id)
    await send()
    expect(transfersOf(coach)).toEqual([])
    expect(await payoutOf(coach)).toMatchObject({ way: 'manual', state: 'open' })
  })

  test.each(['sent again', 'told by its event', 'found by the comparison'])(
    'whose process ended between transfer and booking is booked once: %s',
    async (how) => {
      const coach = await owedCoach()
      const { payouts } = app.services
      if (!payouts) throw new Error('payouts are by Stripe here')
      const readTransfer = () => Promise.reject(new Error('the process ended here'))
      await sendPayouts({ ...app.services, payouts: { ...payouts, readTransfer } })
      const { id } = await payoutOf(coach)
      expect(await payoutOf(coach)).toMatchObject({ state: 'open', is_sending: true })
      // The coach would have the money twice.
      for (const answer of [
        await admin.browser.try(adminCalls.cancelPayout, { id, reason: 'x' }),
        await admin.browser.try(adminCalls.markPayoutPaid, { id, reference: 'x' }),
      ])
        expect(answer).toMatchObject({ status: 409, body: { error: { code: 'orders.not-possible-now' } } })
      if (how === 'sent again') {
        stripe.forgetKeys()
        await app.clock.later({ minutes: 3 }, send)
      }
      if (how === 'told by its event') await stripe.webhooks.deliver()
      if (how === 'found by the comparison') await comparePayouts(app.services)
      expect(transfersOf(coach)).toHaveLength(1)
      expect(await payoutOf(coach)).toMatchObject({ state: 'paid', is_sending: false })
      expect(await causesOf(coach)).toHaveLength(2)
    },
  )

  test('waits while Stripe is away, and is sent later with the same key', async () => {
    const coach = await owedCoach()
    stripe.order({ kind: 'status', status: 500, headers: { 'stripe-should-retry': 'false' } })
    await send()
    expect(await payoutOf(coach)).toMatchObject({ state: 'open', is_sending: true, problem: null })
    stripe.order(undefined)
    await app.clock.later({ minutes: 3 }, send)
    expect(await payoutOf(coach)).toMatchObject({ state: 'paid' })
    expect(transfersOf(coach)).toHaveLength(1)
  })

  test('that the balance does not cover says so, and an admin tries again once it does', async () => {
    const coach = await owedCoach()
    stripe.connect.available = 8_499
    await send()
    expect(await payoutOf(coach)).toMatchObject({ state: 'open', problem: 'balance', is_sending: false })
    stripe.connect.available = 8_500
    const { id } = await payoutOf(coach)
    await admin.browser.call(adminCalls.sendPayout, { id })
    expect(await payoutOf(coach)).toMatchObject({ state: 'paid', problem: null })
    expect(transfersOf(coach)).toHaveLength(1)
    const again = await admin.browser.try(adminCalls.sendPayout, { id })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'orders.not-possible-now' } } })
  })

  test('to an account that cannot receive it can be paid by hand or cancelled, and is not transferred later', async () => {
    const [paid, cancelled] = [await owedCoach(), await owedCoach()]
    for (const coach of [paid, cancelled]) stripe.connect.change(lastAccountOf(coach), 'asked')
    await send()
    expect(await payoutOf(paid)).toMatchObject({ state: 'open', problem: 'account' })
    await admin.browser.call(adminCalls.markPayoutPaid, { id: (await payoutOf(paid)).id, reference: 'SEPA 7' })
    await admin.browser.call(adminCalls.cancelPayout, { id: (await payoutOf(cancelled)).id, reason: 'Closed' })
    for (const coach of [paid, cancelled]) stripe.connect.change(lastAccountOf(coach), 'ready')
    await send()
    expect(await payoutOf(paid)).toMatchObject({ state: 'paid', way: 'manual', reference: 'SEPA 7', problem: null })
    expect(await payoutOf(cancelled)).toMatchObject({ state: 'cancelled' })
    expect([...transfersOf(paid), ...transfersOf(cancelled)]).toEqual([])
    expect(await payableTo(cancelled)).toBe(8_500)
  })

  test('to an account that Stripe no longer knows is refused, and does not stay under way', async () => {
    const coach = await owedCoach()
    stripe.connect.accounts.delete(lastAccountOf(coach))
    await send()
    expect(await payoutOf(coach)).toMatchObject({ state: 'open', problem: 'account', is_sending: false })
    await admin.browser.call(adminCalls.cancelPayout, { id: (await payoutOf(coach)).id, reason: 'Closed' })
    expect(await payoutOf(coach)).toMatchObject({ state: 'cancelled', problem: null })
  })

  test('that another amount was transferred for is left for an admin, and nothing is booked', async () => {
    const coach = await owedCoach()
    await send()
    const [transfer] = transfersOf(coach)
    if (!transfer) throw new Error('there is a transfer')
    transfer.amount = 8_499
    const { id } = await payoutOf(coach)
    expect(await settlePayout(app.services, id)).toBe(false)
    expect(await payoutOf(coach)).toMatchObject({ state: 'paid', problem: 'differs' })
  })
})

describe('a reversal', () => {
  test('of a part is an entry of its own, and is owed to the coach again; of the rest it cancels the payout', async () => {
    const coach = await owedCoach()
    await send()
    const { id, reference } = await payoutOf(coach)
    stripe.connect.reverse(reference, 500)
    await stripe.webhooks.deliver({ times: 5, together: true })
    expect(await payoutOf(coach)).toMatchObject({ state: 'paid', returned_minor: 500 })
    expect(await payableTo(coach)).toBe(500)
    const byHand = await admin.browser.try(adminCalls.cancelPayout, { id, reason: 'It came back' })
    expect(byHand).toMatchObject({ status: 409, body: { error: { code: 'orders.not-possible-now' } } })
    stripe.connect.reverse(reference)
    await stripe.webhooks.deliver({ order: 'reversed', times: 2 })
    expect(await payoutOf(coach)).toMatchObject({ state: 'cancelled', returned_minor: 8_500 })
    expect(await causesOf(coach)).toEqual([
      ['made', 8_500],
      ['made:paid', 0],
      ['made:reversal:…', -500],
      ['made:reversal:…', -8_000],
    ])
    expect(await payableTo(coach)).toBe(8_500)
  })

  test('whose event was lost is found by the comparison: at once, or daily when it is older', async () => {
    const coach = await owedCoach()
    await send()
    stripe.webhooks.lose()
    stripe.connect.reverse((await payoutOf(coach)).reference)
    stripe.webhooks.hold()
    await app.clock.later({ days: 30 }, () => comparePayouts(app.services))
    expect(await payoutOf(coach)).toMatchObject({ state: 'paid' })
    await app.clock.later({ days: 30 }, () => comparePayouts(app.services, { older: true }))
    expect(await payoutOf(coach)).toMatchObject({ state: 'cancelled' })
  })
})

test('what was sold and paid out without real money is left out once the key is live', async () => {
  const [sold, paidOut] = [await readyCoach(), await owedCoach()]
  await send()
  await sellFor(sold)
  await createPayouts(app.services, async () => {})
  const unsent = await payoutOf(sold)
  const settings = { ...stripe.settings, ...stripe.liveSettings, ...stripe.connectSettings }
  const live = await createTestApp(settings, { database: { ...database, close: async () => {} } })
  await live.services.jobs.finishWork()
  await sendPayouts(live.services)
  expect(await payoutOf(sold)).toMatchObject({ id: unsent.id, state: 'open' })
  await sellFor(paidOut, live)
  await sellFor(sold)
  await createPayouts(live.services, async () => {})
  const paidForReal = await payoutOf(paidOut)
  const { browser: asAdmin } = await memberOf(live, { membership_type: 'admin' })
  const { payable } = await asAdmin.call(adminCalls.listPayouts, {})
  const { body: byHand } = await asAdmin.request<string>('GET', adminCalls.exportPayouts.path)
  const marked = await asAdmin.try(adminCalls.markPayoutPaid, { id: unsent.id, reference: 'SEPA 8' })
  const { balances, payouts } = await readEarnings(live.services, { ...paidOut, membership_type: 'coach' })
  await live.close()
  expect(transfersOf(sold)).toEqual([])
  expect((await payoutOf(sold)).id).toBe(unsent.id)
  expect(paidForReal).toMatchObject({ state: 'open' })
  expect(payable).toEqual([])
  expect(byHand).not.toContain(unsent.id)
  expect(marked).toMatchObject({ status: 409 })
  expect(balances).toMatchObject([{ sold_minor: 9_999, net_minor: 8_500, payable_minor: 0, paid_out_minor: 8_500 }])
  expect(payouts).toMatchObject([{ id: paidForReal.id, amount_minor: 8_500 }])
  await send()
})

test('an account of Stripe’s test mode is not used with a live key: the coach begins again', async () => {
  const coach = await readyCoach()
  const settings = { ...stripe.settings, ...stripe.liveSettings, ...stripe.connectSettings }
  const live = await createTestApp(settings, { database: { ...database, close: async () => {} } })
  await live.services.jobs.finishWork()
  const { user_id } = coach
  expect(await readPayoutAccount(live.services, { user_id })).toMatchObject({ state: 'none', country: null })
  await sellFor(coach, live)
  await createPayouts(live.services, async () => {})
  const byHand = await payoutOf(coach)
  await openPayoutAccount(live.services, { user_id }, 'DE')
  const begun = await readPayoutAccount(live.services, { user_id })
  expect(await checkPayoutAccount(live.services, { user_id })).toMatchObject({ state: 'ready' })
  await live.close()
  expect(byHand).toMatchObject({ way: 'manual', account_id: null })
  expect(begun).toMatchObject({ state: 'needs_something', country: 'DE' })
})

test('a receipt says by the payment itself whether money has moved', async () => {
  const { buyer, order_id: id, checkout_id } = await openOrderOf(app, await soldBy(app, await coachOf(app)))
  stripe.pay(checkout_id)
  await settleOrder(app.services, id)
  expect(await buyer.browser.call(readInvoice, { id })).toMatchObject({ is_real: false })
  expect((await mailsTo(app, buyer.email)).at(-1)?.text).toContain('no money has moved')
  const setLive = (is_live: boolean) =>
    app.pool.query('update payments set is_live = $2 where order_id = $1', [id, is_live])
  await setLive(true)
  expect(await buyer.browser.call(readInvoice, { id })).toMatchObject({ is_real: true })
  await setLive(false)
})

test('an operator elsewhere pays coaches of the same country', async () => {
  stripe.connect.home = 'BR'
  const elsewhere = await createTestApp({ ...stripe.settings, ...stripe.connectSettings })
  const coach = await coachOf(elsewhere)
  expect(await accountOf(coach)).toMatchObject({ countries: ['BR'] })
  await elsewhere.close()
})
