import * as z from 'zod/mini'
import { MEMBERSHIP_TYPES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { oneLineText, PictureUrlSchema, TimeZoneSchema } from './fields.ts'
import { FULL_NAME_MAX_LENGTH } from './profile-rules.ts'

export const COACH_STATUSES = ['pending', 'approved', 'denied'] as const

export const ProfileSchema = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  membership_type: z.enum(MEMBERSHIP_TYPES),
  coach_status: z.nullable(z.enum(COACH_STATUSES)),
  /** Null until the browser has told it: days begin and end by it. */
  time_zone: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  upgraded_at: z.nullable(z.iso.datetime()),
})
export type Profile = z.infer<typeof ProfileSchema>

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  access: 'member',
  summary: 'Change name and picture',
  input: z.object({ full_name: oneLineText(FULL_NAME_MAX_LENGTH), avatar_url: z.nullable(PictureUrlSchema) }),
  output: ProfileSchema,
  errors: ['spaces.suspended'],
})

export const changeTimeZone = endpoint({
  method: 'PUT',
  path: '/api/profile/time-zone',
  access: 'member',
  summary: 'Choose the time zone in which days begin and end',
  input: z.object({ time_zone: TimeZoneSchema }),
  output: ProfileSchema,
  errors: [],
})
