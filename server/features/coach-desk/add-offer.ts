import type { OfferFields } from '#contract/coach-desk.ts'
import { assertMeetsSomewhere } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { assertInFuture } from './change-offer.ts'
import { claimFiles } from './offer-files.ts'
import { columnsOf, deskOffer } from './offers.ts'
import { announceOffer } from './tell-followers.ts'

export async function addOffer(
  { db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>,
  { user_id: coach_id }: Member,
  fields: OfferFields,
) {
  if (fields.kind === 'seminar') assertInFuture(fields.starts_at, clock)
  return await db.transaction(async (tx) => {
    const columns = columnsOf(fields)
    await claimFiles(tx, jobs, coach_id, columns)
    const [offer] = await tx
      .insert(offers)
      .values({ ...columns, coach_id })
      .returning()
    if (!offer) throw new Error('the offer was not stored')
    await assertMeetsSomewhere(tx, offer)
    await announceOffer(jobs, offer.id, tx)
    return deskOffer(offer)
  })
}
