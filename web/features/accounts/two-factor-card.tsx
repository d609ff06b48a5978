import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renewBackupCodes, stopTwoFactor } from '#contract/accounts.ts'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { BackupCodesDialog } from './backup-codes.tsx'
import { followChange } from './follow-change.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

type Open = 'set-up' | 'stop' | 'renew' | { codes: string[]; announce?: string } | null

export function TwoFactorCard({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation('accounts')
  const [open, setOpen] = useState<Open>(null)
  const close = () => {
    setOpen(null)
    // Said only now: a message over the codes would hide them.
    if (typeof open === 'object' && open?.announce) toast({ title: open.announce, variant: 'success' })
  }
  return (
    <SettingsCard
      title={t('twoFactor.title')}
      text={enabled ? t('twoFactor.onText') : t('twoFactor.offText')}
      state={<Badge variant={enabled ? 'blood' : 'quiet'}>{enabled ? t('twoFactor.on') : t('twoFactor.off')}</Badge>}
    >
      <div className="flex flex-wrap gap-3">
        {enabled ? (
          <>
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              {t('twoFactor.renew')}
            </Button>
            <Button variant="danger" onClick={() => setOpen('stop')}>
              {t('twoFactor.stop')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>{t('twoFactor.start')}</Button>
        )}
      </div>
      <TwoFactorSetUp
        open={open === 'set-up'}
        onClose={close}
        onDone={(codes) => setOpen({ codes, announce: t('twoFactor.onDone') })}
      />
      <PasswordDialog
        open={open === 'stop'}
        onClose={close}
        title={t('twoFactor.stopTitle')}
        text={t('twoFactor.stopText')}
        submitLabel={t('twoFactor.stop')}
        failedTitle={t('twoFactor.failed')}
        danger
        run={async (password) => {
          await call(stopTwoFactor, { password })
          close()
          toast({ title: t('twoFactor.offDone'), variant: 'success' })
          await followChange()
        }}
      />
      <PasswordDialog
        open={open === 'renew'}
        onClose={close}
        title={t('twoFactor.renewTitle')}
        text={t('twoFactor.renewText')}
        submitLabel={t('twoFactor.renew')}
        failedTitle={t('twoFactor.failed')}
        run={async (password) => {
          const { backup_codes } = await call(renewBackupCodes, { password })
          setOpen({ codes: backup_codes })
        }}
      />
      <BackupCodesDialog codes={typeof open === 'object' ? open?.codes : undefined} onClose={close} />
    </SettingsCard>
  )
}
