import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CaseFilter, ModerationAct, SuspensionDays } from '#contract/moderation-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const casesQuery = (filter: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.casesBy(filter),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/moderation/cases', { filter, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const ownDecisionsQuery = queryOptions({
  queryKey: queryKeys.ownDecisions,
  queryFn: ({ signal }) => call('GET /api/moderation/decisions', {}, { signal }),
})

type Decision = { act: ModerationAct; reason?: string; days?: SuspensionDays }
export const decideCase = (id: string, decision: Decision) =>
  call('POST /api/moderation/cases/:id/decision', { id, ...decision })
export const addNote = (id: string, text: string) => call('POST /api/moderation/cases/:id/notes', { id, text })
export const takeDecisionBack = (id: string, reason: string) =>
  call('POST /api/moderation/decisions/:id/take-back', { id, reason })
export const appealDecision = (id: string, text: string) =>
  call('POST /api/moderation/decisions/:id/appeal', { id, text })
export const decideAppeal = (id: string, accepted: boolean, answer: string) =>
  call('POST /api/moderation/decisions/:id/appeal/decision', { id, accepted, answer })
