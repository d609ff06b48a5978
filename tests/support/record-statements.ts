import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** Writes down what is sent over the connections of this pool on behalf of one act; what jobs send meanwhile is not. */
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
