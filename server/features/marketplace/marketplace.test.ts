import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE } from '#content/catalogue/catalogue.ts'
import { CLIPS } from '#content/catalogue/catalogue-offer.ts'
import type { Input } from '#contract/endpoint.ts'
import * as market from '#contract/marketplace.ts'
import { type OfferKind, SECTION_NAMES, SECTION_PAGE } from '#contract/offer-rules.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { buyClip } from '#tests/support/offers.ts'
import { ban, memberOf, type Person } from '#tests/support/people.ts'
import { buy } from '#tests/support/sales.ts'
import { installCatalogue, repeatSeminars } from './install-catalogue.ts'
import { readSection } from './read-marketplace.ts'
import { offers, waitlist } from './tables.ts'

let app: TestApp
let member: Person

beforeAll(async () => {
  app = await createTestApp()
  await installCatalogue(app.services.db, app.clock.now())
  member = await memberOf(app)
})
afterAll(() => app.close())

const read = (slug: string, filters: Omit<Input<typeof market.readMarketplace>, 'slug'> = {}) =>
  member.browser.call(market.readMarketplace, { slug, ...filters })

async function titles(slug: string, section: string, filters: Parameters<typeof read>[1] = {}): Promise<string[]> {
  const { sections } = await read(slug, filters)
  return sections.find((one) => one.section === section)?.offers.map(({ title }) => title) ?? []
}

const BY_KIND: Partial<Record<OfferKind, Partial<typeof offers.$inferInsert>>> = {
  seminar: { starts_at: new Date('2199-05-01T18:00:00Z'), minutes: 60, seats: 2 },
  shoutout: { delivery_hours: 48 },
  film_review: { delivery_hours: 48 },
  package: { sessions: 4, minutes: 60, valid_days: 90 },
  coaching: { minutes: 60, seats: 1 },
}

async function sell(coach_id: string, kind: OfferKind, fields: Partial<typeof offers.$inferInsert> = {}) {
  const [offer] = await app.services.db
    .insert(offers)
    .values({ coach_id, kind, title: 'Pads', description: 'Rounds', price_minor: 1000, ...BY_KIND[kind], ...fields })
    .returning()
  if (!offer) throw new Error('no offer')
  return offer
}

describe('the marketplace of the catalogue', () => {
  test.each([...COACH_IDS, 'ana-prado', 'kenji-duarte', 'mara-solis'])('of %s has the five sections', async (slug) => {
    const { seller, sections } = await read(slug)
    expect(seller).toMatchObject({ slug, kind: slug.startsWith('ai-') ? 'persona' : 'house', user_id: null })
    expect(seller.name).not.toBe(slug)
    expect(sections.map(({ section }) => section)).toEqual(SECTION_NAMES)
    const [, shoutouts, seminars, videos, products] = sections.map((section) => section.offers)
    expect(shoutouts?.map(({ price_minor, delivery_hours }) => [price_minor, delivery_hours])).toEqual([
      [3900, 48],
      [5900, 72],
      [9900, 120],
    ])
    expect(seminars?.map(({ price_minor, seats_left }) => [price_minor, seats_left])).toEqual([
      [7900, 12],
      [5900, 8],
      [9900, 5],
    ])
    expect(videos?.map(({ price_minor }) => price_minor)).toEqual([2900, 2400, 1900, 3400])
    expect(products).toHaveLength(2)
    for (const product of products ?? []) expect(product).toMatchObject({ is_sample_rating: true })
  })

  test('is in the language of the reader', async () => {
    const said = await Promise.all(
      (['en', 'pt', 'es'] as const).map(async (language) => {
        const { browser } = await memberOf(app, { language })
        const { sections } = await browser.call(market.readMarketplace, { slug: 'ai-ember' })
        return sections[0]?.offers[0]
      }),
    )
    expect(said.map((offer) => [offer?.title, offer?.duration])).toEqual([
      ['The sentence in your head', '60 minutes'],
      ['A frase na sua cabeça', '60 minutos'],
      ['La frase en tu cabeza', '60 minutos'],
    ])
  })

  test('says that an unknown coach is not found', async () => {
    for (const slug of ['ai-nobody', 'constructor', 'nobody'])
      expect(await member.browser.request('GET', `/api/marketplace/${slug}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'not-found' } },
      })
  })
})

test('a video that a member bought is named as theirs, until the money went back', async () => {
  const coach = await coachOf(app, 'Video Coach')
  const [offer, buyer] = [await sell(coach.user_id, 'video', { sample_clip: 'footwork' }), await memberOf(app)]
  const has = async (person: Person) => [
    (await person.browser.call(market.readMarketplace, { slug: coach.slug })).owned,
    (await person.browser.call(market.readOffer, { id: offer.id })).owned_order_id,
  ]
  expect(await has(buyer)).toEqual([[], null])
  const { id } = await buy(app, buyer, offer)
  expect(await has(buyer)).toEqual([[{ offer_id: offer.id, order_id: id }], id])
  expect(await has(member)).toEqual([[], null])
  await app.pool.query('update orders set refunded_minor = total_minor where id = $1', [id])
  expect(await has(buyer)).toEqual([[], null])
})

describe('installing the catalogue', () => {
  test('again changes figures back, keeps what was sold, said and hidden, and adds nothing', async () => {
    const id = 'ai-tide/seminar-3'
    await app.pool.query(
      `update offers set price_minor = 1, is_active = false, seats_taken = 5, stars = 9, reviews = 2 where catalogue_id = $1`,
      [id],
    )
    await app.pool.query(`insert into offers (seller_slug, catalogue_id, kind, title, description, price_minor)
      values ('ai-tide', 'ai-tide/old', 'product', 'Old', 'Old', 1)`)
    const before = await app.pool.query(`select * from offers where catalogue_id = $1`, [id])
    await installCatalogue(app.services.db, app.clock.now())
    const after = await app.pool.query(`select * from offers where catalogue_id = $1`, [id])
    expect(after.rows[0]).toEqual({ ...before.rows[0], price_minor: 9900 })
    await app.pool.query(`update offers set is_active = true where catalogue_id = $1`, [id])
    const { rows } = await app.pool.query(
      `select catalogue_id from offers where catalogue_id is not null and is_active`,
    )
    expect(rows.map(({ catalogue_id }) => catalogue_id).toSorted()).toEqual(CATALOGUE.map((one) => one.id).toSorted())
    await app.pool.query(`update offers set seats_taken = 0, stars = 0, reviews = 0 where catalogue_id = $1`, [id])
  })

  test('dates seminars in the future, and a seminar that is over gets a successor with free seats', async () => {
    const slug = 'ai-volt'
    const [first] = (await read(slug)).sections[2]?.offers ?? []
    if (!first?.starts_at) throw new Error('no seminar')
    expect(new Date(first.starts_at).getTime()).toBeGreaterThan(app.clock.now().getTime())
    await app.pool.query('update offers set seats_taken = 3, stars = 5, reviews = 1 where id = $1', [first.id])
    // By the use case: the session would be over by then.
    const seminars = async () => {
      const wanted = { slug, section: 'seminars' } as const
      return (await readSection(app.services, 'en', wanted)).offers.filter(({ title }) => title === first.title)
    }
    await app.clock.later({ days: 11 }, async () => {
      expect(await seminars()).toEqual([])
      await repeatSeminars(app.services)
      await repeatSeminars(app.services)
      const again = await seminars()
      expect(again).toMatchObject([{ seats_left: 12, reviews: 0 }])
      expect(again[0]?.id).not.toBe(first.id)
    })
    const { rows } = await app.pool.query('select seats_taken, reviews, is_active from offers where id = $1', [
      first.id,
    ])
    expect(rows).toEqual([{ seats_taken: 3, reviews: 1, is_active: false }])
  })
})

describe('the marketplace of a coach', () => {
  test('shows only active offers that are not over, and nothing when the coach is not public', async () => {
    const coach = await coachOf(app, 'Market Coach')
    await sell(coach.user_id, 'video', { title: 'Shown', stars: 9, reviews: 2 })
    await sell(coach.user_id, 'video', { title: 'Hidden', is_active: false })
    await sell(coach.user_id, 'video', { title: 'Deleted', deleted_at: new Date() })
    await sell(coach.user_id, 'seminar', { title: 'Over', starts_at: new Date('2020-01-01') })
    const { seller, sections } = await read(coach.slug)
    expect(seller).toEqual({ slug: coach.slug, name: 'Market Coach', kind: 'coach', user_id: coach.user_id })
    expect(sections.flatMap((section) => section.offers)).toMatchObject([
      { title: 'Shown', rating: 4.5, reviews: 2, is_sample_rating: false },
    ])
    await ban(app, coach)
    expect((await member.browser.request('GET', `/api/marketplace/${coach.slug}`)).status).toBe(404)
  })

  test('pages through every order without losing or repeating an offer', async () => {
    const { user_id, slug } = await coachOf(app, 'Many Offers')
    const kinds = ['coaching', 'package', 'film_review'] as const
    const count = SECTION_PAGE * 2 + 5
    for (let index = 0; index < count; index++)
      await sell(user_id, kinds[index % 3] ?? 'coaching', {
        title: `Offer ${index}`,
        price_minor: 1000 + (index % 7) * 100,
        currency: index % 5 === 0 ? 'CLP' : 'USD',
        stars: index % 6,
        reviews: index % 6 === 0 ? 0 : 1 + (index % 2) * ((index % 6) - 1),
        created_at: new Date(Date.UTC(2026, 0, 1 + (index % 9))),
      })
    for (const sort of ['newest', 'cheapest', 'dearest', 'best-rated'] as const) {
      const seen: market.Offer[] = []
      let cursor: string | null | undefined
      do {
        const page = await member.browser.call(market.readSection, {
          slug,
          section: 'coaching',
          sort,
          ...(cursor && { cursor }),
        })
        expect(page.offers.length).toBeLessThanOrEqual(SECTION_PAGE)
        seen.push(...page.offers)
        cursor = page.next
      } while (cursor)
      expect(new Set(seen.map(({ id }) => id)).size, sort).toBe(count)
      expect(seen, sort).toHaveLength(count)
      const dollars = seen.filter(({ currency }) => currency === 'USD').map(({ price_minor }) => price_minor)
      if (sort === 'cheapest') expect(dollars).toEqual(dollars.toSorted((a, b) => a - b))
      if (sort === 'dearest') expect(dollars).toEqual(dollars.toSorted((a, b) => b - a))
      const ratings = seen.map(({ rating }) => rating ?? 0)
      if (sort === 'best-rated') expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    }
  })

  test('filters by price in one currency, and refuses a price without one', async () => {
    const { user_id, slug } = await coachOf(app, 'Prices')
    await sell(user_id, 'product', { title: 'Ten dollars', price_minor: 1000 })
    await sell(user_id, 'product', { title: 'Twenty dollars', price_minor: 2000 })
    await sell(user_id, 'product', { title: 'A thousand pesos', price_minor: 1000, currency: 'CLP' })
    expect(await titles(slug, 'products', { currency: 'USD', least: 1000, most: 1500 })).toEqual(['Ten dollars'])
    expect(await titles(slug, 'products', { currency: 'CLP' })).toEqual(['A thousand pesos'])
    const refused = await member.browser.request('GET', `/api/marketplace/${slug}?least=1`)
    expect(refused).toMatchObject({ status: 400, body: { error: { fields: { currency: { problem: 'required' } } } } })
  })

  test('refuses a cursor of another order or section', async () => {
    const { user_id, slug } = await coachOf(app, 'Cursors')
    for (let index = 0; index <= SECTION_PAGE; index++) await sell(user_id, 'video')
    const { next } = await member.browser.call(market.readSection, { slug, section: 'videos' })
    expect(next).not.toBeNull()
    for (const path of [`videos?sort=cheapest&cursor=${next}`, `products?cursor=${next}`, 'videos?cursor=x'])
      expect((await member.browser.request('GET', `/api/marketplace/${slug}/${path}`)).status).toBe(400)
  })
})

describe('one offer', () => {
  test('is shown with its seller, its refund rule and who takes the payment', async () => {
    const { user_id, slug } = await coachOf(app, 'One Offer')
    const { id } = await sell(user_id, 'seminar')
    expect(await member.browser.call(market.readOffer, { id })).toMatchObject({
      offer: { id, kind: 'seminar', seats_left: 2 },
      seller: { slug },
      refund_rule: 'until_two_days_before',
      open_order_id: null,
      waiting: false,
      provider: 'sandbox',
    })
  })

  test('is not found when it is unknown, hidden or over', async () => {
    const { user_id } = await coachOf(app, 'Gone')
    const hidden = await sell(user_id, 'video', { is_active: false })
    const over = await sell(user_id, 'seminar', { starts_at: new Date('2020-01-01') })
    for (const id of [randomUUID(), hidden.id, over.id])
      expect((await member.browser.request('GET', `/api/offers/${id}`)).status).toBe(404)
  })
})

describe('waiting for a seat', () => {
  test('is possible when a seminar is sold out, keeps the place in line, and can be ended', async () => {
    const { user_id } = await coachOf(app, 'Sold Out')
    const { id } = await sell(user_id, 'seminar', { seats: 1, seats_taken: 1 })
    const wait = (waiting: boolean) => member.browser.call(market.changeWaiting, { id, waiting })
    expect(await wait(true)).toEqual({ waiting: true })
    const first = await app.services.db.$count(waitlist)
    expect(await wait(true)).toEqual({ waiting: true })
    expect(await app.services.db.$count(waitlist)).toBe(first)
    expect(await member.browser.call(market.readOffer, { id })).toMatchObject({ waiting: true })
    expect(await wait(false)).toEqual({ waiting: false })
    expect(await member.browser.call(market.readOffer, { id })).toMatchObject({ waiting: false })
  })

  test('is not started while a seat is free, and not for something that is no seminar', async () => {
    const { user_id } = await coachOf(app, 'Free Seats')
    const { id } = await sell(user_id, 'seminar')
    expect(await member.browser.call(market.changeWaiting, { id, waiting: true })).toEqual({ waiting: false })
    const video = await sell(user_id, 'video')
    const answer = await member.browser.request('PUT', `/api/offers/${video.id}/waitlist`, { waiting: true })
    expect(answer.status).toBe(404)
  })

  test('ended while a seat is kept lets that seat go on at once', async () => {
    const { user_id } = await coachOf(app, 'Kept Seat')
    const { id } = await sell(user_id, 'seminar', { seats: 1, seats_taken: 1 })
    const offered_until = new Date(app.clock.now().getTime() + 3_600_000)
    await app.services.db.insert(waitlist).values({ offer_id: id, user_id: member.user_id, offered_until })
    expect(await member.browser.call(market.readOffer, { id })).toMatchObject({
      waiting: true,
      seat_kept_until: offered_until.toISOString(),
    })
    await member.browser.call(market.changeWaiting, { id, waiting: false })
    expect(await member.browser.call(market.readOffer, { id })).toMatchObject({ waiting: false, seat_kept_until: null })
    const { rows } = await app.pool.query('select offered_until from waitlist where offer_id = $1', [id])
    expect(rows[0].offered_until.getTime()).toBeLessThan(offered_until.getTime())
  })
})

describe('a clip', () => {
  const fetchClip = (clip: string, { browser }: Person = member, range?: string) =>
    browser.send('GET', `/samples/${clip}`, undefined, range ? { range } : {})

  test.each(Object.keys(CLIPS))('%s ships as a small video with a still', async (clip) => {
    const video = await readFile(join(import.meta.dirname, 'clips', `${clip}.mp4`))
    expect(video.subarray(4, 8).toString()).toBe('ftyp')
    expect(video.length).toBeLessThan(200_000)
    const still = await readFile(join('public', 'clips', `${clip}.webp`))
    expect(still.subarray(8, 12).toString()).toBe('WEBP')
  })

  test('plays for its buyer alone, in parts too, until the purchase is cancelled', async () => {
    const buyer = await memberOf(app)
    const order_id = await buyClip(app, buyer, 'breathing')
    const whole = await fetchClip('breathing', buyer)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await fetchClip('breathing', buyer, 'bytes=100-199')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200))
    for (const [clip, person] of [
      ['breathing', member],
      ['footwork', buyer],
      ['unknown', buyer],
      ['constructor', buyer],
    ] as const)
      expect((await fetchClip(clip, person)).status, clip).toBe(404)
    await app.pool.query(`update fulfilments set state = 'cancelled' where order_id = $1`, [order_id])
    expect((await fetchClip('breathing', buyer)).status).toBe(404)
  })
})
