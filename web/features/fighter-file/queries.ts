import { queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/fighter-file.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const fileQuery = queryOptions({
  queryKey: queryKeys.member('fighter-file'),
  queryFn: ({ signal }) => call('GET /api/fighter-file', {}, { signal }),
})

/** Each change returns the whole file. */
export const writeFact = (fact: Input<typeof contract.writeFact>) => call('PUT /api/fighter-file/facts/:key', fact)
export const forgetFact = (key: contract.Fact['key']) => call('DELETE /api/fighter-file/facts/:key', { key })
export const switchItem = (change: Input<typeof contract.switchFileItem>) =>
  call('PUT /api/fighter-file/items/:item', change)
export const changeCrisisCountry = (crisis_country: Input<typeof contract.changeCrisisCountry>['crisis_country']) =>
  call('PUT /api/fighter-file/crisis-country', { crisis_country })
export const closeCommitment = (id: string, outcome: number) =>
  call('PUT /api/fighter-file/commitments/:id/outcome', { id, outcome })
export const forgetCommitment = (id: string) => call('DELETE /api/fighter-file/commitments/:id', { id })
