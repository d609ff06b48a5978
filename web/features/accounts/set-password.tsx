import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { sessionState } from '#web/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProviderButton } from './provider-button.tsx'
import { sendPasswordReset, waysInQuery } from './queries.ts'

/** Mails the link that sets a password, to the address of the account. */
export function SetPasswordButton() {
  const { t } = useTranslation('identity-provider')
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const email = sessionState().session?.user.email ?? ''
    try {
      await sendPasswordReset(email, '/settings')
      toast({ title: t('noPassword.sent'), description: t('noPassword.sentText', { email }), variant: 'success' })
    } catch (error) {
      toast({ title: t('noPassword.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" busy={busy} onClick={send}>
      {t('noPassword.send')}
    </Button>
  )
}

/** In place of the form that changes a password. */
export function SetPasswordCard() {
  const { t } = useTranslation('identity-provider')
  return (
    <SectionCard title={t('noPassword.title')} text={t('noPassword.text')}>
      <div>
        <SetPasswordButton />
      </div>
    </SectionCard>
  )
}

/** In a dialog that would ask for the password, of somebody who has none and signed in long ago. */
export function SignInAgain() {
  const { t } = useTranslation('identity-provider')
  const provider = useQuery(waysInQuery).data?.provider
  return (
    <div className="grid gap-5 pb-4">
      <p className="text-muted">{t('noPassword.again')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <SetPasswordButton />
        {provider?.identity && <ProviderButton name={provider.name} returnTo="/settings" variant="primary" again />}
      </div>
    </div>
  )
}
