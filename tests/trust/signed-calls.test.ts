import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { readEnv } from '#server/env.ts'
import { describeApi } from '#server/features/operations/openapi.ts'
import { referencePage } from '#server/features/operations/reference-page.ts'
import { createHttpApp } from '#server/http/create-http-app.ts'
import { createLimits } from '#server/http/limits.ts'
import { type Route, route, signedRoute } from '#server/http/route.ts'
import { SIGNED_BODY_LIMIT_BYTES } from '#server/http/signed-call.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { readNamedMember, recordLog, startTestServer } from '#tests/support/http.ts'

const SECRET = 'whsec_shared-with-the-provider'
const OTHER_SECRET = 'whsec_of-another-address'
const HEADER = 'provider-signature'
const PATH = '/api/provider/events'
const BAD_SIGNATURES = 20
const WRITES = 40

const received: unknown[] = []
const common = { method: 'POST', summary: 'What happened at the provider', errors: [] } as const
const routes: Route[] = [
  signedRoute(
    endpoint({
      ...common,
      path: PATH,
      access: 'signed',
      input: z.object({ id: z.string(), note: z.optional(z.string()) }),
      output: z.object({ received: z.boolean() }),
    }),
    { header: HEADER, secrets: [SECRET, OTHER_SECRET] },
    async ({ input }) => {
      received.push(input)
      return { received: true }
    },
  ),
  route(
    endpoint({ ...common, path: '/api/ordinary', access: 'everyone', input: z.object({}), output: z.object({}) }),
    async () => ({}),
  ),
]

let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** A new server, so that the counters of the limits begin at zero. */
beforeEach(async () => {
  received.length = 0
  await database.pool.query('delete from rate_limits')
  const limits = createLimits(database.pool, {
    'bad-signature': { points: BAD_SIGNATURES },
    'write-address': { points: WRITES },
  })
  const services = { env: readEnv({}), baseUrl: 'http://localhost', log: recordLog().log, limits }
  server = await startTestServer(createHttpApp({ services, routes, readMember: readNamedMember }))
  return () => server.close()
})

const now = () => Math.floor(Date.now() / 1000)
const proof = (body: string, at: number | string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
const sign = (body: string, at = now(), secret = SECRET) => `t=${at},v1=${proof(body, at, secret)}`

function post(body: string, signature: string | undefined, headers: Record<string, string> = {}, from = '127.0.0.1') {
  const signed = signature === undefined ? {} : { [HEADER]: signature }
  return server.send({
    method: 'POST',
    path: PATH,
    headers: { 'content-type': 'application/json', ...signed, ...headers },
    body,
    from,
  })
}

const EVENT = JSON.stringify({ id: 'evt_1', note: 'ação' })

describe('a signed call', () => {
  test('with the right signature reaches its handler', async () => {
    const answer = await post(EVENT, sign(EVENT))
    expect([answer.status, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { received: true },
      'no-store',
    ])
    expect(received).toEqual([{ id: 'evt_1', note: 'ação' }])
  })

  test('is accepted if one of several proofs is right, as during a change of the secret', async () => {
    const at = now()
    const both = `t=${at},v1=${proof(EVENT, at, 'the old one')},v0=abc,v1=${proof(EVENT, at)}`
    expect((await post(EVENT, both)).status).toBe(200)
  })

  test('is accepted with any of our secrets, as of a second endpoint at the provider', async () => {
    expect((await post(EVENT, sign(EVENT, now(), OTHER_SECRET))).status).toBe(200)
  })

  test('needs no origin of ours and reads no session', async () => {
    const headers = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site', cookie: 'role=admin' }
    expect((await post(EVENT, sign(EVENT), headers)).status).toBe(200)
    expect((await post(EVENT, undefined, { cookie: 'role=admin' })).status).toBe(400)
  })

  test('with the right signature and an invalid body is told what is wrong', async () => {
    expect((await post('{"id"', sign('{"id"'))).json()).toMatchObject({ error: { code: 'request.not-json' } })
    expect((await post('{"id":1}', sign('{"id":1}'))).json()).toMatchObject({
      error: { code: 'request.invalid', fields: { id: { problem: 'invalid' } } },
    })
    expect(received).toEqual([])
  })
})

describe('a signed call is refused with 400 before its body is parsed', () => {
  const at = now()
  test.each<[string, string | undefined]>([
    ['without a signature', undefined],
    ['with an empty signature', ''],
    ['signed with another secret', sign(EVENT, at, 'guessed')],
    ['signed for another body', sign(`${EVENT} `, at)],
    ['with a timestamp that was not signed', `t=${at + 1},v1=${proof(EVENT, at)}`],
    ['repeated after it has expired', sign(EVENT, at - 301)],
    ['signed for a later time', sign(EVENT, at + 600)],
    ['without a timestamp', `v1=${proof(EVENT, '')}`],
    ['with a timestamp that is not a number', `t=NaN,v1=${proof(EVENT, 'NaN')}`],
    ['with an empty proof', `t=${at},v1=`],
    ['with a shortened proof', sign(EVENT, at).slice(0, -2)],
    ['with a proof of another version', `t=${at},v0=${proof(EVENT, at)}`],
    ['with too many proofs', `t=${at},${'v1=00,'.repeat(50)}v1=${proof(EVENT, at)}`],
  ])('%s', async (_, signature) => {
    const answer = await post(EVENT, signature)
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { error: { code: 'request.invalid', fields: { [HEADER]: { problem: 'invalid' } } } },
    ])
    expect((await post('{"id"', signature)).json()).toMatchObject({ error: { fields: { [HEADER]: {} } } })
    expect(received).toEqual([])
  })
})

test('a body that is too large is refused, whether its length is declared or not', async () => {
  const large = JSON.stringify({ id: 'x'.repeat(SIGNED_BODY_LIMIT_BYTES) })
  expect((await post(large, sign(large))).status).toBe(413)
  const parts = [large.slice(0, 1000), large.slice(1000)]
  const headers = { [HEADER]: sign(large) }
  expect((await server.send({ method: 'POST', path: PATH, headers, body: parts })).status).toBe(413)
  expect(received).toEqual([])
})

describe('the limits of signed calls', () => {
  test('never slow down a provider that writes more than an IP address otherwise may', async () => {
    const statuses = new Set<number>()
    for (let number = 0; number < 300; number++) {
      const body = JSON.stringify({ id: `evt_${number}` })
      statuses.add((await post(body, sign(body))).status)
    }
    expect([...statuses]).toEqual([200])
    expect(received).toHaveLength(300)
    const ordinary = () =>
      server.send({
        method: 'POST',
        path: '/api/ordinary',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    let last = await ordinary()
    for (let number = 0; number < WRITES; number++) last = await ordinary()
    expect(last.status).toBe(429)
  })

  test('stop wrong signatures from one IP address and not from others', async () => {
    for (let number = 0; number < BAD_SIGNATURES; number++) expect((await post(EVENT, 't=1,v1=00')).status).toBe(400)
    const answer = await post(EVENT, sign(EVENT))
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await post(EVENT, sign(EVENT), {}, '127.0.0.2')).status).toBe(200)
  })
})

test('a signed route refuses any other method', async () => {
  const answer = await server.send({ method: 'GET', path: PATH })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
})

test('the OpenAPI document and the reference page explain how to sign, and ask for no session', () => {
  const document = describeApi(routes, 'https://kiai.example')
  const operation = document.paths[PATH]?.post
  expect(operation).toMatchObject({
    'x-access': 'signed',
    security: [],
    parameters: [{ name: HEADER, in: 'header', required: true }],
  })
  const codes = Object.values(operation?.responses ?? {}).flatMap((response) => response['x-codes'] ?? [])
  expect(codes.sort()).toEqual([
    'request.invalid',
    'request.not-json',
    'request.too-large',
    'request.too-many',
    'request.unknown-host',
    'server.unavailable',
    'server.unexpected',
  ])
  const page = referencePage(document)
  expect(page).toContain(`-H &quot;${HEADER}: $SIGNATURE&quot;`)
  expect(page).toContain('HMAC-SHA256')
  expect(page).not.toContain('authorization: Bearer')
})
