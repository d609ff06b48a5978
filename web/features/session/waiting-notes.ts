import { queryClient } from '#web/api/query-client.ts'
import { createSendQueue } from '#web/session/send-queue.ts'
import { addNote, showBooking } from './queries.ts'

/** `key` is the id of the note: the server adds it once. */
export type WaitingNote = { key: string; booking_id: string; body: string }

/** Notes that were written without a connection. */
export const waitingNotes = createSendQueue<WaitingNote>({
  name: 'waiting-notes',
  isItem: ({ booking_id, body }) => typeof booking_id === 'string' && typeof body === 'string',
  send: async ({ key, booking_id, body }) => showBooking(queryClient, await addNote(booking_id, key, body)),
  passing: ['request.too-many'],
})

if (typeof window !== 'undefined') waitingNotes.start()
