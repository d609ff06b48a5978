import { describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import * as desk from '#contract/coach-desk.ts'
import { changeWaiting } from '#contract/marketplace.ts'
import { listNotifications } from '#contract/notifications.ts'
import { placeOrder, readOrder } from '#contract/orders.ts'
import type { TestApp } from '#tests/support/app.ts'
import { coachOf, SEMINAR, SERVICE } from '#tests/support/coaches.ts'
import type { FakeStripe } from '#tests/support/fake-stripe.ts'
import { mp4, uploadedMedia } from '#tests/support/media.ts'
import { booksOf, differencesOf, openOrderOf, orderOf, soldBy } from '#tests/support/order-books.ts'
import { mailsTo, memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { recordStatements } from '#tests/support/record-statements.ts'
import { soon } from '#tests/support/soon.ts'
import { withStripeSales } from '#tests/support/stripe-sales.ts'
import { cancelSeminar, moveSeminar } from './buyers.ts'
import { withdrawOrder } from './change-order.ts'
import { comparePayments } from './compare-payments.ts'
import { endOrder } from './end-order.ts'
import { lookAfterOrders } from './look-after-orders.ts'
import { payOpenRefunds, refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp
let stripe: FakeStripe
let coach: Person

withStripeSales((opened) => {
  ;({ app, stripe, coach } = opened)
})

type Offer = Awaited<ReturnType<typeof soldBy>>

async function payAndSettle({ order_id, checkout_id }: { order_id: string; checkout_id: string }, late = false) {
  stripe.pay(checkout_id, { late })
  await settleOrder(app.services, order_id)
}

async function paidOrder(offer: Offer) {
  const order = await openOrderOf(app, offer)
  await payAndSettle(order)
  return order
}

describe('a video whose file is replaced', () => {
  const upload = async () => (await uploadedMedia(coach.browser, mp4(), { kind: 'offer_video' })).id
  const fields = (file_id: string): desk.OfferFields => ({ ...SERVICE, kind: 'video', duration: '9 minutes', file_id })
  const readersOf = async (file_id: string) => {
    const { rows } = await app.pool.query<{ user_id: string }>('select user_id from file_readers where file_id = $1', [
      file_id,
    ])
    return rows.map(({ user_id }) => user_id)
  }

  /** The coach's own call claims the file, as a form does. */
  async function videoOf(file_id: string): Promise<Offer> {
    const { id, price_minor, currency } = await coach.browser.call(desk.addOffer, fields(file_id))
    return { id, price_minor, currency, kind: 'video' } as Offer
  }
  const replace = async ({ id }: Offer) => {
    const file_id = await upload()
    await coach.browser.call(desk.changeOffer, { ...fields(file_id), id })
    return file_id
  }

  test('is watched by who has paid and by who pays later; a refund takes the new file away', async () => {
    const offer = await videoOf(await upload())
    const [paid, open, expired] = [await paidOrder(offer), await openOrderOf(app, offer), await openOrderOf(app, offer)]
    await endOrder(app.services, expired.order_id, 'expired')
    const file_id = await replace(offer)
    await payAndSettle(open)
    await payAndSettle(expired, true)
    for (const { buyer, order_id } of [paid, open, expired])
      expect(await buyer.browser.call(readOrder, { id: order_id })).toMatchObject({
        state: 'paid',
        video_url: `/files/${file_id}.mp4`,
      })
    await refundOrder(app.services, paid.order_id, { cause: 'admin' })
    await refundOrder(app.services, expired.order_id, { cause: 'admin' })
    expect(await readersOf(file_id)).toEqual([open.buyer.user_id])
  })

  test('while somebody orders it is ordered with the new file', async () => {
    const offer = await videoOf(await upload())
    const file_id = await upload()
    const buyer = await memberOf(app)
    const other = await app.pool.connect()
    try {
      await other.query('begin')
      await other.query('select from offers where id = $1 for update', [offer.id])
      const placed = buyer.browser.call(placeOrder, orderOf(offer))
      await vi.waitFor(async () => {
        const { rows } = await app.pool.query('select from pg_locks where not granted')
        expect(rows).not.toEqual([])
      }, soon)
      await other.query('update offers set file_id = $2 where id = $1', [offer.id, file_id])
      await other.query('commit')
      const { order_id } = await placed
      const { rows } = await app.pool.query('select file_id from fulfilments where order_id = $1', [order_id])
      expect(rows).toEqual([{ file_id }])
    } finally {
      other.release()
    }
  })

  test('by nothing, because it was deleted, cannot be delivered: who pays gets the money back', async () => {
    const file_id = await upload()
    const order = await openOrderOf(app, await videoOf(file_id))
    await app.pool.query('delete from files where id = $1', [file_id])
    await payAndSettle(order)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order.order_id)).toMatchObject({
      state: 'paid',
      refunded: 4_950,
      fulfilment: 'cancelled',
    })
  })
})

test('an order that cannot be booked is shown to admins, and the comparison goes on with the others', async () => {
  const offer = await soldBy(app, coach)
  const orders = [await openOrderOf(app, offer), await openOrderOf(app, offer)]
  const [broken, other] = orders.sort((a, b) => (a.order_id < b.order_id ? -1 : 1))
  if (!broken || !other) throw new Error('there are two orders')
  const { rows } = await app.pool.query('delete from fulfilments where order_id = $1 returning *', [broken.order_id])
  stripe.webhooks.lose()
  for (const { checkout_id } of orders) stripe.pay(checkout_id)
  stripe.webhooks.hold()
  await comparePayments(app.services)
  expect(await booksOf(app, other.order_id)).toMatchObject({ state: 'paid' })
  expect(await differencesOf(app, broken.order_id)).toEqual(['not_booked'])
  await app.pool.query('insert into fulfilments (order_id, coach_id, sessions, valid_days) values ($1, $2, $3, $4)', [
    broken.order_id,
    rows[0].coach_id,
    rows[0].sessions,
    rows[0].valid_days,
  ])
  await comparePayments(app.services)
  expect(await booksOf(app, broken.order_id)).toMatchObject({ state: 'paid' })
  expect(await differencesOf(app, broken.order_id)).toEqual([])
})

describe('a seminar that is deleted', () => {
  const seminar = (more = {}) => soldBy(app, coach, { kind: 'seminar', ...more })
  const remove = ({ id }: Offer) => coach.browser.call(desk.deleteOffer, { id, refund: true })
  const refundsOf = async (order_id: string) => {
    const { rows } = await app.pool.query(
      'select amount_minor::int as amount, done_at from refunds where order_id = $1',
      [order_id],
    )
    return rows
  }

  test('is given back however long the provider is away', async () => {
    const offer = await seminar()
    const { order_id, buyer } = await paidOrder(offer)
    stripe.order({ kind: 'status', status: 503 })
    await remove(offer)
    await cancelSeminar(app.services, offer.id)
    expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 0 })
    expect(await refundsOf(order_id)).toEqual([{ amount: 9_999, done_at: null }])
    stripe.order(undefined)
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, accounts: {} })
    const templates = (await mailsTo(app, buyer.email)).map(({ template }) => template)
    expect(templates).toEqual(['order-receipt', 'seminar-cancelled'])
  })

  test('is given back to who pays after the job of its deletion was given up, and nobody is paid for it', async () => {
    const offer = await seminar()
    const [paid, open] = [await paidOrder(offer), await openOrderOf(app, offer)]
    // As the deletion leaves it when its job never ran.
    await app.pool.query('update offers set deleted_at = now() where id = $1', [offer.id])
    await payAndSettle(open)
    await app.clock.later({ days: 11 }, () => lookAfterOrders(app.services))
    await payOpenRefunds(app.services)
    for (const { order_id } of [paid, open])
      expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999 })
  })

  test.each(['won', 'lost'] as const)(
    'during a dispute that is %s later leaves the buyer with the money',
    async (end) => {
      const offer = await seminar()
      const { order_id, checkout_id } = await paidOrder(offer)
      stripe.dispute(checkout_id)
      await settleOrder(app.services, order_id)
      await remove(offer)
      await cancelSeminar(app.services, offer.id)
      expect(await booksOf(app, order_id)).toMatchObject({ fulfilment: 'cancelled', disputed: 9_999, refunded: 0 })
      stripe.closeDispute(checkout_id, end)
      await payOpenRefunds(app.services)
      await payOpenRefunds(app.services)
      expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, disputed: 0, accounts: {} })
      expect(await differencesOf(app, order_id)).toEqual([])
    },
  )

  test('gives nothing back to who was at an earlier date', async () => {
    const offer = await seminar()
    const [earlier, later] = [await paidOrder(offer), await paidOrder(offer)]
    await app.pool.query(`update fulfilments set state = 'done', done_at = now() where order_id = $1`, [
      earlier.order_id,
    ])
    await remove(offer)
    await cancelSeminar(app.services, offer.id)
    expect(await booksOf(app, earlier.order_id)).toMatchObject({ fulfilment: 'done', refunded: 0 })
    expect(await booksOf(app, later.order_id)).toMatchObject({ fulfilment: 'cancelled', refunded: 9_999 })
  })

  test('and restored has the seats again that were kept for the waitlist', async () => {
    const offer = await seminar({ seats: 1 })
    const { order_id } = await paidOrder(offer)
    const waiting = await memberOf(app)
    await waiting.browser.call(changeWaiting, { id: offer.id, waiting: true })
    await refundOrder(app.services, order_id, { cause: 'admin' })
    await remove(offer)
    expect(await coach.browser.call(desk.restoreOffer, { id: offer.id })).toMatchObject({ seats_left: 1 })
  })
})

describe('a coach who leaves during a dispute', () => {
  test.each(['package', 'seminar'] as const)('is not paid for a %s when the dispute is won', async (kind) => {
    const leaving = await coachOf(app)
    const { order_id, checkout_id } = await paidOrder(await soldBy(app, leaving, { kind }))
    stripe.dispute(checkout_id)
    await settleOrder(app.services, order_id)
    await leaving.browser.call(deleteAccount, { password: PASSWORD })
    stripe.closeDispute(checkout_id, 'won')
    await payOpenRefunds(app.services)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 9_999, fulfilment: 'cancelled', accounts: {} })
  })
})

test('a seminar that has begun gets no other date while it has orders; the rest can be changed', async () => {
  const starts_at = new Date(app.clock.now().getTime() + 3_600_000)
  const offer = await soldBy(app, coach, { kind: 'seminar', starts_at })
  const { order_id } = await paidOrder(offer)
  const change = (date: string) =>
    coach.browser.try(desk.changeOffer, { ...SEMINAR, id: offer.id, starts_at: date, minutes: 90, title: 'Again' })
  await app.clock.later({ hours: 2 }, async () => {
    expect(await change(SEMINAR.starts_at)).toMatchObject({
      status: 409,
      body: { error: { code: 'coach-desk.seminar-begun' } },
    })
    expect(await change(starts_at.toISOString())).toMatchObject({ status: 200, body: { title: 'Again' } })
  })
  const { rows } = await app.pool.query('select starts_at from fulfilments where order_id = $1', [order_id])
  expect(rows).toEqual([{ starts_at }])
})

describe('a seminar that is moved while people have ordered it', () => {
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()
  const move = ({ id }: Offer, hours: number) =>
    coach.browser.try(desk.changeOffer, { ...SEMINAR, id, starts_at: inHours(hours) })
  const tooSoon = { status: 409, body: { error: { code: 'coach-desk.seminar-too-soon' } } }
  const look = () => lookAfterOrders(app.services)

  test('begins two days later at the earliest, also for who is just paying', async () => {
    const [sold, beingPaid, free] = [
      await soldBy(app, coach, { kind: 'seminar' }),
      await soldBy(app, coach, { kind: 'seminar' }),
      await soldBy(app, coach, { kind: 'seminar' }),
    ]
    await paidOrder(sold)
    const open = await openOrderOf(app, beingPaid)
    for (const offer of [sold, beingPaid]) expect(await move(offer, 47)).toMatchObject(tooSoon)
    expect(await move(free, 1)).toMatchObject({ status: 200 })
    expect(await move(beingPaid, 49)).toMatchObject({ status: 200 })
    await payAndSettle(open)
    const order = await open.buyer.browser.call(readOrder, { id: open.order_id })
    expect(order.actions).toContain('withdraw')
  })

  test('can be given back for two weeks, and is neither done nor paid out before', async () => {
    const offer = await soldBy(app, coach, { kind: 'seminar' })
    const [back, kept] = [await paidOrder(offer), await paidOrder(offer)]
    expect(await move(offer, 49)).toMatchObject({ status: 200 })
    await app.clock.later({ days: 13 }, async () => {
      await look()
      expect(await booksOf(app, kept.order_id)).toMatchObject({ fulfilment: 'ready' })
      await withdrawOrder(app.services, back.buyer, back.order_id)
    })
    expect(await booksOf(app, back.order_id)).toMatchObject({ refunded: 9_999, fulfilment: 'cancelled' })
    await app.clock.later({ days: 15 }, look)
    expect(await booksOf(app, kept.order_id)).toMatchObject({ refunded: 0, fulfilment: 'done' })
  })

  test('is paid to a coach who leaves after it took place', async () => {
    const leaving = await coachOf(app)
    const offer = await soldBy(app, leaving, { kind: 'seminar' })
    const { order_id } = await paidOrder(offer)
    await leaving.browser.call(desk.changeOffer, { ...SEMINAR, id: offer.id, starts_at: inHours(49) })
    await app.clock.later({ days: 4 }, () => leaving.browser.call(deleteAccount, { password: PASSWORD }))
    await app.clock.later({ days: 15 }, look)
    expect(await booksOf(app, order_id)).toMatchObject({ refunded: 0, fulfilment: 'done' })
  })

  test('is moved three times a day at most; a refused date is not counted', async () => {
    const offer = await soldBy(app, coach, { kind: 'seminar' })
    await paidOrder(offer)
    expect(await move(offer, 1)).toMatchObject(tooSoon)
    for (const hours of [60, 61, 62]) expect(await move(offer, hours)).toMatchObject({ status: 200 })
    expect(await move(offer, 63)).toMatchObject({ status: 429, body: { error: { code: 'coach-desk.moved-often' } } })
  })
})

test('moving a seminar takes the coach as long for one buyer as for many, and a job tells each of them once', async () => {
  const record = recordStatements(app.pool)
  const starts_at = new Date('2099-06-01T18:00:00.000Z')
  const [small, big] = [await soldBy(app, coach, { kind: 'seminar' }), await soldBy(app, coach, { kind: 'seminar' })]
  await paidOrder(small)
  const seated = [await paidOrder(big), await paidOrder(big), await paidOrder(big)]
  const [earlier, open] = [await paidOrder(big), await openOrderOf(app, big)]
  await app.pool.query(`update fulfilments set state = 'done', done_at = now() where order_id = $1`, [earlier.order_id])
  const move = (offer: Offer) =>
    record(() => app.services.db.transaction((tx) => moveSeminar(app.services, tx, { ...offer, starts_at })))
  expect(await move(big)).toHaveLength((await move(small)).length)
  await lookAfterOrders(app.services)
  await lookAfterOrders(app.services)
  const calendarsOf = async ({ buyer }: typeof open) => {
    const sent = `select calendar from mails where "to" = $1 and template = 'seminar-moved'`
    return (await app.pool.query<{ calendar: string }>(sent, [buyer.email])).rows.map(({ calendar }) => calendar)
  }
  const newsOf = async ({ buyer }: typeof open) =>
    (await buyer.browser.call(listNotifications, {})).notifications.map(({ details }) => details)
  for (const order of seated) {
    const [calendar, ...more] = await calendarsOf(order)
    expect(more).toEqual([])
    expect(calendar).toMatch(/DTSTART:20990601T180000Z\r\nDTEND:20990601T193000Z/)
    expect(calendar).toContain(order.order_id)
    expect(await newsOf(order)).toMatchObject([{ event: 'moved', order_id: order.order_id }])
  }
  for (const order of [earlier, open]) {
    expect(await calendarsOf(order)).toEqual([])
    expect(await newsOf(order)).toEqual([])
  }
})
