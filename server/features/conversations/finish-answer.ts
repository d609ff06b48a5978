import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { AnswerOutcome } from './answer.ts'
import { ai_quotas, chat_messages } from './tables.ts'

type Executes = Pick<Database, 'execute'>

/** An answer without a heartbeat for this long has lost its process. */
const ABANDONED_AFTER = sql.raw(`interval '10 seconds'`)

/** Only an answer under way can be ended; ending it again changes nothing. */
export async function finishAnswer(db: Executes, answer_id: string, end: AnswerOutcome): Promise<void> {
  const { state, content, model, fallback, free = false, trace, plan } = end
  await finishAnswers(
    db,
    sql`state = ${state}, content = ${content}, model = ${model}, fallback = ${fallback},
      trace = ${trace && JSON.stringify(trace)}::jsonb, plan = ${plan && JSON.stringify(plan)}::jsonb`,
    sql`id = ${answer_id}`,
    free,
  )
}

/** Ends answers of killed processes and keeps their partial text, in one conversation or in all. */
export async function interruptAbandoned(db: Executes, conversation_id?: string): Promise<void> {
  const where = conversation_id === undefined ? sql`true` : sql`conversation_id = ${conversation_id}`
  await finishAnswers(db, sql`state = 'interrupted'`, sql`${where} and updated_at < now() - ${ABANDONED_AFTER}`)
}

/** A message in danger does not wait for the answer under way, whose writer finds it ended and stops. */
export async function stopStreaming(db: Executes, conversation_id: string): Promise<void> {
  await finishAnswers(db, sql`state = 'stopped'`, sql`conversation_id = ${conversation_id}`)
}

/** Refunds the quota for an answer that failed or came from another model than the chosen one. */
async function finishAnswers(db: Executes, change: SQL, where: SQL, free = false): Promise<void> {
  await db.execute(sql`
    with ended as (
      update ${chat_messages} set ${change} where state = 'streaming' and ${where}
      returning user_id, charged_until, state
    ), free as (
      select user_id, charged_until, count(*)::int as messages from ended
      where charged_until is not null and (state in ('failed', 'interrupted') or ${free}) group by 1, 2
    )
    update ${ai_quotas} quota set used = greatest(quota.used - free.messages, 0)
    from free where quota.user_id = free.user_id and quota.resets_at = free.charged_until`)
}
