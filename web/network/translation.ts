import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Whether posts can be translated here, and whether the member always wants it. */
export const translationChoiceQuery = queryOptions({
  queryKey: queryKeys.translationChoice(),
  queryFn: ({ signal }) => call('GET /api/translation', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export async function chooseTranslation(client: QueryClient, always: boolean): Promise<void> {
  client.setQueryData(translationChoiceQuery.queryKey, await call('PUT /api/translation', { always }))
}
