import type { PoolClient } from 'pg'

/** Our tables, each after those it refers to, so that rows can be restored in this order. Rate limits are temporary and left out. */
export async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(
    `select c.relname as name,
        coalesce(array_agg(r.relname::text) filter (where r.relname is not null and r.oid <> c.oid), '{}') as refers_to
      from pg_class c
        left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
        left join pg_class r on r.oid = f.confrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('migrations', 'rate_limits')
      group by c.relname order by c.relname`,
  )
  const ordered: string[] = []
  const waiting = new Map(rows.map(({ name, refers_to }) => [name, refers_to]))
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, refers]) => refers.every((table) => !waiting.has(table)))
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const [name] of ready) {
      ordered.push(name)
      waiting.delete(name)
    }
  }
  return ordered
}
