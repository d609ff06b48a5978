import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createSendQueue } from '#web/session/send-queue.ts'
import { refetchTraining } from './queries.ts'

export type LoggedFields = Omit<Input<Calls['POST /api/training/entries']>, 'id'>
/** `key` is the id of the entry: the server stores it once. */
export type WaitingTraining = LoggedFields & { key: string }

/** Sessions that were logged without a connection. */
export const waitingTraining = createSendQueue<WaitingTraining>({
  name: 'waiting-training',
  isItem: ({ day, kind, minutes, effort, word }) =>
    [day, kind].every((text) => typeof text === 'string') &&
    [minutes, effort].every(Number.isInteger) &&
    (word === null || typeof word === 'string'),
  send: async ({ key: id, ...fields }) => {
    await call('POST /api/training/entries', { id, ...fields })
    await refetchTraining(queryClient)
  },
  passing: ['request.too-many'],
})

if (typeof window !== 'undefined') waitingTraining.start()
