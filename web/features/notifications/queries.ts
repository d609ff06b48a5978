import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { type Listing, withOlder } from './listing.ts'

/** Loads as many pages as are shown, so that nothing leaves the screen when the list is fetched again. */
export const listingQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: async ({ client, signal }) => {
    const shown = client.getQueryData<Listing>(queryKeys.notifications)?.notifications.length ?? 0
    let listing = await call('GET /api/notifications', {}, { signal })
    while (listing.more && listing.notifications.length < shown)
      listing = withOlder(listing, await readOlder(listing, signal))
    return listing
  },
})

export function readOlder({ notifications }: Listing, signal?: AbortSignal): Promise<Listing> {
  return call('GET /api/notifications', { before: notifications.at(-1)?.id }, { signal })
}

export const choicesQuery = queryOptions({
  queryKey: queryKeys.member('notification-choices'),
  queryFn: ({ signal }) => call('GET /api/notifications/choices', {}, { signal }),
})
