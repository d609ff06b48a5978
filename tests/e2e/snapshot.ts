import type { Page } from '@playwright/test'
import { DatabaseError } from 'pg'
import type { Installation } from './installation.ts'

/**
 * Remembers the whole database and the cookies of this browser, above all the session. The result restores both and
 * empties the storage of the page, so that nothing of a later press is left.
 */
export async function takeSnapshot({ database, url }: Installation, page: Page): Promise<() => Promise<void>> {
  const restoreRows = await rememberRows(database)
  const context = page.context()
  const cookies = await context.cookies()
  return async () => {
    if (page.url().startsWith(url)) {
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    await context.clearCookies()
    await context.addCookies(cookies)
    await restoreRows()
  }
}

/** Rate limits count across journeys, so they are emptied instead. */
const NOT_RESTORED = ['migrations', 'rate_limits']

const DEADLOCK = '40P01'

async function rememberRows(database: Installation['database']): Promise<() => Promise<void>> {
  const { rows: tables } = await database.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
    [NOT_RESTORED],
  )
  await database.query('drop schema if exists snapshot cascade; create schema snapshot')
  for (const { name } of tables) await database.query(`create table snapshot."${name}" as table public."${name}"`)
  // Only rows that changed are written, because the server may still work for the page that is being left.
  const changes = tables.map(
    ({ name, columns }) => `
      delete from public."${name}" one where not exists (select from snapshot."${name}" kept where kept::text = one::text);
      insert into public."${name}" (${columns}) overriding system value select ${columns} from snapshot."${name}" kept
        where not exists (select from public."${name}" one where one::text = kept::text);`,
  )
  const guards = await findGuards(database)
  const restore = `
    begin;
    -- Without triggers and references, which would change rows of other tables.
    set local session_replication_role = replica;
    ${guards.map((guard) => `alter table ${guard.table} disable trigger ${guard.name};`).join('')}
    ${changes.join('')}
    ${guards.map((guard) => `alter table ${guard.table} enable always trigger ${guard.name};`).join('')}
    delete from rate_limits;
    commit`
  return async () => {
    for (;;) {
      try {
        await database.query(restore)
        return
      } catch (error) {
        await database.query('rollback')
        // The server may be writing the same rows in another order; its transaction ends, so this one is retried.
        if (!(error instanceof DatabaseError && error.code === DEADLOCK)) throw error
      }
    }
  }
}

/** The triggers that protect the audit log and the ledger, whatever the session's setting. */
async function findGuards(database: Installation['database']): Promise<{ table: string; name: string }[]> {
  const { rows } = await database.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as "table", quote_ident(tgname) as name from pg_trigger where tgenabled = 'A'`,
  )
  return rows
}
