import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type ErrorBody, isErrorCode } from '#contract/errors.ts'
import { readSession } from '#contract/session.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { type ApiRoute, apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How much rubbish each route gets. */
    rubbish: number
  }
}

const INPUTS = inject('rubbish')

let app: TestApp
let routes: ApiRoute[]

beforeAll(async () => {
  const endless = { points: 1_000_000_000 }
  // What would turn rubbish away because so much of it comes from one address. Those on an account stay as they are.
  const limits = {
    'write-address': endless,
    'write-member': endless,
    'sign-in-address': endless,
    'sign-up-address': endless,
  }
  app = await createTestApp({}, { limits })
  routes = await apiRoutes(app)
})
afterAll(() => app.close())

/** An admin, whom every route admits: rubbish that the guard turns away shows nothing of what is behind it. */
const insider = () => memberOf(app, { membership_type: 'admin' })

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    '__proto__',
    'constructor',
    `' or 1=1; --`,
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '%00',
    'x'.repeat(3000),
    // Right in form, so that some of it gets past the schemas.
    'rubbish@people.example',
    'a-password-2026',
    'Robin',
    'en',
    'totp',
    '123456',
  ),
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.anything({ withNullPrototype: false, maxDepth: 2, maxKeys: 4 }).filter(isJson),
  fc.constantFrom(null, true, false, 0, -1, 1e308, -0, Number.MAX_SAFE_INTEGER + 2, 0.1 + 0.2, [], {}, [[]], [null]),
)

function isJson(given: unknown): boolean {
  try {
    return JSON.stringify(given) !== undefined
  } catch {
    return false
  }
}

/** The route's own fields and others, with anything in them. */
function objectFor(names: string[]): fc.Arbitrary<string> {
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('x', ...names) },
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'then', 'toJSON', 'id', 'user_id', ''),
    text,
  )
  const own = fc.record(Object.fromEntries(names.map((name) => [name, value])))
  const others = fc.array(fc.tuple(key, value), { maxLength: 4 })
  // Written out by hand, for an object cannot have a key twice or one called __proto__.
  return fc.tuple(own, others).map(([fields, more]) => {
    const pairs = [...Object.entries(fields), ...more]
    return `{${pairs.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`).join(',')}}`
  })
}

const brokenJson = fc.constantFrom(
  '',
  '{',
  '}',
  '[]',
  'null',
  '0',
  '"x"',
  'undefined',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1e999}',
  '{"a":-1e999}',
  `{"a":${'9'.repeat(400)}}`,
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"\\u0000":1}',
  '{"__proto__":{"membership_type":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":"\\x00"}',
  '\ufeff{}',
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  `{"email":${'['.repeat(1000)}${']'.repeat(1000)}}`,
  '['.repeat(100_000),
  `{"a":"${'\\'.repeat(10_001)}"}`,
  `{${Array.from({ length: 2000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
)

function bodyFor(route: ApiRoute): fc.Arbitrary<string | Uint8Array> {
  const names = Object.keys(route.operation.requestBody?.content['application/json']?.schema.properties ?? {})
  return fc.oneof({ weight: 8, arbitrary: objectFor(names) }, brokenJson, text, fc.uint8Array({ maxLength: 40 }))
}

function queryFor(route: ApiRoute): fc.Arbitrary<string> {
  const names = (route.operation.parameters ?? []).filter((place) => place.in === 'query').map(({ name }) => name)
  const piece = fc.oneof(
    text.map(encode),
    fc.constantFrom('%', '%00', '%ff', '%ED%A0%80', '+', '&&', '=', '[]', '%5B%5D'),
  )
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom('x', ...names), piece), piece)
    .map(([name, given]) => `${name}=${given}`)
  return fc.array(pair, { maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`)
}

function pathFor(route: ApiRoute): fc.Arbitrary<string> {
  const names = [...route.path.matchAll(/\{\w+\}/g)]
  if (names.length === 0) return fc.constant(route.path)
  return fc.tuple(...names.map(() => text.map(encode))).map((given) => {
    let next = 0
    return route.path.replaceAll(/\{\w+\}/g, () => given[next++] || 'x')
  })
}

/** Half a character cannot be written as percent signs: then as the bytes that a sloppy program would send. */
function encode(given: string): string {
  return given.isWellFormed() ? encodeURIComponent(given) : '%ED%A0%80'
}

/** Not found out by the status alone: a page of a framework, a path of ours, the words of a database. */
const TOLD_TOO_MUCH =
  /\n\s+at |node_modules|\.ts:\d|\.mjs|syntax error|violates|ECONN|ZodError|TypeError|SELECT |select "/

async function expectCalm(
  browser: ApiBrowser,
  method: string,
  target: string,
  body?: string | Uint8Array,
): Promise<void> {
  const answer = await browser.request<ErrorBody>(method, target, body)
  const shown = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  expect(answer.status, shown.slice(0, 200)).toBeLessThan(500)
  if (answer.status < 400) return
  expect(isErrorCode(answer.body.error.code), shown.slice(0, 200)).toBe(true)
  expect(shown).not.toMatch(TOLD_TOO_MUCH)
}

describe(`${INPUTS} rubbish inputs to a route end in an answer and no harm`, () => {
  test('in every JSON body, as a visitor or as a member', { timeout: 300_000 }, async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const isOpen = route.operation['x-access'] === 'everyone'
      const browser = isOpen ? app.browser() : (await insider()).browser
      await fc.assert(
        fc.asyncProperty(bodyFor(route), async (body) => {
          await expectCalm(browser, route.method, concretePath(route), body)
        }),
        { numRuns: INPUTS },
      )
      if (!isOpen) expect((await browser.call(readSession, {})).session, route.name).not.toBeNull()
    }
  })

  test('in every query', { timeout: 120_000 }, async () => {
    const { browser } = await insider()
    const readers = routes.filter(({ method, operation }) => method === 'GET' && operation.parameters)
    expect(readers.map(({ name }) => name)).toContain('GET /api/outbox')
    for (const route of readers)
      await fc.assert(
        fc.asyncProperty(queryFor(route), (query) => expectCalm(browser, 'GET', concretePath(route) + query)),
        { numRuns: INPUTS },
      )
  })

  test('in every name of a path', { timeout: 180_000 }, async () => {
    const { browser } = await insider()
    for (const route of routes.filter(({ path }) => path.includes('{')))
      await fc.assert(
        fc.asyncProperty(pathFor(route), (path) =>
          expectCalm(browser, route.method, path, route.method === 'GET' ? undefined : '{}'),
        ),
        { numRuns: INPUTS },
      )
  })
})

describe('a body', () => {
  test('over 1 MB is refused, whoever sends it', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(1024 * 1024) })
    for (const route of routes.filter(({ method, operation }) => method !== 'GET' && operation.requestBody)) {
      const { browser } = await insider()
      const answer = await browser.request(route.method, concretePath(route), body)
      expect(answer, route.name).toMatchObject({ status: 413, body: { error: { code: 'request.too-large' } } })
    }
  })

  test('that is not JSON by its own account is not read as JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
      'application/jsonp',
    ])
      expect(
        await app.browser().request('POST', '/api/accounts/sign-in', '{}', { 'content-type': type }),
        type,
      ).toMatchObject({ status: 400, body: { error: { code: 'request.not-json' } } })
  })

  test('leaves the prototypes of all objects alone', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>).membership_type).toBeUndefined()
  })
})
