import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, PASSWORD } from '#tests/support/people.ts'
import * as internals from './auth-internals.ts'
import { verifications } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('better-auth’s undocumented $context', () => {
  test('hashes, stores and verifies a password', async () => {
    const { user_id } = await memberOf(app)
    expect(await internals.isPasswordOf(app.services, user_id, PASSWORD)).toBe(true)
    const hash = await internals.hashPassword(app.services, 'another-one-2026')
    await internals.storePassword(app.services, user_id, hash)
    expect(await internals.isPasswordOf(app.services, user_id, PASSWORD)).toBe(false)
    expect(await internals.isPasswordOf(app.services, user_id, 'another-one-2026')).toBe(true)
    expect(await internals.isPasswordOf(app.services, randomUUID(), PASSWORD)).toBe(false)
  })

  test('stores a session with its token and user agent', async () => {
    const { user_id } = await memberOf(app)
    const token = await internals.createSession(app.services, user_id, 'Test/1')
    const { rows } = await app.pool.query('select user_id, user_agent from sessions where token = $1', [token])
    expect(rows).toEqual([{ user_id, user_agent: 'Test/1' }])
  })

  test('finds a verification until it expires, and stores its identifier as a digest', async () => {
    await internals.storeVerification(app.services, { identifier: 'secret-of-today', value: 'someone', seconds: 60 })
    expect(await internals.findVerification(app.services, 'secret-of-today')).toBe('someone')
    const stored = await app.services.db.select({ identifier: verifications.identifier }).from(verifications)
    expect(stored.map(({ identifier }) => identifier)).not.toContain('secret-of-today')
    await internals.storeVerification(app.services, { identifier: 'of-yesterday', value: 'someone', seconds: -1 })
    expect(await internals.findVerification(app.services, 'of-yesterday')).toBeUndefined()
  })

  test('decrypts what it encrypted', async () => {
    const stored = await internals.encrypt(app.services, 'a secret')
    expect(stored).not.toContain('a secret')
    expect(await internals.decrypt(app.services, stored)).toBe('a secret')
  })
})
