import type { Person } from '#contract/people.ts'
import type { Post, Space } from '#contract/spaces.ts'
import type { Wire } from '#tests/support/wire.ts'

export const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`

export const SPACE: Space = {
  id: idOf(0),
  slug: 'global-community',
  kind: 'open',
  name: 'Global Community',
  about: 'Everybody meets here.',
  coach_slug: null,
  picture_url: null,
  members: 12,
  is_joined: true,
  may_enter: true,
  may_moderate: false,
  unread: 1,
  slow_seconds: 0,
}
export const ANA: Person = {
  user_id: idOf(90),
  handle: 'ana-prado',
  full_name: 'Ana Prado',
  avatar_url: null,
  rank: 'contender',
  role: 'member',
  slug: null,
}
export const postOf = (number: number, post: Partial<Post> = {}): Post => ({
  id: idOf(number),
  space_slug: SPACE.slug,
  parent_id: null,
  author: ANA,
  body: `Words ${number}`,
  language: 'en',
  translation: null,
  pictures: [],
  business: null,
  mentions: [],
  state: 'shown',
  is_pinned: false,
  is_helpful: false,
  is_public: false,
  reactions: [],
  replies: 0,
  created_at: `2026-11-15T12:00:${String(number).padStart(2, '0')}.000Z`,
  edited_at: null,
  may_edit: false,
  may_delete: false,
  ...post,
})
const VIEW = {
  space: SPACE,
  pinned: [],
  taste: null,
  wants_introduction: false,
  introduction: '',
  tone: '',
  read_until: null,
}
export const FEED = 'GET /api/spaces/:slug/posts'
type View = Partial<
  Omit<typeof VIEW, 'taste' | 'read_until'> & {
    taste: { titles: string[]; posts: Post[] } | null
    read_until: string | null
  }
>

/** The feed answers with these posts, newest first, and with none after the newest. */
export function inside(posts: Post[], view: View = {}) {
  return (wire: Wire) => {
    wire.leaveOpen('GET /api/notifications', 'GET /api/live')
    wire.answer('GET /api/spaces/:slug', { ...VIEW, ...view })
    wire.answer(FEED, ({ after }) => ({ posts: after ? [] : posts, cursor: null }))
    wire.answer('POST /api/spaces/:slug/read', { unread: 0 })
  }
}
