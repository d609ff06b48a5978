import { queryOptions, useQuery } from '@tanstack/react-query'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#contract/password-length-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The rules for a new account. The default rules are shown until they are loaded; the server decides. */
export function useAccountRules() {
  const { data } = useQuery({
    queryKey: queryKeys.accountRules,
    queryFn: ({ signal }) => call('GET /api/accounts/rules', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? { password_min_length: DEFAULT_PASSWORD_MIN_LENGTH, outbox: false, provider_name: null }
}

export const devicesQuery = queryOptions({
  queryKey: queryKeys.member('devices'),
  queryFn: ({ signal }) => call('GET /api/accounts/devices', {}, { signal }),
})

/** Whether there is a password to ask for, and whether the account is linked to the OpenID Connect provider. */
export const waysInQuery = queryOptions({
  queryKey: queryKeys.member('ways-in'),
  queryFn: ({ signal }) => call('GET /api/accounts/ways-in', {}, { signal }),
})

/** What a coach would still be paid after deleting the account. */
export const owedQuery = queryOptions({
  queryKey: queryKeys.owed,
  queryFn: ({ signal }) => call('GET /api/earnings/owed', {}, { signal }),
})

export async function sendConfirmationAgain(email: string, returnTo: string | undefined): Promise<void> {
  await call('POST /api/accounts/confirmation', { email, ...(returnTo && { return_to: returnTo }) })
}

export async function sendPasswordReset(email: string, returnTo: string | undefined): Promise<void> {
  await call('POST /api/accounts/password-reset', { email, ...(returnTo && { return_to: returnTo }) })
}
