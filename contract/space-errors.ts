export const spaceErrors = {
  'spaces.clients-only': 403,
  'spaces.not-joined': 409,
  /** Slow mode; `retry_after` says how long. */
  'spaces.too-soon': 429,
  /** Too many within a minute, in all spaces together. */
  'spaces.too-many-posts': 429,
  /** `retry_after` says how long, where it ends. */
  'spaces.suspended': 403,
  'spaces.post-gone': 410,
  'spaces.edit-too-late': 409,
  'spaces.too-many-mentions': 400,
  'spaces.business-fields-needed': 400,
  'spaces.own-reply': 409,
  'spaces.too-many-pinned': 409,
  /** Nobody translates here, or there is nothing to translate. */
  'spaces.no-translation': 409,
  /** The provider failed, or the translations of today are used up. */
  'spaces.translation-later': 409,
} as const

export const peopleErrors = {
  'people.handle-taken': 409,
  'people.staff-not-blocked': 409,
} as const
