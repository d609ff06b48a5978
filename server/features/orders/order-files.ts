import type { OrderFile } from '#contract/orders.ts'
import type { Database } from '#server/db/database.ts'
import { findAddresses } from '#server/features/files/public.ts'
import type { FulfilmentRow } from './fulfilment-rules.ts'

/** The videos and sounds that the buyer's request and the seller's delivery name. */
export async function findOrderFiles(
  db: Pick<Database, 'select'>,
  { request, delivery }: Pick<FulfilmentRow, 'request' | 'delivery'>,
): Promise<OrderFile[]> {
  const ids = [
    ...(request?.kind === 'film_review' && request.clip_id ? [request.clip_id] : []),
    ...(delivery?.kind === 'shoutout' && delivery.file_id ? [delivery.file_id] : []),
  ]
  return ids.length === 0 ? [] : await findAddresses(db, ids)
}

/** Where a bought video plays from: an uploaded file, or a clip that ships with Kiai. */
export async function videoAddress(
  db: Pick<Database, 'select'>,
  { file_id, sample_clip }: Pick<FulfilmentRow, 'file_id' | 'sample_clip'>,
): Promise<string | null> {
  if (file_id) return (await findAddresses(db, [file_id]))[0]?.address ?? null
  return sample_clip === null ? null : `/samples/${sample_clip}`
}
