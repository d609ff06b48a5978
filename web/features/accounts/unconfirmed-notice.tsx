import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { useResend } from './use-resend.ts'

type UnconfirmedNoticeProps = { email: string; returnTo: string | undefined }

export function UnconfirmedNotice({ email, returnTo }: UnconfirmedNoticeProps) {
  const { t } = useTranslation(['accounts', 'refusals'])
  const { resend, busy } = useResend(email, returnTo)
  return (
    <div className="mb-6 grid gap-3">
      <Notice
        tone="warn"
        title={t('unconfirmed.title')}
        action={
          <Button variant="secondary" size="small" busy={busy} onClick={resend}>
            {t('unconfirmed.resend')}
          </Button>
        }
      >
        {t('refusals:accounts.email-unconfirmed')}
      </Notice>
      <OutboxHint email={email} />
    </div>
  )
}
