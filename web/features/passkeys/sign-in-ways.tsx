import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Session } from '#contract/session.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { cancelPendingSignOut } from '#web/session/sign-out.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { askForPasskey, hasPasskeyAutofill, hasPasskeys, isCancelled } from './authenticator.ts'

type SignInWaysProps = {
  /** The server has granted the session; nobody is signed in here before this is done. */
  onSignedIn: (session: Session) => void | Promise<void>
}

/** Ways to sign in besides the password: a button, and passkeys in the list below the address where the browser can. */
export function SignInWays({ onSignedIn }: SignInWaysProps) {
  const { t } = useTranslation('passkeys')
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  /** A page may wait for one passkey at a time: the button ends the quiet waiting, which begins again after it. */
  const waiting = useRef<AbortController>(undefined)

  const signIn = async (autofill: boolean) => {
    waiting.current?.abort()
    const abort = new AbortController()
    waiting.current = abort
    let picked = false
    try {
      const { options } = await call('POST /api/accounts/sign-in/passkey/options', {})
      if (abort.signal.aborted) return
      const credential = await askForPasskey(options, { autofill, signal: abort.signal })
      picked = true
      const { session } = await call('POST /api/accounts/sign-in/passkey', { credential })
      cancelPendingSignOut()
      if (session) await onSignedIn(session)
    } catch (error) {
      // Nobody asked for the list below the field: it fails in silence until a passkey was picked from it.
      if (abort.signal.aborted || (autofill && !picked)) return
      if (isCancelled(error)) toast({ title: t('signIn.cancelled') })
      else toast({ title: t('signIn.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
      await offerInList()
    }
  }
  const offerInList = useEffectEvent(async () => {
    if (await hasPasskeyAutofill()) await signIn(true)
  })

  useEffect(() => {
    offerInList()
    return () => waiting.current?.abort()
  }, [])

  if (!hasPasskeys()) return null
  const press = async () => {
    setBusy(true)
    await signIn(false)
    setBusy(false)
  }
  return (
    <div className="mt-6">
      <Button variant="secondary" busy={busy} onClick={press}>
        <KeyRound aria-hidden="true" className="size-5" />
        {t('signIn.button')}
      </Button>
    </div>
  )
}
