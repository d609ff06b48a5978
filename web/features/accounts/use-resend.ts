import { useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { sendConfirmationAgain } from './queries.ts'

/** Sends the confirmation link again and shows the outcome in a toast. */
export function useResend(email: string, returnTo: string | undefined) {
  const { t } = useTranslation('accounts')
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      await sendConfirmationAgain(email, returnTo)
      toast({ title: t('toast.resent'), description: t('toast.resentText'), variant: 'success' })
    } catch (error) {
      toast({ title: t('toast.mailFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { resend, busy }
}
