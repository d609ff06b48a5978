import { may } from '#contract/access.ts'
import { type FileKind, type FileVisibility, pictureId } from '#contract/file-rules.ts'
import type { Member } from '#server/http/member.ts'

/** The type that every picture is stored in. */
export const STORED_TYPE = 'image/webp'
const PIECE_TYPE = 'application/octet-stream'

/** The names of a picture's objects in the store, as in its addresses. */
export function objectNames(id: string): { large: string; small: string } {
  return { large: `${id}.webp`, small: `${id}-small.webp` }
}

/** The name of the object of a piece. */
export function pieceName(piece_id: string): string {
  return `${piece_id}.piece`
}

/** The picture that an object belongs to; undefined for a name that is not one of ours. */
export function pictureOfObject(name: string): string | undefined {
  return pictureId(`/files/${name.replace(/-small\.webp$/, '.webp')}`)
}

/** The piece that an object belongs to; undefined for a name that is not one of ours. */
export function pieceOfObject(name: string): string | undefined {
  return name.endsWith('.piece') ? pictureOfObject(name.replace(/piece$/, 'webp')) : undefined
}

export function typeOfObject(name: string): string {
  return name.endsWith('.webp') ? STORED_TYPE : PIECE_TYPE
}

export const VISIBILITY_IN_USE: Record<FileKind, FileVisibility> = {
  avatar: 'public',
  coach_image: 'with_coach_page',
  offer_picture: 'members',
  still: 'private',
  post_picture: 'post',
  message_picture: 'private',
  offer_video: 'private',
  delivery: 'private',
  clip: 'private',
}

export interface SeenFile {
  owner_id: string
  visibility: FileVisibility
  /** Whether its owner's coach page is public. */
  has_coach_page: boolean
  owner_banned: boolean
  /**
   * Whether the reader has a row in `file_readers` (and still sees the message of a picture), or may read the post of a
   * picture. What was bought stays readable while its seller is banned.
   */
  is_reader: boolean
}

export function isForEveryone({ visibility, has_coach_page, owner_banned }: SeenFile): boolean {
  if (owner_banned) return false
  return visibility === 'public' || (visibility === 'with_coach_page' && has_coach_page)
}

export function maySee(file: SeenFile, reader: Member | null, { ADMIN_TWO_FACTOR }: { ADMIN_TWO_FACTOR: boolean }) {
  if (isForEveryone(file)) return true
  if (!reader) return false
  if (reader.user_id === file.owner_id || file.is_reader) return true
  if (file.visibility === 'members' && !file.owner_banned) return true
  return may('administer', reader.membership_type) && (!ADMIN_TWO_FACTOR || reader.second_factor_at !== null)
}
