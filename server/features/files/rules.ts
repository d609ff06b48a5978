import { may } from '#contract/access.ts'
import { type FileVisibility, type PictureKind, pictureId } from '#contract/file-rules.ts'
import type { Member } from '#server/http/member.ts'

export const STORED_TYPE = 'image/webp'

/** The names of a picture's objects in the store, as in its addresses. */
export function objectNames(id: string): { large: string; small: string } {
  return { large: `${id}.webp`, small: `${id}-small.webp` }
}

/** The picture that an object belongs to; undefined for a name that is not one of ours. */
export function pictureOfObject(name: string): string | undefined {
  return pictureId(`/files/${name.replace(/-small\.webp$/, '.webp')}`)
}

export const VISIBILITY_IN_USE: Record<PictureKind, FileVisibility> = {
  avatar: 'public',
  coach_image: 'with_coach_page',
}

export interface SeenFile {
  owner_id: string
  visibility: FileVisibility
  /** Whether its owner's coach page is public. */
  has_coach_page: boolean
  owner_banned: boolean
}

export function isForEveryone({ visibility, has_coach_page, owner_banned }: SeenFile): boolean {
  if (owner_banned) return false
  return visibility === 'public' || (visibility === 'with_coach_page' && has_coach_page)
}

export function maySee(file: SeenFile, reader: Member | null, { ADMIN_TWO_FACTOR }: { ADMIN_TWO_FACTOR: boolean }) {
  if (isForEveryone(file)) return true
  if (!reader) return false
  if (reader.user_id === file.owner_id) return true
  return may('administer', reader.membership_type) && (!ADMIN_TWO_FACTOR || reader.second_factor_at !== null)
}
