import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { OrderFile } from '#contract/orders.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { findAddresses, releaseMedia, stopReading } from '#server/features/files/public.ts'
import type { FulfilmentRow } from './fulfilment-rules.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'

/** The videos and sounds that the buyer's request and the seller's delivery name. */
export async function findOrderFiles(
  db: Pick<Database, 'select'>,
  { request, delivery }: Pick<FulfilmentRow, 'request' | 'delivery'>,
): Promise<OrderFile[]> {
  const ids = [
    ...[clipIn(request)].filter((id) => id !== null),
    ...(delivery?.kind === 'shoutout' && delivery.file_id ? [delivery.file_id] : []),
  ]
  return ids.length === 0 ? [] : await findAddresses(db, ids)
}

const clipIn = (request: FulfilmentRow['request']): string | null =>
  request?.kind === 'film_review' ? request.clip_id : null

/**
 * An order does not need the buyer's clip any more: it ended, or has another one. The clip is deleted, unless another order
 * needs it; then those who do not have such an order stop reading it. `request`: what the order had until now.
 */
export async function releaseClip(
  { jobs }: Pick<SettleServices, 'jobs'>,
  tx: Transaction,
  { id, coach_id }: Pick<OrderRow, 'id' | 'coach_id'>,
  request: FulfilmentRow['request'],
): Promise<void> {
  const clip_id = clipIn(request)
  if (clip_id === null) return
  const needing = await tx
    .select({ coach_id: orders.coach_id })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.order_id))
    .where(
      and(
        sql`${fulfilments.request} ->> 'clip_id' = ${clip_id}`,
        ne(orders.id, id),
        inArray(orders.state, ['open', 'paid']),
        or(isNull(fulfilments.state), ne(fulfilments.state, 'cancelled')),
      ),
    )
  if (needing.length === 0) return await releaseMedia(tx, jobs, clip_id)
  if (coach_id && !needing.some((other) => other.coach_id === coach_id)) await stopReading(tx, clip_id, coach_id)
}

/** Whether the clip that the buyer sent was deleted, because the order had ended. */
export async function isClipGone(
  tx: Pick<Transaction, 'select'>,
  { request }: Pick<FulfilmentRow, 'request'>,
): Promise<boolean> {
  const clip_id = clipIn(request)
  return clip_id !== null && (await findAddresses(tx, [clip_id])).length === 0
}

/** Where a bought video plays from: an uploaded file, or a clip that ships with Kiai. */
export async function videoAddress(
  db: Pick<Database, 'select'>,
  { file_id, sample_clip }: Pick<FulfilmentRow, 'file_id' | 'sample_clip'>,
): Promise<string | null> {
  if (file_id) return (await findAddresses(db, [file_id]))[0]?.address ?? null
  return sample_clip === null ? null : `/samples/${sample_clip}`
}
