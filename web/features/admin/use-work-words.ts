import { useTranslation } from '#web/i18n/use-translation.ts'

const JOBS = [
  'dead-jobs',
  'deliver-mail',
  'delete-old-mails',
  'delete-old-notifications',
  'delete-removed-quotes',
  'forget-expired-facts',
  'remove-deleted-conversations',
  'remove-deleted-offers',
  'tell-followers',
] as const

const MAILS = [
  'confirm-email',
  'reset-password',
  'account-exists',
  'set-password',
  'password-changed',
  'coach-application-received',
  'coach-approved',
  'coach-denied',
  'two-factor-changed',
] as const

/** What the server calls a queue or a mail, in words. What is new to this page has none. */
export function useWorkWords() {
  const { t } = useTranslation('admin')
  return {
    job(name: string): string | undefined {
      const known = JOBS.find((one) => one === name)
      return known && t(`work.job.${known}`)
    },
    mail(template: string): string | undefined {
      const known = MAILS.find((one) => one === template)
      return known && t(`work.mail.${known}`)
    },
  }
}
