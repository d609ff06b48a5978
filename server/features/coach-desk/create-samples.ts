import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { announceOffer } from './announce-offer.ts'
import { insertSampleProducts, insertSampleServices } from './insert-samples.ts'
import { type Offers, ofCoach } from './own-offer.ts'
import { sampleProducts, sampleServices } from './samples.ts'
import { coach_products, coach_services } from './tables.ts'

type SampleServices = Pick<Services, 'db' | 'jobs'>

export async function createSampleServices({ db, jobs }: SampleServices, { user_id, session }: Member) {
  return await db.transaction(async (tx) => {
    await assertEmpty(tx, coach_services, user_id)
    const services = await insertSampleServices(tx, user_id, sampleServices(session.user.language))
    for (const { id } of services) await announceOffer(jobs, id, tx)
    return services
  })
}

export async function createSampleProducts({ db, jobs }: SampleServices, { user_id, session }: Member) {
  return await db.transaction(async (tx) => {
    await assertEmpty(tx, coach_products, user_id)
    const products = await insertSampleProducts(tx, user_id, sampleProducts(session.user.language))
    for (const { id } of products) await announceOffer(jobs, id, tx)
    return products
  })
}

/** A button pressed twice waits for itself here, and then finds the list filled. */
async function assertEmpty(
  transaction: Pick<Database, 'select' | '$count'>,
  offers: Offers,
  coach_id: string,
): Promise<void> {
  await transaction.select({ locked: sql`1` }).from(profiles).where(eq(profiles.user_id, coach_id)).for('update')
  if ((await transaction.$count(offers, ofCoach(offers, coach_id))) > 0) throw new Refusal('coach-desk.not-empty')
}
