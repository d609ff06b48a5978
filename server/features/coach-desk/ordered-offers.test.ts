import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as desk from '#contract/coach-desk.ts'
import { readCoach } from '#contract/coaches.ts'
import { DESK_PAGE } from '#contract/offer-rules.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf, PRODUCT, SEMINAR, SERVICE } from '#tests/support/coaches.ts'
import { mp4, uploadedMedia } from '#tests/support/media.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { refundSeminar, removeDeletedOffers } from './delete-offer.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const coach = () => memberOf(app, { membership_type: 'coach' })

interface Bought {
  total_minor?: number
  state?: 'open' | 'paid'
}

/** An order as paying leaves it, without the checkout. */
async function order(offer: desk.DeskOffer, { total_minor = offer.price_minor, state = 'paid' }: Bought = {}) {
  const buyer = await memberOf(app)
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into orders (number, buyer_id, buyer_email, language, offer_id, kind, coach_id, seller_slug, seller_name, title,
       subtotal_minor, total_minor, fee_minor, currency, refund_rule, state, paid_at, expires_at)
     values ($1, $2, $11, 'pt', $3, $4, $5, 'x', 'x', $6, $7, $7, 0, $8, 'until_two_days_before', $9, $10, now() + interval '1 day')
     returning id`,
    [
      randomUUID(),
      buyer.user_id,
      offer.id,
      offer.kind,
      offer.coach_id,
      offer.title,
      total_minor,
      offer.currency,
      state,
      state === 'paid' ? new Date() : null,
      buyer.email,
    ],
  )
  const id = rows[0]?.id ?? ''
  await app.pool.query(`insert into fulfilments (order_id, state, starts_at, minutes) values ($1, $2, $3, $4)`, [
    id,
    state === 'paid' ? 'ready' : null,
    offer.starts_at,
    offer.minutes,
  ])
  if (offer.kind === 'seminar')
    await app.pool.query('update offers set seats_taken = seats_taken + 1 where id = $1', [offer.id])
  return { id, buyer }
}

async function stored(id: string) {
  const { rows } = await app.pool.query(
    `select o.state, o.total_minor::int, o.title, o.offer_id, o.withdraw_until, f.state as fulfilment, f.starts_at, f.minutes
     from orders o join fulfilments f on f.order_id = o.id where o.id = $1`,
    [id],
  )
  return rows[0]
}

const add = ({ browser }: Person, fields: desk.OfferFields = SEMINAR) => browser.call(desk.addOffer, fields)

describe('a list of many offers', () => {
  test('is read page by page, each offer once and newest first, with the counts of all', async () => {
    const person = await coach()
    await app.pool.query(
      `insert into offers (coach_id, kind, title, description, price_minor, delivery_hours, minutes, seats, is_active, created_at)
       select $1, (array['coaching', 'shoutout', 'film_review'])[1 + n % 3], n::text, '', 0, 48, 60, 1, n % 2 = 0, now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [person.user_id, DESK_PAGE * 2 + 5],
    )
    await add(person)
    const titles: string[] = []
    let cursor: string | undefined
    do {
      const page = await person.browser.call(desk.listOwnOffers, { tab: 'services', ...(cursor && { cursor }) })
      expect(page.offers.length).toBeLessThanOrEqual(DESK_PAGE)
      titles.push(...page.offers.map(({ title }) => title))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(titles).toEqual(Array.from({ length: DESK_PAGE * 2 + 5 }, (_, at) => String(at + 1)))
    const { counts } = await person.browser.call(desk.readCoachDesk, {})
    expect(counts).toEqual({ services: 53, products: 0, seminars: 1, active: 27 })
  })

  test('of another tab does not take its cursor', async () => {
    const person = await coach()
    for (let n = 0; n <= DESK_PAGE; n += 1) await add(person, { ...PRODUCT, title: `${n}` })
    const { next } = await person.browser.call(desk.listOwnOffers, { tab: 'products' })
    expect((await person.browser.try(desk.listOwnOffers, { tab: 'services', cursor: next ?? '' })).status).toBe(400)
  })
})

describe('a seminar with sold seats', () => {
  test('keeps at least as many seats', async () => {
    const person = await coach()
    const offer = await add(person)
    await order(offer)
    await order(offer)
    const change = (seats: number) => person.browser.try(desk.changeOffer, { ...SEMINAR, id: offer.id, seats })
    expect(await change(1)).toMatchObject({
      status: 400,
      body: { error: { fields: { seats: { problem: 'too-short', limit: 2 } } } },
    })
    expect(await change(2)).toMatchObject({ status: 200, body: { seats: 2, seats_left: 0 } })
  })

  test('that is moved moves in the orders too, and who has paid or is paying may withdraw until it begins', async () => {
    const person = await coach()
    const offer = await add(person)
    const [paid, open] = [await order(offer), await order(offer, { state: 'open' })]
    const starts_at = '2099-06-01T18:00:00.000Z'
    await person.browser.call(desk.changeOffer, { ...SEMINAR, id: offer.id, starts_at, minutes: 90 })
    const moved = { starts_at: new Date(starts_at), minutes: 90 }
    expect(await stored(paid.id)).toMatchObject({ ...moved, withdraw_until: new Date(starts_at) })
    expect(await stored(open.id)).toMatchObject({ ...moved, withdraw_until: new Date(starts_at) })
  })

  test('that is changed without its time gives no right to withdraw', async () => {
    const person = await coach()
    const offer = await add(person)
    const { id } = await order(offer)
    await person.browser.call(desk.changeOffer, { ...SEMINAR, id: offer.id, title: 'Clinch night, live' })
    expect(await stored(id)).toMatchObject({ title: SEMINAR.title, withdraw_until: null })
  })

  test('is deleted only when the coach confirms the refunds', async () => {
    const person = await coach()
    const offer = await add(person)
    const { id, buyer } = await order(offer, { total_minor: 0 })
    expect(await person.browser.try(desk.deleteOffer, { id: offer.id })).toMatchObject({
      status: 409,
      body: { error: { code: 'coach-desk.has-buyers' } },
    })
    expect((await person.browser.call(desk.listOwnOffers, { tab: 'seminars' })).offers).toHaveLength(1)
    await person.browser.call(desk.deleteOffer, { id: offer.id, refund: true })
    await refundSeminar(app.services, offer.id)
    expect(await stored(id)).toMatchObject({ state: 'paid', fulfilment: 'cancelled' })
    // A second run changes nothing.
    await refundSeminar(app.services, offer.id)
    const { rows } = await app.pool.query('select template, calendar from mails where "to" = $1', [buyer.email])
    expect(rows).toMatchObject([
      { template: 'seminar-cancelled', calendar: expect.stringContaining('STATUS:CANCELLED') },
    ])
  })

  test('that is over is deleted without refunds', async () => {
    const person = await coach()
    const offer = await add(person)
    const { id } = await order(offer)
    await app.pool.query(`update offers set starts_at = now() - interval '1 day' where id = $1`, [offer.id])
    await person.browser.call(desk.deleteOffer, { id: offer.id })
    expect(await stored(id)).toMatchObject({ state: 'paid', fulfilment: 'ready' })
  })

  test('that is restored before the job runs takes place', async () => {
    const person = await coach()
    const offer = await add(person)
    const { id } = await order(offer, { total_minor: 0 })
    await app.pool.query('update offers set deleted_at = null where id = $1', [offer.id])
    await refundSeminar(app.services, offer.id)
    expect(await stored(id)).toMatchObject({ fulfilment: 'ready' })
  })
})

describe('an offer that was ordered', () => {
  test('keeps the price and title of the order when it is changed', async () => {
    const person = await coach()
    const offer = await add(person, PRODUCT)
    const { id } = await order(offer, { state: 'open' })
    await person.browser.call(desk.changeOffer, { ...PRODUCT, id: offer.id, price_minor: 100, title: 'Cheap wraps' })
    expect(await stored(id)).toMatchObject({ total_minor: 900, title: PRODUCT.title, state: 'open' })
  })

  test('keeps its kind; before, it may become another service', async () => {
    const { browser } = await coach()
    const offer = await browser.call(desk.addOffer, SERVICE)
    const duration = '2-3 minutes'
    const shoutout = { ...SERVICE, kind: 'shoutout' as const, duration, delivery_hours: 24, id: offer.id }
    expect(await browser.call(desk.changeOffer, shoutout)).toMatchObject({ kind: 'shoutout', delivery_hours: 24 })
    expect((await browser.try(desk.changeOffer, { ...PRODUCT, id: offer.id })).status).toBe(400)
    await order({ ...offer, kind: 'shoutout' })
    expect(await browser.try(desk.changeOffer, { ...SERVICE, id: offer.id })).toMatchObject({
      status: 400,
      body: { error: { fields: { kind: { problem: 'choice' } } } },
    })
  })

  test('leaves the order intact when it is deleted while someone pays, and is not removed', async () => {
    const person = await coach()
    const [ordered, other] = [await add(person, PRODUCT), await add(person, PRODUCT)]
    const { id } = await order(ordered, { state: 'open' })
    for (const offer of [ordered, other]) await person.browser.call(desk.deleteOffer, { id: offer.id })
    await app.clock.later({ hours: 25 }, () => removeDeletedOffers(app.services))
    expect(await stored(id)).toMatchObject({ state: 'open', offer_id: ordered.id })
    const { rows } = await app.pool.query('select id from offers where coach_id = $1', [person.user_id])
    expect(rows).toEqual([{ id: ordered.id }])
  })
})

describe('the files of an offer', () => {
  const video = (file_id: string): desk.OfferFields => ({ ...SERVICE, kind: 'video', duration: '9 minutes', file_id })
  const fileIds = async (owner_id: string) => {
    const { rows } = await app.pool.query<{ id: string }>('select id from files where owner_id = $1', [owner_id])
    return rows.map(({ id }) => id)
  }

  test('are deleted when they are replaced, and buyers of a video may watch the new one', async () => {
    const person = await coach()
    const [first, second] = [
      await uploadedMedia(person.browser, mp4(), { kind: 'offer_video' }),
      await uploadedMedia(person.browser, mp4(), { kind: 'offer_video' }),
    ]
    const offer = await add(person, video(first.id))
    const { buyer } = await order(offer)
    await person.browser.call(desk.changeOffer, { ...video(second.id), id: offer.id } as never)
    expect(await fileIds(person.user_id)).toEqual([second.id])
    const { rows } = await app.pool.query('select user_id from file_readers where file_id = $1', [second.id])
    expect(rows).toEqual([{ user_id: buyer.user_id }])
  })

  test('of another coach cannot be used', async () => {
    const [person, other] = [await coach(), await coach()]
    const { id } = await uploadedMedia(other.browser, mp4(), { kind: 'offer_video' })
    expect(await person.browser.try(desk.addOffer, video(id))).toMatchObject({
      status: 400,
      body: { error: { fields: { file_id: { problem: 'file-missing' } } } },
    })
  })

  test('are deleted with the offer, a day after its deletion', async () => {
    const person = await coach()
    const { id: file_id } = await uploadedMedia(person.browser, mp4(), { kind: 'offer_video' })
    const { id } = await add(person, video(file_id))
    await person.browser.call(desk.deleteOffer, { id })
    expect(await fileIds(person.user_id)).toEqual([file_id])
    await app.clock.later({ hours: 25 }, () => removeDeletedOffers(app.services))
    expect(await fileIds(person.user_id)).toEqual([])
  })
})

test('the public profile shows seminars that are to come, and never where they take place', async () => {
  const person = await coachOf(app)
  const [, over] = [await add(person), await add(person, { ...SEMINAR, title: 'Over' })]
  await app.pool.query(`update offers set starts_at = now() - interval '1 day' where id = $1`, [over.id])
  const shown = await person.browser.call(readCoach, { slug: person.slug })
  expect(shown.seminars).toMatchObject([{ title: SEMINAR.title, seats_left: 20 }])
  expect(JSON.stringify(shown)).not.toContain(SEMINAR.join_url)
})
