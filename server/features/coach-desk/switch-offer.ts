import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { found, ownAndNotDeleted } from './offers.ts'
import { coach_products, coach_services } from './tables.ts'
import { announceOffer } from './tell-followers.ts'

type SwitchServices = Pick<Services, 'db' | 'jobs'>
type Switched = { id: string; is_active: boolean }

export async function switchService(
  { db, jobs }: SwitchServices,
  { user_id: coach_id }: Member,
  { id, is_active }: Switched,
) {
  return await db.transaction(async (tx) => {
    const own = ownAndNotDeleted(coach_services, { id, coach_id })
    const service = found(await tx.update(coach_services).set({ is_active }).where(own).returning())
    if (is_active) await announceOffer(jobs, id, tx)
    return service
  })
}

export async function switchProduct(
  { db, jobs }: SwitchServices,
  { user_id: coach_id }: Member,
  { id, is_active }: Switched,
) {
  return await db.transaction(async (tx) => {
    const own = ownAndNotDeleted(coach_products, { id, coach_id })
    // Members must not see the invented reviews of a sample.
    const changed = is_active ? { is_active, rating: null, reviews: 0 } : { is_active }
    const product = found(await tx.update(coach_products).set(changed).where(own).returning())
    if (is_active) await announceOffer(jobs, id, tx)
    return product
  })
}
