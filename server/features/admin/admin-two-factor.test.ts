import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession } from '#contract/session.ts'
import { apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ADMIN_TWO_FACTOR: true })
})
afterAll(() => app.close())

describe('with ADMIN_TWO_FACTOR=on', () => {
  test('calls for admins are refused to a session without a second factor, with the reason', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const routes = (await apiRoutes(app)).filter(({ operation }) => operation['x-access'] === 'administer')
    expect(routes.length).toBeGreaterThan(10)
    for (const route of routes) {
      const body = route.method === 'GET' ? undefined : {}
      expect(await admin.browser.request(route.method, concretePath(route), body), route.name).toMatchObject({
        status: 403,
        body: { error: { code: 'admin.two-factor-required' } },
      })
    }
    expect((await admin.browser.call(readSession, {})).session?.user.profile.membership_type).toBe('admin')
  })

  test('calls for admins are open to a session with a second factor', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    await app.pool.query('update sessions set second_factor_at = now() where user_id = $1', [admin.user_id])
    expect((await admin.browser.request('GET', '/api/admin/stats')).status).toBe(200)
  })

  test('other members get the usual refusal', async () => {
    const member = await memberOf(app)
    expect(await member.browser.request('GET', '/api/admin/stats')).toMatchObject({
      status: 403,
      body: { error: { code: 'session.forbidden' } },
    })
    expect((await app.browser().request('GET', '/api/admin/stats')).status).toBe(401)
  })
})
