import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { CLIPS } from '#content/catalogue/catalogue-offer.ts'
import { fulfilments, mayBeWatched, orders } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Part } from '#server/http/read-range.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

export const CLIP_TYPE = 'video/mp4'

/** A clip that ships with Kiai, for a member who bought a video that it plays; otherwise 404 for every reason. */
export async function findBoughtClip({ db }: Pick<Services, 'db'>, { user_id }: Member, clip: string) {
  if (!Object.hasOwn(CLIPS, clip)) throw new Refusal('not-found')
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(and(eq(orders.buyer_id, user_id), eq(fulfilments.sample_clip, clip), mayBeWatched))
    .limit(1)
  if (!bought) throw new Refusal('not-found')
  // At most 200 kB: read whole, and cut.
  const content = await readFile(join(import.meta.dirname, 'clips', `${clip}.mp4`))
  return {
    bytes: content.length,
    etag: `"${clip}-${content.length}"`,
    open: async ({ start, end }: Part) => new Blob([content.subarray(start, end)]).stream(),
  }
}
