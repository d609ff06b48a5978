import { type Placeholder, sql } from 'drizzle-orm'
import type { QuizResult } from '#contract/quiz.ts'
import { quiz_results } from './tables.ts'

/** The newest result and how many there are, as fields of any select. */
export function quizFields(user_id: string | Placeholder) {
  const newest = sql`
    select id, answers, fire_level, created_at from ${quiz_results}
    where user_id = ${user_id} order by created_at desc, id desc limit 1`
  return {
    latest: sql`(select row_to_json(newest) from (${newest}) newest)`.mapWith(
      (result: QuizResult): QuizResult | null => ({ ...result, created_at: new Date(result.created_at).toISOString() }),
    ),
    taken: sql<number>`(select count(*)::int from ${quiz_results} where user_id = ${user_id})`,
  }
}
