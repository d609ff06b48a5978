import { useQuery } from '@tanstack/react-query'
import { readSession } from '#contract/session.ts'
import { call } from '#web/api/client.ts'
import { applyToSession } from '#web/session/session-store.ts'

/** Reads user and profile afresh into the session that every screen shows, so that there is only one truth. */
export function useFreshProfile() {
  return useQuery({
    queryKey: ['own-profile'],
    queryFn: async ({ signal }) => {
      const { session } = await call(readSession, {}, { signal })
      applyToSession({ type: 'found', session, origin: 'elsewhere' })
      return session
    },
  })
}
