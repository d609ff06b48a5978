import * as contract from '#contract/quiz.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { listQuizResults } from './read-quiz-results.ts'
import { saveQuizResult } from './save-quiz-result.ts'

export function quizRoutes(services: Services): Route[] {
  return [
    route(contract.saveQuizResult, ({ input, member }) => saveQuizResult(services, member, input), {
      changes: 'quiz-results',
    }),
    route(contract.listQuizResults, async ({ member }) => ({ results: await listQuizResults(services, member) })),
  ]
}
