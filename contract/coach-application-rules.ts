/** What a coach may be good at. The keys are stored; the texts give the words. */
export const SPECIALTIES = [
  'leadership-strategy',
  'warrior-mindset-resilience',
  'confidence-achievement',
  'precision-excellence',
  'fundamentals-discipline',
  'balance-flow',
  'strength-empowerment',
  'mental-performance',
  'boxing',
  'mma',
  'brazilian-jiu-jitsu',
  'muay-thai',
  'kickboxing',
  'wrestling',
] as const
export type Specialty = (typeof SPECIALTIES)[number]

export const MIN_SPECIALTIES = 2
/** A hint beside the field, never enforced (§5). */
export const BIO_HINT_LENGTH = 100
export const BIO_MAX_LENGTH = 4000
export const EXPERIENCE_MAX_LENGTH = 4000
export const MOTIVATION_MAX_LENGTH = 4000
export const REASON_MAX_LENGTH = 1000

/** How long a decision can be undone; after that the applicant is told. */
export const UNDO_SECONDS = 10
