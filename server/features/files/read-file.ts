import { and, eq, sql } from 'drizzle-orm'
import { MEDIA_TYPES, type MediaType, mediaId } from '#contract/file-rules.ts'
import { users } from '#server/features/accounts/public.ts'
import { isPublicCoach } from '#server/features/coaches/public.ts'
import { maySeeMessagePicture } from '#server/features/messages/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { maySeePicture } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Part } from '#server/http/read-range.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { openPart } from './read-pieces.ts'
import { isForEveryone, maySee, pictureOfObject, STORED_TYPE } from './rules.ts'
import { findPieces } from './start-upload.ts'
import { asRefusal } from './store-picture.ts'
import { file_readers, files } from './tables.ts'

type FileServices = Pick<Services, 'db' | 'env' | 'storage' | 'log' | 'clock'>

export interface ReadableFile {
  content_type: string
  etag: string
  for_everyone: boolean
  /** The length of a video or sound, of which parts can be read; pictures are sent whole. */
  bytes: number | undefined
  open(part?: Part): Promise<ReadableStream<Uint8Array>>
}

/** The file with this name, if the reader may see it; otherwise 404 for every reason. */
export async function findFile(services: FileServices, reader: Member | null, name: string): Promise<ReadableFile> {
  const { db, env, storage, log, clock } = services
  const id = pictureOfObject(name) ?? mediaId(`/files/${name}`)
  if (id === undefined) throw new Refusal('not-found')
  const isReader = sql<boolean>`exists (select 1 from ${file_readers}
    where ${file_readers.file_id} = ${files.id} and ${file_readers.user_id} = ${reader?.user_id ?? null})`
  const [file] = await db
    .select({
      owner_id: files.owner_id,
      kind: files.kind,
      visibility: files.visibility,
      content_type: files.content_type,
      sha256: files.sha256,
      bytes: files.bytes,
      uploaded_at: files.uploaded_at,
      has_coach_page: sql<boolean>`${profiles.user_id} is not null`,
      owner_banned: sql<boolean>`${users.banned_at} is not null`,
      is_reader: isReader,
    })
    .from(files)
    .innerJoin(users, eq(users.id, files.owner_id))
    .leftJoin(profiles, and(eq(profiles.user_id, files.owner_id), isPublicCoach))
    .where(eq(files.id, id))
  if (file?.visibility === 'post' && reader && !file.owner_banned)
    file.is_reader ||= await maySeePicture(db, reader, id, clock.now())
  if (file?.kind === 'message_picture' && file.is_reader && reader) {
    const { owner_id } = file
    file.is_reader = await maySeeMessagePicture(db, { user_id: reader.user_id, owner_id, file_id: id })
  }
  if (!file?.uploaded_at || !name.endsWith(endingOf(file)) || !maySee(file, reader, env)) throw new Refusal('not-found')
  const isPicture = file.content_type === STORED_TYPE
  return {
    content_type: file.content_type,
    etag: isPicture ? `"${file.sha256?.slice(0, 27)}${name.includes('-small') ? '-small' : ''}"` : `"${id}"`,
    for_everyone: isForEveryone(file),
    bytes: isPicture ? undefined : file.bytes,
    async open(part = { start: 0, end: file.bytes }) {
      try {
        const stream = isPicture
          ? await storage.read(name)
          : await openPart(storage, await findPieces(db, id), part.start, part.end)
        if (stream) return stream
      } catch (error) {
        throw asRefusal(error, log)
      }
      log.error({ file: id }, 'a file has a row and no object')
      throw new Refusal('not-found')
    },
  }
}

function endingOf({ content_type }: { content_type: string }): string {
  return content_type === STORED_TYPE ? '.webp' : `.${MEDIA_TYPES[content_type as MediaType]}`
}
