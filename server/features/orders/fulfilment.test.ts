import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeReturn, listAdminOrders } from '#contract/admin-orders.ts'
import * as coachCalls from '#contract/coach-orders.ts'
import { listNotifications } from '#contract/notifications.ts'
import * as calls from '#contract/orders.ts'
import { listPlans } from '#contract/plans.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { mailsTo, memberOf, type Person } from '#tests/support/people.ts'
import { buy, offerOf, order, REQUESTS, sandboxOf } from '#tests/support/sales.ts'
import { auditBooks } from './audit-books.ts'
import { cancelOrder } from './change-order.ts'
import { recordSessions as recordSessionsOf } from './deliver-order.ts'
import { endOrder } from './end-order.ts'
import { lookAfterOrders, remindOfPackages } from './look-after-orders.ts'
import { reportMissingReturn } from './missing-returns.ts'
import { readOrder } from './read-orders.ts'
import { payOpenRefunds, refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp
let coach: Person & { slug: string }
let buyer: Person

beforeAll(async () => {
  app = await createTestApp()
  coach = await coachOf(app, 'Íris Galvão')
})
afterAll(async () => {
  expect((await auditBooks(app.services.db)).problems).toEqual([])
  await app.close()
})
beforeEach(async () => {
  buyer = await memberOf(app)
})

const look = () => lookAfterOrders(app.services)
const read = (id: string) => buyer.browser.call(calls.readOrder, { id })
const readSale = (id: string) => coach.browser.call(coachCalls.readCoachOrder, { id })
const offered = (kind: Parameters<typeof offerOf>[2], more = {}) =>
  offerOf(app, { coach_id: coach.user_id }, kind, more)
const recordSessions = (id: string, used: number) => coach.browser.call(coachCalls.recordSessions, { id, used })
const templatesTo = async ({ email }: Person) => (await mailsTo(app, email)).map(({ template }) => template)
const daysFrom = (from: string, to: string | null) => Math.round((Date.parse(to ?? '') - Date.parse(from)) / 86_400_000)

async function eventsOf({ browser }: Person, kind: 'order' | 'sale') {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.flatMap((one) => (one.kind === kind ? [one.details.event] : []))
}

describe('a shoutout of a coach', () => {
  test('is due with its clock on both sides, then delivered, and its money is paid out a week later', async () => {
    const paid = await buy(app, buyer, await offered('shoutout'))
    expect(paid).toMatchObject({ state: 'paid', fulfilment: 'due', actions: ['cancel', 'withdraw'] })
    expect(Date.parse(paid.due_at ?? '') - Date.parse(paid.paid_at ?? '')).toBe(48 * 3_600_000)
    expect(await readSale(paid.id)).toMatchObject({ due_at: paid.due_at, request: REQUESTS.shoutout, payout_at: null })
    expect(await templatesTo(buyer)).toEqual(['order-receipt'])
    expect(await eventsOf(coach, 'sale')).toContain('sold')
    expect(await templatesTo(coach)).toContain('new-sale')

    const delivery = { kind: 'shoutout', file_id: null, link: 'https://video.example/for-rui', text: null } as const
    const done = await coach.browser.call(coachCalls.deliverOrder, { id: paid.id, delivery })
    expect(done).toMatchObject({ fulfilment: 'done', delivery, total_minor: 5000, fee_minor: 750, net_minor: 4250 })
    expect(daysFrom(done.delivered_at ?? '', done.payout_at)).toBe(7)
    expect(await read(paid.id)).toMatchObject({
      fulfilment: 'done',
      delivery,
      withdraw_until: null,
      actions: ['review'],
    })
    expect(await templatesTo(buyer)).toEqual(['order-receipt', 'order-delivered'])
    expect(await eventsOf(buyer, 'order')).toEqual(['delivered'])
    // Delivering twice would replace what the buyer has.
    const again = await coach.browser.request('POST', `/api/coach-desk/orders/${paid.id}/deliver`, { delivery })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'orders.not-possible-now' } } })
  })

  test('needs a file, a link or a text', async () => {
    const paid = await buy(app, buyer, await offered('shoutout'))
    const delivery = { kind: 'shoutout', file_id: null, link: null, text: null }
    const answer = await coach.browser.request('POST', `/api/coach-desk/orders/${paid.id}/deliver`, { delivery })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'due' })
  })

  test('reminds the coach at half and at nine tenths of its time, and refunds itself once when it is late', async () => {
    const seller = await coachOf(app)
    const paid = await buy(app, buyer, await offerOf(app, { coach_id: seller.user_id }, 'shoutout'))
    const reminded = async () => (await eventsOf(seller, 'sale')).filter((event) => event === 'due_soon').length
    await app.clock.later({ hours: 23 }, look)
    expect(await reminded()).toBe(0)
    await app.clock.later({ hours: 25 }, look)
    await app.clock.later({ hours: 25 }, look)
    expect(await reminded()).toBe(1)
    await app.clock.later({ hours: 44 }, look)
    expect(await reminded()).toBe(2)
    expect((await templatesTo(seller)).filter((template) => template === 'sale-due')).toHaveLength(2)

    await app.clock.later({ hours: 49 }, look)
    await app.clock.later({ hours: 50 }, look)
    expect(await read(paid.id)).toMatchObject({
      fulfilment: 'cancelled',
      refunded_minor: 5000,
      refunds: [{ amount_minor: 5000, cause: 'late', is_done: true }],
      actions: [],
    })
    expect(await eventsOf(buyer, 'order')).toEqual(['late'])
    expect(await eventsOf(seller, 'sale')).toEqual(['late', 'due_soon', 'due_soon', 'sold'])
    expect(await templatesTo(buyer)).toEqual(['order-receipt', 'order-refunded'])
  })

  test('is declined with a reason, and the buyer gets the money back', async () => {
    const paid = await buy(app, buyer, await offered('shoutout'))
    await coach.browser.call(coachCalls.declineOrder, { id: paid.id, reason: 'I am travelling.' })
    expect(await read(paid.id)).toMatchObject({
      fulfilment: 'cancelled',
      refunds: [{ cause: 'declined', reason: 'I am travelling.', is_done: true }],
    })
    expect(await eventsOf(buyer, 'order')).toEqual(['declined'])
    expect((await mailsTo(app, buyer.email)).at(-1)?.text).toContain('I am travelling.')
  })

  test('can be cancelled, or withdrawn from, until it is delivered', async () => {
    const offer = await offered('shoutout')
    const first = await buy(app, buyer, offer)
    const cancelled = await buyer.browser.call(calls.cancelOrder, { id: first.id })
    expect(cancelled).toMatchObject({ fulfilment: 'cancelled', refunds: [{ cause: 'cancelled', is_done: true }] })
    const second = await buy(app, buyer, offer)
    const withdrawn = await buyer.browser.call(calls.withdrawOrder, { id: second.id })
    expect(withdrawn).toMatchObject({ fulfilment: 'cancelled', refunds: [{ cause: 'withdrawn', is_done: true }] })
    expect(await templatesTo(buyer)).toEqual(['order-receipt', 'order-refunded', 'order-receipt', 'withdrawal-done'])
    expect(await buyer.browser.request('POST', `/api/orders/${second.id}/withdraw`, {})).toMatchObject({ status: 409 })
  })
})

test('the drills of a film review become a plan of the buyer', async () => {
  const paid = await buy(app, buyer, await offered('film_review'))
  const delivery = {
    kind: 'film_review',
    text: 'You drop the right hand when you step back.',
    notes: [{ at_seconds: 42, text: 'Here.', still_id: null }],
    drills: ['Three rounds of stepping back with the guard up', 'Ten minutes of shadow boxing before a mirror'],
  } as const
  await coach.browser.call(coachCalls.deliverOrder, {
    id: paid.id,
    delivery: { ...delivery, notes: [...delivery.notes], drills: [...delivery.drills] },
  })
  expect(await read(paid.id)).toMatchObject({ fulfilment: 'done', delivery })
  const { plans } = await buyer.browser.call(listPlans, {})
  expect(plans).toMatchObject([
    { title: 'A film_review', steps: delivery.drills.map((text) => ({ text, done_at: null })) },
  ])
})

describe('a seminar', () => {
  test('can be given back until 48 hours before, has a calendar file, and is done when it is over', async () => {
    const paid = await buy(app, buyer, await offered('seminar'))
    expect(paid).toMatchObject({ fulfilment: 'ready', join_url: 'https://meet.example/room', withdraw_until: null })
    expect(paid.actions).toEqual(['cancel', 'add_to_calendar'])
    const calendar = await buyer.browser.request<string>('GET', `/api/orders/${paid.id}/calendar.ics`)
    expect(calendar.body).toContain('SUMMARY:A seminar')
    expect(calendar.body).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    await app.clock.later({ days: 9 }, async () => {
      await expect(cancelOrder(app.services, buyer, paid.id)).rejects.toMatchObject({ code: 'orders.not-possible-now' })
    })
    await app.clock.later({ days: 10, hours: 1 }, look)
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'ready' })
    await app.clock.later({ days: 10, hours: 2 }, look)
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'done', actions: ['review'], join_url: null })
    expect((await readSale(paid.id)).payout_at).not.toBeNull()
  })

  test('that has begun takes no more money: what arrives late goes back with the seat', async () => {
    const starts_at = new Date(app.clock.now().getTime() + 60_000)
    const offer = await offered('seminar', { starts_at, minutes: 20, seats: 1 })
    const { order_id, checkout_id } = await order(buyer, offer)
    await app.clock.later({ minutes: 5 }, async () => {
      await sandboxOf(app).payLate(checkout_id)
      await buyer.browser.call(calls.checkOrder, { id: order_id })
      await payOpenRefunds(app.services)
    })
    expect(await read(order_id)).toMatchObject({ fulfilment: 'cancelled', refunded_minor: 5000 })
  })

  test('gives a seat that was given back to the first who waits, and passes it on when it is not taken', async () => {
    const offer = await offered('seminar', { seats: 1 })
    const paid = await buy(app, buyer, offer)
    const [banned, first] = [await memberOf(app), await memberOf(app)]
    const second = await memberOf(app, { language: 'pt' })
    for (const { user_id } of [banned, first, second])
      await app.pool.query('insert into waitlist (offer_id, user_id, created_at) values ($1, $2, clock_timestamp())', [
        offer.id,
        user_id,
      ])
    await app.pool.query('update users set banned_at = now() where id = $1', [banned.user_id])
    await buyer.browser.call(calls.cancelOrder, { id: paid.id })
    expect(await templatesTo(banned)).toEqual([])
    expect(await templatesTo(first)).toEqual(['seat-offered'])
    expect(await eventsOf(first, 'order')).toEqual(['seat_offered'])
    await app.clock.later({ hours: 11 }, look)
    expect(await templatesTo(second)).toEqual([])
    await app.clock.later({ hours: 13 }, look)
    expect(await mailsTo(app, second.email)).toMatchObject([{ template: 'seat-offered', language: 'pt' }])
    const third = await memberOf(app)
    await expect(buy(app, third, offer)).rejects.toThrow()
    expect(await buy(app, second, offer)).toMatchObject({ fulfilment: 'ready' })
  })
})

describe('a video', () => {
  test('plays at once; the right to withdraw ends when it is first watched', async () => {
    const paid = await buy(app, buyer, await offered('video'))
    expect(paid).toMatchObject({ fulfilment: 'ready', actions: ['cancel', 'withdraw', 'watch'], position_seconds: 0 })
    expect(paid.video_url).toBe('/samples/footwork')
    for (const seconds of [3, 70]) await buyer.browser.call(calls.savePosition, { id: paid.id, seconds })
    expect(await read(paid.id)).toMatchObject({
      fulfilment: 'done',
      position_seconds: 70,
      actions: ['review', 'watch'],
    })
    expect(await buyer.browser.request('POST', `/api/orders/${paid.id}/withdraw`, {})).toMatchObject({ status: 409 })
  })

  test('that nobody watches is done when the right to withdraw has run out', async () => {
    const paid = await buy(app, buyer, await offered('video'))
    await app.clock.later({ days: 15 }, look)
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'done', actions: ['review', 'watch'] })
  })

  test('cannot be watched any more after the money went back', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into files (owner_id, kind, sha256, content_type, bytes) values ($1, 'offer_video', 'x', 'video/mp4', 1)
       returning id`,
      [coach.user_id],
    )
    const file_id = rows[0]?.id
    const readers = async () =>
      (await app.pool.query('select user_id from file_readers where file_id = $1', [file_id])).rows
    const paid = await buy(app, buyer, await offered('video', { file_id, sample_clip: null }))
    expect(paid.video_url).toBe(`/files/${file_id}.mp4`)
    expect(await readers()).toEqual([{ user_id: buyer.user_id }])
    expect(await buyer.browser.call(calls.cancelOrder, { id: paid.id })).toMatchObject({ video_url: null, actions: [] })
    const answer = await buyer.browser.request('PUT', `/api/orders/${paid.id}/position`, { seconds: 1 })
    expect(answer.status).toBe(404)
    expect(await readers()).toEqual([])
  })
})

describe('the clip of a film review', () => {
  async function clipOf({ user_id }: Person): Promise<string> {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into files (owner_id, kind, content_type, bytes) values ($1, 'clip', 'video/mp4', 1) returning id`,
      [user_id],
    )
    return rows[0]?.id ?? ''
  }
  const withClip = (clip_id: string) => ({ request: { ...REQUESTS.film_review, link: null, clip_id } })
  const exists = async (id: string) => (await app.pool.query('select from files where id = $1', [id])).rowCount === 1
  const readersOf = async (id: string) =>
    (await app.pool.query('select user_id from file_readers where file_id = $1', [id])).rows

  test('is deleted when the order is cancelled, unless another order needs it', async () => {
    const clip = await clipOf(buyer)
    const one = await buy(app, buyer, await offered('film_review'), withClip(clip))
    const other = await buy(app, buyer, await offered('film_review'), withClip(clip))
    await buyer.browser.call(calls.cancelOrder, { id: one.id })
    expect(await readersOf(clip)).toEqual([{ user_id: coach.user_id }])
    await buyer.browser.call(calls.cancelOrder, { id: other.id })
    expect(await exists(clip)).toBe(false)
  })

  test('stays with a review that was delivered', async () => {
    const clip = await clipOf(buyer)
    const { id } = await buy(app, buyer, await offered('film_review'), withClip(clip))
    const delivery = { kind: 'film_review' as const, text: 'Keep it up.', notes: [], drills: [] }
    await coach.browser.call(coachCalls.deliverOrder, { id, delivery })
    const again = await buy(app, buyer, await offered('film_review'), withClip(clip))
    await buyer.browser.call(calls.cancelOrder, { id: again.id })
    expect(await exists(clip)).toBe(true)
  })

  test('is deleted when the order ends unpaid, or when the buyer sends another one', async () => {
    const offer = await offered('film_review')
    const [first, second] = [await clipOf(buyer), await clipOf(buyer)]
    await order(buyer, offer, withClip(first))
    const { order_id, checkout_id } = await order(buyer, offer, withClip(second))
    expect([await exists(first), await exists(second)]).toEqual([false, true])
    await endOrder(app.services, order_id, 'expired')
    expect(await exists(second)).toBe(false)
    // Paid at the last moment: the coach has nothing to review, and the money goes back.
    await sandboxOf(app).payLate(checkout_id)
    await settleOrder(app.services, order_id)
    expect(await read(order_id)).toMatchObject({ state: 'paid', fulfilment: 'cancelled' })
  })
})

describe('a product', () => {
  test('is sent with a link, received, sent back, and refunded when it has arrived', async () => {
    const paid = await buy(app, buyer, await offered('product'))
    expect(paid).toMatchObject({ fulfilment: 'due', actions: ['cancel', 'withdraw'], request: REQUESTS.product })
    expect(daysFrom(paid.paid_at ?? '', paid.due_at)).toBe(14)
    const delivery = { kind: 'product', tracking: 'https://post.example/1' } as const
    await coach.browser.call(coachCalls.deliverOrder, { id: paid.id, delivery })
    expect(await read(paid.id)).toMatchObject({
      fulfilment: 'sent',
      actions: ['withdraw', 'return', 'confirm_receipt'],
    })
    expect((await mailsTo(app, buyer.email)).at(-1)?.text).toContain('https://post.example/1')
    const received = await buyer.browser.call(calls.confirmReceipt, { id: paid.id })
    expect(received).toMatchObject({ fulfilment: 'done', actions: ['withdraw', 'return', 'review'] })
    expect(daysFrom(new Date().toISOString(), received.withdraw_until)).toBe(14)
    const asked = await buyer.browser.call(calls.returnProduct, { id: paid.id, reason: 'Too small.' })
    expect(asked).toMatchObject({ fulfilment: 'return_asked', refunded_minor: 0, actions: [] })
    expect(await readSale(paid.id)).toMatchObject({ return_reason: 'Too small.', payout_at: null })
    expect(await eventsOf(coach, 'sale')).toContain('return_asked')
    await coach.browser.call(coachCalls.acceptReturn, { id: paid.id })
    expect(await read(paid.id)).toMatchObject({
      fulfilment: 'returned',
      refunds: [{ cause: 'returned', is_done: true }],
    })
  })

  test('counts as received after three weeks, and cannot be returned two weeks later', async () => {
    const paid = await buy(app, buyer, await offered('product'))
    await coach.browser.call(coachCalls.deliverOrder, { id: paid.id, delivery: { kind: 'product', tracking: null } })
    await app.clock.later({ days: 20 }, look)
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'sent' })
    await app.clock.later({ days: 22 }, look)
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'done' })
    await app.clock.later({ days: 37 }, async () =>
      expect((await readOrder(app.services, buyer, paid.id)).actions).toEqual(['review']),
    )
  })

  test('is refunded by itself when it is not sent in time, or when the coach does not answer a return', async () => {
    const unsent = await buy(app, buyer, await offered('product'))
    const sent = await buy(app, buyer, await offered('product'))
    await coach.browser.call(coachCalls.deliverOrder, { id: sent.id, delivery: { kind: 'product', tracking: null } })
    await buyer.browser.call(calls.withdrawOrder, { id: sent.id, reason: 'Too small.' })
    expect((await mailsTo(app, buyer.email)).at(-1)).toMatchObject({ template: 'withdrawal-done' })
    await app.clock.later({ days: 15 }, look)
    expect(await read(unsent.id)).toMatchObject({ fulfilment: 'cancelled', refunds: [{ cause: 'late' }] })
    expect(await read(sent.id)).toMatchObject({
      fulfilment: 'returned',
      refunds: [{ cause: 'returned', is_done: true }],
    })
  })
})

describe('a return that does not arrive', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await memberOf(app, { membership_type: 'admin' })
  })

  /** The order of a product that its buyer has announced to send back. */
  async function announced(): Promise<string> {
    const { id } = await buy(app, buyer, await offered('product'))
    await coach.browser.call(coachCalls.deliverOrder, { id, delivery: { kind: 'product', tracking: null } })
    await buyer.browser.call(calls.confirmReceipt, { id })
    await buyer.browser.call(calls.returnProduct, { id, reason: 'Too small.' })
    return id
  }

  test('stops the clock when its seller says so, and waits for an admin, who refunds it or closes it', async () => {
    const [refunded, closed, arrived] = [await announced(), await announced(), await announced()]
    const report = ({ user_id }: Person, id: string) =>
      reportMissingReturn(app.services, { user_id, membership_type: 'coach' }, id)
    // On its way: not before a week has passed.
    await expect(report(coach, refunded)).rejects.toMatchObject({ code: 'orders.not-possible-now' })
    await app.clock.later({ days: 8 }, async () => {
      await expect(report(buyer, refunded)).rejects.toMatchObject({ code: 'not-found' })
      for (const id of [refunded, closed, arrived]) await report(coach, id)
    })
    expect(await eventsOf(buyer, 'order')).toEqual(expect.arrayContaining(['return_missing']))
    expect((await mailsTo(app, buyer.email)).at(-1)).toMatchObject({ template: 'return-missing' })
    expect(await eventsOf(admin, 'sale')).toContain('return_missing')
    await app.clock.later({ days: 30 }, look)
    expect(await read(refunded)).toMatchObject({ fulfilment: 'return_missing', refunded_minor: 0, actions: [] })
    const waiting = await admin.browser.call(listAdminOrders, { filter: 'return_missing' })
    expect(waiting.orders.map(({ id }) => id)).toEqual(expect.arrayContaining([refunded, closed, arrived]))

    await refundOrder(app.services, refunded, { cause: 'admin' })
    expect(await read(refunded)).toMatchObject({ fulfilment: 'returned', refunded_minor: 5000 })
    // It was found after all.
    await coach.browser.call(coachCalls.acceptReturn, { id: arrived })
    expect(await read(arrived)).toMatchObject({ fulfilment: 'returned', refunded_minor: 5000 })

    const reason = 'The carrier has no parcel from you.'
    expect(await admin.browser.call(closeReturn, { id: closed, reason })).toMatchObject({ fulfilment: 'done' })
    expect(await read(closed)).toMatchObject({ fulfilment: 'done', refunded_minor: 0, actions: ['review'] })
    expect(daysFrom(new Date().toISOString(), (await readSale(closed)).payout_at)).toBe(7)
    const told = (await mailsTo(app, buyer.email)).at(-1)
    expect(told).toMatchObject({ template: 'return-closed', text: expect.stringContaining(reason) })
    expect(await eventsOf(coach, 'sale')).toContain('return_closed')
    const again = await admin.browser.try(closeReturn, { id: closed, reason })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'orders.not-possible-now' } } })
  })

  test('cannot follow a payout: the share of a product is paid out when the right to return is over', async () => {
    const { id } = await buy(app, buyer, await offered('product'))
    await coach.browser.call(coachCalls.deliverOrder, { id, delivery: { kind: 'product', tracking: null } })
    const { withdraw_until } = await buyer.browser.call(calls.confirmReceipt, { id })
    expect((await readSale(id)).payout_at).toBe(withdraw_until)
  })
})

describe('a package', () => {
  test('is a balance that expires; unused sessions are remembered once a month', async () => {
    const paid = await buy(app, buyer, await offered('package'))
    expect(paid).toMatchObject({
      fulfilment: 'ready',
      sessions: { total: 5, used: 0 },
      actions: ['cancel', 'withdraw'],
    })
    expect(daysFrom(paid.paid_at ?? '', paid.sessions?.expires_at ?? null)).toBe(180)
    const nudge = () => remindOfPackages(app.services)
    const nudges = async () => (await templatesTo(buyer)).filter((template) => template === 'unused-package').length
    await app.clock.later({ days: 13 }, nudge)
    expect(await nudges()).toBe(0)
    await app.clock.later({ days: 15 }, nudge)
    await app.clock.later({ days: 16 }, nudge)
    expect(await nudges()).toBe(1)
    await app.clock.later({ days: 46 }, nudge)
    expect(await nudges()).toBe(2)
    await app.clock.later({ days: 181 }, look)
    expect(await read(paid.id)).toMatchObject({ fulfilment: 'done' })
  })

  test('is counted down by the coach, who can take an entry back; with the last session it is done', async () => {
    const { id } = await buy(app, buyer, await offered('package'))
    for (const used of [1, 2, 2, 1]) await recordSessions(id, used)
    expect(await read(id)).toMatchObject({
      fulfilment: 'ready',
      sessions: { total: 5, used: 1 },
      actions: ['withdraw', 'review'],
    })
    expect(await eventsOf(buyer, 'order')).toEqual(['session_restored', 'session_used', 'session_used'])
    const done = await recordSessions(id, 5)
    expect(done).toMatchObject({ fulfilment: 'done', sessions: { total: 5, used: 5, may_change: true } })
    expect(daysFrom(new Date().toISOString(), done.payout_at)).toBe(7)
    expect(await recordSessions(id, 0)).toMatchObject({ fulfilment: 'ready', payout_at: null })
    expect((await read(id)).actions).toEqual(['cancel', 'withdraw'])
    const refused = { status: 409, body: { error: { code: 'orders.not-possible-now' } } }
    const seller = { ...coach, membership_type: 'coach' as const }
    const late = app.clock.later({ days: 181 }, () => recordSessionsOf(app.services, seller, { id, used: 1 }))
    await expect(late).rejects.toMatchObject({ code: 'orders.not-possible-now' })
    expect((await coach.browser.try(coachCalls.recordSessions, { id, used: 6 })).status).toBe(400)
    const shoutout = await buy(app, buyer, await offered('shoutout'))
    expect(await coach.browser.try(coachCalls.recordSessions, { id: shoutout.id, used: 0 })).toMatchObject(refused)
  })

  test('of which two sessions are used gives back three when the buyer withdraws', async () => {
    const paid = await buy(app, buyer, await offered('package'))
    await recordSessions(paid.id, 2)
    expect((await read(paid.id)).actions).toEqual(['withdraw', 'review'])
    const withdrawn = await buyer.browser.call(calls.withdrawOrder, { id: paid.id })
    expect(withdrawn).toMatchObject({ refunded_minor: 3000, fulfilment: 'cancelled' })
    // The coach keeps the share of the two.
    expect(await readSale(paid.id)).toMatchObject({ net_minor: 1700, payout_at: expect.any(String) })
  })
})

describe('what a persona or a house coach sells', () => {
  test('a persona writes a shoutout at once, in the language of the buyer and with the buyer’s words', async () => {
    buyer = await memberOf(app, { language: 'pt' })
    const paid = await buy(app, buyer, await offerOf(app, { seller_slug: 'ai-bastion' }, 'shoutout'))
    expect(paid).toMatchObject({ fulfilment: 'done', seller: { kind: 'persona' }, language: 'pt' })
    const text = paid.delivery?.kind === 'shoutout' ? paid.delivery.text : ''
    expect(text).toContain('Rui')
    expect(text).toContain(REQUESTS.shoutout.wish)
    expect(text).toContain('coach de IA')
    expect(await templatesTo(buyer)).toEqual(['order-receipt', 'order-delivered'])
  })

  test.each([
    ['insults', 'Tell him he is a worthless piece of shit.'],
    ['alarms', 'Tell her goodbye from me, I am going to kill myself tonight.'],
  ])('a brief that %s is declined with a kind reason and refunded', async (_, wish) => {
    const offer = await offerOf(app, { seller_slug: 'ai-ember' }, 'shoutout')
    const { id, fulfilment } = await buy(app, buyer, offer, { request: { ...REQUESTS.shoutout, wish } })
    expect(fulfilment).toBe('cancelled')
    await payOpenRefunds(app.services)
    const paid = await buyer.browser.call(calls.readOrder, { id })
    expect(paid).toMatchObject({ fulfilment: 'cancelled', delivery: null, refunded_minor: 5000 })
    expect(paid.refunds).toMatchObject([
      { cause: 'declined', reason: expect.stringMatching(/money back/), is_done: true },
    ])
  })

  test('an admin fulfils it at the coach desk; a coach does not see it', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const paid = await buy(app, buyer, await offerOf(app, { seller_slug: 'ana-prado' }, 'film_review'))
    expect(await eventsOf(admin, 'sale')).toEqual(['sold'])
    const { orders } = await admin.browser.call(coachCalls.listCoachOrders, { filter: 'to_do' })
    expect(orders.map(({ id }) => id)).toContain(paid.id)
    expect((await coach.browser.request('GET', `/api/coach-desk/orders/${paid.id}`)).status).toBe(404)
    const delivery = { kind: 'film_review' as const, text: 'Keep it up.', notes: [], drills: [] }
    const done = await admin.browser.call(coachCalls.deliverOrder, { id: paid.id, delivery })
    expect(done).toMatchObject({ fulfilment: 'done', fee_minor: 5000, net_minor: 0 })
  })
})

test('late orders are refunded however many shoutouts of the house wait', async () => {
  const late = await buy(app, buyer, await offered('shoutout'))
  await app.pool.query(
    `with waiting as (
       insert into orders (number, language, kind, seller_slug, seller_name, title, subtotal_minor, total_minor, fee_minor,
         currency, state, refund_rule, expires_at, paid_at)
       select 'T-' || gen_random_uuid(), 'en', 'shoutout', 'ana-prado', 'Ana Prado', 'A shoutout', 0, 0, 0,
         'USD', 'paid', 'until_delivered', now(), now() - interval '1 day' from generate_series(1, 200) returning id)
     insert into fulfilments (order_id, state, due_at) select id, 'due', now() + interval '9 days' from waiting`,
  )
  await app.clock.later({ hours: 49 }, look)
  expect(await read(late.id)).toMatchObject({ fulfilment: 'cancelled' })
})

test('what costs nothing is fulfilled and cancelled without a payment, three times a day', async () => {
  const offer = await offered('shoutout', { price_minor: 0 })
  const place = () => order(buyer, offer, { consent: false })
  for (let time = 0; time < 3; time++) {
    const { order_id } = await place()
    expect(await read(order_id)).toMatchObject({ state: 'paid', fulfilment: 'due', actions: ['cancel'] })
    expect(await buyer.browser.call(calls.cancelOrder, { id: order_id })).toMatchObject({ fulfilment: 'cancelled' })
  }
  // Each was a mail to the coach.
  await expect(place()).rejects.toThrow('request.too-many')
})
