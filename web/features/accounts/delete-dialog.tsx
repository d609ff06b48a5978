import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { forgetPrivate } from '#web/i18n/browser-storage.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { forgetReturnPath } from '#web/session/return-path.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'
import { applyToSession, useSessionState } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { owedQuery } from './queries.ts'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const { exactMoney } = useMoneyFormats()
  const user = useSessionState().session?.user
  const { data } = useQuery(owedQuery)
  const owed = data?.owed.map(({ amount_minor, currency }) => exactMoney(amount_minor, currency)) ?? []
  const warning: string[] = [t('delete.warning')]
  if (owed.length > 0) warning.push(t('delete.owed', { amounts: owed.join(' + '), email: user?.email ?? '' }))
  const erase = async (password: string | undefined) => {
    await call('POST /api/accounts/delete', { password })
    forgetReturnPath()
    forgetPrivate()
    toast({ title: t('delete.done') })
    applyToSession({ type: 'signed-out', origin: 'here' })
    tellOtherTabs({ type: 'signed-out' })
  }
  return (
    <PasswordDialog
      onClose={onClose}
      title={t('delete.dialog')}
      text={warning.join(' ')}
      submitLabel={t('delete.submit')}
      failedTitle={t('delete.failed')}
      word={t('delete.word')}
      danger
      run={erase}
    />
  )
}
