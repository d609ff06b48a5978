import type { PoolClient } from 'pg'

/** How to restore a trigger, by the letter in pg_trigger.tgenabled. */
const RESTORE = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' } as const

interface Trigger {
  table: string
  name: string
  state: keyof typeof RESTORE
}

/**
 * Does the work with the triggers of these tables disabled, within the caller's transaction. Then each is restored to
 * its state: `enable trigger user` would turn the `always` triggers that protect the audit log into ordinary ones.
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
    await client.query(`alter table "${table}" ${RESTORE[state]} trigger "${name}"`)
}
