/** Pictures of which a member has at most one in use; the next one replaces it. */
export const PROFILE_PICTURE_KINDS = ['avatar', 'coach_image'] as const
export type ProfilePictureKind = (typeof PROFILE_PICTURE_KINDS)[number]

/** What a picture is used for. `still`: a frame of a clip with a drawing over it. */
export const PICTURE_KINDS = [
  ...PROFILE_PICTURE_KINDS,
  'offer_picture',
  'still',
  'post_picture',
  'message_picture',
] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** What a video or sound is used for. `delivery`: what a coach delivers. `clip`: a member's film for a review. */
export const MEDIA_KINDS = ['offer_video', 'delivery', 'clip'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

export const FILE_KINDS = [...PICTURE_KINDS, ...MEDIA_KINDS] as const
export type FileKind = (typeof FILE_KINDS)[number]

/**
 * `with_coach_page`: visible to everyone while the coach's page is public, otherwise like `private`: owner, admins and
 * those in `file_readers`. `members`: visible to everyone who is signed in. `post`: visible to those who may read the post.
 */
export const FILE_VISIBILITIES = ['private', 'public', 'with_coach_page', 'members', 'post'] as const
export type FileVisibility = (typeof FILE_VISIBILITIES)[number]

/** The picture types that are accepted. The server checks the bytes, not the declared type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024
export const PICTURE_MAX_PIXELS = 50_000_000

interface PictureSize {
  large: { width: number; height: number }
  /** For lists. */
  small: { width: number; height: number }
  /** `fill`: cropped to this shape. `within`: keeps its own shape and is never enlarged. */
  shape: 'fill' | 'within'
}

/** The pictures of profiles are squares. */
export const PICTURE_SIDE = 512

const SQUARE: PictureSize = {
  large: { width: PICTURE_SIDE, height: PICTURE_SIDE },
  small: { width: 96, height: 96 },
  shape: 'fill',
}

export const PICTURE_SIZES: Record<PictureKind, PictureSize> = {
  avatar: SQUARE,
  coach_image: SQUARE,
  offer_picture: { large: { width: 1200, height: 800 }, small: { width: 480, height: 320 }, shape: 'fill' },
  still: { large: { width: 1600, height: 1600 }, small: { width: 320, height: 320 }, shape: 'within' },
  message_picture: { large: { width: 1600, height: 1600 }, small: { width: 640, height: 640 }, shape: 'within' },
  post_picture: { large: { width: 1600, height: 1600 }, small: { width: 640, height: 640 }, shape: 'within' },
}

/** The accepted types of videos and sounds, each with the ending of its address. The server checks the bytes too. */
export const MEDIA_TYPES = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
} as const
export type MediaType = keyof typeof MEDIA_TYPES

/** A clip and the video of an offer are watched; a delivery may also be a sound. */
export function acceptsType(kind: MediaKind, type: MediaType): boolean {
  return kind === 'delivery' || type.startsWith('video/')
}

export const MEDIA_MAX_BYTES = 500 * 1024 * 1024
/** Videos and sounds are sent in pieces of this length; the last one may be shorter. Proxies often allow no more. */
export const MEDIA_PIECE_BYTES = 1024 * 1024
/** Videos and sounds of a member that nothing uses yet, unfinished uploads included. */
export const UNUSED_MEDIA_MAX = 8
export const MEDIA_NAME_MAX = 200

export function pieceCount(bytes: number): number {
  return Math.ceil(bytes / MEDIA_PIECE_BYTES)
}

/** The length of the piece with this index. */
export function pieceLength(bytes: number, index: number): number {
  return Math.min(MEDIA_PIECE_BYTES, bytes - index * MEDIA_PIECE_BYTES)
}

const OWN_PICTURE = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/
const OWN_MEDIA = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:mp4|webm|mov|m4a|mp3|ogg|wav)$/

/** The address of an uploaded picture. It is stored in `avatar_url` and `coach_image_url` like a web address. */
export function pictureAddress(id: string): string {
  return `/files/${id}.webp`
}

export function mediaAddress(id: string, type: MediaType): string {
  return `/files/${id}.${MEDIA_TYPES[type]}`
}

/** The id of the uploaded picture at this address; undefined for every other address. */
export function pictureId(address: string): string | undefined {
  return OWN_PICTURE.exec(address)?.[1]
}

/** The id of the uploaded video or sound at this address; undefined for every other address. */
export function mediaId(address: string): string | undefined {
  return OWN_MEDIA.exec(address)?.[1]
}

export function smallPictureAddress(address: string): string {
  return address.replace(/\.webp$/, '-small.webp')
}
