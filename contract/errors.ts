import { accountErrors } from './account-errors.ts'
import { adminErrors } from './admin-errors.ts'
import { artOfWarErrors } from './art-of-war-errors.ts'
import { coachApplicationErrors } from './coach-application-errors.ts'
import { coachDeskErrors } from './coach-desk-errors.ts'
import { coachesErrors } from './coaches-errors.ts'
import { conversationErrors } from './conversation-errors.ts'
import { fileErrors } from './file-errors.ts'
import { quizErrors } from './quiz-errors.ts'
import { supportErrors } from './support-errors.ts'

/** What any call can refuse with. The status is the HTTP one. */
export const commonErrors = {
  'request.invalid': 400,
  'request.not-json': 400,
  'request.too-large': 413,
  'request.foreign-origin': 403,
  'request.too-many': 429,
  /** By a name that an installation without BASE_URL does not know to be its own. */
  'request.unknown-host': 421,
  'session.missing': 401,
  'session.forbidden': 403,
  /** Of calls for admins alone, where a setting asks a second factor of them. */
  'admin.two-factor-required': 403,
  'not-found': 404,
  'server.unexpected': 500,
  'server.unavailable': 503,
} as const

/** Every error code and its status, a capability's codes in that capability's own file. */
export const errorStatus = {
  ...commonErrors,
  ...accountErrors,
  ...adminErrors,
  ...artOfWarErrors,
  ...coachApplicationErrors,
  ...coachDeskErrors,
  ...coachesErrors,
  ...conversationErrors,
  ...fileErrors,
  ...quizErrors,
  ...supportErrors,
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

/** The body of every refusal. Codes cross the wire, never prose: the reader's language gives the words. */
export type ErrorBody = {
  error: {
    code: string
    fields?: FieldProblems | undefined
    retry_after?: number | undefined
    /** What a person wrote to whom it concerns, in whatever language. */
    reason?: string | undefined
    request_id?: string | undefined
  }
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code)
}
