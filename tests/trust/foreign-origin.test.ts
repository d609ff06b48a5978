import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { readSession } from '#contract/session.ts'
import { type ApiRoute, apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { BASE_URL, createTestApp, type TestApp } from '#tests/support/app.ts'
import { rowVersions } from '#tests/support/database.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { someOf } from './in-turn.ts'

let app: TestApp
let undeclared: TestApp
let writes: ApiRoute[]

beforeAll(async () => {
  const limits = { 'write-address': { points: 1_000_000 } }
  ;[app, undeclared] = await Promise.all([
    createTestApp({ BASE_URL }, { limits }),
    // Without BASE_URL, as on the first start.
    createTestApp({}, { limits }),
  ])
  writes = (await apiRoutes(app)).filter(({ method }) => method !== 'GET')
})
afterAll(() => Promise.all([app.close(), undeclared.close()]))

const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another site that sends no origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['a frame without an origin', { origin: 'null' }],
  ['a subdomain of the same site', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['a name that ends like ours', { origin: 'http://evil-localhost:3000' }],
  ['an address with ours as its user', { origin: 'http://localhost:3000@evil.example' }],
]

function send({ browser }: Pick<Person, 'browser'>, route: ApiRoute, headers: Record<string, string>) {
  const body = { email: 'kai@people.example', language: 'pt' }
  return browser.request<ErrorBody>(route.method, concretePath(route), body, headers)
}

describe.each(FOREIGN.map((one, turn) => [...one, turn] as const))('a request from %s', (_, headers, turn) => {
  test.each([
    ['with BASE_URL', () => app],
    ['without BASE_URL', () => undeclared],
  ])('is refused by the routes that change something, and changes nothing, %s', async (_where, appOf) => {
    const member = await memberOf(appOf())
    const before = await rowVersions(appOf().pool)
    // Other routes from each origin, so that each route is tried from some.
    for (const route of someOf(writes, turn))
      expect(await send(member, route, headers), route.name).toMatchObject({
        status: 403,
        body: { error: { code: 'request.foreign-origin' } },
      })
    expect(await rowVersions(appOf().pool)).toEqual(before)
    expect((await member.browser.call(readSession, {})).session).not.toBeNull()
  })
})

describe('with BASE_URL, a request', () => {
  test('with another scheme is refused as foreign', async () => {
    const member = await memberOf(app)
    for (const route of writes)
      expect((await send(member, route, { origin: 'https://localhost:3000' })).status, route.name).toBe(403)
  })

  test('with a forged host is refused as foreign, although host and origin agree', async () => {
    const { browser } = await memberOf(app)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const route of writes) {
      const answer = await app.app.request(`http://evil.example${concretePath(route)}`, {
        method: route.method,
        headers: { origin: 'http://evil.example', cookie, 'content-type': 'application/json' },
        body: '{}',
      })
      expect(answer.status, route.name).toBe(403)
    }
  })
})

describe('a form on another site', () => {
  test('cannot send a request from an old browser that sends no origin', async () => {
    const member = await memberOf(app)
    const [cookie] = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`)
    for (const [turn, type] of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].entries())
      for (const route of someOf(writes, turn)) {
        const answer = await app.app.request(BASE_URL + concretePath(route), {
          method: route.method,
          headers: { cookie: cookie ?? '', 'content-type': type },
          body: '{"language":"pt"}',
        })
        expect(answer.status, `${type} ${route.name}`).toBe(403)
      }
  })
})

describe('another site', () => {
  test('gets no CORS header that allows it to read or send', async () => {
    const member = await memberOf(app)
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const { path } of await apiRoutes(app))
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const { headers } = await member.browser.request(method, concretePath({ path }), undefined, asked)
        const allowing = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(allowing, `${method} ${path}`).toEqual([])
      }
  })
})
