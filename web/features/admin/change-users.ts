import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AdminUser } from '#contract/admin.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { statsQuery, type UserPage } from './queries.ts'

type Listed = InfiniteData<UserPage, string | undefined>

/** In its place, so that a row that no longer matches the filter does not disappear under the pointer. */
export function withUser(listed: Listed, changed: AdminUser): Listed {
  const pages = listed.pages.map((page) => ({
    ...page,
    users: page.users.map((user) => (user.user_id === changed.user_id ? changed : user)),
  }))
  return { ...listed, pages }
}

/** Updates a user in every cached list. */
export function showChanged(queryClient: QueryClient, changed: AdminUser): void {
  queryClient.setQueriesData<Listed>(
    { queryKey: queryKeys.adminUsers },
    (listed) => listed && withUser(listed, changed),
  )
}

/** Invalidates what an action changes besides the user. */
export function refreshAfterAction(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(statsQuery)
  void queryClient.invalidateQueries({ queryKey: queryKeys.adminAudit })
}
