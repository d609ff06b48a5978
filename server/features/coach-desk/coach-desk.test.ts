import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as desk from '#contract/coach-desk.ts'
import { followCoach, readCoach } from '#contract/coaches.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, coachOf, PRODUCT, SEMINAR, SERVICE } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { REMOVE_DELETED_OFFERS, removeDeletedOffers } from './delete-offer.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const coach = () => memberOf(app, { membership_type: 'coach' })
const deskOf = ({ browser }: Person) => browser.call(desk.readCoachDesk, {})

/** An offer for each tab. */
const TABS = [
  { tab: 'services', fields: SERVICE },
  { tab: 'products', fields: PRODUCT },
  { tab: 'seminars', fields: SEMINAR },
] as const
type Tab = (typeof TABS)[number]

const add = ({ browser }: Person, { fields }: Tab, title = 'Pad work'): Promise<desk.DeskOffer> =>
  browser.call(desk.addOffer, { ...fields, title })

async function offersOf({ browser }: Person, tab: Tab['tab']): Promise<desk.DeskOffer[]> {
  return (await browser.call(desk.listOwnOffers, { tab })).offers
}

describe('the coach desk', () => {
  test('of a new coach is empty, with the profile from the application', async () => {
    expect(await deskOf(await coachOf(app, 'Desk New'))).toEqual({
      counts: { services: 0, products: 0, seminars: 0, active: 0 },
      hidden_groups: 0,
      profile: {
        coach_bio: APPLICATION.bio,
        coach_experience: APPLICATION.experience,
        coach_specialties: APPLICATION.specialties,
        coach_image_url: null,
        slug: 'desk-new',
      },
    })
  })

  test('of a coach without an application has an empty profile without a slug', async () => {
    expect((await deskOf(await memberOf(app, { membership_type: 'admin' }))).profile).toEqual({
      coach_bio: '',
      coach_experience: '',
      coach_specialties: [],
      coach_image_url: null,
      slug: null,
    })
  })
})

describe('adding an offer', () => {
  test('stores a service as active, with its price as text', async () => {
    const person = await coach()
    const answer = await person.browser.try(desk.addOffer, SERVICE)
    expect(answer).toMatchObject({
      status: 201,
      body: { ...SERVICE, coach_id: person.user_id, price: '$49.50', is_active: true },
    })
    expect(await offersOf(person, 'services')).toEqual([answer.body])
  })

  test('stores a price of -0 as 0', async () => {
    const { browser } = await coachOf(app)
    const body = JSON.stringify(SERVICE).replace(/"price_minor":\d+/, '"price_minor":-0')
    expect(body).toContain('-0')
    const answer = await browser.request('POST', desk.addOffer.path, body)
    expect(answer).toMatchObject({ status: 201, body: { price: '$0' } })
  })

  test('stores a product with prices and discount as text and without a rating', async () => {
    const person = await coach()
    const answer = await person.browser.try(desk.addOffer, PRODUCT)
    const derived = { price: '$9', original_price: '$12', discount: '25% OFF', rating: null, reviews: 0 }
    expect(answer).toMatchObject({ status: 201, body: { ...PRODUCT, ...derived, is_active: true } })
    expect(await offersOf(person, 'products')).toEqual([answer.body])
  })

  test('ignores a price text, a rating and an owner in the request', async () => {
    const [person, other] = [await coach(), await coach()]
    const injected = {
      price: '$0',
      original_price: '$999',
      discount: '99% OFF',
      rating: 5,
      reviews: 9999,
      coach_id: other.user_id,
      deleted_at: '2020-01-01T00:00:00Z',
    }
    await person.browser.request('POST', desk.addOffer.path, { ...PRODUCT, ...injected })
    const stored = { price: '$9', original_price: '$12', discount: '25% OFF', rating: null, reviews: 0 }
    expect(await offersOf(person, 'products')).toMatchObject([{ ...stored, coach_id: person.user_id }])
    expect(await offersOf(other, 'products')).toEqual([])
  })

  test.each([
    [SERVICE, { title: ' ' }, { title: { problem: 'required' } }],
    [SERVICE, { price_minor: -1 }, { price_minor: { problem: 'too-short', limit: 0 } }],
    [SERVICE, { price_minor: 1.5 }, { price_minor: { problem: 'invalid' } }],
    [SERVICE, { price_minor: '149' }, { price_minor: { problem: 'invalid' } }],
    [SERVICE, { currency: 'XXX' }, { currency: { problem: 'choice' } }],
    [SERVICE, { features: [''] }, { 'features.0': { problem: 'required' } }],
    [SERVICE, { features: Array(13).fill('x') }, { features: { problem: 'too-long', limit: 12 } }],
    [SERVICE, { kind: 'membership' }, { kind: { problem: 'choice' } }],
    [SERVICE, { kind: 'shoutout' }, { delivery_hours: { problem: 'required' } }],
    [PRODUCT, { brand: '' }, { brand: { problem: 'required' } }],
    [PRODUCT, { price_minor: 100_000_001 }, { price_minor: { problem: 'too-long', limit: 100_000_000 } }],
    [PRODUCT, { original_price_minor: 900 }, { original_price_minor: { problem: 'invalid' } }],
    [PRODUCT, { original_price_minor: undefined }, { original_price_minor: { problem: 'required' } }],
    [SEMINAR, { starts_at: '2020-01-01T10:00:00.000Z' }, { starts_at: { problem: 'invalid' } }],
    [SEMINAR, { seats: 0 }, { seats: { problem: 'required' } }],
    [SEMINAR, { join_url: 'http://meet.example' }, { join_url: { problem: 'https-url' } }],
    [
      { ...SERVICE, kind: 'video', duration: '9 minutes' },
      { file_id: randomUUID() },
      { file_id: { problem: 'file-missing' } },
    ],
    [SERVICE, { picture_url: `/files/${randomUUID()}.webp` }, { picture_url: { problem: 'file-missing' } }],
  ])('%o with %o is refused with the problem of each field', async (fields, wrong, problems) => {
    const person = await coach()
    const answer = await person.browser.request('POST', desk.addOffer.path, { ...fields, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid', fields: problems } } })
    expect((await deskOf(person)).counts).toEqual({ services: 0, products: 0, seminars: 0, active: 0 })
  })
})

describe('changing an offer', () => {
  test('updates the price text of a service, but not its place or visibility', async () => {
    const person = await coach()
    const [first] = [await add(person, TABS[0]), await add(person, TABS[0], 'Newer')]
    await person.browser.call(desk.switchOffer, { id: first.id, is_active: false })
    const changed = { ...SERVICE, title: 'Sparring', price_minor: 12_000, currency: 'BRL' as const, features: [] }
    const answer = await person.browser.call(desk.changeOffer, { id: first.id, ...changed })
    expect(answer).toMatchObject({ id: first.id, ...changed, price: 'R$120', is_active: false })
    expect((await offersOf(person, 'services'))[1]).toEqual(answer)
  })

  test('recalculates or removes the discount of a product', async () => {
    const { browser } = await coach()
    const { id } = await browser.call(desk.addOffer, PRODUCT)
    const half = await browser.call(desk.changeOffer, { ...PRODUCT, id, price_minor: 600 })
    expect(half).toMatchObject({ price: '$6', original_price: '$12', discount: '50% OFF' })
    const none = await browser.call(desk.changeOffer, { ...PRODUCT, id, original_price_minor: null })
    expect(none).toMatchObject({ price: '$9', original_price: null, original_price_minor: null, discount: null })
  })

  test('does not change the rating of a product', async () => {
    const { browser } = await coach()
    const { offers: products } = await browser.call(desk.createSamples, { tab: 'products' })
    const answer = await browser.call(desk.changeOffer, { ...PRODUCT, id: products[0]?.id ?? '' })
    expect(answer).toMatchObject({ title: PRODUCT.title, rating: 4.8, reviews: 1247 })
  })
})

describe.each(TABS)('$tab', (tab) => {
  const listOf = (person: Person) => offersOf(person, tab.tab)

  test('are listed newest first', async () => {
    const person = await coach()
    for (const title of ['One', 'Two', 'Three']) await add(person, tab, title)
    expect((await listOf(person)).map(({ title }) => title)).toEqual(['Three', 'Two', 'One'])
  })

  test('are shown and hidden by their switch', async () => {
    const person = await coach()
    const { id } = await add(person, tab)
    for (const is_active of [false, false, true]) {
      expect(await person.browser.call(desk.switchOffer, { id, is_active })).toMatchObject({ id, is_active })
      expect(await listOf(person)).toMatchObject([{ is_active }])
    }
  })

  test('can be deleted, and for a day restored to their place', async () => {
    const person = await coach()
    for (const title of ['One', 'Two', 'Three']) await add(person, tab, title)
    const list = await listOf(person)
    const id = list[1]?.id ?? ''
    for (const _ of [1, 2]) expect((await person.browser.try(desk.deleteOffer, { id })).status).toBe(200)
    expect(await listOf(person)).toEqual([list[0], list[2]])
    await app.clock.later({ hours: 23, minutes: 59 }, async () => {
      for (const _ of [1, 2]) expect(await person.browser.call(desk.restoreOffer, { id })).toEqual(list[1])
    })
    expect(await listOf(person)).toEqual(list)
    await person.browser.call(desk.deleteOffer, { id })
    await app.clock.later({ hours: 24, seconds: 1 }, async () => {
      expect((await person.browser.try(desk.restoreOffer, { id })).status).toBe(404)
    })
  })

  test('cannot be changed or switched after deletion', async () => {
    const person = await coach()
    const { id } = await add(person, tab)
    await person.browser.call(desk.deleteOffer, { id })
    const path = desk.changeOffer.path.replace(':id', id)
    expect((await person.browser.request('PUT', path, tab.fields)).status).toBe(404)
    expect((await person.browser.try(desk.switchOffer, { id, is_active: true })).status).toBe(404)
  })

  test('of another coach are not found and not changed', async () => {
    const [person, other] = [await coach(), await coach()]
    const [theirs, deleted] = [await add(other, tab), await add(other, tab)]
    await other.browser.call(desk.deleteOffer, { id: deleted.id })
    const before = await listOf(other)
    const body = { ...tab.fields, title: 'Mine now', is_active: false, coach_id: other.user_id, id: theirs.id }
    for (const id of [theirs.id, deleted.id, randomUUID(), 'not-an-id'])
      for (const { method, path } of [desk.changeOffer, desk.switchOffer, desk.deleteOffer, desk.restoreOffer]) {
        const { status, body: told } = await person.browser.request<{ error: { code: string } }>(
          method,
          path.replace(':id', id),
          body,
        )
        expect([status, told.error.code], `${method} ${path} ${id}`).toEqual([404, 'not-found'])
      }
    expect(await listOf(other)).toEqual(before)
    expect(await listOf(person)).toEqual([])
    expect((await other.browser.try(desk.restoreOffer, { id: deleted.id })).status).toBe(200)
  })

  test('are removed from the database a day after deletion, and no others', async () => {
    const person = await coach()
    const [kept, undoable, gone] = [await add(person, tab), await add(person, tab), await add(person, tab)]
    await person.browser.call(desk.deleteOffer, { id: gone.id })
    await app.clock.later({ hours: 2 }, () => person.browser.call(desk.deleteOffer, { id: undoable.id }))
    await app.clock.later({ hours: 25 }, () => removeDeletedOffers(app.services))
    const { rows } = await app.pool.query('select id from offers where coach_id = $1', [person.user_id])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([kept.id, undoable.id].toSorted())
  })
})

describe.each([TABS[0], TABS[1]])('$tab', (tab) => {
  const listOf = (person: Person) => offersOf(person, tab.tab)

  test('get samples only while the list is empty', async () => {
    const person = await coach()
    const { id } = await add(person, tab)
    const refused = await person.browser.try(desk.createSamples, { tab: tab.tab })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'coach-desk.not-empty' } } })
    expect(await listOf(person)).toHaveLength(1)
    await person.browser.call(desk.deleteOffer, { id })
    expect((await person.browser.try(desk.createSamples, { tab: tab.tab })).status).toBe(201)
  })

  test('get their samples once, also with several requests at once', async () => {
    const person = await coach()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.browser.try(desk.createSamples, { tab: tab.tab })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await listOf(person)).toHaveLength(tab.tab === 'services' ? 3 : 2)
  })
})

test('deleted offers are removed by an hourly job', async () => {
  const { rows } = await app.pool.query('select cron from pgboss.schedule where name = $1', [REMOVE_DELETED_OFFERS])
  expect(rows).toEqual([{ cron: '51 * * * *' }])
})

describe('the samples', () => {
  test('are the three services of the specification', async () => {
    const person = await coach()
    const { offers: services } = await person.browser.call(desk.createSamples, { tab: 'services' })
    expect(services.map(({ title, duration, price, kind }) => [title, duration, price, kind])).toEqual([
      ['1-on-1 Private Coaching', '60 minutes', '$149', 'coaching'],
      ['Group Coaching Session', '90 minutes', '$79', 'coaching'],
      ['Personal Motivation Shoutout', '2-3 minutes', '$39', 'shoutout'],
    ])
    expect(services[2]).toMatchObject({ delivery_hours: 48, features: expect.arrayContaining(['48 hour delivery']) })
    expect(await offersOf(person, 'services')).toEqual(services)
  })

  test('are the two products of the specification', async () => {
    const person = await coach()
    const { offers: products } = await person.browser.call(desk.createSamples, { tab: 'products' })
    const shown = products.map(({ price, original_price, discount, rating, reviews }) => {
      return [price, original_price, discount, rating, reviews]
    })
    expect(shown).toEqual([
      ['$59.99', '$79.99', '25% OFF', 4.8, 1247],
      ['$89.99', '$119.99', '25% OFF', 4.9, 856],
    ])
    expect(await offersOf(person, 'products')).toEqual(products)
  })

  test('are drafts that no member sees and no follower is told of', async () => {
    const person = await coachOf(app, 'Sample Drafts')
    const { slug } = person
    const follower = await memberOf(app)
    await follower.browser.call(followCoach, { slug, following: true })
    const { offers: services } = await person.browser.call(desk.createSamples, { tab: 'services' })
    const { offers: products } = await person.browser.call(desk.createSamples, { tab: 'products' })
    expect([...services, ...products].map(({ is_active }) => is_active)).toEqual(Array(5).fill(false))
    expect(await follower.browser.call(readCoach, { slug })).toMatchObject({ services: [], products: [] })
    const { rows } = await app.pool.query(
      `select 1 from pgboss.job where name = 'tell-followers' and data ->> 'offer_id' = any($1)`,
      [[...services, ...products].map(({ id }) => id)],
    )
    expect(rows).toEqual([])
  })

  test('lose their invented reviews when they are activated', async () => {
    const person = await coachOf(app, 'Sample Live')
    const { offers: products } = await person.browser.call(desk.createSamples, { tab: 'products' })
    const unbacked = { rating: null, reviews: 0 }
    for (const { id } of products)
      expect(await person.browser.call(desk.switchOffer, { id, is_active: true })).toMatchObject(unbacked)
    const shown = await person.browser.call(readCoach, { slug: person.slug })
    expect(shown.products).toMatchObject([unbacked, unbacked])
  })

  test.each([
    ['pt', 'Coaching individual', 'Luvas de treino Pro'],
    ['es', 'Coaching privado, uno a uno', 'Guantes de entrenamiento Pro'],
  ] as const)('are in the language of the coach: %s', async (language, service, product) => {
    const person = await memberOf(app, { membership_type: 'coach', language })
    const { offers: services } = await person.browser.call(desk.createSamples, { tab: 'services' })
    const { offers: products } = await person.browser.call(desk.createSamples, { tab: 'products' })
    expect([services[0]?.title, products[0]?.title]).toEqual([service, product])
    expect([services[0]?.price, products[0]?.price]).toEqual(['$149', '$59.99'])
  })
})

describe('the public profile', () => {
  const changed = {
    coach_bio: 'New words',
    coach_experience: 'More years',
    coach_specialties: ['mma' as const, 'wrestling' as const],
    coach_image_url: 'https://pictures.example/coach.png',
  }

  test('can be changed by its coach only, keeps its slug, and is sent to every open page', async () => {
    const [person, other] = [await coachOf(app, 'Profile Changed'), await coachOf(app, 'Profile Kept')]
    const untouched = await deskOf(other)
    const events = await eventsOf(app, person.user_id)
    const body = { ...changed, slug: 'mine', user_id: other.user_id, full_name: 'Other', membership_type: 'admin' }
    const answer = await person.browser.request('PUT', desk.changeCoachProfile.path, body)
    expect(answer).toMatchObject({ status: 200, body: { ...changed, slug: 'profile-changed' } })
    expect((await deskOf(person)).profile).toEqual(answer.body)
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'account-changed' }), soon)
    expect(await deskOf(other)).toEqual(untouched)
  })

  test.each([
    [{ coach_bio: '' }, { coach_bio: { problem: 'required' } }],
    [{ coach_specialties: ['mma'] }, { coach_specialties: { problem: 'too-short', limit: 2 } }],
    [{ coach_specialties: ['mma', 'mma'] }, { coach_specialties: { problem: 'invalid' } }],
    [{ coach_image_url: 'javascript:alert(1)' }, { coach_image_url: { problem: 'https-url' } }],
  ])('with %j is refused with the problem of the field', async (wrong, fields) => {
    const { browser } = await coach()
    const answer = await browser.request('PUT', desk.changeCoachProfile.path, { ...changed, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { error: { fields } } })
  })
})
