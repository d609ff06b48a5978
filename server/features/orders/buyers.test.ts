import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as desk from '#contract/coach-desk.ts'
import { placeOrder, readOrder } from '#contract/orders.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf, SERVICE } from '#tests/support/coaches.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { mp4, uploadedMedia } from '#tests/support/media.ts'
import { booksOf, differencesOf, openOrderOf, orderOf, problemsOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { comparePayments } from './compare-payments.ts'
import { endOrder } from './end-order.ts'
import { payOpenRefunds, refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

let app: TestApp
let stripe: FakeStripe
let coach: Person

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await createTestApp(stripe.settings)
  coach = await coachOf(app)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
afterEach(async () => {
  stripe.order(undefined)
  expect(await problemsOf(app)).toEqual([])
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
  const fields = (file_id: string): desk.OfferFields => ({ ...SERVICE, kind: 'video', file_id })
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
      })
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
