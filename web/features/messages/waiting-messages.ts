import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import type { WrittenMessage } from '#contract/messages.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { retryableImport } from '#web/api/retryable-import.ts'
import { writtenHelp } from '#web/network/written-help.ts'
import { createSendQueue } from '#web/session/send-queue.ts'
import type { DraftPicture, Place } from './drafts.ts'

type Written = Omit<Input<Calls['POST /api/threads']>, 'user_id' | 'post_id'>
/** With the addresses of its pictures, to show them while it waits. */
export type WaitingMessage = Written & { place: Place; draft_of: string; shown_pictures: DraftPicture[] }

const loadQueries = retryableImport(() => import('./queries.ts'))

/** Puts the answer on the pages that show the thread. */
export async function sendMessage(place: Place, written: Written): Promise<WrittenMessage> {
  const answer = await ('thread_id' in place
    ? call('POST /api/threads/:id/messages', { id: place.thread_id, ...written })
    : call('POST /api/threads', { ...place, ...written }))
  if (answer.help) writtenHelp.set(answer.help)
  const { showWritten } = await loadQueries()
  showWritten(queryClient, place, answer)
  return answer
}

/** Messages that were written without a connection. */
export const waitingMessages = createSendQueue<WaitingMessage>({
  name: 'waiting-messages',
  isItem: ({ place, draft_of, text, pictures, shown_pictures }) =>
    typeof place === 'object' &&
    place !== null &&
    typeof draft_of === 'string' &&
    typeof text === 'string' &&
    Array.isArray(pictures) &&
    Array.isArray(shown_pictures),
  send: async ({ place, draft_of: _draft, shown_pictures: _shown, ...written }) => {
    await sendMessage(place, written)
  },
  passing: ['request.too-many'],
})

if (typeof window !== 'undefined') waitingMessages.start()
