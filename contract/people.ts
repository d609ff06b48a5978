import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, isStorable, multiLineText, SlugSchema } from './fields.ts'
import {
  ABOUT_MAX_LENGTH,
  DISTANCES,
  HANDLE_MAX_LENGTH,
  HANDLE_MIN_LENGTH,
  HANDLE_PATTERN,
  RANKS,
} from './people-rules.ts'

export const HandleSchema = z
  .string()
  .check(z.toLowerCase(), z.minLength(HANDLE_MIN_LENGTH), z.maxLength(HANDLE_MAX_LENGTH), z.regex(HANDLE_PATTERN))

/** What members see of each other beside a post, a question or a message. */
export const PersonSchema = z.object({
  user_id: IdSchema,
  handle: z.string(),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  rank: z.enum(RANKS),
  /** Staff is shown as such. */
  role: z.enum(['member', 'coach', 'admin']),
  /** The page of a coach. */
  slug: z.nullable(z.string()),
})
export type Person = z.infer<typeof PersonSchema>

/** What a member tells about themselves in the Network, and what they allow. */
const OwnPersonSchema = z.object({
  handle: z.string(),
  about: z.nullable(z.string()),
  /** Shown in the list of members. Off until chosen. */
  in_directory: z.boolean(),
  /** Other members may ask to write. Off until chosen. */
  accepts_messages: z.boolean(),
  points: z.number(),
  rank: z.enum(RANKS),
})
export type OwnPerson = z.infer<typeof OwnPersonSchema>

export const readOwnPerson = endpoint({
  method: 'GET',
  path: '/api/people/me',
  access: 'member',
  summary: 'What the Network knows about this member',
  input: z.object({}),
  output: OwnPersonSchema,
  errors: [],
})

export const changeOwnPerson = endpoint({
  method: 'PUT',
  path: '/api/people/me',
  access: 'member',
  summary: 'Change handle, introduction and what is allowed',
  input: z.object({
    handle: HandleSchema,
    about: z.nullable(multiLineText(ABOUT_MAX_LENGTH)),
    in_directory: z.boolean(),
    accepts_messages: z.boolean(),
  }),
  output: OwnPersonSchema,
  errors: ['spaces.suspended', 'people.handle-taken'],
})

const PersonCardSchema = z.extend(PersonSchema, {
  about: z.nullable(z.string()),
  accepts_messages: z.boolean(),
  distance: z.nullable(z.enum(DISTANCES)),
})
export type PersonCard = z.infer<typeof PersonCardSchema>

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/people/:handle',
  access: 'enter-network',
  summary: 'A member who shares a space with the reader or is in the directory',
  input: z.object({ handle: HandleSchema }),
  output: PersonCardSchema,
  errors: ['not-found'],
})

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'enter-network',
  summary: 'The directory: those who chose to be in it, in the order of their handles; of one space with `space`',
  input: z.object({
    space: z.optional(SlugSchema),
    search: z.optional(z.string().check(z.maxLength(80), z.refine(isStorable))),
    cursor: z.optional(CursorSchema),
  }),
  output: z.object({ people: z.array(PersonCardSchema), cursor: z.nullable(z.string()) }),
  errors: ['not-found', 'spaces.clients-only'],
})

/** For the autocomplete of mentions: only those who may read the space. */
export const suggestPeople = endpoint({
  method: 'GET',
  path: '/api/spaces/:slug/mentionable',
  access: 'enter-network',
  summary: 'Members of a space whose handle or name begins with the text; at most eight',
  input: z.object({ slug: SlugSchema, text: z.string().check(z.maxLength(40), z.refine(isStorable)) }),
  output: z.object({ people: z.array(PersonSchema) }),
  errors: ['not-found', 'spaces.clients-only'],
})

export const listDistances = endpoint({
  method: 'GET',
  path: '/api/people/distances',
  access: 'member',
  summary: 'Whom the member muted or blocked',
  input: z.object({}),
  output: z.object({ people: z.array(z.object({ person: PersonSchema, distance: z.enum(DISTANCES) })) }),
  errors: [],
})

export const keepDistance = endpoint({
  method: 'PUT',
  path: '/api/people/distances/:user_id',
  access: 'member',
  summary: 'Mute or block someone, or neither with null',
  input: z.object({ user_id: IdSchema, distance: z.nullable(z.enum(DISTANCES)) }),
  output: z.object({}),
  errors: ['not-found', 'people.staff-not-blocked'],
})
