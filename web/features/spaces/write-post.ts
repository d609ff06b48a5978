import type { QueryClient } from '@tanstack/react-query'
import { BUSINESS_MATTERS } from '#contract/space-rules.ts'
import type { BusinessFields, Post } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { writtenHelp } from '#web/network/written-help.ts'
import { showPost, showWritten } from './change-posts.ts'
import type { BusinessDraft, Draft } from './drafts.ts'
import { type WritePost, waitingPosts } from './waiting-posts.ts'

/** Undefined while a field that is needed is empty. */
export function businessOf({ side, matter, place, pay, until }: BusinessDraft): BusinessFields | undefined {
  const known = BUSINESS_MATTERS.find((one) => one === matter)
  if (!known || place.trim() === '') return undefined
  return { side, matter: known, place: place.trim(), pay: pay.trim() || null, until: until || null }
}

function inputOf({ body, pictures, business, is_public }: Draft, withBusiness: boolean) {
  return {
    body: body.trim(),
    pictures: pictures.map(({ id, alt }) => ({ id, alt: alt.trim() })),
    business: withBusiness ? (businessOf(business) ?? null) : null,
    is_public,
  }
}

type Where = Pick<WritePost, 'slug' | 'parent_id' | 'is_introduction'> & { withBusiness: boolean }

/** Writes a post or a reply. Without a connection it waits in the browser; undefined then. */
export async function writePost(
  client: QueryClient,
  user_id: string,
  draft: Draft,
  { withBusiness, ...where }: Where,
): Promise<Post | undefined> {
  const input: WritePost = { ...where, ...inputOf(draft, withBusiness), key: draft.key }
  const wait = () => waitingPosts.add(user_id, { ...input, shown_pictures: draft.pictures })
  if (!isConnected()) {
    wait()
    return undefined
  }
  let post: Post
  try {
    const { help, ...written } = await call('POST /api/spaces/:slug/posts', input)
    post = written
    if (help) writtenHelp.set(help)
  } catch (error) {
    const refusal = asApiError(error)
    if (refusal.status !== 0 || refusal.code !== 'server.unavailable') throw refusal
    wait()
    return undefined
  }
  await showWritten(client, post)
  return post
}

export async function editPost(client: QueryClient, post: Post, draft: Draft): Promise<void> {
  const input = inputOf(draft, post.business !== null)
  const { help, ...edited } = await call('PUT /api/posts/:id', { id: post.id, ...input })
  showPost(client, edited)
  if (help) writtenHelp.set(help)
}
