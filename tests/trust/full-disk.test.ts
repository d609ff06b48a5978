import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { routeName, sendReady, writeCall } from './prepared-call.ts'
import { preparedReads } from './reads.ts'
import { preparedWrites } from './writes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every nth call that writes is tried on a full disk; 1 for all. */
    everyNthOnFullDisk: number
  }
}

/** These prepared calls store nothing: there is nothing to change, or a challenge is signed and not stored. */
const CHANGE_NOTHING = [
  'POST /api/accounts/passkeys/options',
  'POST /api/accounts/provider/link/start',
  'POST /api/accounts/provider/start',
  'POST /api/accounts/sign-in/passkey/options',
  // Nothing is owed to anybody.
  'POST /api/admin/payouts',
  'POST /api/admin/users/{user_id}/unban',
  'POST /api/conversations/{id}/resume',
  'POST /api/conversations/{id}/stop',
  // The translation is there already.
  'POST /api/posts/{id}/translation',
]

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({}, { limits: { 'write-member': { points: 10_000 }, 'write-address': { points: 10_000 } } })
  await plantFullDisk(app.pool)
  // The recipient of messages to support.
  await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())
afterEach(() => setFull(false))

/** Makes every writing statement fail like in PostgreSQL when a table cannot grow. */
async function plantFullDisk(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename <> 'rate_limits'`,
  )
  await pool.query(`
    create table disk (is_full boolean);
    insert into disk values (false);
    create function refuse_when_full() returns trigger language plpgsql as $$
    begin
      if (select is_full from disk) then
        raise exception 'could not extend file "base/5/1": No space left on device' using errcode = '53100';
      end if;
      return null;
    end $$;
    ${tables.map(({ name }) => `create trigger full_disk before insert or update or delete on ${name} execute function refuse_when_full();`).join('\n')}
  `)
}

async function setFull(is_full: boolean): Promise<void> {
  await app.pool.query('update disk set is_full = $1', [is_full])
}

const WRITES = preparedWrites(() => app)
  .filter((_, index) => index % inject('everyNthOnFullDisk') === 0)
  .map(([endpoint, prepare]) => [routeName(endpoint), endpoint, prepare] as const)

describe('while the disk of the database is full', () => {
  const stored: string[] = []

  test.each(WRITES)('%s answers that it is unavailable and when to retry', async (name, endpoint, prepare) => {
    const ready = await prepare()
    await setFull(true)
    const answer = await sendReady<{ error?: object }>(endpoint, ready)
    if (answer.status < 300) stored.push(name)
    else {
      expect([answer.status, answer.body.error]).toMatchObject([503, { code: 'server.unavailable', retry_after: 2 }])
      expect(answer.headers.get('retry-after')).toBe('2')
    }
  })

  test('no call that has to store something is acknowledged', () => {
    const tried = WRITES.map(([name]) => name)
    expect(stored.sort()).toEqual(CHANGE_NOTHING.filter((name) => tried.includes(name)))
  })

  test('existing data can be read', async () => {
    const ready = await Promise.all(
      preparedReads(() => app, { by: 'one' }).map(async ([endpoint, prepare]) => [endpoint, await prepare()] as const),
    )
    await setFull(true)
    for (const [endpoint, { browser, input }] of ready)
      expect((await browser.request('GET', writeCall(endpoint, input).path)).status, endpoint.path).toBe(200)
  })
})
