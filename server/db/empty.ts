import type { Pool } from 'pg'

/** Whether there are no accounts yet. */
export async function isEmpty(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from users) as empty')
  return rows[0]?.empty ?? true
}
