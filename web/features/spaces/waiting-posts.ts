import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { retryableImport } from '#web/api/retryable-import.ts'
import { writtenHelp } from '#web/network/written-help.ts'
import { createSendQueue } from '#web/session/send-queue.ts'
import type { DraftPicture } from './drafts.ts'

export type WritePost = Input<Calls['POST /api/spaces/:slug/posts']>
/** With the addresses of its pictures, to show them while it waits. */
export type WaitingPost = WritePost & { shown_pictures: DraftPicture[] }

const loadChanges = retryableImport(() => import('./change-posts.ts'))

/** Posts and replies that were written without a connection. */
export const waitingPosts = createSendQueue<WaitingPost>({
  name: 'waiting-posts',
  isItem: ({ slug, body, pictures, shown_pictures }) =>
    typeof slug === 'string' && typeof body === 'string' && Array.isArray(pictures) && Array.isArray(shown_pictures),
  send: async ({ shown_pictures: _shown, ...input }) => {
    const { help, ...post } = await call('POST /api/spaces/:slug/posts', input)
    if (help) writtenHelp.set(help)
    const { showWritten } = await loadChanges()
    await showWritten(queryClient, post)
  },
  passing: ['spaces.too-soon', 'spaces.too-many-posts', 'request.too-many'],
})

if (typeof window !== 'undefined') waitingPosts.start()
