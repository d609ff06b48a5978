import { JOB_QUEUES, MAIL_TEMPLATES } from '#contract/work-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

/** The texts for the names of queues and mails. Names from a former version have none. */
export function useWorkWords() {
  const { t } = useTranslation('admin')
  return {
    job(name: string): string | undefined {
      const known = JOB_QUEUES.find((one) => one === name)
      return known && t(`work.job.${known}`)
    },
    mail(template: string): string | undefined {
      const known = MAIL_TEMPLATES.find((one) => one === template)
      return known && t(`work.mail.${known}`)
    },
  }
}
