import { and, eq } from 'drizzle-orm'
import { scoreQuiz } from '#contract/quiz-rules.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { quiz_results } from './tables.ts'

type FinishedQuiz = { answers: number[]; result_key?: string | undefined }

/** The fire level is worked out again from the answers: only a game that someone can have played is kept. */
export async function saveQuizResult(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { answers, result_key }: FinishedQuiz,
) {
  const fire_level = scoreQuiz(answers)
  if (fire_level === undefined) throw new Refusal('quiz.unfinished')
  const { user_id: owner, result_key: key } = quiz_results
  return await services.db.transaction(async (tx) => {
    const [result] = await tx
      .insert(quiz_results)
      .values({ user_id, answers, fire_level, result_key: result_key ?? null })
      .onConflictDoNothing({ target: [owner, key] })
      .returning()
    if (result) {
      await recordActivity(services, tx, { user_id, kind: 'quiz' })
      return result
    }
    // Waited for whoever stored it first, so it can be read by now.
    const [known] = result_key
      ? await tx
          .select()
          .from(quiz_results)
          .where(and(eq(owner, user_id), eq(key, result_key)))
      : []
    if (!known) throw new Error('the quiz result was not stored')
    return known
  })
}
