import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ACCESSES, type Access, admits, MEMBERSHIP_TYPES } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { IdSchema } from '#contract/fields.ts'
import { readEnv } from '#server/env.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { memberOf, otherSpellings, readNamedMember, recordLog, startTestServer } from '#tests/support/http.ts'
import { createHttpApp } from './create-http-app.ts'
import { createLimits, type LimitOverrides } from './limits.ts'
import { Refusal } from './refusal.ts'
import { type Route, rawRoute, route } from './route.ts'

const ID = '3f0f7a52-7a0e-4a53-9c53-0b6f4d0a1c11'
const PLENTY: LimitOverrides = { 'write-member': { points: 100_000 }, 'write-address': { points: 100_000 } }
const Text = z.object({ text: z.string().check(z.maxLength(40)) })

function guarded(access: Access, method: 'GET' | 'POST') {
  return route(
    endpoint({
      method,
      path: `/api/${access}/:id`,
      access,
      summary: '',
      input: z.object({ id: IdSchema }),
      output: z.object({ id: z.string() }),
      errors: [],
    }),
    async ({ input }) => ({ id: input.id }),
  )
}

const echo = endpoint({
  method: 'POST',
  path: '/api/echo',
  access: 'everyone',
  summary: '',
  input: Text,
  output: z.object({ text: z.string(), at: z.iso.datetime(), inner: z.optional(z.object({ kept: z.number() })) }),
  errors: [],
  status: 201,
})

const routes: Route[] = [
  ...ACCESSES.flatMap((access) => [guarded(access, 'GET'), guarded(access, 'POST')]),
  route(echo, async ({ input, headers }) => {
    headers.append('set-cookie', 'one=1')
    headers.append('set-cookie', 'two=2')
    headers.set('x-extra', 'yes')
    const inner = { kept: 1, secret: 'canary' }
    return { text: input.text, at: new Date(0), inner, password: 'canary' }
  }),
  route(
    endpoint({
      ...echo,
      method: 'GET',
      path: '/api/search',
      input: z.object({ q: z.union([z.string(), z.array(z.string())]) }),
      output: z.object({ q: z.unknown() }),
    }),
    async ({ input }) => ({ q: input.q }),
  ),
  route(endpoint({ ...echo, path: '/api/broken', output: z.object({ count: z.number() }) }), async () => ({
    count: 'canary' as unknown as number,
  })),
  route(
    endpoint({
      ...echo,
      method: 'DELETE',
      path: '/api/things/:id',
      input: z.object({ id: IdSchema }),
      output: z.object({}),
      status: 204,
    }),
    async () => ({}),
  ),
  route(
    endpoint({
      ...echo,
      method: 'GET',
      path: '/api/things/:id',
      input: z.object({ id: z.string() }),
      output: z.object({ id: z.string() }),
      status: 200,
    }),
    async ({ input }) => input,
  ),
  route(
    endpoint({
      ...echo,
      method: 'GET',
      path: '/api/things/mine',
      input: z.object({}),
      output: z.object({ mine: z.boolean() }),
      status: 200,
    }),
    async () => ({ mine: true }),
  ),
  route(endpoint({ ...echo, method: 'GET', path: '/api/refuses', input: z.object({}) }), async () => {
    throw new Refusal('accounts.too-many-tries', { retryAfter: 7 })
  }),
  rawRoute(
    endpoint({ ...echo, method: 'GET', path: '/api/raw', access: 'member', input: z.object({}), output: z.string() }),
    'text/plain',
    async ({ headers }) => {
      headers.append('set-cookie', 'raw=1')
      return new Response('raw', {
        status: 418,
        headers: { 'content-type': 'text/plain', 'cache-control': 'max-age=5' },
      })
    },
  ),
  rawRoute(
    endpoint({ ...echo, method: 'GET', path: '/api/alone', input: z.object({}), output: z.string() }),
    'text/plain',
    async ({ member }) => new Response(String(member)),
    { sessionless: true },
  ),
]

const { log, lines } = recordLog()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  database = await createTestDatabase()
  const services = { env: readEnv({}), baseUrl: 'http://localhost', log, limits: createLimits(database.pool, PLENTY) }
  server = await startTestServer(createHttpApp({ services, routes, readMember: readNamedMember }))
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send({ method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(body) })

test('an answer names the account it is for, so that a browser keeps it for that account alone', async () => {
  const path = `/api/member/${ID}`
  const answer = await server.send({ path, headers: { cookie: 'role=free_member' } })
  expect(answer.headers['kiai-member']).toBe(memberOf('free_member').user_id)
  expect((await server.send({ path: `/api/everyone/${ID}` })).headers['kiai-member']).toBeUndefined()
})

describe('who may call what', () => {
  const everyone = [undefined, ...MEMBERSHIP_TYPES]
  const cases = ACCESSES.flatMap((access) => everyone.map((role) => ({ access, role })))

  test.each(cases)('$access for $role', async ({ access, role }) => {
    const expected = admits(access, role) ? 200 : role ? 403 : 401
    const headers = role ? { cookie: `role=${role}`, origin: server.origin } : {}
    const path = `/api/${access}/${ID}`
    const answers = [
      await server.send({ path, headers }),
      await server.send({ method: 'HEAD', path, headers }),
      await server.send({ method: 'POST', path, headers: { ...headers, ...json }, body: '{}' }),
      await server.send({ path, headers: role ? { authorization: `Bearer ${role}` } : {} }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected, expected])
    // A membership may end while someone writes: the page then shows the way back in.
    const forbidden = access === 'enter-network' ? 'spaces.needs-elite' : 'session.forbidden'
    if (expected !== 200)
      expect(answers[0]?.json()).toMatchObject({ error: { code: role ? forbidden : 'session.missing' } })
  })

  test.each([
    ...otherSpellings(`/api/admin/${ID}`),
    `/api/admin//${ID}`,
    `/api/admin/./${ID}`,
    `/api/x/../admin/${ID}`,
    `/api/adm%69n/${ID}`,
    `/api/admin/${ID.replaceAll('-', '%2D')}`,
  ])('%s is not accepted as another spelling of a route', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      for (const headers of [{}, { cookie: 'role=admin', origin: server.origin }])
        expect((await server.send({ method, path, headers: { ...headers, ...json } })).status).toBe(404)
  })

  test('a path with backslashes is a bad request', async () => {
    expect((await server.send({ path: `/api\\admin\\${ID}` })).status).toBe(400)
  })

  test('an absolute address in the request line is not found', async () => {
    expect((await server.send({ path: `http://localhost/api/everyone/${ID}` })).status).toBe(404)
  })

  test('a call from a foreign page is refused', async () => {
    for (const cookie of ['', 'role=admin']) {
      const answer = await post('/api/echo', { text: 'hi' }, { cookie, origin: 'https://evil.example' })
      expect(answer.status).toBe(403)
      expect(answer.json()).toMatchObject({ error: { code: 'request.foreign-origin' } })
      expect(answer.cookies).toEqual([])
    }
    expect((await post('/api/echo', { text: 'hi' }, { cookie: 'role=admin', origin: server.origin })).status).toBe(201)
  })

  test('with a configured address only that origin is accepted, regardless of Host', async () => {
    const baseUrl = 'https://kiai.example'
    const services = { env: readEnv({ BASE_URL: baseUrl }), baseUrl, log, limits: createLimits(database.pool, PLENTY) }
    const app = createHttpApp({ services, routes, readMember: readNamedMember })
    const from = async (origin: string) =>
      (
        await app.request('https://evil.example/api/echo', {
          method: 'POST',
          headers: { ...json, origin, 'x-forwarded-host': 'evil.example' },
          body: '{"text":"hi"}',
        })
      ).status
    expect([await from('https://evil.example'), await from(baseUrl)]).toEqual([403, 201])
  })

  test('the session is not read where none is needed', async () => {
    expect((await server.send({ path: '/api/alone', headers: { cookie: 'role=admin' } })).text).toBe('null')
  })
})

describe('methods', () => {
  test('another method on a known path is refused with the allowed ones', async () => {
    const answer = await server.send({ method: 'PUT', path: `/api/things/${ID}` })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD'])
    expect((await server.send({ method: 'OPTIONS', path: '/api/echo' })).headers.allow).toBe('POST')
  })

  test('a path that does not exist is not found, as JSON', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const answer = await server.send({ method, path: '/api/nothing', headers: { accept: 'text/html' } })
      expect(answer.status).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 'not-found' } })
    }
  })

  test('HEAD answers like GET, without the body', async () => {
    const answer = await server.send({ method: 'HEAD', path: `/api/things/${ID}` })
    expect(answer.status).toBe(200)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('a fixed path takes precedence over one with a parameter, for every method', async () => {
    expect((await server.send({ path: '/api/things/mine' })).json()).toEqual({ mine: true })
    const answer = await server.send({ method: 'DELETE', path: '/api/things/mine' })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('input', () => {
  test('an invalid id is not found, like one that does not exist', async () => {
    for (const id of ['1', 'x'.repeat(36), `${ID}0`, '*', "'"]) {
      const answer = await server.send({ path: `/api/everyone/${id}` })
      expect(answer.status).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 'not-found' } })
    }
  })

  test('path parameters take precedence over fields of the body', async () => {
    const answer = await post(`/api/everyone/${ID}`, { id: '00000000-0000-4000-8000-000000000000' })
    expect(answer.json()).toEqual({ id: ID })
  })

  test('problems are reported by field', async () => {
    expect((await post('/api/echo', {})).json()).toMatchObject({
      error: { code: 'request.invalid', fields: { text: { problem: 'required' } } },
    })
    expect((await post('/api/echo', { text: 5 })).json()).toMatchObject({
      error: { fields: { text: { problem: 'invalid' } } },
    })
    expect((await post('/api/echo', { text: 'x'.repeat(41) })).json()).toMatchObject({
      error: { fields: { text: { problem: 'too-long', limit: 40 } } },
    })
  })

  test('a repeated query parameter becomes a list, and an unstorable value is refused', async () => {
    expect((await server.send({ path: '/api/search?q=a%20b' })).json()).toEqual({ q: 'a b' })
    expect((await server.send({ path: '/api/search?q=a&q=b&__proto__=c' })).json()).toEqual({ q: ['a', 'b'] })
    const answer = await server.send({ path: '/api/search?q=%00' })
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ error: { fields: { q: { problem: 'invalid' } } } })
  })
})

describe('output', () => {
  test('contains only declared fields, dates as text, and every cookie', async () => {
    const answer = await post('/api/echo', { text: 'hi', admin: true })
    expect(answer.status).toBe(201)
    expect(answer.json()).toEqual({ text: 'hi', at: '1970-01-01T00:00:00.000Z', inner: { kept: 1 } })
    expect(answer.cookies).toEqual(['one=1', 'two=2'])
    expect(answer.headers['x-extra']).toBe('yes')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('that does not match its declaration is a fault, with details only in the log', async () => {
    const answer = await post('/api/broken', { text: 'hi' })
    expect(answer.status).toBe(500)
    expect(answer.json()).toEqual({
      error: { code: 'server.unexpected', request_id: answer.headers['x-request-id'] },
    })
    const line = lines.find(
      ({ msg, request_id }) => msg === 'a request failed' && request_id === answer.headers['x-request-id'],
    )
    expect(line).toMatchObject({ err: { message: expect.stringContaining('POST /api/broken') } })
    expect(JSON.stringify(line)).not.toContain('canary')
  })

  test('may be empty', async () => {
    const answer = await server.send({ method: 'DELETE', path: `/api/things/${ID}` })
    expect(answer.status).toBe(204)
    expect(answer.bytes).toHaveLength(0)
  })

  test('of a refusal says how long to wait', async () => {
    const answer = await server.send({ path: '/api/refuses' })
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('7')
    expect(answer.json()).toMatchObject({ error: { code: 'accounts.too-many-tries', retry_after: 7 } })
  })

  test('of a raw route is sent unchanged, after the same access check', async () => {
    expect((await server.send({ path: '/api/raw' })).status).toBe(401)
    const answer = await server.send({ path: '/api/raw', headers: { cookie: 'role=free_member' } })
    expect(answer.status).toBe(418)
    expect(answer.text).toBe('raw')
    expect(answer.headers['cache-control']).toBe('max-age=5')
    expect(answer.cookies).toEqual(['raw=1'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('write limits', () => {
  const limited = (overrides: LimitOverrides) =>
    createHttpApp({
      services: { env: readEnv({}), baseUrl: 'http://localhost', log, limits: createLimits(database.pool, overrides) },
      routes,
      readMember: async (request) => (request.headers.get('cookie') ? memberOf('free_member', ID) : null),
    })

  test('apply to members and visitors, but not to reading', async () => {
    const app = limited({ 'write-member': { points: 2 }, 'write-address': { points: 1 } })
    const write = async (headers: Record<string, string>) =>
      (await app.request('/api/echo', { method: 'POST', headers: { ...json, ...headers }, body: '{"text":"x"}' }))
        .status
    const member = { cookie: 'a=b' }
    expect([await write(member), await write(member), await write(member)]).toEqual([201, 201, 429])
    expect([await write({}), await write({})]).toEqual([201, 429])
    expect((await app.request(`/api/things/${ID}`)).status).toBe(200)
  })

  test('answer 503 with a retry time while the database is away', async () => {
    const gone = await createTestDatabase({ poolSize: 1 })
    const app = createHttpApp({
      services: { env: readEnv({}), baseUrl: 'http://localhost', log, limits: createLimits(gone.pool) },
      routes,
      readMember: readNamedMember,
    })
    await gone.close()
    const headers = { ...json, cookie: 'role=admin' }
    const answer = await app.request('/api/echo', { method: 'POST', headers, body: '{"text":"x"}' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ error: { code: 'server.unavailable' } })
  })
})

test.each([
  ['the same route twice', [guarded('member', 'GET'), guarded('member', 'GET')]],
  ['a guarded route without a session', [{ ...guarded('administer', 'GET'), sessionless: true }]],
])('the app does not start with %s', (_, mistaken) => {
  const services = { env: readEnv({}), baseUrl: 'http://localhost', log, limits: createLimits(database.pool) }
  expect(() => createHttpApp({ services, routes: mistaken, readMember: readNamedMember })).toThrow()
})
