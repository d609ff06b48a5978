import { call } from '#web/api/client.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { changeHere, followChange } from '#web/session/check-session.ts'
import { toast } from '#web/ui/toast.ts'
import { BackupCodesDialog } from './backup-codes.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

export type TwoFactorStep = 'set-up' | 'stop' | 'renew' | { codes: string[]; announce?: string }

type TwoFactorDialogsProps = { step: TwoFactorStep; onStep: (step: TwoFactorStep) => void; onClose: () => void }

export function TwoFactorDialogs({ step, onStep, onClose }: TwoFactorDialogsProps) {
  const { t } = useTranslation('accounts')
  if (step === 'set-up') {
    return <TwoFactorSetUp onClose={onClose} onDone={(codes) => onStep({ codes, announce: t('twoFactor.onDone') })} />
  }
  if (step === 'stop') {
    return (
      <PasswordDialog
        onClose={onClose}
        title={t('twoFactor.stopTitle')}
        text={t('twoFactor.stopText')}
        submitLabel={t('twoFactor.stop')}
        failedTitle={t('twoFactor.failed')}
        danger
        run={(password) =>
          changeHere(async () => {
            await call('POST /api/accounts/two-factor/stop', { password })
            onClose()
            toast({ title: t('twoFactor.offDone'), variant: 'success' })
            await followChange()
          })
        }
      />
    )
  }
  if (step === 'renew') {
    return (
      <PasswordDialog
        onClose={onClose}
        title={t('twoFactor.renewTitle')}
        text={t('twoFactor.renewText')}
        submitLabel={t('twoFactor.renew')}
        failedTitle={t('twoFactor.failed')}
        run={async (password) =>
          onStep({ codes: (await call('POST /api/accounts/two-factor/backup-codes', { password })).backup_codes })
        }
      />
    )
  }
  const closeCodes = () => {
    onClose()
    // Shown only now, because a toast would cover the codes.
    if (step.announce) toast({ title: step.announce, variant: 'success' })
  }
  return <BackupCodesDialog codes={step.codes} onClose={closeCodes} />
}
