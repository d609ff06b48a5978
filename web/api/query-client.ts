import { QueryClient } from '@tanstack/react-query'
import { onConnectionRegained } from './connection.ts'

/**
 * Retrying is the client's business (`retry.ts`); a second layer would only multiply the waits. Offline, a call fails
 * at once and says so, instead of hanging until the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// TanStack does so when the browser is back online; the server may have been away as well.
onConnectionRegained(() => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }))
