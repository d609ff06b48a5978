import type { QueryClient } from '@tanstack/react-query'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { savedQuotesQuery } from './queries.ts'

/** Shows a change at once. A request under way is cancelled, because its older response would undo the change. */
export async function changeBox(
  queryClient: QueryClient,
  change: (quotes: SavedQuote[]) => SavedQuote[],
): Promise<void> {
  await queryClient.cancelQueries(savedQuotesQuery)
  const shown = queryClient.setQueryData(savedQuotesQuery.queryKey, (quotes) => quotes && change(quotes))
  // The cancelled request was the first one, so it is made again.
  if (!shown) await queryClient.invalidateQueries(savedQuotesQuery)
  // The dashboard shows how many there are.
  await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
}
