import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import type { Streak } from '#contract/streak.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { applyToSession, sessionState } from '#web/session/session-store.ts'

/** One request for the whole dashboard. The profile is copied into the session, which every page shows. */
export const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard,
  queryFn: async ({ signal }) => {
    const dashboard = await call('GET /api/dashboard', {}, { signal })
    followProfile(dashboard)
    return dashboard
  },
})

/** Responses may arrive out of order: the profile that was saved last counts. */
function followProfile({ email, profile }: { email: string; profile: Profile }): void {
  const { session } = sessionState()
  if (session?.user.id !== profile.user_id || profile.updated_at < session.user.profile.updated_at) return
  applyToSession({ type: 'found', session: { ...session, user: { ...session.user, email, profile } }, origin: 'here' })
}

/** Stores a streak that came with another response, which saves a request. */
export function keepStreak(queryClient: QueryClient, streak: Streak): void {
  queryClient.setQueryData(dashboardQuery.queryKey, (known) => known && { ...known, streak })
}
