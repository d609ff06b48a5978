import { eq } from 'drizzle-orm'
import type { OfferFields } from '#contract/coach-desk.ts'
import { tabOf } from '#contract/offer-rules.ts'
import { MOVE_NOTICE_HOURS } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { assertMeetsSomewhere } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import {
  hasBuyers,
  hasOrders,
  isOrderedAhead,
  lockOrders,
  moveSeminar,
  replaceVideo,
  type SettleServices,
} from '#server/features/orders/public.ts'
import { recountStars } from '#server/features/reviews/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { claimFiles } from './offer-files.ts'
import { columnsOf, deskOffer, found, type OfferRow, ownAndNotDeleted } from './offers.ts'

type ChangeServices = SettleServices & Pick<Services, 'limits'>
const HOUR_MS = 60 * 60 * 1000

/** Orders keep what they were made with: price and title. The date of a seminar is the buyers' too, so they are told. */
export async function changeOffer(
  services: ChangeServices,
  member: Pick<Member, 'user_id'>,
  change: OfferFields & { id: string },
) {
  const { db, limits } = services
  const [before] = await db
    .select()
    .from(offers)
    .where(ownAndNotDeleted({ id: change.id, coach_id: member.user_id }))
  const isTold = before && isMoved(before, columnsOf(change)) && (await hasBuyers(db, change.id))
  if (!isTold) return await storeChange(services, member, change)
  // Not in the transaction, where it would wait for a second connection.
  await limits.consume('seminar-move', change.id)
  try {
    return await storeChange(services, member, change)
  } catch (error) {
    await limits.giveBack('seminar-move', change.id)
    throw error
  }
}

/** Whether a seminar takes place at another time. */
function isMoved(before: OfferRow, { starts_at, minutes }: Pick<OfferRow, 'starts_at' | 'minutes'>): boolean {
  return (
    before.kind === 'seminar' && (starts_at?.getTime() !== before.starts_at?.getTime() || minutes !== before.minutes)
  )
}

async function storeChange(
  services: ChangeServices,
  { user_id: coach_id }: Pick<Member, 'user_id'>,
  { id, ...fields }: OfferFields & { id: string },
) {
  return await services.db.transaction(async (tx) => {
    if (fields.kind === 'seminar' || fields.kind === 'video') await lockOrders(tx, id)
    // Locked, so that no seat is sold between the checks and the change.
    const before = found(await tx.select().from(offers).where(ownAndNotDeleted({ id, coach_id })).for('update'))
    if (before.kind !== fields.kind) await assertKindIsFree(tx, before, fields)
    if (fields.kind === 'seminar') await assertSeminarFits(services, tx, before, fields)
    const columns = columnsOf(fields)
    await claimFiles(tx, services.jobs, coach_id, columns, before)
    const changed = found(await tx.update(offers).set(columns).where(eq(offers.id, id)).returning())
    await assertMeetsSomewhere(tx, changed)
    if ((changed.price_minor === 0) !== (before.price_minor === 0)) await recountStars(tx, id)
    if (columns.file_id !== null && columns.file_id !== before.file_id) await replaceVideo(tx, id, columns.file_id)
    if (isMoved(before, changed)) await moveSeminar(services, tx, changed)
    return deskOffer(changed)
  })
}

/** A shoutout may become a film review while nobody has ordered it: an order is delivered as what it was bought as. */
async function assertKindIsFree(tx: Transaction, before: OfferRow, { kind }: OfferFields): Promise<void> {
  if (tabOf(kind) !== tabOf(before.kind) || (await hasOrders(tx, before.id)))
    throw new Refusal('request.invalid', { fields: { kind: { problem: 'choice' } } })
}

/**
 * Who ordered a seminar that has begun had a seat at that date: with another one they would count as its buyers. Who ordered
 * one that is to come has time to give the seat back.
 */
async function assertSeminarFits(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  before: OfferRow,
  { seats, starts_at }: Extract<OfferFields, { kind: 'seminar' }>,
): Promise<void> {
  if (seats < before.seats_taken)
    throw new Refusal('request.invalid', { fields: { seats: { problem: 'too-short', limit: before.seats_taken } } })
  if (new Date(starts_at).getTime() === before.starts_at?.getTime()) return
  const hasBegun = before.starts_at !== null && before.starts_at <= clock.now()
  if (hasBegun && (await hasOrders(tx, before.id))) throw new Refusal('coach-desk.seminar-begun')
  assertInFuture(starts_at, clock)
  const hasNotice = Date.parse(starts_at) >= clock.now().getTime() + MOVE_NOTICE_HOURS * HOUR_MS
  if (!hasNotice && (await isOrderedAhead(tx, before.id))) throw new Refusal('coach-desk.seminar-too-soon')
}

export function assertInFuture(starts_at: string, clock: Services['clock']): void {
  if (new Date(starts_at) <= clock.now())
    throw new Refusal('request.invalid', { fields: { starts_at: { problem: 'invalid' } } })
}
