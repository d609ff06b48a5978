import type { SettleServices } from '#server/features/orders/public.ts'
import {
  REFUND_SEMINAR,
  REMOVE_DELETED_OFFERS,
  type RefundSeminarJob,
  refundSeminar,
  removeDeletedOffers,
} from './delete-offer.ts'
import { TELL_FOLLOWERS, type TellFollowersJob, tellFollowers } from './tell-followers.ts'

export async function startCoachDeskJobs(services: SettleServices): Promise<void> {
  const { jobs } = services
  await jobs.work<TellFollowersJob>(TELL_FOLLOWERS, ({ offer_id }) => tellFollowers(services, offer_id), {
    pollSeconds: 2,
  })
  await jobs.work<RefundSeminarJob>(REFUND_SEMINAR, ({ offer_id }) => refundSeminar(services, offer_id), {
    pollSeconds: 2,
  })
  await jobs.work(REMOVE_DELETED_OFFERS, () => removeDeletedOffers(services), { pollSeconds: 60 })
  await jobs.schedule(REMOVE_DELETED_OFFERS, '51 * * * *')
}
