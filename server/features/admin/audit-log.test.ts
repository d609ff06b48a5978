import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { type AuditEntry, changeRole, listAuditLog } from '#contract/admin.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { AUDIT_LOG_CHANGES } from '#tests/support/audit-log-changes.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { recordAdminAction } from './public.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

async function allEntries(): Promise<AuditEntry[]> {
  const found: AuditEntry[] = []
  let cursor: string | null = null
  do {
    const page: { entries: AuditEntry[]; next: string | null } = await admin.browser.call(
      listAuditLog,
      cursor ? { cursor } : {},
    )
    found.push(...page.entries)
    cursor = page.next
  } while (cursor)
  return found
}

describe('the audit log', () => {
  test('lists who did what to whom, newest first and 20 at a time', async () => {
    const member = await memberOf(app)
    const roles = ['coach', 'elite_member'] as const
    for (let number = 0; number < 45; number++)
      await admin.browser.call(changeRole, { user_id: member.user_id, membership_type: roles[number % 2] ?? 'coach' })
    const { entries, next } = await admin.browser.call(listAuditLog, {})
    expect(entries).toHaveLength(20)
    expect(next).not.toBeNull()
    expect(entries[0]).toEqual({
      id: expect.any(String),
      admin_user_id: admin.user_id,
      admin_name: admin.full_name,
      action: 'change_role',
      target_user_id: member.user_id,
      target_name: member.full_name,
      before: { membership_type: 'elite_member' },
      after: { membership_type: 'coach' },
      created_at: expect.any(String),
    })
    const all = await allEntries()
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
  })

  test('refuses an invalid cursor', async () => {
    expect((await admin.browser.try(listAuditLog, { cursor: 'rubbish' })).status).toBe(400)
  })

  test.each(AUDIT_LOG_CHANGES)('cannot be changed by the database role of the application: %s', async (statement) => {
    const before = await app.pool.query('select * from audit_log order by id')
    expect(before.rows.length).toBeGreaterThan(0)
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    expect((await app.pool.query('select * from audit_log order by id')).rows).toEqual(before.rows)
  })

  test('keeps the actions of and on a deleted account', async () => {
    const [other, member] = [await memberOf(app, { membership_type: 'admin' }), await memberOf(app)]
    await other.browser.call(changeRole, { user_id: member.user_id, membership_type: 'coach' })
    for (const { browser, password } of [other, member]) await browser.call(deleteAccount, { password })
    expect((await allEntries())[0]).toMatchObject({
      admin_user_id: null,
      admin_name: other.full_name,
      target_user_id: null,
      target_name: member.full_name,
      action: 'change_role',
    })
  })

  test('has no entry for an action that was rolled back', async () => {
    const before = await allEntries()
    const target = { user_id: admin.user_id, full_name: admin.full_name }
    const session = await admin.browser.request<{ session: never }>('GET', '/api/session')
    const actor = {
      user_id: admin.user_id,
      session_id: '',
      second_factor_at: null,
      authenticated_at: null,
      crisis_country: null,
      membership_type: 'admin',
      ...session.body,
    } as const
    const action = app.services.db.transaction(async (tx) => {
      await recordAdminAction(tx, { admin: actor, action: 'ban', target, before: {}, after: {} })
      throw new Error('the action failed')
    })
    await expect(action).rejects.toThrow('the action failed')
    expect(await allEntries()).toEqual(before)
  })
})
