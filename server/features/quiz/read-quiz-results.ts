import { desc, eq, type Placeholder, sql } from 'drizzle-orm'
import { QUIZ_HISTORY_LENGTH, type QuizResult } from '#contract/quiz.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { quiz_results } from './tables.ts'

export function listQuizResults({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  return db
    .select()
    .from(quiz_results)
    .where(eq(quiz_results.user_id, user_id))
    .orderBy(desc(quiz_results.created_at), desc(quiz_results.id))
    .limit(QUIZ_HISTORY_LENGTH)
}

/** The newest result and the number of results, as fields for any select. */
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
