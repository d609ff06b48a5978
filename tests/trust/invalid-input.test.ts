import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorBody, errorStatus } from '#contract/errors.ts'
import { readSession } from '#contract/session.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { type ApiRoute, apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { inTurn, someOf } from './in-turn.ts'
import { type ReadyCall, routeName, writeCall } from './prepared-call.ts'
import { BROKEN_BODIES, bodyFor, bodyWith, targetFor, WRONG_PIECES, WRONG_VALUES } from './random-input.ts'
import { preparedReads } from './reads.ts'
import { preparedWrites } from './writes.ts'
import { holdsDate, WRONG_DATES } from './wrong-dates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random inputs each route gets. */
    randomInputs: number
  }
}

const INPUTS = inject('randomInputs')
/** So many inputs take minutes for a few routes, so each part of the routes has its own time. */
const PARTS = INPUTS < 100 ? 1 : 12

let app: TestApp
let routes: ApiRoute[]

beforeAll(async () => {
  const endless = { points: 1_000_000_000 }
  // Without the limits per IP address, which would refuse most inputs. The limits per account stay.
  const limits = {
    'write-address': endless,
    'write-member': endless,
    'sign-in-address': endless,
    'sign-up-address': endless,
    'sign-up-address-day': endless,
    'mail-address': endless,
  }
  app = await createTestApp({}, { limits })
  routes = await apiRoutes(app)
})
afterAll(() => app.close())

/** A placeholder in the path; it is replaced with text that is not escaped. */
const MARK = 'mark-of-this-test'

function routeOf(endpoint: Endpoint): ApiRoute {
  const route = routes.find(({ name }) => name === routeName(endpoint))
  if (!route) throw new Error(`${routeName(endpoint)} is not in the document`)
  return route
}

/** An admin, whom every route admits, so that the input reaches the handler. */
const insider = () => memberOf(app, { membership_type: 'admin' })

/** Text that a response must not contain: an error page of a framework, a path of our files, an error of the database. */
const INTERNAL_DETAILS =
  /\n\s+at |node_modules|\.ts:\d|\.mjs|syntax error|violates|ECONN|ZodError|TypeError|SELECT |select "/

async function expectCleanResponse(
  browser: ApiBrowser,
  method: string,
  target: string,
  body?: string | Uint8Array,
): Promise<void> {
  const answer = await browser.request<ErrorBody>(method, target, body)
  const shown = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  expect(answer.status, `${method} ${target} ${String(body).slice(0, 200)}`).toBeLessThan(500)
  if (answer.status < 400) return
  expect(Object.keys(errorStatus), shown.slice(0, 200)).toContain(answer.body.error.code)
  expect(shown).not.toMatch(INTERNAL_DETAILS)
}

describe(`known invalid input, and ${INPUTS} random inputs, get a clean response and do no harm`, () => {
  test.each(Array.from({ length: PARTS }, (_, part) => part))(
    'sent by an admitted person to existing data, part %i',
    { timeout: 1_800_000 },
    async (part) => {
      const nextOf = {
        values: inTurn(WRONG_VALUES),
        bodies: inTurn(BROKEN_BODIES),
        pieces: inTurn(WRONG_PIECES),
        dates: inTurn(WRONG_DATES),
      }

      async function attackBody(endpoint: Endpoint, { browser, input }: ReadyCall): Promise<void> {
        const { path, body = {} } = writeCall(endpoint, input)
        const send = (sent: string | Uint8Array) => expectCleanResponse(browser, endpoint.method, path, sent)
        const { properties = {} } = routeOf(endpoint).operation.requestBody?.content['application/json']?.schema ?? {}
        for (const [field, given] of Object.entries(body)) {
          const dates = holdsDate(properties[field], given) ? nextOf.dates() : []
          for (const wrong of [...nextOf.values(), ...dates.map((date) => JSON.stringify(date))])
            await send(bodyWith(body, field, wrong))
        }
        for (const broken of nextOf.bodies()) await send(broken)
        await fc.assert(fc.asyncProperty(bodyFor(routeOf(endpoint)), send), { numRuns: INPUTS })
      }

      async function attackParameters(endpoint: Endpoint, { browser, input }: ReadyCall): Promise<void> {
        const route = routeOf(endpoint)
        if (!route.operation.parameters) return
        const send = (path: string) =>
          expectCleanResponse(browser, route.method, path, route.method === 'GET' ? undefined : '{}')
        for (const { name, schema } of route.operation.parameters) {
          const dates = holdsDate(schema, input[name]) ? nextOf.dates() : []
          for (const wrong of [...nextOf.pieces(), ...dates.map(encodeURIComponent)])
            await send(writeCall(endpoint, { ...input, [name]: MARK }).path.replace(MARK, wrong))
        }
        await fc.assert(fc.asyncProperty(targetFor(route), send), { numRuns: INPUTS })
      }

      const all = someOf([...preparedReads(() => app, { by: 'one' }), ...preparedWrites(() => app)])
      for (const [endpoint, prepare] of all.filter((_, place) => place % PARTS === part)) {
        const ready = await prepare()
        await attackParameters(endpoint, ready)
        if (endpoint.method === 'GET') continue
        await attackBody(endpoint, ready)
        if (endpoint.access === 'everyone') continue
        expect((await ready.browser.call(readSession, {})).session, routeName(endpoint)).not.toBeNull()
      }
    },
  )
})

describe('a body', () => {
  test('over 1 MB is refused for everybody', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(1024 * 1024) })
    const { browser } = await insider()
    for (const route of routes.filter(
      ({ method, operation }) => method !== 'GET' && operation.requestBody?.content['application/json'],
    )) {
      const answer = await browser.request(route.method, concretePath(route), body)
      expect(answer, route.name).toMatchObject({ status: 413, body: { error: { code: 'request.too-large' } } })
    }
  })

  test('with another content type is not parsed as JSON', async () => {
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

  test('does not change the prototypes of objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>).membership_type).toBeUndefined()
  })
})
