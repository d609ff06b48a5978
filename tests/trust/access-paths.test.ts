import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNodeServer } from '#server/http/node-server.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { type ApiRoute, apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, memberOf, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { inTurn } from './in-turn.ts'

let app: TestApp
let server: Server
let port: number
let guarded: ApiRoute[]

beforeAll(async () => {
  app = await createTestApp({}, { limits: { 'write-address': { points: 1_000_000 } } })
  guarded = (await apiRoutes(app)).filter(({ operation }) => operation.security.length > 0)
  server = createNodeServer(app.app)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await app.close()
})

/** Over a real socket, because URL objects would normalise the path before it is sent. */
function send(method: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const body = method === 'GET' || method === 'HEAD' ? '' : '{}'
  const json = body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}
  // Like through a proxy: requests from this machine may read the outbox without a session.
  const own = { ...json, via: '1.1 proxy' }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { ...own, ...headers } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Other spellings of a path that have bypassed checks in other software. */
function allSpellings(path: string): string[] {
  const [, first = '', ...rest] = path.split('/')
  const tail = rest.join('/')
  const last = rest.at(-1) ?? ''
  const upTo = path.slice(0, -last.length)
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${first}//${tail}`,
    `/${first}//${tail}`,
    `/./${first}/${tail}`,
    `/${first}/./${tail}`,
    `/${first}/x/../${tail}`,
    `/%2e/${first}/${tail}`,
    `/${first}/%2e/${tail}`,
    `/${first}/x/%2e%2e/${tail}`,
    `/${first}/x/%2E%2E/${tail}`,
    `/${first}/x/.%2e/${tail}`,
    `/${first}%2f${tail}`,
    `/${first}/${tail.replaceAll('/', '%2F')}%2F`,
    `/${first}\\${tail}`,
    `\\${first}\\${tail}`,
    path.toUpperCase(),
    upTo + last.toUpperCase(),
    `/%61${first.slice(1)}/${tail}`,
    `${upTo}%${last.charCodeAt(0).toString(16)}${last.slice(1)}`,
    `${path}.json`,
    `${path};x=1`,
    `${path}%00`,
    `${path}%20`,
    `${path}%3f`,
    `${path}%23`,
    `${path}?`,
    `${path}?x=/api/health`,
    `/api/health/..${path}`,
    `/api/health/%2e%2e${path.slice(4)}`,
    `http://127.0.0.1${path}`,
  ]
}

const nextSpellings = inTurn([...allSpellings('/api/x').keys()])

function spellings(path: string): string[] {
  const all = allSpellings(path)
  return nextSpellings().map((number) => all[number] ?? path)
}

const SPOOFED_HEADERS: Record<string, string>[] = [
  { 'x-original-url': '/api/health' },
  { 'x-rewrite-url': '/api/health' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-user': 'admin' },
  { 'x-http-method-override': 'GET' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: 'Bearer null' },
  { cookie: 'kiai.session_token=; __Host-kiai.session_token=x' },
]

const refused = (status: number) => status >= 400 && status < 500

async function expectRefused(method: string, paths: string[], headers: Record<string, string> = {}): Promise<number> {
  const statuses = await Promise.all(paths.map((path) => send(method, path, headers)))
  for (const [index, status] of statuses.entries())
    expect(refused(status), `${method} ${paths[index]}: ${status}`).toBe(true)
  return paths.length
}

function cookiesOf({ cookies }: ApiBrowser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

describe('a route that needs a session', () => {
  test('refuses visitors in every spelling of its path, and for HEAD', { timeout: 60_000 }, async () => {
    let tried = 0
    for (const route of guarded) {
      const path = concretePath(route)
      expect(await send(route.method, path), route.name).toBe(401)
      tried += await expectRefused(route.method, spellings(path))
      // A route that is read by GET also answers HEAD; other routes must refuse it.
      tried += await expectRefused('HEAD', spellings(path))
    }
    expect(tried).toBeGreaterThanOrEqual(guarded.length * 2 * nextSpellings().length)
  })

  test.each([
    ['a member without the role', 403, async () => (await memberOf(app)).browser],
    [
      'an admin who is banned',
      401,
      async () => {
        const admin = await memberOf(app, { membership_type: 'admin' })
        await ban(app, admin)
        return admin.browser
      },
    ],
    [
      'an admin who has not given the code yet',
      401,
      async () => {
        const admin = await withTwoFactor(app)
        await app.pool.query(`update profiles set role = 'admin' where user_id = $1`, [admin.user_id])
        return (await signInElsewhere(app, admin)).browser
      },
    ],
  ] as const)('refuses %s in every spelling of its path', { timeout: 60_000 }, async (_, status, arrive) => {
    const cookie = cookiesOf(await arrive())
    expect(cookie).toMatch(/^kiai\./)
    const forFew = guarded.filter(({ operation }) => ['use-coach-desk', 'administer'].includes(operation['x-access']))
    expect(forFew.length).toBeGreaterThan(25)
    for (const route of forFew) {
      const path = concretePath(route)
      expect(await send(route.method, path, { cookie }), route.name).toBe(status)
      await expectRefused(route.method === 'GET' ? 'HEAD' : route.method, spellings(path), { cookie })
    }
  })

  test('refuses visitors with spoofed headers', async () => {
    const nextHeaders = inTurn(SPOOFED_HEADERS)
    for (const route of guarded)
      for (const headers of nextHeaders())
        expect(await send(route.method, concretePath(route), headers), JSON.stringify(headers)).toBe(401)
  })

  test('cannot be reached through the path of a public route', async () => {
    const smuggled = '/api/health%0d%0aX:%20y'
    for (const path of [
      smuggled,
      '/api/health/accounts/export',
      '/api/docs/../accounts/export',
      '/metrics/../api/accounts/export',
    ])
      expect(refused(await send('GET', path)), path).toBe(true)
  })

  test('answers GET and HEAD of a member at its normal path', async () => {
    const { browser } = await memberOf(app)
    const cookie = cookiesOf(browser)
    expect(await send('GET', '/api/accounts/devices', { cookie })).toBe(200)
    expect(await send('HEAD', '/api/accounts/devices', { cookie })).toBe(200)
  })
})
