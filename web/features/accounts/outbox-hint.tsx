import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/navigation/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { useAccountRules } from './queries.ts'

/** Only where no mail leaves the machine: otherwise a newcomer would wait for one in vain. */
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
