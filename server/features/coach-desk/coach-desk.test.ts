import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as desk from '#contract/coach-desk.ts'
import { followCoach, readCoach } from '#contract/coaches.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, coachOf, PRODUCT, SERVICE } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { REMOVE_DELETED_OFFERS, removeDeletedOffers } from './delete-offer.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const coach = () => memberOf(app, { membership_type: 'coach' })
const deskOf = ({ browser }: Person) => browser.call(desk.readCoachDesk, {})

/** The two kinds of offers, which have the same calls. */
const KINDS = [
  {
    kind: 'services',
    fields: SERVICE,
    add: desk.addService,
    change: desk.changeService,
    switchActive: desk.switchService,
    remove: desk.deleteService,
    restore: desk.restoreService,
    samples: desk.createSampleServices,
  },
  {
    kind: 'products',
    fields: PRODUCT,
    add: desk.addProduct,
    change: desk.changeProduct,
    switchActive: desk.switchProduct,
    remove: desk.deleteProduct,
    restore: desk.restoreProduct,
    samples: desk.createSampleProducts,
  },
] as const
type Kind = (typeof KINDS)[number]

interface Offer {
  id: string
  title: string
  is_active: boolean
}

async function add({ browser }: Person, { add: endpoint, fields }: Kind, title = 'Pad work'): Promise<Offer> {
  const answer = await browser.request<Offer>('POST', endpoint.path, { ...fields, title })
  expect(answer.status).toBe(201)
  return answer.body
}

describe('the coach desk', () => {
  test('of a new coach is empty, with the profile from the application', async () => {
    expect(await deskOf(await coachOf(app, 'Desk New'))).toEqual({
      services: [],
      products: [],
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
    const answer = await person.browser.try(desk.addService, SERVICE)
    expect(answer).toMatchObject({
      status: 201,
      body: { ...SERVICE, coach_id: person.user_id, price: '$49.50', is_active: true },
    })
    expect((await deskOf(person)).services).toEqual([answer.body])
  })

  test('stores a price of -0 as 0', async () => {
    const { browser } = await coachOf(app)
    const body = JSON.stringify(SERVICE).replace(/"price_minor":\d+/, '"price_minor":-0')
    expect(body).toContain('-0')
    const answer = await browser.request('POST', desk.addService.path, body)
    expect(answer).toMatchObject({ status: 201, body: { price: '$0' } })
  })

  test('stores a product with prices and discount as text and without a rating', async () => {
    const person = await coach()
    const answer = await person.browser.try(desk.addProduct, PRODUCT)
    const derived = { price: '$9', original_price: '$12', discount: '25% OFF', rating: null, reviews: 0 }
    expect(answer).toMatchObject({ status: 201, body: { ...PRODUCT, ...derived, is_active: true } })
    expect((await deskOf(person)).products).toEqual([answer.body])
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
    await person.browser.request('POST', desk.addProduct.path, { ...PRODUCT, ...injected })
    const stored = { price: '$9', original_price: '$12', discount: '25% OFF', rating: null, reviews: 0 }
    expect((await deskOf(person)).products).toMatchObject([{ ...stored, coach_id: person.user_id }])
    expect((await deskOf(other)).products).toEqual([])
  })

  test.each([
    [desk.addService, SERVICE, { title: ' ' }, { title: { problem: 'required' } }],
    [desk.addService, SERVICE, { price_minor: -1 }, { price_minor: { problem: 'too-short', limit: 0 } }],
    [desk.addService, SERVICE, { price_minor: 1.5 }, { price_minor: { problem: 'invalid' } }],
    [desk.addService, SERVICE, { price_minor: '149' }, { price_minor: { problem: 'invalid' } }],
    [desk.addService, SERVICE, { currency: 'XXX' }, { currency: { problem: 'choice' } }],
    [desk.addService, SERVICE, { features: [''] }, { 'features.0': { problem: 'required' } }],
    [desk.addService, SERVICE, { features: Array(13).fill('x') }, { features: { problem: 'too-long', limit: 12 } }],
    [desk.addService, SERVICE, { service_type: 'video' }, { service_type: { problem: 'choice' } }],
    [desk.addProduct, PRODUCT, { brand: '' }, { brand: { problem: 'required' } }],
    [
      desk.addProduct,
      PRODUCT,
      { price_minor: 100_000_001 },
      { price_minor: { problem: 'too-long', limit: 100_000_000 } },
    ],
    [desk.addProduct, PRODUCT, { original_price_minor: 900 }, { original_price_minor: { problem: 'invalid' } }],
    [desk.addProduct, PRODUCT, { original_price_minor: undefined }, { original_price_minor: { problem: 'required' } }],
  ])('%o with invalid fields is refused with the problem of each field', async ({ path }, fields, wrong, problems) => {
    const person = await coach()
    const answer = await person.browser.request('POST', path, { ...fields, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid', fields: problems } } })
    expect(await deskOf(person)).toMatchObject({ services: [], products: [] })
  })
})

describe('changing an offer', () => {
  test('updates the price text of a service, but not its place or visibility', async () => {
    const person = await coach()
    const [first] = [await add(person, KINDS[0]), await add(person, KINDS[0], 'Newer')]
    await person.browser.call(desk.switchService, { id: first.id, is_active: false })
    const changed = { ...SERVICE, title: 'Sparring', price_minor: 12_000, currency: 'BRL' as const, features: [] }
    const answer = await person.browser.call(desk.changeService, { id: first.id, ...changed })
    expect(answer).toMatchObject({ id: first.id, ...changed, price: 'R$120', is_active: false })
    expect((await deskOf(person)).services[1]).toEqual(answer)
  })

  test('recalculates or removes the discount of a product', async () => {
    const { browser } = await coach()
    const { id } = await browser.call(desk.addProduct, PRODUCT)
    const half = await browser.call(desk.changeProduct, { ...PRODUCT, id, price_minor: 600 })
    expect(half).toMatchObject({ price: '$6', original_price: '$12', discount: '50% OFF' })
    const none = await browser.call(desk.changeProduct, { ...PRODUCT, id, original_price_minor: null })
    expect(none).toMatchObject({ price: '$9', original_price: null, original_price_minor: null, discount: null })
  })

  test('does not change the rating of a product', async () => {
    const { browser } = await coach()
    const { products } = await browser.call(desk.createSampleProducts, {})
    const answer = await browser.call(desk.changeProduct, { ...PRODUCT, id: products[0]?.id ?? '' })
    expect(answer).toMatchObject({ title: PRODUCT.title, rating: 4.8, reviews: 1247 })
  })
})

describe.each(KINDS)('$kind', (kind) => {
  const listOf = async (person: Person): Promise<Offer[]> => (await deskOf(person))[kind.kind]

  test('are listed newest first', async () => {
    const person = await coach()
    for (const title of ['One', 'Two', 'Three']) await add(person, kind, title)
    expect((await listOf(person)).map(({ title }) => title)).toEqual(['Three', 'Two', 'One'])
  })

  test('are shown and hidden by their switch', async () => {
    const person = await coach()
    const { id } = await add(person, kind)
    for (const is_active of [false, false, true]) {
      expect(await person.browser.call(kind.switchActive, { id, is_active })).toMatchObject({ id, is_active })
      expect(await listOf(person)).toMatchObject([{ is_active }])
    }
  })

  test('can be deleted, and for a day restored to their place', async () => {
    const person = await coach()
    for (const title of ['One', 'Two', 'Three']) await add(person, kind, title)
    const list = await listOf(person)
    const id = list[1]?.id ?? ''
    for (const _ of [1, 2]) expect((await person.browser.try(kind.remove, { id })).status).toBe(200)
    expect(await listOf(person)).toEqual([list[0], list[2]])
    await app.clock.later({ hours: 23, minutes: 59 }, async () => {
      for (const _ of [1, 2]) expect(await person.browser.call(kind.restore, { id })).toEqual(list[1])
    })
    expect(await listOf(person)).toEqual(list)
    await person.browser.call(kind.remove, { id })
    await app.clock.later({ hours: 24, seconds: 1 }, async () => {
      expect((await person.browser.try(kind.restore, { id })).status).toBe(404)
    })
  })

  test('cannot be changed or switched after deletion', async () => {
    const person = await coach()
    const { id } = await add(person, kind)
    await person.browser.call(kind.remove, { id })
    const path = kind.change.path.replace(':id', id)
    expect((await person.browser.request('PUT', path, kind.fields)).status).toBe(404)
    expect((await person.browser.try(kind.switchActive, { id, is_active: true })).status).toBe(404)
  })

  test('of another coach are not found and not changed', async () => {
    const [person, other] = [await coach(), await coach()]
    const [theirs, deleted] = [await add(other, kind), await add(other, kind)]
    await other.browser.call(kind.remove, { id: deleted.id })
    const before = await listOf(other)
    const body = { ...kind.fields, title: 'Mine now', is_active: false, coach_id: other.user_id, id: theirs.id }
    for (const id of [theirs.id, deleted.id, randomUUID(), 'not-an-id'])
      for (const { method, path } of [kind.change, kind.switchActive, kind.remove, kind.restore]) {
        const { status, body: told } = await person.browser.request<{ error: { code: string } }>(
          method,
          path.replace(':id', id),
          body,
        )
        expect([status, told.error.code], `${method} ${path} ${id}`).toEqual([404, 'not-found'])
      }
    expect(await listOf(other)).toEqual(before)
    expect(await listOf(person)).toEqual([])
    expect((await other.browser.try(kind.restore, { id: deleted.id })).status).toBe(200)
  })

  test('are removed from the database a day after deletion, and no others', async () => {
    const person = await coach()
    const [kept, undoable, gone] = [await add(person, kind), await add(person, kind), await add(person, kind)]
    await person.browser.call(kind.remove, { id: gone.id })
    await app.clock.later({ hours: 2 }, () => person.browser.call(kind.remove, { id: undoable.id }))
    await app.clock.later({ hours: 25 }, () => removeDeletedOffers(app.services))
    const { rows } = await app.pool.query(`select id from coach_${kind.kind} where coach_id = $1`, [person.user_id])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([kept.id, undoable.id].toSorted())
  })

  test('get samples only while the list is empty', async () => {
    const person = await coach()
    const { id } = await add(person, kind)
    const refused = await person.browser.try(kind.samples, {})
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'coach-desk.not-empty' } } })
    expect(await listOf(person)).toHaveLength(1)
    await person.browser.call(kind.remove, { id })
    expect((await person.browser.try(kind.samples, {})).status).toBe(201)
  })

  test('get their samples once, also with several requests at once', async () => {
    const person = await coach()
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.browser.try(kind.samples, {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await listOf(person)).toHaveLength(kind.kind === 'services' ? 3 : 2)
  })
})

test('deleted offers are removed by an hourly job', async () => {
  const { rows } = await app.pool.query('select cron from pgboss.schedule where name = $1', [REMOVE_DELETED_OFFERS])
  expect(rows).toEqual([{ cron: '51 * * * *' }])
})

describe('the samples', () => {
  test('are the three services of the specification', async () => {
    const person = await coach()
    const { services } = await person.browser.call(desk.createSampleServices, {})
    expect(services.map(({ title, duration, price, service_type }) => [title, duration, price, service_type])).toEqual([
      ['1-on-1 Private Coaching', '60 minutes', '$149', 'coaching'],
      ['Group Coaching Session', '90 minutes', '$79', 'coaching'],
      ['Personal Motivation Shoutout', '2-3 minutes', '$39', 'shoutout'],
    ])
    expect(services[2]?.features).toContain('48 hour delivery')
    expect((await deskOf(person)).services).toEqual(services)
  })

  test('are the two products of the specification', async () => {
    const person = await coach()
    const { products } = await person.browser.call(desk.createSampleProducts, {})
    const shown = products.map(({ price, original_price, discount, rating, reviews }) => {
      return [price, original_price, discount, rating, reviews]
    })
    expect(shown).toEqual([
      ['$59.99', '$79.99', '25% OFF', 4.8, 1247],
      ['$89.99', '$119.99', '25% OFF', 4.9, 856],
    ])
    expect((await deskOf(person)).products).toEqual(products)
  })

  test('are drafts that no member sees and no follower is told of', async () => {
    const person = await coachOf(app, 'Sample Drafts')
    const { slug } = person
    const follower = await memberOf(app)
    await follower.browser.call(followCoach, { slug, following: true })
    const { services } = await person.browser.call(desk.createSampleServices, {})
    const { products } = await person.browser.call(desk.createSampleProducts, {})
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
    const { products } = await person.browser.call(desk.createSampleProducts, {})
    const unbacked = { rating: null, reviews: 0 }
    for (const { id } of products)
      expect(await person.browser.call(desk.switchProduct, { id, is_active: true })).toMatchObject(unbacked)
    const shown = await person.browser.call(readCoach, { slug: person.slug })
    expect(shown.products).toMatchObject([unbacked, unbacked])
  })

  test.each([
    ['pt', 'Coaching individual', 'Luvas de treino Pro'],
    ['es', 'Coaching privado, uno a uno', 'Guantes de entrenamiento Pro'],
  ] as const)('are in the language of the coach: %s', async (language, service, product) => {
    const person = await memberOf(app, { membership_type: 'coach', language })
    const { services } = await person.browser.call(desk.createSampleServices, {})
    const { products } = await person.browser.call(desk.createSampleProducts, {})
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
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'account-changed' }))
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
