import { QueryClient } from '@tanstack/react-query'
import { onConnectionRegained } from './connection.ts'

/**
 * Calls retry themselves (`retry.ts`); a second layer would only multiply the waits. Offline, a query fails at once
 * instead of waiting until the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// TanStack refetches when the browser is back online; this also covers a server that was down.
onConnectionRegained(({ kept }) => {
  if (kept) void queryClient.invalidateQueries()
  else void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
})
