import { and, count, eq } from 'drizzle-orm'
import { pictureId } from '#contract/file-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { claimMedia, releaseMedia } from '#server/features/files/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { Services } from '#server/services.ts'

/** The uploaded files that an offer uses; a picture may also be a web address. */
interface OfferFiles {
  picture_url: string | null
  file_id: string | null
}

const NO_FILES: OfferFiles = { picture_url: null, file_id: null }

/** Called before the offer is stored. `before`: what it used until now; those files are deleted if nothing else uses them. */
export async function claimFiles(
  tx: Transaction,
  jobs: Services['jobs'],
  coach_id: string,
  next: OfferFiles,
  before: OfferFiles = NO_FILES,
): Promise<void> {
  const owner = { owner_id: coach_id }
  const picture = next.picture_url === null ? undefined : pictureId(next.picture_url)
  if (next.picture_url !== null && picture !== undefined)
    await claimMedia(tx, { ...owner, file: next.picture_url, kinds: ['offer_picture'], field: 'picture_url' })
  if (next.file_id !== null)
    await claimMedia(tx, { ...owner, file: next.file_id, kinds: ['offer_video'], field: 'file_id' })
  await releaseFiles(tx, jobs, coach_id, {
    picture_url: before.picture_url === next.picture_url ? null : before.picture_url,
    file_id: before.file_id === next.file_id ? null : before.file_id,
  })
}

/** Deletes files that an offer used, unless another offer of the coach has them too. The offer's row still names them. */
export async function releaseFiles(
  tx: Transaction,
  jobs: Services['jobs'],
  coach_id: string,
  { picture_url, file_id }: OfferFiles,
): Promise<void> {
  const picture = picture_url === null ? undefined : pictureId(picture_url)
  const isOnlyUse = async (use: ReturnType<typeof eq>) => {
    const [used] = await tx
      .select({ times: count() })
      .from(offers)
      .where(and(eq(offers.coach_id, coach_id), use))
    return (used?.times ?? 0) <= 1
  }
  if (picture_url !== null && picture !== undefined && (await isOnlyUse(eq(offers.picture_url, picture_url))))
    await releaseMedia(tx, jobs, picture)
  if (file_id !== null && (await isOnlyUse(eq(offers.file_id, file_id)))) await releaseMedia(tx, jobs, file_id)
}
