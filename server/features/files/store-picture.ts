import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type PictureKind, pictureAddress } from '#contract/file-rules.ts'
import { users } from '#server/features/accounts/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { StorageError } from '#server/storage/storage.ts'
import { reencodePicture } from './reencode-picture.ts'
import { objectNames, STORED_TYPE } from './rules.ts'
import { files } from './tables.ts'

type FileServices = Pick<Services, 'db' | 'storage' | 'log'>

/** Stores the objects first, then the row: a row without objects would be a broken picture; objects without a row are cleaned up. */
export async function storePicture(
  { db, storage, log }: FileServices,
  { user_id }: Member,
  kind: PictureKind,
  sent: Uint8Array,
): Promise<{ address: string; width: number; height: number }> {
  const { large, small, width, height } = await reencodePicture(sent, user_id, kind)
  const id = randomUUID()
  const names = objectNames(id)
  try {
    await storage.put(names.large, large, STORED_TYPE)
    await storage.put(names.small, small, STORED_TYPE)
    await db.transaction(async (tx) => {
      const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('key share')
      // The account was deleted in another tab meanwhile.
      if (!owner) throw new Refusal('session.missing')
      await tx.insert(files).values({
        id,
        owner_id: user_id,
        kind,
        sha256: createHash('sha256').update(large).digest('hex'),
        content_type: STORED_TYPE,
        width,
        height,
        bytes: large.byteLength,
      })
    })
  } catch (error) {
    // What cannot be removed now is cleaned up later.
    await Promise.allSettled([storage.delete(names.large), storage.delete(names.small)])
    throw asRefusal(error, log)
  }
  return { address: pictureAddress(id), width, height }
}

const STORE_RETRY_SECONDS = 60

/** A storage error as a refusal for the member; the details go to the log. */
export function asRefusal(error: unknown, log: Services['log']): unknown {
  if (!(error instanceof StorageError)) return error
  log.error({ err: error }, 'files cannot be stored or read')
  if (error.kind === 'no-room') return new Refusal('files.no-room')
  return new Refusal('files.unavailable', { retryAfter: STORE_RETRY_SECONDS })
}
