import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { useAccountRules } from './queries.ts'

/** Shown only without a mail server, where nobody would receive the mail. */
export function OutboxHint({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  const { outbox } = useAccountRules()
  if (!outbox) return null
  return (
    <p className="text-sm text-muted">
      {t('checkEmail.outboxHint')}{' '}
      <Link to={`/outbox?to=${encodeURIComponent(email)}`} className={buttonClass({ variant: 'text', size: 'small' })}>
        {t('checkEmail.outbox')}
      </Link>
    </p>
  )
}
