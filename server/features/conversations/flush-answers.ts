import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { chat_messages } from './tables.ts'

export interface Written {
  answer_id: string
  content: string
  fallback: boolean
}

/** Stores what there is of answers, which is also their sign of life. Tells which of them are still wanted, by whomever. */
export async function flushAnswers(db: Pick<Database, 'execute'>, written: readonly Written[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string; stop_requested: boolean }>(sql`
    update ${chat_messages} answer set content = written.content, fallback = written.fallback
    from unnest(
      ${sql.param(written.map(({ answer_id }) => answer_id))}::uuid[],
      ${sql.param(written.map(({ content }) => content))}::text[],
      ${sql.param(written.map(({ fallback }) => fallback))}::boolean[]
    ) as written (id, content, fallback)
    where answer.id = written.id and answer.state = 'streaming'
    returning answer.id, answer.stop_requested`)
  return new Set(rows.filter(({ stop_requested }) => !stop_requested).map(({ id }) => id))
}
