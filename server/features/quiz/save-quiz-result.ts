import { and, eq } from 'drizzle-orm'
import { momentOfWrite } from '#contract/offline-rules.ts'
import { scoreQuiz } from '#contract/quiz-rules.ts'
import type { Waited } from '#contract/waited.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { quiz_results } from './tables.ts'

type FinishedQuiz = { answers: number[]; result_key?: string | undefined; waited?: Waited | undefined }

/** The fire level is calculated from the answers, and only a possible game is stored. */
export async function saveQuizResult(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { answers, result_key, waited }: FinishedQuiz,
) {
  const fire_level = scoreQuiz(answers)
  if (fire_level === undefined) throw new Refusal('quiz.unfinished')
  const at = momentOfWrite(services.clock.now(), waited?.seconds)
  const { user_id: owner, result_key: key } = quiz_results
  return await services.db.transaction(async (tx) => {
    const [result] = await tx
      .insert(quiz_results)
      .values({ user_id, answers, fire_level, result_key: result_key ?? null, created_at: at })
      .onConflictDoNothing({ target: [owner, key] })
      .returning()
    if (result) {
      await recordActivity(services, tx, { user_id, kind: 'quiz', at })
      return result
    }
    // The insert waited for the first request with this key, so its row can be read now.
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
