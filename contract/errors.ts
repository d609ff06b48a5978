import { accountErrors } from './account-errors.ts'
import { adminErrors } from './admin-errors.ts'
import { artOfWarErrors } from './art-of-war-errors.ts'
import { athleteErrors } from './athlete-errors.ts'
import { bookingErrors } from './booking-errors.ts'
import { calendarErrors } from './calendar-errors.ts'
import { coachApplicationErrors } from './coach-application-errors.ts'
import { coachDeskErrors } from './coach-desk-errors.ts'
import { coachesErrors } from './coaches-errors.ts'
import { conversationErrors } from './conversation-errors.ts'
import { fileErrors } from './file-errors.ts'
import { liveErrors } from './live-errors.ts'
import { membershipErrors } from './membership-errors.ts'
import { messageErrors } from './message-errors.ts'
import { moderationErrors } from './moderation-errors.ts'
import { orderErrors } from './order-errors.ts'
import { quizErrors } from './quiz-errors.ts'
import { reviewErrors } from './review-errors.ts'
import { peopleErrors, spaceErrors } from './space-errors.ts'
import { supportErrors } from './support-errors.ts'
import { trainingErrors } from './training-errors.ts'

/** The error codes that any call can return, with their HTTP status. */
export const commonErrors = {
  'request.invalid': 400,
  'request.not-json': 400,
  'request.too-large': 413,
  'request.foreign-origin': 403,
  'request.too-many': 429,
  /** The Host header is not a name that an installation without BASE_URL accepts as its own. */
  'request.unknown-host': 421,
  'session.missing': 401,
  'session.forbidden': 403,
  /** Only for calls of admins, when a setting requires a second factor of them. */
  'admin.two-factor-required': 403,
  /** Only for calls of the Network: the membership is missing, or has just ended. */
  'spaces.needs-elite': 403,
  'not-found': 404,
  'server.unexpected': 500,
  'server.unavailable': 503,
} as const

/** Every error code and its status. The codes of a capability are in its own file. */
export const errorStatus = {
  ...commonErrors,
  ...accountErrors,
  ...adminErrors,
  ...artOfWarErrors,
  ...athleteErrors,
  ...bookingErrors,
  ...calendarErrors,
  ...coachApplicationErrors,
  ...coachDeskErrors,
  ...coachesErrors,
  ...conversationErrors,
  ...fileErrors,
  ...liveErrors,
  ...membershipErrors,
  ...messageErrors,
  ...moderationErrors,
  ...orderErrors,
  ...peopleErrors,
  ...quizErrors,
  ...reviewErrors,
  ...spaceErrors,
  ...supportErrors,
  ...trainingErrors,
} as const

export type ErrorCode = keyof typeof errorStatus

export const FIELD_PROBLEMS = [
  'required',
  'too-short',
  'too-long',
  'email',
  'url',
  'https-url',
  'picture-missing',
  'file-missing',
  'team-name',
  'early-link',
  'choice',
  'time-zone',
  'invalid',
  'password-common',
  'password-pattern',
  'password-own',
  'password-wrong',
  'code-wrong',
] as const
export type FieldProblem = { problem: (typeof FIELD_PROBLEMS)[number]; limit?: number | undefined }
export type FieldProblems = Record<string, FieldProblem>

/** The body of every refusal. It carries codes, no prose: the browser has the texts in the reader's language. */
export type ErrorBody = {
  error: {
    code: string
    fields?: FieldProblems | undefined
    retry_after?: number | undefined
    /** A reason that a person wrote, in any language. */
    reason?: string | undefined
    request_id?: string | undefined
  }
}
