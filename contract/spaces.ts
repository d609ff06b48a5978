import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  CursorSchema,
  cleaned,
  DaySchema,
  IdSchema,
  isStorable,
  MomentSchema,
  multiLineText,
  oneLineText,
  SlugSchema,
} from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { HandleSchema, PersonSchema } from './people.ts'
import {
  BUSINESS_FIELD_MAX_LENGTH,
  BUSINESS_MATTERS,
  BUSINESS_SIDES,
  MOST_PICTURES,
  POST_MAX_LENGTH,
  POST_STATES,
  REACTIONS,
  SPACE_ABOUT_MAX_LENGTH,
  SPACE_KINDS,
  SPACE_NAME_MAX_LENGTH,
} from './space-rules.ts'
import { cleanLine } from './text-rules.ts'

/** A door: everyone who is signed in may see it. */
export const SpaceSchema = z.object({
  id: IdSchema,
  slug: z.string(),
  kind: z.enum(SPACE_KINDS),
  /** In the reader's language where the space ships with Kiai. */
  name: z.string(),
  about: z.string(),
  /** Of a coach's space. */
  coach_slug: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  members: z.number(),
  is_joined: z.boolean(),
  /** Joined, or may join now; false for a free member and for a clients' space that one is not let into. */
  may_enter: z.boolean(),
  /** May pin, remove and close: admins, and the coach of the space. */
  may_moderate: z.boolean(),
  /** Posts since the last visit, up to MOST_UNREAD; 0 where not joined. */
  unread: z.number(),
  /** Seconds between two posts of one member; 0 without slow mode. */
  slow_seconds: z.number(),
})
export type Space = z.infer<typeof SpaceSchema>

export const BusinessFieldsSchema = z.object({
  side: z.enum(BUSINESS_SIDES),
  matter: z.enum(BUSINESS_MATTERS),
  place: oneLineText(BUSINESS_FIELD_MAX_LENGTH),
  pay: z.nullable(oneLineText(BUSINESS_FIELD_MAX_LENGTH)),
  /** The last day on which it holds. */
  until: z.nullable(DaySchema),
})
export type BusinessFields = z.infer<typeof BusinessFieldsSchema>

export const PostSchema = z.object({
  id: IdSchema,
  space_slug: z.string(),
  /** Null for a post; the post that a reply answers. */
  parent_id: z.nullable(IdSchema),
  author: z.nullable(PersonSchema),
  /** Markdown, with mentions as `@handle`. Empty where the state hides it. */
  body: z.string(),
  /** What the text is written in; that of the author's pages where a short text does not tell. */
  language: LanguageSchema,
  /** What the text says in the reader's language, if it was translated before. */
  translation: z.nullable(z.object({ language: LanguageSchema, body: z.string() })),
  pictures: z.array(z.object({ id: IdSchema, address: z.string(), alt: z.string() })),
  business: z.nullable(BusinessFieldsSchema),
  /** Handles in the body that are members, with their names. */
  mentions: z.array(z.object({ user_id: IdSchema, handle: z.string(), full_name: z.string() })),
  state: z.enum(POST_STATES),
  is_pinned: z.boolean(),
  /** A reply that the author of the post marked as helpful. */
  is_helpful: z.boolean(),
  /** Free members may read it. */
  is_public: z.boolean(),
  /** Counts by reaction, without zeros, and the reader's own. */
  reactions: z.array(z.object({ reaction: z.enum(REACTIONS), count: z.number(), is_mine: z.boolean() })),
  replies: z.number(),
  created_at: z.iso.datetime(),
  edited_at: z.nullable(z.iso.datetime()),
  may_edit: z.boolean(),
  may_delete: z.boolean(),
})
export type Post = z.infer<typeof PostSchema>

/** What the author gets back. */
export const WrittenPostSchema = z.extend(PostSchema, {
  /** Markdown for someone who may be in danger, as in the chat: shown to the author alone. */
  help: z.nullable(z.string()),
})
export type WrittenPost = z.infer<typeof WrittenPostSchema>

const inSpace = { slug: SlugSchema }
const onPost = z.object({ id: IdSchema })

export const listSpaces = endpoint({
  method: 'GET',
  path: '/api/spaces',
  access: 'member',
  summary: 'All spaces whose door the member may see, those joined first',
  input: z.object({}),
  output: z.object({ spaces: z.array(SpaceSchema) }),
  errors: [],
})

export const readSpace = endpoint({
  method: 'GET',
  path: '/api/spaces/:slug',
  access: 'member',
  summary: 'A space; a free member gets its door with a taste: some titles and public posts',
  input: z.object(inSpace),
  output: z.object({
    space: SpaceSchema,
    pinned: z.array(PostSchema),
    /** Only for those who may not enter: the first words of recent posts, and public posts. */
    taste: z.nullable(z.object({ titles: z.array(z.string()), posts: z.array(PostSchema) })),
    /** The member was not introduced here yet. */
    wants_introduction: z.boolean(),
    /** What those who have just joined are asked to tell. */
    introduction: z.string(),
    /** How people talk to each other here. */
    tone: z.string(),
    /** Posts after this are new since the last visit. */
    read_until: z.nullable(z.iso.datetime()),
  }),
  errors: ['not-found'],
})

export const joinSpace = endpoint({
  method: 'POST',
  path: '/api/spaces/:slug/join',
  access: 'member',
  summary: 'Join a space',
  input: z.object(inSpace),
  output: SpaceSchema,
  errors: ['not-found', 'spaces.needs-elite', 'spaces.clients-only'],
})

export const leaveSpace = endpoint({
  method: 'POST',
  path: '/api/spaces/:slug/leave',
  access: 'member',
  summary: 'Leave a space; what was written stays',
  input: z.object(inSpace),
  output: SpaceSchema,
  errors: ['not-found'],
})

/** A coach's own space. One each. */
export const saveOwnSpace = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/space',
  access: 'use-coach-desk',
  summary: 'Open the space of this coach for clients, or change its name and text',
  input: z.object({
    name: oneLineText(SPACE_NAME_MAX_LENGTH),
    about: multiLineText(SPACE_ABOUT_MAX_LENGTH),
  }),
  output: SpaceSchema,
  errors: ['spaces.suspended'],
})

export const readOwnSpace = endpoint({
  method: 'GET',
  path: '/api/coach-desk/space',
  access: 'use-coach-desk',
  summary: 'The space of this coach for clients, if it is open',
  input: z.object({}),
  output: z.object({ space: z.nullable(SpaceSchema) }),
  errors: [],
})

export const listClients = endpoint({
  method: 'GET',
  path: '/api/coach-desk/space/clients',
  access: 'use-coach-desk',
  summary: 'Whom the coach let in or keeps out, newest first; those who bought from the coach may enter without it',
  input: z.object({}),
  output: z.object({ clients: z.array(z.object({ person: PersonSchema, let_in: z.boolean() })) }),
  errors: [],
})

export const letIn = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/space/clients/:handle',
  access: 'use-coach-desk',
  summary: 'Let a member into the space of this coach, or keep them out, also one who bought from the coach',
  input: z.object({ handle: HandleSchema, let_in: z.boolean() }),
  output: z.object({}),
  errors: ['spaces.suspended', 'not-found'],
})

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/spaces/:slug/posts',
  access: 'enter-network',
  summary: 'The feed, newest first; with `after` what is newer than a moment, for pages that missed events',
  input: z.object({
    ...inSpace,
    cursor: z.optional(CursorSchema),
    after: z.optional(MomentSchema),
    side: z.optional(z.enum(BUSINESS_SIDES)),
    matter: z.optional(z.enum(BUSINESS_MATTERS)),
    place: z.optional(z.string().check(z.maxLength(80), z.refine(isStorable))),
  }),
  output: z.object({ posts: z.array(PostSchema), cursor: z.nullable(z.string()) }),
  errors: ['not-found', 'spaces.needs-elite', 'spaces.clients-only'],
})

export const searchPosts = endpoint({
  method: 'GET',
  path: '/api/posts',
  access: 'enter-network',
  summary: 'Search the spaces that the member may read, in three languages at once',
  input: z.object({
    search: oneLineText(120),
    slug: z.optional(SlugSchema),
    cursor: z.optional(CursorSchema),
  }),
  output: z.object({ posts: z.array(PostSchema), cursor: z.nullable(z.string()) }),
  errors: [],
})

const PostInput = {
  body: multiLineText(POST_MAX_LENGTH),
  pictures: z
    .array(
      z.object({
        id: IdSchema,
        alt: z.string().check(z.refine(isStorable), cleaned(cleanLine, 200), z.maxLength(200)),
      }),
    )
    .check(z.maxLength(MOST_PICTURES)),
  business: z.optional(z.nullable(BusinessFieldsSchema)),
  is_public: z.optional(z.boolean()),
}

export const writePost = endpoint({
  method: 'POST',
  path: '/api/spaces/:slug/posts',
  access: 'enter-network',
  summary: 'Write a post or a reply. The same `key` writes it once',
  input: z.object({
    ...inSpace,
    ...PostInput,
    /** Made by the browser with the draft, so that a draft that waited without a network is sent once. */
    key: IdSchema,
    parent_id: z.optional(IdSchema),
    is_introduction: z.optional(z.boolean()),
  }),
  output: WrittenPostSchema,
  errors: [
    'not-found',
    'spaces.not-joined',
    'spaces.needs-elite',
    'spaces.clients-only',
    'spaces.too-soon',
    'spaces.too-many-posts',
    'spaces.suspended',
    'spaces.post-gone',
    'spaces.too-many-mentions',
    'spaces.business-fields-needed',
  ],
  status: 201,
})

export const editPost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id',
  access: 'enter-network',
  summary: 'Change a post of one’s own; the earlier text is kept for moderators',
  input: z.object({ id: IdSchema, ...PostInput }),
  output: WrittenPostSchema,
  errors: [
    'not-found',
    'spaces.needs-elite',
    'spaces.post-gone',
    'spaces.edit-too-late',
    'spaces.suspended',
    'spaces.too-many-mentions',
    'spaces.business-fields-needed',
  ],
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id',
  access: 'member',
  summary: 'Delete a post of one’s own, also after the membership has ended',
  input: onPost,
  output: z.object({}),
  errors: ['not-found'],
})

export const readPost = endpoint({
  method: 'GET',
  path: '/api/posts/:id',
  access: 'member',
  summary: 'A post with the space it is in; a free member reads public ones',
  input: onPost,
  output: z.object({ post: PostSchema, space: SpaceSchema }),
  errors: ['not-found', 'spaces.needs-elite'],
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/posts/:id/replies',
  access: 'enter-network',
  summary: 'Replies, oldest first',
  input: z.object({ id: IdSchema, cursor: z.optional(CursorSchema) }),
  output: z.object({ replies: z.array(PostSchema), cursor: z.nullable(z.string()) }),
  errors: ['not-found'],
})

export const react = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/reactions/:reaction',
  access: 'enter-network',
  summary: 'React to a post, or take the reaction back',
  input: z.object({ id: IdSchema, reaction: z.enum(REACTIONS), wanted: z.boolean() }),
  output: PostSchema,
  errors: ['not-found', 'spaces.suspended'],
})

export const markHelpful = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/helpful',
  access: 'enter-network',
  summary: 'The author of a post marks a reply as helpful, which gives its author points',
  input: z.object({ id: IdSchema, wanted: z.boolean() }),
  output: PostSchema,
  errors: ['spaces.suspended', 'not-found', 'spaces.own-reply'],
})

export const pinPost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/pinned',
  access: 'enter-network',
  summary: 'Pin a post to the top, for moderators of the space',
  input: z.object({ id: IdSchema, wanted: z.boolean() }),
  output: PostSchema,
  errors: ['spaces.suspended', 'not-found', 'session.forbidden', 'spaces.too-many-pinned'],
})

/** Unread is a position, not a counter: it never goes back. */
export const markSpaceRead = endpoint({
  method: 'POST',
  path: '/api/spaces/:slug/read',
  access: 'enter-network',
  summary: 'Everything up to this post was read',
  input: z.object({ ...inSpace, post_id: IdSchema }),
  output: z.object({ unread: z.number() }),
  errors: ['not-found', 'spaces.clients-only'],
})

export const changeSlowMode = endpoint({
  method: 'PUT',
  path: '/api/spaces/:slug/slow-mode',
  access: 'enter-network',
  summary: 'Let some time pass between two posts of a member, for moderators of the space',
  input: z.object({ ...inSpace, slow_seconds: z.int().check(z.gte(0), z.lte(3600)) }),
  output: SpaceSchema,
  errors: ['spaces.suspended', 'not-found', 'session.forbidden', 'spaces.clients-only'],
})
