import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { signOut } from '#contract/accounts.ts'
import { listUsers } from '#contract/admin.ts'
import { USER_SORTS, type UserSort } from '#contract/admin-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import { updateProfile } from '#contract/profile.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { writeCursor } from '#server/db/cursor.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, memberOf, type Person } from '#tests/support/people.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

type Wanted = Input<typeof listUsers>

/** Creates users with one family name, by which a test finds its own. */
async function family(name: string, members: { full_name: string; email?: string; created_at?: string }[]) {
  const ids: string[] = []
  for (const { full_name, email = `${randomUUID()}@people.example`, created_at } of members) {
    const { rows } = await app.pool.query(
      'insert into users (name, email, email_verified, created_at) values ($1, $2, true, coalesce($3, now())) returning id',
      [`${full_name} ${name}`, email, created_at],
    )
    ids.push(rows[0].id)
  }
  return ids
}

const idsOf = async (wanted: Wanted) =>
  (await admin.browser.call(listUsers, wanted)).users.map(({ user_id }) => user_id)

async function allPages(wanted: Wanted, between: () => Promise<void> = async () => {}): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const { users, next } = await admin.browser.call(listUsers, { ...wanted, ...(cursor && { cursor }) })
    pages.push(users.map(({ user_id }) => user_id))
    cursor = next ?? undefined
    if (cursor) await between()
  } while (cursor)
  return pages
}

describe('the list of users', () => {
  test('shows what an admin needs to know about a user', async () => {
    const member = await memberOf(app, { membership_type: 'elite_member' })
    await app.pool.query(`update profiles set coach_status = 'denied' where user_id = $1`, [member.user_id])
    await app.pool.query(
      `insert into memberships (user_id, plan, provider, state, period_end, access_until)
       values ($1, 'elite_yearly', 'sandbox', 'past_due', '2099-01-01T00:00:00Z', '2099-01-08T00:00:00Z')`,
      [member.user_id],
    )
    const { users } = await admin.browser.call(listUsers, { search: member.email })
    expect(users).toEqual([
      {
        user_id: member.user_id,
        full_name: 'Robin Tester',
        email: member.email,
        avatar_url: null,
        coach_image_url: null,
        membership_type: 'elite_member',
        elite: { until: null },
        paid: { plan: 'elite_yearly', state: 'past_due', until: '2099-01-01T00:00:00.000Z', ends_at_period_end: false },
        coach_status: 'denied',
        status: 'active',
        ban_reason: null,
        created_at: expect.any(String),
        last_active_at: expect.any(String),
      },
    ])
  })

  test.each(USER_SORTS)('gives 20 at a time sorted by %s, complete also while others join', async (sort) => {
    const name = `walk${sort.replace('-', '')}`
    // Many with the same moment and name, so that the id must break ties.
    const ids = await family(
      name,
      Array.from({ length: 47 }, (_, number) => ({
        full_name: `P${number % 3}`,
        created_at: `2026-01-0${1 + (number % 4)}T10:00:00.00000${number % 2}Z`,
      })),
    )
    for (const wanted of [{ search: name, sort }, { sort, membership_type: 'free_member' as const }, { sort }]) {
      const pages = await allPages(wanted, async () => void (await family('latecomer', [{ full_name: 'Z' }])))
      const shown = pages.flat()
      expect(pages.slice(0, -1).every((page) => page.length === 20)).toBe(true)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
    }
  })

  test('sorts by time, name and last activity', async () => {
    const [old = '', middle = '', young = ''] = await family('Sortable', [
      { full_name: 'Bela', created_at: '2026-01-01T00:00:00Z' },
      { full_name: 'Ágata', created_at: '2026-01-02T00:00:00Z' },
      { full_name: 'cleo', created_at: '2026-01-03T00:00:00Z' },
    ])
    await app.pool.query(
      `insert into activities (user_id, kind, created_at) values ($1, 'quiz', '2026-02-01'), ($2, 'quiz', '2026-02-02')`,
      [young, old],
    )
    const orders: Record<UserSort, string[]> = {
      newest: [young, middle, old],
      oldest: [old, middle, young],
      name: [middle, old, young],
      'last-active': [old, young, middle],
    }
    for (const sort of USER_SORTS) expect(await idsOf({ search: 'sortable', sort }), sort).toEqual(orders[sort])
  })

  test('is searched by the beginning of any word of name or address, regardless of accents and case', async () => {
    const [id = ''] = await family('Conceição-Þorn', [
      { full_name: 'João O’Neil Süß', email: 'j.o_n+Kiai@dojo-norte.example' },
    ])
    for (const search of [
      'joao',
      'JOÃO',
      'conceic',
      'neil',
      'dojo',
      'norte',
      'kiai',
      'neil conc',
      'j.o_n+kiai@dojo-norte.example',
      'J.O_N+kiai@do',
      '  joão   dojo ',
      'joa\u0303o',
      'süß',
      'þorn',
    ])
      expect(await idsOf({ search }), search).toContain(id)
    for (const search of ['oao', 'xjoao', 'joao nobody', 'eil', 'n+kiai@dojo-norte.example', '@dojo'])
      expect(await idsOf({ search }), search).toEqual([])
  })

  test('treats operators of the query language as plain characters', async () => {
    await family('Wildcard', [{ full_name: 'Percent' }])
    for (const search of [
      '%',
      '_',
      "'",
      '\\',
      '%_%',
      "' or 1=1 --",
      ':*',
      '&',
      '!',
      '(',
      '<->',
      "wild'card",
      "'@\\",
      "\\'@'",
      '@',
      "a@' | 'b",
    ])
      expect((await admin.browser.try(listUsers, { search })).status, search).toBe(200)
    for (const search of ['%', '_', "'", '\\', '&', '!', ':*']) expect(await idsOf({ search }), search).toEqual([])
    expect(await idsOf({ search: 'wildcar%' })).toHaveLength(1)
    expect(await idsOf({ search: '   ' })).not.toHaveLength(0)
  })

  test('can be filtered by role, status or both', async () => {
    const people: Person[] = []
    for (const membership_type of MEMBERSHIP_TYPES) people.push(await memberOf(app, { membership_type }))
    const [free, elite, , coach] = people as [Person, Person, Person, Person]
    await ban(app, elite)
    await app.pool.query('update users set email_verified = false where id = $1', [coach.user_id])
    const cases: [Wanted, Person[]][] = [
      [{ membership_type: 'coach' }, [coach]],
      [{ status: 'banned' }, [elite]],
      [{ status: 'unconfirmed' }, [coach]],
      [{ status: 'banned', membership_type: 'elite_member' }, [elite]],
      [{ status: 'banned', membership_type: 'coach' }, []],
      [{ status: 'active', search: free.email }, [free]],
      [{ status: 'banned', search: free.email }, []],
      [{ membership_type: 'coach', search: 'robin' }, [coach]],
    ]
    for (const [wanted, expected] of cases)
      for (const sort of USER_SORTS)
        expect(await idsOf({ ...wanted, sort }), JSON.stringify(wanted)).toEqual(expected.map(({ user_id }) => user_id))
  })

  test('lists a member whose Elite has ended under Free, not under Elite', async () => {
    const lapsed = await memberOf(app, { membership_type: 'elite_member' })
    await app.pool.query(
      `update memberships set period_start = now() - interval '2 days', period_end = now() - interval '1 second' where user_id = $1`,
      [lapsed.user_id],
    )
    for (const searched of [{}, { search: lapsed.email }, { search: 'robin' }])
      for (const [membership_type, listed] of [
        ['free_member', true],
        ['elite_member', false],
      ] as const)
        expect(
          (await allPages({ membership_type, ...searched })).flat().includes(lapsed.user_id),
          `${membership_type} ${JSON.stringify(searched)}`,
        ).toBe(listed)
  })

  test('reflects changes and activities of users', async () => {
    const member = await memberOf(app)
    const seen = async () => (await admin.browser.call(listUsers, { search: member.email })).users[0]
    await app.pool.query(`update member_directory set last_active_at = '2001-01-01' where user_id = $1`, [
      member.user_id,
    ])
    await member.browser.call(updateProfile, { full_name: 'Zora Renamed', avatar_url: null })
    expect(await seen()).toMatchObject({ full_name: 'Zora Renamed', last_active_at: '2001-01-01T00:00:00.000Z' })
    await member.browser.call(finishPowerUp, {})
    expect(Date.parse((await seen())?.last_active_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await member.browser.call(signOut, {})
    await app.pool.query('delete from users where id = $1', [member.user_id])
    expect(await seen()).toBeUndefined()
  })

  test('shows no last activity for a user without any', async () => {
    await family('Never', [{ full_name: 'Came' }])
    const { users } = await admin.browser.call(listUsers, { search: 'never' })
    expect(users[0]?.last_active_at).toBeNull()
  })

  test.each([
    ['made up', 'rubbish'],
    ['endless', 'x'.repeat(1001)],
    ['of another order', writeCursor('users-oldest', { key: '2026-01-01T00:00:00.000000Z', id: randomUUID() })],
    ['of no moment', writeCursor('users-newest', { key: 'yesterday', id: randomUUID() })],
  ])('refuses a cursor that is %s', async (_what, cursor) => {
    expect(await admin.browser.try(listUsers, { cursor })).toMatchObject({
      status: 400,
      body: { error: { code: 'request.invalid', fields: { cursor: {} } } },
    })
  })

  test('finds a rare word behind thousands of others, and a frequent one in its order', async () => {
    const [rare = ''] = await family('Haystack', [{ full_name: 'Needle', created_at: '2020-01-01T00:00:00Z' }])
    await app.pool.query(
      `insert into users (name, email, email_verified)
       select 'Straw Number' || n, 'straw' || n || '@people.example', true from generate_series(1, 2500) n`,
    )
    expect(await idsOf({ search: 'needle' })).toEqual([rare])
    const pages = await allPages({ search: 'straw', sort: 'oldest' })
    expect(pages.flat()).toHaveLength(2500)
    expect(new Set(pages.flat()).size).toBe(2500)
  })
})
