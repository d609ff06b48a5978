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
  /** Called with the session that the server created. The page is signed in only when this has finished. */
  onSignedIn: (session: Session) => void | Promise<void>
}

/** Sign-in with a passkey: by a button, and by suggestions in the e-mail field if the browser supports them. */
export function SignInWays({ onSignedIn }: SignInWaysProps) {
  const { t } = useTranslation('passkeys')
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  /**
   * A page can only have one passkey request at a time: the button aborts the one for suggestions, which starts again
   * later. Suggestions never abort the request of the button.
   */
  const waiting = useRef<AbortController>(undefined)

  const signIn = async (autofill: boolean) => {
    if (autofill && waiting.current) return
    waiting.current?.abort()
    const abort = new AbortController()
    waiting.current = abort
    let chosen = false
    try {
      if (autofill && !(await hasPasskeyAutofill())) return
      if (abort.signal.aborted) return
      const { options } = await call('POST /api/accounts/sign-in/passkey/options', {})
      if (abort.signal.aborted) return
      const credential = await askForPasskey(options, { autofill, signal: abort.signal })
      chosen = true
      const { session } = await call('POST /api/accounts/sign-in/passkey', { credential })
      cancelPendingSignOut()
      if (session) await onSignedIn(session)
    } catch (error) {
      // The person did not ask for suggestions, so their errors are not shown until a passkey was chosen.
      if (abort.signal.aborted || (autofill && !chosen)) return
      waiting.current = undefined
      if (isCancelled(error)) toast({ title: t('signIn.cancelled'), description: t('signIn.cancelledText') })
      else toast({ title: t('signIn.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
      // Not awaited: the request stays open until a passkey is chosen, and the button would stay busy as long.
      void signIn(true)
    }
  }
  const offerSuggestions = useEffectEvent(() => void signIn(true))

  useEffect(() => {
    offerSuggestions()
    return () => {
      waiting.current?.abort()
      waiting.current = undefined
    }
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
