import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { readEnv } from '#server/env.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { readNamedMember, recordLog, startTestServer } from '#tests/support/http.ts'
import { createHttpApp } from './create-http-app.ts'
import { createLimits } from './limits.ts'
import type { SeenRequest } from './request-log.ts'
import { rawRoute, route } from './route.ts'

const read = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'everyone',
  summary: '',
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string(), address: z.string() }),
  errors: [],
})

const Nothing = z.object({})
const { log, lines, text } = recordLog()
const seen: SeenRequest[] = []
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  database = await createTestDatabase()
  const routes = [
    route(read, async ({ input, address }) => ({ id: input.id, address })),
    route(endpoint({ ...read, path: '/api/fault', input: Nothing, output: Nothing }), async () => {
      throw new Error('canary-fault of rosa@kiai.example')
    }),
    route(endpoint({ ...read, path: '/api/odd-fault', input: Nothing, output: Nothing }), () =>
      Promise.reject('canary-odd'),
    ),
    route(endpoint({ ...read, path: '/api/away', input: Nothing, output: Nothing }), async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('terminating'), { code: '57P01' }) })
    }),
    rawRoute(
      endpoint({ ...read, path: '/api/stream', input: Nothing, output: z.string() }),
      'text/event-stream',
      async () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('data: 1\n\n'))
              controller.close()
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    ),
  ]
  const env = readEnv({ BASE_URL: 'https://kiai.example' })
  const services = { env, baseUrl: 'https://kiai.example', log, limits: createLimits(database.pool) }
  server = await startTestServer(
    createHttpApp({ services, routes, readMember: readNamedMember, observe: (request) => seen.push(request) }),
  )
})
afterAll(async () => {
  await server.close()
  await database.close()
})

describe('the log line of a request', () => {
  test('has the route, the kind of caller and the outcome', async () => {
    const answer = await server.send({
      path: '/api/things/canary-id?token=canary-token',
      headers: { cookie: 'role=coach; other=canary-cookie', 'user-agent': 'canary-agent' },
    })
    const line = lines.at(-1)
    expect(line).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/api/things/:id',
      status: 200,
      role: 'coach',
      request_id: answer.headers['x-request-id'],
      ms: expect.any(Number),
    })
    expect(text()).not.toMatch(/canary|127\.0\.0\.1|rosa/)
    expect(seen.at(-1)).toEqual({
      method: 'GET',
      route: '/api/things/:id',
      status: 200,
      seconds: expect.any(Number),
    })
  })

  test('does not contain an undeclared path', async () => {
    await server.send({ path: '/api/canary-path' })
    expect(lines.at(-1)).toMatchObject({ route: 'unmatched', status: 404 })
    expect(text()).not.toContain('canary')
  })

  test('has the request id of a proxy if it is well-formed, else a new one', async () => {
    const given = await server.send({ path: '/api/things/1', headers: { 'x-request-id': 'proxy-0123456789' } })
    expect(given.headers['x-request-id']).toBe('proxy-0123456789')
    expect(lines.at(-1)).toMatchObject({ request_id: 'proxy-0123456789' })
    for (const id of ['short', 'x'.repeat(65), 'has spaces in it', '<script>alert(1)</script>', '{"a":"b","c":1}']) {
      const answer = await server.send({ path: '/api/things/1', headers: { 'x-request-id': id } })
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

describe('a fault', () => {
  test.each(['/api/fault', '/api/odd-fault'])('at %s shows the caller nothing but a request id', async (path) => {
    const answer = await server.send({ path })
    expect(answer.status).toBe(500)
    expect(answer.json()).toEqual({
      error: { code: 'server.unexpected', request_id: answer.headers['x-request-id'] },
    })
    expect(
      lines.find(({ msg, request_id }) => msg === 'a request failed' && request_id === answer.headers['x-request-id']),
    ).toMatchObject({
      level: 50,
      err: { type: 'Error' },
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(text()).not.toContain('rosa@')
  })

  test('of an unreachable database is a 503 with a retry time', async () => {
    const answer = await server.send({ path: '/api/away' })
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ error: { code: 'server.unavailable', retry_after: 2 } })
  })
})

test('every answer has the security headers: found or not, refused, unknown method, stream, malformed request', async () => {
  const answers = [
    await server.send({ path: '/api/things/1' }),
    await server.send({ path: '/api/nothing' }),
    await server.send({ path: '//' }),
    await server.send({ method: 'POST', path: '/api/things/1' }),
    await server.send({ method: 'OPTIONS', path: '/api/things/1' }),
    await server.send({ method: 'HEAD', path: '/api/things/1' }),
    await server.send({ path: '/api/stream' }),
    await server.send({ path: '/api/things/1', headers: { host: 'not a host' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 405, 405, 200, 200, 400])
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(answers[0]?.headers['strict-transport-security']).toBeTruthy()
  expect(answers[6]?.text).toBe('data: 1\n\n')
})

test('a forged host or forwarding header does not change the answer', async () => {
  const plain = await server.send({ path: '/api/things/1' })
  const forged = await server.send({
    path: '/api/things/1',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-proto': 'http',
      forwarded: 'for=198.51.100.1;host=evil.example',
    },
  })
  expect(forged.json()).toEqual(plain.json())
  expect(forged.json()).toMatchObject({ address: '127.0.0.1' })
  expect(JSON.stringify(forged.headers)).not.toContain('evil')
})
