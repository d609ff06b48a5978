import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { notifyApplicants } from '#tests/support/coaches.ts'
import { rowVersions } from '#tests/support/database.ts'
import { memberWithEverything } from '#tests/support/member-with-everything.ts'
import { memberOf, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { routeName, writeCall } from './prepared-call.ts'
import { preparedReads } from './reads.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ METRICS: true, METRICS_TOKEN: 'a-token-for-reading' })
})
afterAll(() => app.close())

const READS = preparedReads(() => app, { by: 'one' })

test('the prepared calls cover every GET route with parameters', async () => {
  const told = (await apiRoutes(app)).filter(({ method, operation }) => method === 'GET' && operation.parameters)
  expect(READS.map(([endpoint]) => routeName(endpoint)).sort()).toEqual(told.map(({ name }) => name).sort())
})

describe('reading', () => {
  test('existing data never changes it', { timeout: 120_000 }, async () => {
    const { browser } = await memberWithEverything(app, 'admin')
    const plain = (await apiRoutes(app)).filter(({ method, operation }) => method === 'GET' && !operation.parameters)
    const reads = plain.map(({ path }) => ({ browser, path }))
    for (const [endpoint, prepare] of READS) {
      const ready = await prepare()
      reads.push({ browser: ready.browser, path: writeCall(endpoint, ready.input).path })
    }
    // Otherwise the approved coaches are told while the test reads.
    await notifyApplicants(app)
    const before = await rowVersions(app.pool)
    for (const { browser: reader, path } of reads)
      for (const method of ['GET', 'HEAD']) {
        const authorization = path === '/metrics' ? { authorization: 'Bearer a-token-for-reading' } : {}
        const { status, headers } = await reader.request(method, path, undefined, authorization)
        // The data was found, so the handler ran to its end.
        expect(status, `${method} ${path}`).toBe(200)
        expect(headers.getSetCookie(), path).toEqual([])
      }
    expect(await rowVersions(app.pool)).toEqual(before)
  })

  test('as a visitor, a member, or with an old, ended or pending session never changes data', async () => {
    const member = await memberOf(app, { membership_type: 'admin' })
    const [old, ended] = [await memberOf(app), await memberOf(app)]
    await app.pool.query(
      `update sessions set created_at = now() - interval '6 days',
       expires_at = now() + interval '1 hour' where user_id = $1`,
      [old.user_id],
    )
    await app.pool.query(`update sessions set expires_at = now() - interval '1 day' where user_id = $1`, [
      ended.user_id,
    ])
    const { browser: pending } = await signInElsewhere(app, await withTwoFactor(app))
    await app.pool.query(`insert into verifications (identifier, value, expires_at) values ('x', 'y', '2001-01-01')`)
    const browsers = [app.browser(), member.browser, old.browser, ended.browser, pending]
    const routes = (await apiRoutes(app)).filter(({ method }) => method === 'GET')
    const before = await rowVersions(app.pool)
    for (const browser of browsers)
      for (const route of routes) {
        const { status, headers } = await browser.request('GET', concretePath(route))
        expect(status, route.name).toBeLessThan(500)
        expect(headers.getSetCookie(), route.name).toEqual([])
      }
    expect(await rowVersions(app.pool)).toEqual(before)
  })
})
