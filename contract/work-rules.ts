/** Every job queue. The admins' page of background work names each in every language. */
export const JOB_QUEUES = [
  'dead-jobs',
  'delete-expired-access',
  'delete-old-mails',
  'delete-old-notifications',
  'delete-removed-quotes',
  'compare-payments',
  'deliver-mail',
  'end-open-orders',
  'forget-expired-facts',
  'refund-payments',
  'remove-deleted-conversations',
  'remove-deleted-offers',
  'remove-objects',
  'sweep-files',
  'tell-applicant',
  'tell-followers',
] as const
export type JobQueue = (typeof JOB_QUEUES)[number]

/** Every kind of mail; the same page names the mails that are stuck. */
export const MAIL_TEMPLATES = [
  'confirm-email',
  'confirm-coach-email',
  'reset-password',
  'account-exists',
  'set-password',
  'password-changed',
  'coach-application-received',
  'coach-approved',
  'coach-appointed',
  'coach-denied',
  'support-message',
  'two-factor-changed',
  'passkey-changed',
  'identity-changed',
] as const
export type MailTemplate = (typeof MAIL_TEMPLATES)[number]
