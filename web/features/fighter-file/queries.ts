import { queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import * as contract from '#contract/fighter-file.ts'
import { call } from '#web/api/client.ts'

export const fileQuery = queryOptions({
  queryKey: ['fighter-file'],
  queryFn: ({ signal }) => call(contract.readFighterFile, {}, { signal }),
})

/** Each change answers with the file as it is then. */
export const writeFact = (fact: Input<typeof contract.writeFact>) => call(contract.writeFact, fact)
export const forgetFact = (key: contract.Fact['key']) => call(contract.forgetFact, { key })
export const switchItem = (change: Input<typeof contract.switchFileItem>) => call(contract.switchFileItem, change)
export const closeCommitment = (id: string, outcome: number) => call(contract.closeCommitment, { id, outcome })
export const forgetCommitment = (id: string) => call(contract.forgetCommitment, { id })
