import { and, eq, isNull, sql } from 'drizzle-orm'
import { OFFER_TABS, type SAMPLE_TABS } from '#contract/offer-rules.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { deskOffer } from './offers.ts'
import { insertSamples, samplesOf } from './samples.ts'

/** A sample is neither shown nor announced before the coach switches it on. */
const DRAFT = { is_active: false }

export async function createSamples(
  { db }: Pick<Services, 'db'>,
  { user_id, session }: Member,
  tab: (typeof SAMPLE_TABS)[number],
) {
  return await db.transaction(async (tx) => {
    // A second request at once waits here, and then finds the list filled.
    await tx.select({ locked: sql`1` }).from(profiles).where(eq(profiles.user_id, user_id)).for('update')
    const listed = and(eq(offers.coach_id, user_id), isNull(offers.deleted_at), oneOf(offers.kind, OFFER_TABS[tab]))
    if ((await tx.$count(offers, listed)) > 0) throw new Refusal('coach-desk.not-empty')
    const samples = await insertSamples(tx, user_id, samplesOf(tab, session.user.language), DRAFT)
    return samples.map(deskOffer)
  })
}
