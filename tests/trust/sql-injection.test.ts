import { Hono } from 'hono'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#server/http/limits.ts'
import { type ApiRoute, apiRoutes } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { PAYLOADS, type SqlWatch, scanParameter, watchSql } from '#tests/support/sql-scanner.ts'
import { inTurn, someOf } from './in-turn.ts'
import { type PreparedCall, routeName, writeCall } from './prepared-call.ts'
import { preparedReads } from './reads.ts'
import { preparedWrites } from './writes.ts'

let app: TestApp
let watch: SqlWatch
let routes: ApiRoute[]

beforeAll(async () => {
  const database = await createTestDatabase()
  watch = await watchSql(database.pool)
  const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, { points: 1_000_000 }]))
  app = await createTestApp({ AI_FREE_MESSAGES: 1_000, AI_ELITE_MESSAGES: 1_000 }, { database, limits })
  routes = await apiRoutes(app)
})
afterAll(() => app.close())

const nextPayloads = inTurn(PAYLOADS)

const CALLS = [...preparedReads(() => app, { by: 'one' }), ...preparedWrites(() => app)]

/** Every parameter of the route: names in its path, its query and its body. */
function parametersOf({ operation }: ApiRoute): { name: string; isList: boolean }[] {
  const properties = operation.requestBody?.content['application/json']?.schema.properties ?? {}
  const inBody = Object.entries(properties).map(([name, schema]) => ({ name, isList: schema.type === 'array' }))
  return [...(operation.parameters ?? []).map(({ name }) => ({ name, isList: false })), ...inBody]
}

async function scanRoute([endpoint, prepare]: PreparedCall, route: ApiRoute): Promise<string[]> {
  const found: string[] = []
  const { browser, input } = await prepare()
  for (const { name, isList } of parametersOf(route)) {
    const send = async (payload: string) => {
      const { path, body } = writeCall(endpoint, { ...input, [name]: isList ? [payload] : payload })
      const answer = await browser.request(endpoint.method, path, body)
      return { status: answer.status, text: JSON.stringify(answer.body) }
    }
    const faults = await scanParameter(watch, send, {
      isRead: endpoint.method === 'GET',
      isAddress: /email|url|^to$/.test(name),
      isPassword: name.includes('password'),
      payloads: nextPayloads(),
    })
    found.push(...faults.map((fault) => `${route.name} ${name}: ${fault}`))
  }
  return found
}

describe('a parameter', () => {
  test('is always treated as a value', { timeout: 120_000 }, async () => {
    const found: string[] = []
    const taking = routes.filter((each) => parametersOf(each).length > 0)
    expect(taking.length).toBeGreaterThan(120)
    const isWrite = ({ method }: ApiRoute) => Number(method !== 'GET')
    // Reads first: the writes create people whose name is a payload.
    for (const route of someOf(taking, 1).toSorted((one, other) => isWrite(one) - isWrite(other))) {
      const call = CALLS.find(([endpoint]) => routeName(endpoint) === route.name)
      if (!call) throw new Error(`${route.name} takes parameters and is not prepared`)
      found.push(...(await scanRoute(call, route)))
    }
    expect(found).toEqual([])
  })
})

/** Examples of handlers with the parameter `x`; all but the last are vulnerable. */
const HANDLERS: [string, (pool: Pool, x: string) => Promise<unknown>, string | undefined][] = [
  ['text in quotes', (pool, x) => pool.query(`select email from users where name = '${x}'`), 'is run'],
  ['a key to sort by', (pool, x) => pool.query(`select email from users order by ${x}`), 'is run'],
  ['a number', (pool, x) => pool.query(`select email from users limit ${x}`), 'is run'],
  [
    'doubled quotes around a column name',
    (pool, x) => pool.query(`select email as "${x.replaceAll("'", "''")}" from users`),
    'stands in a statement',
  ],
  ['a query parameter', (pool, x) => pool.query('select email from users where email = $1', [x]), undefined],
]

describe('the scanner', () => {
  test.each(HANDLERS)('recognises %s', async (_, handle, expected) => {
    const planted = new Hono().get('/', async (c) => {
      // A handler that catches errors answers no 500.
      const found = await handle(app.pool, c.req.query('x') ?? '').catch(() => null)
      return c.json(found ? (found as { rows: unknown[] }).rows : [])
    })
    const send = async (x: string) => {
      const answer = await planted.request(`/?${new URLSearchParams({ x })}`)
      return { status: answer.status, text: await answer.text() }
    }
    const found = await scanParameter(watch, send, { isRead: true, isAddress: true, isPassword: false })
    if (expected) expect(found).toContainEqual(expect.stringContaining(expected))
    else expect(found).toEqual([])
  })
})
