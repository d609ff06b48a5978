import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { deleteAccount } from '#contract/accounts.ts'
import { addOffer, type DeskOffer, deleteOffer, switchOffer } from '#contract/coach-desk.ts'
import { COACHES_PAGE, followCoach, listCoaches, readCoach, readFollow } from '#contract/coaches.ts'
import { OfferSchema } from '#contract/marketplace.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, applicantOf, coachOf, PRODUCT, SERVICE } from '#tests/support/coaches.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { ban, memberOf, PASSWORD, type Person } from '#tests/support/people.ts'

let app: TestApp
let reader: Person

beforeAll(async () => {
  app = await createTestApp()
  reader = await memberOf(app)
})
afterAll(() => app.close())

const find = async (search: string) =>
  (await reader.browser.call(listCoaches, { search })).coaches.map(({ full_name }) => full_name)

/** Inserts approved coaches without applications. */
async function fillWithCoaches(count: number, prefix: string): Promise<void> {
  await app.pool.query(
    `insert into users (name, email, email_verified)
     select $1 || ' ' || lpad(n::text, 3, '0'), $1 || n || '@people.example', true from generate_series(1, $2) n`,
    [prefix, count],
  )
  await app.pool.query(
    `update profiles set coach_status = 'approved', role = 'coach', coach_specialties = '{wrestling,mma}',
       slug = lower(replace(full_name, ' ', '-')) where full_name like $1 || ' %'`,
    [prefix],
  )
}

describe('the list of coaches', () => {
  test('shows an approved coach with their texts and number of followers', async () => {
    const { slug, user_id } = await coachOf(app, 'Íris Galvão')
    expect((await reader.browser.call(listCoaches, { search: 'Íris Galvão' })).coaches).toEqual([
      {
        user_id,
        slug,
        full_name: 'Íris Galvão',
        coach_bio: APPLICATION.bio,
        coach_specialties: APPLICATION.specialties,
        coach_image_url: null,
        followers: 0,
      },
    ])
  })

  test('leaves out coaches who are pending, denied, demoted, banned or have only the role', async () => {
    await applicantOf(app, 'Hidden Pending')
    for (const [name, change] of [
      ['Hidden Denied', `coach_status = 'denied'`],
      ['Hidden Lowered', `role = 'member'`],
      ['Hidden Nameless', 'slug = null'],
    ]) {
      const { user_id } = await coachOf(app, name)
      await app.pool.query(`update profiles set ${change} where user_id = $1`, [user_id])
    }
    await ban(app, await coachOf(app, 'Hidden Banned'))
    const { user_id } = await memberOf(app, { membership_type: 'coach' })
    await app.pool.query(`update profiles set full_name = 'Hidden Role' where user_id = $1`, [user_id])
    expect(await find('Hidden')).toEqual([])
  })

  test('can be searched by part of a name, regardless of accents, case and spaces', async () => {
    await coachOf(app, 'João Nuñez Muñoz')
    for (const search of ['joão', 'JOAO', 'nuñez mu', ' nunez   munoz ', 'unoz'])
      expect(await find(search), search).toEqual(['João Nuñez Muñoz'])
  })

  test('can be searched by what a coach tells, and by the name of a specialty in any language', async () => {
    const { user_id } = await coachOf(app, 'Told By Bio')
    await app.pool.query(
      `update profiles set coach_bio = 'Judô since childhood', coach_specialties = '{kickboxing,wrestling}' where user_id = $1`,
      [user_id],
    )
    expect(await find('judo')).toEqual(['Told By Bio'])
    expect(await find('luta olimpica')).toContain('Told By Bio')
    expect(await find('lucha olímpica')).toContain('Told By Bio')
  })

  test('treats wildcards in a search as plain characters', async () => {
    await coachOf(app, `Per_Cent 100% O'Hara \\ "Q"`)
    for (const search of ['100%', `O'Hara`, '\\', 'per_'])
      expect(await find(search), search).toEqual([`Per_Cent 100% O'Hara \\ "Q"`])
    for (const search of ['%%', '_er', `' or 1=1 --`, 'nobody of this name']) expect(await find(search)).toEqual([])
  })

  test('is paged by name, without gaps or repeats while others join', async () => {
    await fillWithCoaches(2 * COACHES_PAGE + 3, 'Pager')
    const first = await reader.browser.call(listCoaches, { search: 'pager' })
    await coachOf(app, 'Pager 000')
    const pages = [first]
    for (let page = first; page.more; pages.push(page))
      page = await reader.browser.call(listCoaches, { search: 'pager', after: page.coaches.at(-1)?.slug })
    expect(pages.map(({ coaches }) => coaches.length)).toEqual([COACHES_PAGE, COACHES_PAGE, 3])
    const slugs = pages.flatMap(({ coaches }) => coaches.map(({ slug }) => slug))
    expect(slugs).toEqual(Array.from({ length: 27 }, (_, n) => `pager-${String(n + 1).padStart(3, '0')}`))
  })

  test('can be filtered by specialty, together with a name', async () => {
    await fillWithCoaches(1, 'Narrow')
    await coachOf(app, 'Narrow Boxer')
    const names = async (specialty: 'boxing' | 'wrestling' | 'kickboxing') =>
      (await reader.browser.call(listCoaches, { search: 'narrow', specialty })).coaches.map((coach) => coach.full_name)
    expect(await names('boxing')).toEqual(['Narrow Boxer'])
    expect(await names('wrestling')).toEqual(['Narrow 001'])
    expect(await names('kickboxing')).toEqual([])
  })

  test.each([[{ specialty: 'chess' }], [{ after: 'Not a slug' }], [{ search: 'x'.repeat(101) }]])(
    'refuses %j',
    async (query) => {
      const { status } = await reader.browser.request('GET', `${listCoaches.path}?${new URLSearchParams(query)}`)
      expect(status).toBe(400)
    },
  )
})

describe('the public profile of a coach', () => {
  test('shows active offers, newest first, and no hidden, deleted or foreign ones', async () => {
    const [coach, other] = [await coachOf(app, 'Profile Shown'), await coachOf(app, 'Profile Other')]
    const { browser } = coach
    await other.browser.call(addOffer, SERVICE)
    const first = await browser.call(addOffer, SERVICE)
    const second = await browser.call(addOffer, { ...SERVICE, title: 'Second' })
    const hidden = await browser.call(addOffer, { ...SERVICE, title: 'Hidden' })
    const deleted = await browser.call(addOffer, { ...SERVICE, title: 'Deleted' })
    const product = await browser.call(addOffer, PRODUCT)
    await browser.call(switchOffer, { id: hidden.id, is_active: false })
    await browser.call(deleteOffer, { id: deleted.id })
    expect(await reader.browser.call(readCoach, { slug: coach.slug })).toEqual({
      user_id: coach.user_id,
      slug: 'profile-shown',
      full_name: 'Profile Shown',
      coach_bio: APPLICATION.bio,
      coach_experience: APPLICATION.experience,
      coach_specialties: APPLICATION.specialties,
      coach_image_url: null,
      services: [second, first].map(publicly),
      products: [product].map(publicly),
      seminars: [],
    })
  })

  test('is not found for an unknown slug, a house coach, an AI coach or a former coach', async () => {
    const lowered = await coachOf(app)
    await app.pool.query(`update profiles set role = 'member' where user_id = $1`, [lowered.user_id])
    const banned = await coachOf(app)
    await ban(app, banned)
    for (const slug of ['nobody', 'ana-prado', 'ai-ember', lowered.slug, banned.slug, 'No Slug', '%00'])
      expect(await reader.browser.try(readCoach, { slug }), slug).toMatchObject({
        status: 404,
        body: { error: { code: 'not-found' } },
      })
  })
})

/** What members see of an offer. */
const publicly = (offer: DeskOffer) => OfferSchema.parse(offer)

describe('following a coach', () => {
  test.each([...COACH_IDS, ...HOUSE_COACH_SLUGS])('is possible for %s', async (slug) => {
    const { browser } = await memberOf(app)
    const before = await browser.call(readFollow, { slug })
    expect(before.following).toBe(false)
    expect(await browser.call(followCoach, { slug, following: true })).toEqual({
      followers: before.followers + 1,
      following: true,
    })
    expect(await browser.call(followCoach, { slug, following: false })).toEqual(before)
  })

  test('counts each follower once, and tells each whether they follow', async () => {
    const { slug, full_name } = await coachOf(app, 'Followed Often')
    const [one, two] = [await memberOf(app), await memberOf(app)]
    await Promise.all(Array.from({ length: 4 }, () => one.browser.call(followCoach, { slug, following: true })))
    await two.browser.call(followCoach, { slug, following: true })
    await two.browser.call(followCoach, { slug, following: false })
    expect(await one.browser.call(readFollow, { slug })).toEqual({ followers: 1, following: true })
    expect(await two.browser.call(readFollow, { slug })).toEqual({ followers: 1, following: false })
    expect((await reader.browser.call(listCoaches, { search: full_name })).coaches).toMatchObject([{ followers: 1 }])
  })

  test('is not found for an unknown slug or a member who is no coach', async () => {
    const lowered = await coachOf(app)
    await setMembershipType(app.pool, lowered.user_id, 'elite_member')
    for (const slug of ['nobody', 'ai-nobody', lowered.slug]) {
      expect((await reader.browser.try(readFollow, { slug })).status).toBe(404)
      expect((await reader.browser.try(followCoach, { slug, following: true })).status).toBe(404)
    }
  })

  test('oneself is refused', async () => {
    const coach = await coachOf(app, 'Own Fan')
    const { slug } = coach
    expect(await coach.browser.try(followCoach, { slug, following: true })).toMatchObject({
      status: 409,
      body: { error: { code: 'coaches.yourself' } },
    })
    expect(await coach.browser.call(readFollow, { slug })).toEqual({ followers: 0, following: false })
  })

  test('ends with the coach’s account, so that the next owner of the slug has no followers', async () => {
    const coach = await coachOf(app, 'Gone Again')
    await reader.browser.call(followCoach, { slug: coach.slug, following: true })
    await coach.browser.call(deleteAccount, { password: PASSWORD })
    const next = await coachOf(app, 'Gone Again')
    expect(next.slug).toBe(coach.slug)
    expect(await reader.browser.call(readFollow, { slug: next.slug })).toEqual({ followers: 0, following: false })
  })
})
