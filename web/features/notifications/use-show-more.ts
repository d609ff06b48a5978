import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Listing, withOlder } from './listing.ts'
import { listingQuery, readOlder } from './queries.ts'

/** Adds the next older notifications to the list. */
export function useShowMore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (shown: Listing) => readOlder(shown),
    onSuccess: (older) => {
      queryClient.setQueryData(listingQuery.queryKey, (listing) => listing && withOlder(listing, older))
    },
  })
}
