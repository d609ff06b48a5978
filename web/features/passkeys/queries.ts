import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const passkeysQuery = queryOptions({
  queryKey: queryKeys.member('passkeys'),
  queryFn: ({ signal }) => call('GET /api/accounts/passkeys', {}, { signal }),
})
