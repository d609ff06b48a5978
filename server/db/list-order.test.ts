import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveOwnSpace } from '#contract/spaces.ts'
import { apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { memberOf } from '#tests/support/people.ts'

interface Statement {
  text: string
  values: unknown[]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Sort Key'?: string[]
  Plans?: Plan[]
}

const NEWEST_FIRST = /order by (?:\S+ is not null, )?(?:\S+\.)?"?created_at"? desc/i

/** The same in the planner's notation. Lists that are sorted by another column first (the next steps of a plan) do not count. */
const SORTED_NEWEST_FIRST = /^(?:\S+ IS NOT NULL\S*, )?\S*created_at DESC/

let database: TestDatabase
let app: TestApp
/** The statements that the pages sent to the database. */
const statements = new Map<string, Statement>()

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  const { query } = pool
  pool.query = ((...call: [string | Partial<Statement>, unknown[]?]) => {
    const [asked, values] = call
    const { text = '', values: bound } = typeof asked === 'string' ? { text: asked } : asked
    if (NEWEST_FIRST.test(text)) statements.set(text, { text, values: values ?? bound ?? [] })
    return (query as (...call: unknown[]) => unknown).apply(pool, call)
  }) as typeof query
  app = await createTestApp({}, { database })
})
afterAll(() => app.close())

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

test('every list with the newest first is read in order from an index, without a sort', {
  timeout: 60_000,
}, async () => {
  const coach = await coachOf(app)
  const { slug: clients } = await coach.browser.call(saveOwnSpace, { name: 'Clients', about: 'For clients' })
  const people = [coach, await memberOf(app, { membership_type: 'admin' })]
  const slug = await app.pool.query<{ slug: string }>('select slug from profiles where slug is not null')
  const routes = (await apiRoutes(app)).filter(({ method }) => method === 'GET')
  const paths = [
    // The offers on a coach's page are a list too, so its path needs a real slug.
    ...routes.map(({ path }) => concretePath({ path: path.replace('{slug}', slug.rows[0]?.slug ?? '') })),
    '/api/admin/transactions?status=completed',
    '/api/coach-desk/offers?tab=services',
    '/api/coach-desk/offers?tab=products',
    '/api/conversations?room=war-room',
    '/api/conversations?room=ai-ember',
    '/api/outbox?to=robin@people.example',
    ...['kings', clients].flatMap((space) => [`/api/spaces/${space}`, `/api/spaces/${space}/posts`]),
  ]
  for (const { browser } of people) for (const path of paths) await browser.request('GET', path)
  // What those outside see of a space.
  await (await memberOf(app)).browser.request('GET', '/api/spaces/kings')

  const client = await database.pool.connect()
  const read = new Set<string>()
  try {
    // On few rows the planner avoids indexes, so the other plans are switched off.
    for (const other of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
      await client.query(`set enable_${other} = off`)
    for (const { text, values } of statements.values()) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
      const nodes = rows.flatMap(({ 'QUERY PLAN': [{ Plan: plan }] }) => nodesOf(plan))
      const sorted = nodes
        .map((node) => node['Sort Key']?.join(', ') ?? '')
        .filter((key) => SORTED_NEWEST_FIRST.test(key))
      expect(sorted, text).toEqual([])
      for (const { 'Relation Name': table } of nodes) if (table) read.add(table)
    }
  } finally {
    client.release(true)
  }
  expect([...read].sort()).toEqual(
    expect.arrayContaining([
      'audit_log',
      'coach_applications',
      'conversations',
      'distances',
      'fighter_commitments',
      'mails',
      'member_directory',
      'notifications',
      'offers',
      'plans',
      'posts',
      'quiz_results',
      'saved_quotes',
      'sessions',
      'space_guests',
      'transactions',
    ]),
  )
})
