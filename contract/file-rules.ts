/** What a picture is used for. A member has at most one picture of each kind in use. */
export const PICTURE_KINDS = ['avatar', 'coach_image'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** `with_coach_page`: visible to everyone while the coach's page is public, otherwise like `private`: owner and admins. */
export const FILE_VISIBILITIES = ['private', 'public', 'with_coach_page'] as const
export type FileVisibility = (typeof FILE_VISIBILITIES)[number]

/** The picture types that are accepted. The server checks the bytes, not the declared type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 50_000_000

/** Every stored picture is a square of this many pixels a side, with a small one beside it for lists. */
export const PICTURE_SIDE = 512
export const SMALL_PICTURE_SIDE = 96

const OWN_PICTURE = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** The address of an uploaded picture. It is stored in `avatar_url` and `coach_image_url` like a web address. */
export function pictureAddress(id: string): string {
  return `/files/${id}.webp`
}

/** The id of the uploaded picture at this address; undefined for every other address. */
export function pictureId(address: string): string | undefined {
  return OWN_PICTURE.exec(address)?.[1]
}

export function smallPictureAddress(address: string): string {
  return address.replace(/\.webp$/, '-small.webp')
}
