import { useEffect, useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { LeftForm } from './left-form.ts'
import { leaveForProvider } from './sign-in.ts'

type ProviderButtonProps = {
  name: string
  /** The page to open after signing in. */
  returnTo: string
  variant?: ButtonVariant
  /** The provider asks the person to sign in even if they are still signed in there. */
  again?: boolean
  /** What is typed beside the button, for whoever comes back without having signed in. */
  form?: LeftForm
}

/** Leaves Kiai for the OpenID Connect provider; /auth/callback is where it leads back to. */
export function ProviderButton({ name, returnTo, variant = 'secondary', again = false, form }: ProviderButtonProps) {
  const { t } = useTranslation('identity-provider')
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  // The browser's Back button may show this page again as it was left.
  useEffect(() => {
    const onShown = () => setBusy(false)
    window.addEventListener('pageshow', onShown)
    return () => window.removeEventListener('pageshow', onShown)
  }, [])
  const press = async () => {
    setBusy(true)
    try {
      // Stays busy while the browser leaves.
      await leaveForProvider(returnTo, { again, form })
    } catch (error) {
      setBusy(false)
      toast({ title: t('startFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }
  return (
    <Button variant={variant} busy={busy} onClick={press} className="max-w-full py-3 [overflow-wrap:anywhere]">
      {t('continue', { name })}
    </Button>
  )
}

export function ProviderWay(props: ProviderButtonProps) {
  return (
    <div className="mt-6">
      <ProviderButton {...props} />
    </div>
  )
}
