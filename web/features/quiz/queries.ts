import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { QuizResult } from '#contract/quiz.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const resultsQuery = queryOptions({
  queryKey: queryKeys.member('quiz-results'),
  queryFn: ({ signal }) => call('GET /api/quiz/results', {}, { signal }),
})

/** A game that was sent twice may be in the history already. */
export function keepResult(queryClient: QueryClient, result: QuizResult): void {
  queryClient.setQueryData(resultsQuery.queryKey, (known) =>
    known?.results.some(({ id }) => id === result.id) ? known : known && { results: [result, ...known.results] },
  )
}
