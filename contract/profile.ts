import * as z from 'zod/mini'
import { MEMBERSHIP_TYPES } from './access.ts'

export const COACH_STATUSES = ['pending', 'approved', 'denied'] as const

export const ProfileSchema = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  membership_type: z.enum(MEMBERSHIP_TYPES),
  coach_status: z.nullable(z.enum(COACH_STATUSES)),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  upgraded_at: z.nullable(z.iso.datetime()),
})
export type Profile = z.infer<typeof ProfileSchema>
