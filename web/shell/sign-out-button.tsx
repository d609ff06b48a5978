import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { useSignOut } from './use-sign-out.ts'

export function SignOutButton() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const signOut = useSignOut()
  const onClick = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Button variant="ghost" size="small" busy={busy} onClick={onClick} className="-ms-3">
      <LogOut aria-hidden="true" className="size-4" />
      {t('nav.signOut')}
    </Button>
  )
}
