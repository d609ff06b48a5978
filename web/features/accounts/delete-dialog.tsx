import { call } from '#web/api/client.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { forgetReturnPath } from '#web/session/return-path.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'
import { applyToSession } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { PasswordDialog } from './password-dialog.tsx'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const erase = async (password: string | undefined) => {
    await call('POST /api/accounts/delete', { password })
    forgetReturnPath()
    toast({ title: t('delete.done') })
    applyToSession({ type: 'signed-out', origin: 'here' })
    tellOtherTabs({ type: 'signed-out' })
  }
  return (
    <PasswordDialog
      onClose={onClose}
      title={t('delete.dialog')}
      text={t('delete.warning')}
      submitLabel={t('delete.submit')}
      failedTitle={t('delete.failed')}
      word={t('delete.word')}
      danger
      run={erase}
    />
  )
}
