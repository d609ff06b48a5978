import * as z from 'zod/mini'
import {
  BIO_MAX_LENGTH,
  EXPERIENCE_MAX_LENGTH,
  MIN_SPECIALTIES,
  MOTIVATION_MAX_LENGTH,
  REASON_MAX_LENGTH,
  SPECIALTIES,
} from './coach-application-rules.ts'
import { endpoint } from './endpoint.ts'
import { EmailSchema, IdSchema, multiLineText, oneLineText, PasswordSchema, PictureUrlSchema } from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { COACH_STATUSES } from './profile.ts'
import { FULL_NAME_MAX_LENGTH } from './profile-rules.ts'

export const SpecialtySchema = z.enum(SPECIALTIES)

/** Each specialty once. */
export const SpecialtiesSchema = z.array(SpecialtySchema).check(
  z.minLength(MIN_SPECIALTIES),
  z.maxLength(SPECIALTIES.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
)

const applicationFields = {
  full_name: oneLineText(FULL_NAME_MAX_LENGTH),
  bio: multiLineText(BIO_MAX_LENGTH),
  experience: multiLineText(EXPERIENCE_MAX_LENGTH),
  specialties: SpecialtiesSchema,
  image_url: z.nullable(PictureUrlSchema),
  motivation: multiLineText(MOTIVATION_MAX_LENGTH),
}

/** An application as it was sent, and its outcome. */
export const CoachApplicationSchema = z.object({
  id: IdSchema,
  user_id: IdSchema,
  full_name: z.string(),
  bio: z.string(),
  experience: z.string(),
  specialties: z.array(SpecialtySchema),
  image_url: z.nullable(z.string()),
  motivation: z.string(),
  status: z.enum(COACH_STATUSES),
  /** Why it was denied. */
  reason: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
})
export type CoachApplication = z.infer<typeof CoachApplicationSchema>

/** The wizard for visitors: account, profile and application are created in one transaction. */
export const signUpAsCoach = endpoint({
  method: 'POST',
  path: '/api/coach-applications/sign-up',
  access: 'everyone',
  summary: 'Create an account together with a coach application; a mail with a confirmation link follows',
  input: z.object({ ...applicationFields, email: EmailSchema, password: PasswordSchema, language: LanguageSchema }),
  output: z.object({}),
  errors: ['accounts.exists', 'accounts.password-weak', 'accounts.too-many-mails'],
  status: 201,
})

export const applyAsCoach = endpoint({
  method: 'POST',
  path: '/api/coach-applications',
  access: 'member',
  summary: 'Apply to become a coach, or apply again after a denial',
  input: z.object(applicationFields),
  output: CoachApplicationSchema,
  errors: ['coach-applications.pending', 'coach-applications.already-coach'],
  status: 201,
})

export const readOwnApplication = endpoint({
  method: 'GET',
  path: '/api/coach-applications/mine',
  access: 'member',
  summary: 'The newest application of this member',
  input: z.object({}),
  output: z.object({ application: z.nullable(CoachApplicationSchema) }),
  errors: [],
})

export const listPendingApplications = endpoint({
  method: 'GET',
  path: '/api/admin/coach-applications',
  access: 'administer',
  summary: 'Applications that wait for a decision, newest first, with everything the applicant wrote',
  input: z.object({}),
  output: z.object({
    applications: z.array(z.extend(CoachApplicationSchema, { email: z.string(), email_confirmed: z.boolean() })),
  }),
  errors: [],
})

/** §7: the remote procedure of the specification, with its name and parameter. */
export const approveCoach = endpoint({
  method: 'POST',
  path: '/api/admin/approve_coach',
  access: 'administer',
  summary: 'Approve a pending application: the applicant is a coach with a public profile from then on',
  input: z.object({ coach_user_id: IdSchema }),
  output: z.object({ slug: z.string() }),
  errors: ['not-found', 'coach-applications.decided', 'coach-applications.unconfirmed'],
})

export const rejectCoach = endpoint({
  method: 'POST',
  path: '/api/admin/reject_coach',
  access: 'administer',
  summary: 'Deny a pending application, with a reason that the applicant is told',
  input: z.object({ coach_user_id: IdSchema, reason: multiLineText(REASON_MAX_LENGTH) }),
  output: z.object({}),
  errors: ['not-found', 'coach-applications.decided'],
})

/** For a few seconds after a decision, until the applicant is told. */
export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/admin/undo_decision',
  access: 'administer',
  summary: 'Take back an approval or a denial of which the applicant has not been told yet',
  input: z.object({ coach_user_id: IdSchema }),
  output: z.object({}),
  errors: ['not-found', 'coach-applications.told'],
})
