import { scoreQuiz } from '#contract/quiz-rules.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { quiz_results } from './tables.ts'

/** The fire level is worked out again from the answers: only a game that someone can have played is kept. */
export async function saveQuizResult(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  answers: number[],
) {
  const fire_level = scoreQuiz(answers)
  if (fire_level === undefined) throw new Refusal('quiz.unfinished')
  return await services.db.transaction(async (tx) => {
    const [result] = await tx.insert(quiz_results).values({ user_id, answers, fire_level }).returning()
    if (!result) throw new Error('the quiz result was not stored')
    await recordActivity(services, tx, { user_id, kind: 'quiz' })
    return result
  })
}
