import { queryOptions } from '@tanstack/react-query'
import { listQuizResults } from '#contract/quiz.ts'
import { call } from '#web/api/client.ts'

export const resultsQuery = queryOptions({
  queryKey: ['quiz-results'],
  queryFn: ({ signal }) => call(listQuizResults, {}, { signal }),
})
