/**
 * `open`: for all who may enter the Network. `business`: the same, and its posts have fields. `clients`: a coach's own
 * space, for those whom the coach lets in.
 */
export const SPACE_KINDS = ['open', 'business', 'clients'] as const
export type SpaceKind = (typeof SPACE_KINDS)[number]

/** The spaces that ship with Kiai (content/spaces has their texts). The three last belong to the house coaches. */
export const HOUSE_SPACES = [
  'kings',
  'global-community',
  'mindset-live',
  'fight-business',
  'prado-corner',
  'tatame-duarte',
  'sala-solis',
] as const
export type HouseSpace = (typeof HOUSE_SPACES)[number]

export const SPACE_NAME_MAX_LENGTH = 60
export const SPACE_ABOUT_MAX_LENGTH = 500

export const POST_MAX_LENGTH = 5000
export const MOST_PICTURES = 4
export const MOST_MENTIONS = 10
/** `@ana-prado`, but not the middle of an e-mail address or of a link. */
export const MENTION_PATTERN = /(?<![\w@/.-])@([a-z0-9]+(?:-[a-z0-9]+)*)/gi
export const MOST_PINNED = 3
export const FEED_PAGE = 20
export const REPLIES_PAGE = 30
/** Unread posts are counted up to this. */
export const MOST_UNREAD = 99
/** A free member sees this many posts of a space, those that their authors made public. */
export const TASTE_POSTS = 3
/** And the first words of this many recent posts. */
export const TASTE_TITLES = 5
export const CLIENTS_LISTED = 200
/** An author may edit for this long; afterwards only delete. */
export const EDIT_HOURS = 24

/** Our own small set; each is drawn, not a character of the device's font. */
export const REACTIONS = ['fist', 'fire', 'respect', 'laugh', 'strong'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Fight business: what someone offers or looks for. */
export const BUSINESS_SIDES = ['offer', 'search'] as const
export const BUSINESS_MATTERS = ['sponsorship', 'fight', 'gym', 'job', 'gear', 'media', 'other'] as const
export type BusinessMatter = (typeof BUSINESS_MATTERS)[number]
export const BUSINESS_FIELD_MAX_LENGTH = 120

/** `waiting`: a moderator looks at it first; only its author sees it. */
export const POST_STATES = ['shown', 'waiting', 'removed', 'deleted'] as const
export type PostState = (typeof POST_STATES)[number]

/** Something that can be translated: more than mentions, addresses, numbers and emoji. */
export function hasWords(body: string): boolean {
  return /\p{L}{2}/u.test(body.replace(/\bhttps?:\/\/\S+/gi, ' ').replace(MENTION_PATTERN, ' '))
}

/** The handles that a text mentions, each once, in lower case. */
export function handlesIn(body: string): string[] {
  return [...new Set([...body.matchAll(MENTION_PATTERN)].map(([, handle = '']) => handle.toLowerCase()))]
}
