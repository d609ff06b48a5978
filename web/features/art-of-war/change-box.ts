import type { QueryClient } from '@tanstack/react-query'
import type { SavedQuote } from '#contract/art-of-war.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { savedQuotesQuery } from './queries.ts'

/** Shows a change at once. An answer still on its way is from before it, and would take it back. */
export async function changeBox(
  queryClient: QueryClient,
  change: (quotes: SavedQuote[]) => SavedQuote[],
): Promise<void> {
  await queryClient.cancelQueries(savedQuotesQuery)
  const shown = queryClient.setQueryData(savedQuotesQuery.queryKey, (quotes) => quotes && change(quotes))
  // It was the first answer that was on its way: ask for it again.
  if (!shown) await queryClient.invalidateQueries(savedQuotesQuery)
  // The dashboard says how many there are.
  await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
}
