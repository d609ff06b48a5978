import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { useResend } from './use-resend.ts'

type CheckEmailProps = {
  /** `again` does not say that a mail was sent, because that would reveal whether the account exists. */
  purpose: 'confirm' | 'coach' | 'application' | 'again' | 'reset'
  email: string
  returnTo?: string | undefined
  onBack: () => void
}

export function CheckEmail({ purpose, email, returnTo, onBack }: CheckEmailProps) {
  const { t } = useTranslation('accounts')
  const { resend, busy } = useResend(email, returnTo)
  return (
    <div className="grid gap-6">
      <p role="status" className="text-lead [overflow-wrap:anywhere]">
        {t(`checkEmail.${purpose}`, { email })}
      </p>
      <OutboxHint email={email} />
      <div className="flex flex-wrap items-center gap-4">
        {purpose !== 'reset' && (
          <Button variant="secondary" busy={busy} onClick={resend}>
            {t('checkEmail.resend')}
          </Button>
        )}
        <Button variant="text" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </div>
    </div>
  )
}
