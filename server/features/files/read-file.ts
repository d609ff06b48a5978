import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/public.ts'
import { isPublicCoach } from '#server/features/coaches/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isForEveryone, maySee, objectNames, pictureOfObject } from './rules.ts'
import { asRefusal } from './store-picture.ts'
import { files } from './tables.ts'

interface ReadableFile {
  content_type: string
  etag: string
  for_everyone: boolean
  open(): Promise<ReadableStream<Uint8Array>>
}

/** The file with this name, if the reader may see it; otherwise 404 for every reason. */
export async function findFile(
  { db, env, storage, log }: Pick<Services, 'db' | 'env' | 'storage' | 'log'>,
  reader: Member | null,
  name: string,
): Promise<ReadableFile> {
  const id = pictureOfObject(name)
  if (id === undefined) throw new Refusal('not-found')
  const [file] = await db
    .select({
      owner_id: files.owner_id,
      visibility: files.visibility,
      content_type: files.content_type,
      sha256: files.sha256,
      has_coach_page: sql<boolean>`${profiles.user_id} is not null`,
      owner_banned: sql<boolean>`${users.banned_at} is not null`,
    })
    .from(files)
    .innerJoin(users, eq(users.id, files.owner_id))
    .leftJoin(profiles, and(eq(profiles.user_id, files.owner_id), isPublicCoach))
    .where(eq(files.id, id))
  if (!file || !maySee(file, reader, env)) throw new Refusal('not-found')
  return {
    content_type: file.content_type,
    etag: `"${file.sha256.slice(0, 27)}${name.includes('-small') ? '-small' : ''}"`,
    for_everyone: isForEveryone(file),
    async open() {
      try {
        const stream = await storage.read(name)
        if (stream) return stream
      } catch (error) {
        throw asRefusal(error, log)
      }
      log.error({ file: id }, 'a file has a row and no object')
      throw new Refusal('not-found')
    },
  }
}

/** A member's files with their bytes in base64, because an address would be useless after the account is deleted. */
export async function exportFiles({ db, storage }: Pick<Services, 'db' | 'storage'>, user_id: string) {
  const rows = await db.select().from(files).where(eq(files.owner_id, user_id))
  return await Promise.all(
    rows.map(async (row) => {
      const stream = await storage.read(objectNames(row.id).large)
      return { ...row, content: stream ? (await buffer(stream)).toString('base64') : null }
    }),
  )
}
