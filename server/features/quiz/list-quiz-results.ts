import { desc, eq } from 'drizzle-orm'
import { QUIZ_HISTORY_LENGTH } from '#contract/quiz.ts'
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
