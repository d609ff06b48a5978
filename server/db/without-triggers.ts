import type { PoolClient } from 'pg'

/** By the letter of pg_trigger.tgenabled. */
const BACK = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' } as const

interface Trigger {
  table: string
  name: string
  state: keyof typeof BACK
}

/**
 * Does the work while the triggers of these tables rest, within the caller's transaction. Each is then put back as it
 * was: `enable trigger user` would make ordinary ones of those that hold always, which guard the audit log.
 */
export async function withoutTriggers(client: PoolClient, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await client.query<Trigger>(
    `select c.relname as "table", t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tables],
  )
  for (const table of tables) await client.query(`alter table "${table}" disable trigger user`)
  await work()
  for (const { table, name, state } of triggers)
    await client.query(`alter table "${table}" ${BACK[state]} trigger "${name}"`)
}
