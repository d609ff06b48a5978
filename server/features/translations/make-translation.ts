import { and, eq, isNull, sql } from 'drizzle-orm'
import { post_translations, posts, searchVector } from '#server/features/spaces/public.ts'
import { ModelFailure } from '#server/outside/ai/model.ts'
import type { Services } from '#server/services.ts'
import { isWanted, type WantedTranslation } from './translate-post.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'log' | 'clock' | 'translator'>

/** After a failure of the provider, and after an answer that was no translation. */
const TRY_AGAIN_MINUTES = { failed: 5, unusable: 24 * 60 }

export async function startTranslationJobs(services: Needs): Promise<void> {
  // Without a provider the jobs wait for a process that has one.
  if (!services.translator) return
  await services.jobs.work<WantedTranslation>('translate-post', (wanted) => makeTranslation(services, wanted))
}

/** Makes one translation, unless the post was edited, hidden or deleted meanwhile. */
async function makeTranslation({ db, log, clock, translator }: Needs, wanted: WantedTranslation): Promise<void> {
  const { post_id, revision, language } = wanted
  const isUnchanged = and(eq(posts.id, post_id), eq(posts.revision, revision), eq(posts.state, 'shown'))
  const isOpen = and(isWanted(wanted), isNull(post_translations.body))
  const [post] = await db.select({ body: posts.body }).from(posts).where(isUnchanged)
  if (!post) return void (await db.delete(post_translations).where(isWanted(wanted)))
  if (!translator || (await db.$count(post_translations, isOpen)) === 0) return

  const tryAfter = (try_after: Date) => db.update(post_translations).set({ try_after }).where(isOpen)
  const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  const made = await translator.translate(post.body, language).catch(async (error: unknown) => {
    // Readers are told at once; the job is retried meanwhile.
    if (error instanceof ModelFailure) await tryAfter(later(TRY_AGAIN_MINUTES.failed))
    throw error
  })
  if (made === 'used-up') return void (await tryAfter(nextDay(clock.now())))
  if (made === 'unusable') {
    log.warn({ post_id, language }, 'the model answered with something that is no translation of the post')
    return void (await tryAfter(later(TRY_AGAIN_MINUTES.unusable)))
  }
  await db.transaction(async (tx) => {
    // Locked, so that an edit or a deletion at the same moment comes before or after.
    const [current] = await tx.select({ id: posts.id }).from(posts).where(isUnchanged).for('update')
    if (!current) return
    const stored = await tx
      .update(post_translations)
      .set({ body: made.text, model: translator.name, try_after: null })
      .where(isOpen)
      .returning({ post_id: post_translations.post_id })
    if (stored.length === 0) return
    const words = searchVector(made.text, language)
    await tx
      .update(posts)
      .set({ search: sql`coalesce(${posts.search}, ''::tsvector) || ${words}::tsvector` })
      .where(isUnchanged)
  })
}

/** The limits count days in UTC. */
function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
