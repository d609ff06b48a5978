import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { hasWords } from '#contract/space-rules.ts'
import { findReadable, post_translations, posts } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

export interface WantedTranslation {
  post_id: string
  revision: number
  language: Language
}

/** Authors often correct a post right after writing it: nothing is translated before it was left alone for so long. */
const SETTLED_AFTER_MS = 30_000
/** A translation that was asked for so long ago got lost, and may be asked for again. */
const LOST_AFTER_MS = 10 * 60_000
/** Each takes a call of the provider. */
const RETRIES = 3

type Asking = Pick<Services, 'db' | 'clock' | 'jobs' | 'limits' | 'translator'>

/** The translation for the reader; null while a job makes it. Many readers who ask at once cause one job. */
export async function translatePost(
  { db, clock, jobs, limits, translator }: Asking,
  member: Member,
  id: string,
): Promise<{ body: string | null }> {
  const now = clock.now()
  const { language } = member.session.user
  await findReadable(db, member, id, now)
  const [post] = await db.select().from(posts).where(eq(posts.id, id))
  if (!post) throw new Refusal('not-found')
  const wanted = { post_id: id, revision: post.revision, language }
  const [known] = await db.select().from(post_translations).where(isWanted(wanted))
  if (known?.body) return { body: known.body }
  const isPossible = post.state === 'shown' && post.language !== language && hasWords(post.body)
  if (!translator || !isPossible) throw new Refusal('spaces.no-translation')
  const lost_before = new Date(now.getTime() - LOST_AFTER_MS)
  if (known?.try_after && known.try_after > now) throw new Refusal('spaces.translation-later')
  if (known && !known.try_after && known.asked_at > lost_before) return { body: null }

  await limits.consume('translation', member.user_id)
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(post_translations)
      .values({ ...wanted, asked_at: now })
      .onConflictDoUpdate({
        target: [post_translations.post_id, post_translations.revision, post_translations.language],
        set: { asked_at: now, try_after: null },
        // Only one of those who ask at once changes the row.
        setWhere: sql`${post_translations.body} is null and
          (${lte(post_translations.try_after, now)} or ${lt(post_translations.asked_at, lost_before)})`,
      })
      .returning({ post_id: post_translations.post_id })
    if (!asked) return
    const settled_at = (post.edited_at ?? post.created_at).getTime() + SETTLED_AFTER_MS
    await jobs.enqueue('translate-post', wanted, {
      singletonKey: `${id}:${post.revision}:${language}`,
      startAfter: Math.max(0, Math.ceil((settled_at - now.getTime()) / 1_000)),
      retryLimit: RETRIES,
      transaction: tx,
    })
  })
  return { body: null }
}

export function isWanted({ post_id, revision, language }: WantedTranslation) {
  return and(
    eq(post_translations.post_id, post_id),
    eq(post_translations.revision, revision),
    eq(post_translations.language, language),
  )
}
