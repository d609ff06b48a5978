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

/** The server was writing the same rows: a deadlock, or a change since the restoring transaction began. */
const WRITTEN_AT_ONCE = ['40P01', '40001']

async function rememberRows(database: Installation['database']): Promise<() => Promise<void>> {
  const { rows: tables } = await database.query<Table>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname`,
    [NOT_RESTORED],
  )
  const guards = await findGuards(database)
  const marksOfAll = writeMarksQuery(tables)
  const copies = tables.map(({ name }) => `create table snapshot."${name}" as table public."${name}";`)
  let marks: Marks = new Map()
  const inTransaction = async (act: () => Promise<void>) => {
    for (;;) {
      try {
        // All statements see the same moment, so that no change is missed that the server makes meanwhile.
        await database.query('begin isolation level repeatable read')
        await act()
        await database.query('commit')
        return
      } catch (error) {
        await database.query('rollback')
        // The server's transaction ends, so this one is retried.
        if (!(error instanceof DatabaseError && WRITTEN_AT_ONCE.includes(error.code ?? ''))) throw error
      }
    }
  }
  await inTransaction(async () => {
    await database.query(`drop schema if exists snapshot cascade; create schema snapshot; ${copies.join('')}`)
    marks = await readMarks(database, marksOfAll)
  })
  return () =>
    inTransaction(async () => {
      await database.query('delete from rate_limits')
      const now = await readMarks(database, marksOfAll)
      const changed = tables.filter(({ name }) => now.get(name) !== marks.get(name))
      if (changed.length === 0) return
      await database.query(writeRestoring(changed, guards))
      marks = new Map([...now, ...(await readMarks(database, writeMarksQuery(changed)))])
    })
}

interface Table {
  name: string
  columns: string
}

/** For each table how many rows each transaction wrote: the same as long as no row is written or deleted. */
type Marks = Map<string, string>

function writeMarksQuery(tables: Table[]): string {
  const marks = tables.map(
    ({ name }) => `
      select '${name}' as name, string_agg(xmin || ' ' || rows, ',' order by xmin::text) as mark
      from (select xmin, count(*) as rows from public."${name}" group by xmin)`,
  )
  return marks.join(' union all ')
}

async function readMarks(database: Installation['database'], query: string): Promise<Marks> {
  const { rows } = await database.query<{ name: string; mark: string | null }>(query)
  return new Map(rows.map(({ name, mark }) => [name, mark ?? '']))
}

/** Only rows that changed are written, because the server may still work for the page that is being left. */
function writeRestoring(tables: Table[], guards: Guard[]): string {
  const rows = tables.map(
    ({ name, columns }) => `
      delete from public."${name}" one where not exists (select from snapshot."${name}" kept where kept::text = one::text);
      insert into public."${name}" (${columns}) overriding system value select ${columns} from snapshot."${name}" kept
        where not exists (select from public."${name}" one where one::text = kept::text);`,
  )
  const lifted = guards.filter(({ table }) => tables.some(({ name }) => name === table))
  return `
    -- Without triggers and references, which would change rows of other tables.
    set local session_replication_role = replica;
    ${lifted.map((guard) => `alter table public."${guard.table}" disable trigger ${guard.name};`).join('')}
    ${rows.join('')}
    ${lifted.map((guard) => `alter table public."${guard.table}" enable always trigger ${guard.name};`).join('')}`
}

interface Guard {
  table: string
  name: string
}

/** The triggers that protect the audit log and the ledger, whatever the session's setting. */
async function findGuards(database: Installation['database']): Promise<Guard[]> {
  const { rows } = await database.query<Guard>(
    `select c.relname as "table", quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgenabled = 'A'`,
  )
  return rows
}
