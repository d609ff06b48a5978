import { and, eq, sql } from 'drizzle-orm'
import { hasLink, PROBATION_DAYS, PROBATION_POSTS } from '#contract/moderation-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { watchWriting } from '#server/features/moderation/public.ts'
import { people } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { posts, spaces } from './tables.ts'

/** Links of someone who is new wait for a moderator: most spam comes from accounts that were just made. */
export async function mustWait(tx: Transaction, member: Member, post: Parameters<typeof shownText>[0], now: Date) {
  return hasLink(shownText(post)) && (await isOnProbation(tx, member, now))
}

/** Someone who came a short while ago and has hardly written yet. Coaches and admins are known. */
export async function isOnProbation(tx: Transaction, { user_id, membership_type }: Member, now: Date) {
  const isStaff = membership_type !== 'elite_member' && membership_type !== 'free_member'
  if (isStaff) return false
  const new_from = new Date(now.getTime() - PROBATION_DAYS * 86_400_000).toISOString()
  const isNew = sql`${people.user_id} = ${user_id} and ${people.created_at} > ${new_from}::timestamptz`
  if ((await tx.$count(people, isNew)) === 0) return false
  const shown = await tx.$count(posts, and(eq(posts.author_id, user_id), eq(posts.state, 'shown')))
  return shown < PROBATION_POSTS
}

/** All that a member writes in a post: a link can stand in each of these. */
export function shownText({ body, place, pay }: Pick<typeof posts.$inferSelect, 'body' | 'place' | 'pay'>): string {
  return [body, place ?? '', pay ?? ''].join('\n')
}

/** Reads the words of a post that was written or changed; help is for its author alone. */
export async function lookAtPost(
  services: Pick<Services, 'clock' | 'env' | 'notifier'>,
  tx: Transaction,
  member: Member,
  { id, space_id, parent_id, body: words, state }: typeof posts.$inferSelect,
): Promise<{ help: string | null }> {
  const [space] = await tx.select().from(spaces).where(eq(spaces.id, space_id))
  const path = `/spaces/${space?.slug}/${parent_id ?? id}`
  return await watchWriting(services, tx, member, {
    thing: 'post',
    id,
    space: space ?? null,
    words,
    path,
    is_waiting: state === 'waiting',
  })
}
