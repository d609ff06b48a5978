import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** Records the SQL that this pool sends during one action; statements of jobs at the same time are left out. */
export function recordStatements(pool: Pool) {
  const acts = new AsyncLocalStorage<string[]>()
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [first] = given
      acts.getStore()?.push(typeof first === 'string' ? first : (first as { text: string }).text)
      return query(...given)
    }) as typeof client.query
  })
  return async (act: () => Promise<unknown>): Promise<string[]> => {
    const sent: string[] = []
    await acts.run(sent, act)
    return sent
  }
}
