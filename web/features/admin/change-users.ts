import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AdminUser } from '#contract/admin.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { statsQuery, type UserPage } from './queries.ts'

type Listed = InfiniteData<UserPage, string | undefined>

/** In its place: a row does not leave from under the pointer because it no longer fits the filter. */
export function withUser(listed: Listed, changed: AdminUser): Listed {
  const pages = listed.pages.map((page) => ({
    ...page,
    users: page.users.map((user) => (user.user_id === changed.user_id ? changed : user)),
  }))
  return { ...listed, pages }
}

/** Shows what became of someone in every list that is kept. */
export function showChanged(queryClient: QueryClient, changed: AdminUser): void {
  queryClient.setQueriesData<Listed>(
    { queryKey: queryKeys.adminUsers },
    (listed) => listed && withUser(listed, changed),
  )
}

/** What a deed changes besides the person it was done to. */
export function refreshAfterDeed(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(statsQuery)
  void queryClient.invalidateQueries({ queryKey: queryKeys.adminAudit })
}
