import * as z from 'zod/mini'
import { SpecialtySchema } from './coach-applications.ts'
import { endpoint } from './endpoint.ts'
import { IdSchema, isStorable, SlugSchema } from './fields.ts'
import { OfferSchema } from './marketplace.ts'

/** A human coach as the list shows them. */
const CoachLineSchema = z.object({
  /** The war mask is drawn from it. */
  user_id: IdSchema,
  slug: z.string(),
  full_name: z.string(),
  coach_bio: z.string(),
  coach_specialties: z.array(SpecialtySchema),
  coach_image_url: z.nullable(z.string()),
  followers: z.number(),
})
export type CoachLine = z.infer<typeof CoachLineSchema>

/** How many members follow a coach (of any kind), and whether this member does. */
const FollowSchema = z.object({ followers: z.number(), following: z.boolean() })
export type Follow = z.infer<typeof FollowSchema>

export const COACHES_PAGE = 12

export const listCoaches = endpoint({
  method: 'GET',
  path: '/api/coaches',
  access: 'member',
  summary: 'Approved human coaches by name, a page at a time; `after` is the slug of the last one already shown',
  input: z.object({
    search: z.optional(z.string().check(z.maxLength(100), z.refine(isStorable))),
    specialty: z.optional(SpecialtySchema),
    after: z.optional(SlugSchema),
  }),
  output: z.object({ coaches: z.array(CoachLineSchema), more: z.boolean() }),
  errors: [],
})

/** An approved coach with their active offers. House coaches are content and have no such record. */
export const readCoach = endpoint({
  method: 'GET',
  path: '/api/coaches/:slug',
  access: 'member',
  summary: 'The public profile of an approved coach with the newest active offers; all of them are in the marketplace',
  input: z.object({ slug: SlugSchema }),
  output: z.object({
    user_id: IdSchema,
    slug: z.string(),
    full_name: z.string(),
    coach_bio: z.string(),
    coach_experience: z.string(),
    coach_specialties: z.array(SpecialtySchema),
    coach_image_url: z.nullable(z.string()),
    services: z.array(OfferSchema),
    products: z.array(OfferSchema),
    /** Seminars that are to come, and videos. */
    seminars: z.array(OfferSchema),
  }),
  errors: ['not-found'],
})

export const readFollow = endpoint({
  method: 'GET',
  path: '/api/coaches/:slug/follow',
  access: 'member',
  summary: 'How many follow this coach (human, house or AI), and whether this member does',
  input: z.object({ slug: SlugSchema }),
  output: FollowSchema,
  errors: ['not-found'],
})

export const followCoach = endpoint({
  method: 'PUT',
  path: '/api/coaches/:slug/follow',
  access: 'member',
  summary: 'Follow this coach, whose news then come as notifications, or stop following',
  input: z.object({ slug: SlugSchema, following: z.boolean() }),
  output: FollowSchema,
  errors: ['not-found', 'coaches.yourself'],
})
