import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import * as adminCalls from '#contract/admin-orders.ts'
import * as coachCalls from '#contract/coach-orders.ts'
import * as calls from '#contract/orders.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { mailedToken, mailsTo, memberOf, PASSWORD } from '#tests/support/people.ts'
import { buy, insertSale, offerOf, order, sandboxOf } from '#tests/support/sales.ts'
import { auditBooks } from './audit-books.ts'
import { forgetPaidCoaches } from './former-coaches.ts'
import { exportOrders } from './leave-orders.ts'
import { payOpenRefunds } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rowOf = async (id: string) => (await app.pool.query('select * from orders where id = $1', [id])).rows[0]

describe('withdrawing without signing in', () => {
  async function bought() {
    const buyer = await memberOf(app, { language: 'es' })
    const paid = await buy(app, buyer, await offerOf(app, { seller_slug: 'ana-prado' }, 'film_review'))
    return { buyer, paid }
  }

  test('a mail in the language of the order asks to confirm; then the money goes back', async () => {
    const { buyer, paid } = await bought()
    const stranger = app.browser()
    await stranger.call(calls.askToWithdraw, { number: paid.number, email: buyer.email })
    expect((await mailsTo(app, buyer.email)).at(-1)).toMatchObject({ template: 'withdrawal-asked', language: 'es' })
    expect(await rowOf(paid.id)).toMatchObject({ refunded_minor: '0' })
    const token = await mailedToken(app, buyer.email)
    const confirmed = await stranger.call(calls.confirmWithdrawal, { token })
    expect(confirmed).toEqual({ number: paid.number, amount_minor: 5000, currency: 'USD' })
    expect(await rowOf(paid.id)).toMatchObject({ refunded_minor: '5000' })
    expect((await mailsTo(app, buyer.email)).at(-1)).toMatchObject({ template: 'withdrawal-done', language: 'es' })
    const again = await stranger.request('POST', '/api/withdrawals/confirm', { token })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'orders.link-used' } } })
  })

  test('the link dies after an hour, and a changed one is unknown', async () => {
    const { buyer, paid } = await bought()
    await app.browser().call(calls.askToWithdraw, { number: paid.number, email: buyer.email })
    const token = await mailedToken(app, buyer.email)
    await app.clock.later({ minutes: 61 }, async () =>
      expect(await app.browser().request('POST', '/api/withdrawals/confirm', { token })).toMatchObject({
        body: { error: { code: 'orders.link-expired' } },
      }),
    )
    const forged = await app.browser().request('POST', '/api/withdrawals/confirm', { token: `x${token}` })
    expect(forged.status).toBe(404)
  })

  test('a wrong number or address gets the same answer and no mail, and uses up nothing; too many mails are refused', async () => {
    const { buyer, paid } = await bought()
    const other = await memberOf(app)
    const ask = (number: string, email: string) => app.browser().request('POST', '/api/withdrawals', { number, email })
    for (let time = 0; time < 5; time++) expect((await ask('K99-999999', buyer.email)).status).toBe(202)
    expect((await ask(paid.number, other.email)).status).toBe(202)
    expect(await mailsTo(app, other.email)).toEqual([])
    for (let time = 0; time < 4; time++) expect((await ask(paid.number, buyer.email)).status).toBe(202)
    expect((await ask(paid.number, buyer.email)).status).toBe(429)
  })
})

describe('the lists', () => {
  test('of a buyer and of a coach are read page by page, each order once', async () => {
    const buyer = await memberOf(app)
    const coach = await memberOf(app, { membership_type: 'coach' })
    const people = { buyer_id: buyer.user_id, coach_id: coach.user_id }
    const ids: string[] = []
    for (let n = 0; n < 23; n++) ids.push((await insertSale(app, people, 'shoutout', n % 2 ? 'done' : 'due')).id)
    const first = await buyer.browser.call(calls.listOrders, {})
    expect(first.orders).toHaveLength(20)
    const rest = await buyer.browser.call(calls.listOrders, { cursor: first.next ?? '' })
    expect(rest.next).toBeNull()
    expect([...first.orders, ...rest.orders].map(({ id }) => id).sort()).toEqual([...ids].sort())
    const all = await coach.browser.call(coachCalls.listCoachOrders, { filter: 'all' })
    const more = await coach.browser.call(coachCalls.listCoachOrders, { filter: 'all', cursor: all.next ?? '' })
    expect([...all.orders, ...more.orders].map(({ id }) => id).sort()).toEqual([...ids].sort())
    const toDo = await coach.browser.call(coachCalls.listCoachOrders, { filter: 'to_do' })
    expect(toDo.orders).toHaveLength(12)
    expect(toDo.orders.map(({ due_at }) => due_at)).toEqual(toDo.orders.map(({ due_at }) => due_at).sort())
    expect((await coach.browser.call(coachCalls.listCoachOrders, { filter: 'done' })).orders).toHaveLength(11)
    expect(await coach.browser.call(coachCalls.readToday, {})).toMatchObject({ due_count: 12, unpaid: [], silent: [] })
    // A cursor of one list is not one of another.
    const wrong = await coach.browser.request('GET', `/api/coach-desk/orders?filter=done&cursor=${all.next}`)
    expect(wrong.status).toBe(400)
  })

  test('earnings add up to what the books say, and titles are no formulas in the spreadsheet', async () => {
    const coach = await coachOf(app)
    const buyer = await memberOf(app)
    const title = '=HYPERLINK("https://evil.example")'
    const paid = await buy(app, buyer, await offerOf(app, { coach_id: coach.user_id }, 'video', { title }))
    await buyer.browser.call(calls.savePosition, { id: paid.id, seconds: 1 })
    await buy(app, buyer, await offerOf(app, { coach_id: coach.user_id }, 'shoutout'))
    const sums = { currency: 'USD', sold_minor: 10_000, fee_minor: 1500, refunded_minor: 0, net_minor: 8500 }
    expect((await coach.browser.call(coachCalls.readEarnings, {})).balances).toEqual([
      { ...sums, waiting_minor: 8500, payable_minor: 0, disputed_minor: 0, paid_out_minor: 0 },
    ])
    const day = new Date().toISOString().slice(0, 10)
    const { body } = await coach.browser.request<string>('GET', `/api/coach-desk/earnings.csv?from=${day}&to=${day}`)
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(body).toContain('USD,50.00,0.00,7.50,42.50')
  })
})

test('the export of a buyer has nothing of the books and of the seller’s side', async () => {
  const coach = await coachOf(app)
  const buyer = await memberOf(app)
  const { id, number } = await buy(app, buyer, await offerOf(app, { coach_id: coach.user_id }, 'shoutout'))
  const { orders } = await exportOrders(app.services.db, buyer.user_id)
  expect(orders).toMatchObject([
    { id, number, total_minor: 5000, fulfilment: { state: 'due', request: { for_whom: 'Rui' } } },
  ])
  const told = JSON.stringify(orders)
  for (const name of ['fee_minor', 'paid_to', 'coach_id', 'payout_at', 'reminders']) expect(told).not.toContain(name)
  expect(told).not.toContain(coach.user_id)
})

describe('deleting an account', () => {
  test('of a buyer cancels what can be cancelled and empties what the orders say about the person', async () => {
    const buyer = await memberOf(app)
    const due = await buy(app, buyer, await offerOf(app, { seller_slug: 'ana-prado' }, 'product'))
    const done = await buy(app, buyer, await offerOf(app, { seller_slug: 'ai-ember' }, 'shoutout'))
    const open = await order(buyer, await offerOf(app, { seller_slug: 'ana-prado' }, 'shoutout'))
    await buyer.browser.call(deleteAccount, { password: PASSWORD })
    await payOpenRefunds(app.services)
    const gone = { buyer_id: null, buyer_name: null, buyer_email: null }
    expect(await rowOf(due.id)).toMatchObject({ ...gone, refunded_minor: '5000' })
    expect(await rowOf(done.id)).toMatchObject({ ...gone, state: 'paid', refunded_minor: '0' })
    expect(await rowOf(open.order_id)).toMatchObject({ ...gone, state: 'cancelled' })
    const { rows } = await app.pool.query('select request, delivery from fulfilments where order_id = any($1)', [
      [due.id, done.id, open.order_id],
    ])
    expect(rows).toEqual(Array(3).fill({ request: null, delivery: null }))
    // Someone pays the page that was still open somewhere: the money goes back.
    await sandboxOf(app).payLate(open.checkout_id)
    await settleOrder(app.services, open.order_id)
    await payOpenRefunds(app.services)
    expect(await rowOf(open.order_id)).toMatchObject({ refunded_minor: '5000' })
    expect((await auditBooks(app.services.db)).problems.filter((problem) => !problem.includes('T-'))).toEqual([])
  })

  test('of a coach gives back what was not delivered; the books still know whose share it was', async () => {
    const coach = await coachOf(app)
    const buyer = await memberOf(app)
    const offer = (kind: Parameters<typeof offerOf>[2]) => offerOf(app, { coach_id: coach.user_id }, kind)
    const due = await buy(app, buyer, await offer('shoutout'))
    const watched = await buy(app, buyer, await offer('video'))
    await buyer.browser.call(calls.savePosition, { id: watched.id, seconds: 1 })
    await coach.browser.call(deleteAccount, { password: PASSWORD })
    await payOpenRefunds(app.services)
    expect(await buyer.browser.call(calls.readOrder, { id: due.id })).toMatchObject({
      fulfilment: 'cancelled',
      refunds: [{ cause: 'seller_gone', is_done: true }],
    })
    expect(await buyer.browser.call(calls.readOrder, { id: watched.id })).toMatchObject({
      fulfilment: 'done',
      refunds: [],
    })
    const { rows } = await app.pool.query(
      `select -sum(amount_minor)::int as owed from ledger_entries where account = 'coach:' || $1`,
      [coach.user_id],
    )
    expect(rows).toEqual([{ owed: 4250 }])
    expect((await auditBooks(app.services.db)).problems.filter((problem) => !problem.includes('T-'))).toEqual([])
  })

  test('of a coach gives back the sessions that were not used; the others are paid out', async () => {
    const coach = await coachOf(app)
    const buyer = await memberOf(app)
    const { id } = await buy(app, buyer, await offerOf(app, { coach_id: coach.user_id }, 'package'))
    await coach.browser.call(coachCalls.recordSessions, { id, used: 2 })
    await coach.browser.call(deleteAccount, { password: PASSWORD })
    await payOpenRefunds(app.services)
    expect(await rowOf(id)).toMatchObject({ refunded_minor: '3000', payout_at: expect.any(Date) })
  })

  test('of a coach leaves a debt that admins can pay: name and address stay until then', async () => {
    const coach = await coachOf(app)
    const buyer = await memberOf(app)
    const admin = await memberOf(app, { membership_type: 'admin' })
    const offer = (kind: Parameters<typeof offerOf>[2]) => offerOf(app, { coach_id: coach.user_id }, kind)
    await buy(app, buyer, await offer('shoutout'))
    const watched = await buy(app, buyer, await offer('video'))
    await buyer.browser.call(calls.savePosition, { id: watched.id, seconds: 1 })
    // What is not delivered goes back, and is not owed.
    expect(await coach.browser.call(coachCalls.readOwed, {})).toEqual({
      owed: [{ currency: 'USD', amount_minor: 4250 }],
    })
    await coach.browser.call(deleteAccount, { password: PASSWORD })
    await payOpenRefunds(app.services)
    const isTheirs = ({ email }: { email: string | null }) => email === coach.email
    await app.pool.query(`update orders set payout_at = now() - interval '1 day' where id = $1`, [watched.id])
    const { payable } = await admin.browser.call(adminCalls.listPayouts, {})
    const payee = { coach_name: coach.full_name, email: coach.email, has_left: true }
    expect(payable.find(isTheirs)).toMatchObject({ ...payee, coach_id: coach.user_id, payable_minor: 4250 })
    await admin.browser.call(adminCalls.createPayouts, {})
    await forgetPaidCoaches(app.services)
    const { payouts } = await admin.browser.call(adminCalls.listPayouts, {})
    const made = payouts.find(isTheirs)
    expect(made).toMatchObject({ ...payee, amount_minor: 4250, state: 'open' })
    const { body } = await admin.browser.request<string>('GET', '/api/admin/payouts.csv')
    expect(body).toContain(`,${coach.email},42.50,USD`)
    await admin.browser.call(adminCalls.markPayoutPaid, { id: made?.id ?? '', reference: 'SEPA 7' })
    await forgetPaidCoaches(app.services)
    const { rows } = await app.pool.query('select * from former_coaches where coach_id = $1', [coach.user_id])
    expect(rows).toEqual([])
    expect((await auditBooks(app.services.db)).problems.filter((problem) => !problem.includes('T-'))).toEqual([])
  })

  test('of somebody who is owed nothing keeps no address', async () => {
    const coach = await coachOf(app)
    await buy(app, await memberOf(app), await offerOf(app, { coach_id: coach.user_id }, 'shoutout'))
    expect(await coach.browser.call(coachCalls.readOwed, {})).toEqual({ owed: [] })
    await coach.browser.call(deleteAccount, { password: PASSWORD })
    await payOpenRefunds(app.services)
    await forgetPaidCoaches(app.services)
    const { rows } = await app.pool.query('select * from former_coaches where email = $1', [coach.email])
    expect(rows).toEqual([])
  })
})
