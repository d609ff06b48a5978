import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { insertSampleProducts, insertSampleServices } from './insert-samples.ts'
import { type Offers, ofCoach } from './offers.ts'
import { sampleProducts, sampleServices } from './samples.ts'
import { coach_products, coach_services } from './tables.ts'

/** A sample is neither shown nor announced before the coach switches it on. */
const DRAFT = { is_active: false }

export async function createSampleServices({ db }: Pick<Services, 'db'>, { user_id, session }: Member) {
  return await db.transaction(async (tx) => {
    await assertEmpty(tx, coach_services, user_id)
    return await insertSampleServices(tx, user_id, sampleServices(session.user.language), DRAFT)
  })
}

export async function createSampleProducts({ db }: Pick<Services, 'db'>, { user_id, session }: Member) {
  return await db.transaction(async (tx) => {
    await assertEmpty(tx, coach_products, user_id)
    return await insertSampleProducts(tx, user_id, sampleProducts(session.user.language), DRAFT)
  })
}

/** A second request at once waits here, and then finds the list filled. */
async function assertEmpty(
  transaction: Pick<Database, 'select' | '$count'>,
  offers: Offers,
  coach_id: string,
): Promise<void> {
  await transaction.select({ locked: sql`1` }).from(profiles).where(eq(profiles.user_id, coach_id)).for('update')
  if ((await transaction.$count(offers, ofCoach(offers, coach_id))) > 0) throw new Refusal('coach-desk.not-empty')
}
