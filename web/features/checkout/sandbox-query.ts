import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export type SandboxCheckout = Output<Calls['GET /api/sandbox/:checkout_id']>

export function sandboxQuery(checkout_id: string) {
  return queryOptions({
    queryKey: queryKeys.sandboxCheckout(checkout_id),
    queryFn: ({ signal }) => call('GET /api/sandbox/:checkout_id', { checkout_id }, { signal }),
    staleTime: 0,
  })
}
