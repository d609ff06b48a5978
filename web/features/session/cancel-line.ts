import type { Booking } from '#contract/bookings.ts'

type Rights = Pick<
  Booking,
  'side' | 'state' | 'actions' | 'starts_at' | 'free_until' | 'refund' | 'package_order_id' | 'offer_id'
>

/** What the member may still do about the time, and until when; undefined where there is nothing to say. */
export type CancelLine = 'movedByCoach' | 'free' | 'cancelFree' | 'moveUntil' | 'cancelAnyTime' | 'over' | 'overPackage'

export function cancelLineOf(booking: Rights, now: number): CancelLine | undefined {
  const { side, state, actions, starts_at, free_until, refund, package_order_id, offer_id } = booking
  if (side !== 'member' || state !== 'confirmed' || free_until === null || !actions.includes('cancel')) return undefined
  const mayMove = actions.includes('move') && offer_id !== null
  const isPaid = refund !== null || package_order_id !== null
  if (!isPaid) return mayMove ? 'moveUntil' : 'cancelAnyTime'
  // Only a coach who moved it gives the member the time until it begins.
  if (Date.parse(free_until) >= Date.parse(starts_at)) return 'movedByCoach'
  if (now < Date.parse(free_until)) return mayMove ? 'free' : 'cancelFree'
  return package_order_id ? 'overPackage' : 'over'
}
