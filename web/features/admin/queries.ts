import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as contract from '#contract/admin.ts'
import type { listPendingApplications, rejectCoach as rejectEndpoint } from '#contract/coach-applications.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** What other people do shows without a reload: applications by an event, and should that get lost, by asking. */
const LIVE_MS = 10_000
/** Counting all members is expensive, so it is done less often. */
const COUNT_MS = 30_000

export const statsQuery = queryOptions({
  queryKey: queryKeys.adminStats,
  queryFn: ({ signal }) => call('GET /api/admin/stats', {}, { signal }),
  refetchInterval: COUNT_MS,
})

export const pendingQuery = queryOptions({
  queryKey: queryKeys.adminPending,
  queryFn: async ({ signal }) => (await call('GET /api/admin/coach-applications', {}, { signal })).applications,
  refetchInterval: LIVE_MS,
})

export type PendingApplication = Output<typeof listPendingApplications>['applications'][number]
export type DecidedApplication = PendingApplication & { decision: 'approved' | 'rejected'; until: number }

/** What was decided in this tab and can still be undone; kept while another tab of the page is looked at. */
export const decidedQuery = queryOptions({
  queryKey: queryKeys.decidedApplications,
  queryFn: (): DecidedApplication[] => [],
  enabled: false,
  initialData: [],
})

export const approveCoach = (coach_user_id: string) => call('POST /api/admin/approve_coach', { coach_user_id })
export const undoDecision = (coach_user_id: string) => call('POST /api/admin/undo_decision', { coach_user_id })
export const rejectCoach = (decision: Input<typeof rejectEndpoint>) => call('POST /api/admin/reject_coach', decision)

/** The first page has no cursor. */
const FIRST: string | undefined = undefined
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

export type UserPage = Output<typeof contract.listUsers>
export type UserFilters = Omit<Input<typeof contract.listUsers>, 'cursor'>

export const usersQuery = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.adminUsersBy(filters),
    queryFn: ({ pageParam, signal }) => call('GET /api/admin/users', { ...filters, cursor: pageParam }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
  })

export const changeRole = (change: Input<typeof contract.changeRole>) =>
  call('PUT /api/admin/users/:user_id/membership_type', change)
export const banUser = (ban: Input<typeof contract.banUser>) => call('POST /api/admin/users/:user_id/ban', ban)
export const unbanUser = (user_id: string) => call('POST /api/admin/users/:user_id/unban', { user_id })
export const signOutUser = (user_id: string) => call('POST /api/admin/users/:user_id/sign-out', { user_id })

export const removePicture = (picture: Input<typeof contract.removePicture>) =>
  call('DELETE /api/admin/users/:user_id/pictures/:kind', picture)

export type TransactionFilters = Omit<Input<typeof contract.listTransactions>, 'cursor'>

export const transactionsQuery = (filters: TransactionFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.adminTransactions(filters),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/transactions', { ...filters, cursor: pageParam }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export type DayRange = Input<typeof contract.readAnalytics>

export const analyticsQuery = (range: DayRange) =>
  queryOptions({
    queryKey: queryKeys.adminAnalytics(range),
    queryFn: async ({ signal }) => (await call('GET /api/admin/analytics', range, { signal })).days,
    placeholderData: keepPreviousData,
  })

const TABLE: (typeof contract.exportAnalytics)['path'] = '/api/admin/analytics.csv'

/** A file that the browser fetches itself. */
export const tablePath = ({ from, to }: DayRange) => `${TABLE}?${new URLSearchParams({ from, to })}`

export const workQuery = queryOptions({
  queryKey: queryKeys.adminWork,
  queryFn: ({ signal }) => call('GET /api/admin/work', {}, { signal }),
  refetchInterval: LIVE_MS,
})

export const auditQuery = infiniteQueryOptions({
  queryKey: queryKeys.adminAudit,
  queryFn: ({ pageParam, signal }) => call('GET /api/admin/audit-log', { cursor: pageParam }, { signal }),
  initialPageParam: FIRST,
  getNextPageParam: nextOf,
})
