import type { QuizResult } from '#contract/quiz.ts'
import { type Answer, scoreQuiz } from '#contract/quiz-rules.ts'
import { recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { resultOf } from './quiz-result.ts'
import { quiz_results } from './tables.ts'

/** The fire level is worked out again from the answers: only a game that someone can have played is kept. */
export async function saveQuizResult(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  answers: readonly Answer[],
): Promise<QuizResult> {
  const fire_level = scoreQuiz(answers)
  if (fire_level === undefined) throw new Refusal('quiz.unfinished')
  return await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(quiz_results)
      .values({ user_id, answers: [...answers], fire_level })
      .returning()
    if (!saved) throw new Error('the quiz result was not stored')
    await recordActivity(tx, user_id, 'quiz')
    return resultOf(saved)
  })
}
