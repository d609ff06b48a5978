/** Why an account call can be refused. Apart from accounts.ts so that the error map does not import schemas. */
export const accountErrors = {
  'accounts.exists': 409,
  'accounts.credentials-invalid': 401,
  'accounts.credentials-missing': 400,
  'accounts.email-unconfirmed': 403,
  'accounts.banned': 403,
  'accounts.password-weak': 400,
  'accounts.password-wrong': 400,
  'accounts.link-invalid': 400,
  'accounts.two-factor-expired': 401,
  'accounts.two-factor-code-wrong': 401,
  'accounts.two-factor-locked': 429,
  'accounts.two-factor-off': 409,
  'accounts.two-factor-on': 409,
  'accounts.passkey-invalid': 401,
  'accounts.passkeys-full': 409,
  /** Not one of the statuses after which the browser tries again by itself. */
  'accounts.provider-away': 424,
  'accounts.provider-refused': 401,
  'accounts.provider-expired': 400,
  /** The provider was asked to make the person sign in again, and does not say that it did. */
  'accounts.provider-not-again': 401,
  'accounts.provider-email-unverified': 403,
  'accounts.provider-in-use': 409,
  'accounts.last-way-in': 409,
  /** Asked of whoever has no password, in its place. */
  'accounts.sign-in-again': 403,
  /** Asked of an admin who has a second factor, where it is required of admins. */
  'accounts.second-factor-required': 403,
  'accounts.too-many-tries': 429,
  'accounts.too-many-mails': 429,
  'accounts.browser-token': 403,
  'accounts.last-admin': 409,
} as const
