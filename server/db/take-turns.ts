import type { Pool, PoolClient } from 'pg'

/** Any fixed numbers; one for each thing that only one process does at a time. */
const TURNS = { migrations: 4_711_001, installation: 4_711_002 } as const

/** Processes that start together do this one after the other, however many they are. */
export async function takeTurns<T>(
  pool: Pool,
  turn: keyof typeof TURNS,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURNS[turn]])
    try {
      return await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [TURNS[turn]])
    }
  } finally {
    client.release()
  }
}
