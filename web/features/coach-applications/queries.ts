import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { applyAsCoach, signUpAsCoach } from '#contract/coach-applications.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Profile } from '#contract/profile.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentLanguage } from '#web/i18n/language.ts'

/** Fetched again when the session has another status, because an admin may decide while the page is open. */
export const ownApplicationQuery = (coach_status: Profile['coach_status']) =>
  queryOptions({
    queryKey: queryKeys.ownApplication(coach_status),
    queryFn: async ({ signal }) => (await call('GET /api/coach-applications/mine', {}, { signal })).application,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export type ApplicationInput = Input<typeof applyAsCoach>

export const apply = (application: ApplicationInput) => call('POST /api/coach-applications', application)

type NewCoach = Omit<Input<typeof signUpAsCoach>, 'language'>

export const signUpAndApply = (input: NewCoach) =>
  call('POST /api/coach-applications/sign-up', { ...input, language: currentLanguage() })
