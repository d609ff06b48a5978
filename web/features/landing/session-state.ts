import { useEffect, useState } from 'react'
import { retryWait } from '#web/api/retry.ts'
import { forgetPrivate } from '#web/i18n/browser-storage.ts'
import { onOtherTabs, tellOtherTabs } from '#web/session/session-channel.ts'
import { hasSignedInBefore } from '#web/session/signed-in-before.ts'

const LOOK_AGAIN_AFTER_MS = 10_000

/** Retries as calls of the application do when the server is unavailable. */
export async function readSignedIn(): Promise<boolean> {
  for (let retries = 0; ; retries++) {
    const response = await fetch('/api/session').catch(() => undefined)
    if (response?.ok) return ((await response.json()) as { session: object | null }).session !== null
    const status = response?.status ?? 0
    const wait = retryWait({ method: 'GET', status, retries })
    if (wait === undefined) throw new Error(`The session cannot be read: status ${status}`)
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Whether someone is signed in: as the page was sent, then as other tabs report. */
export function useSignedIn(initially: boolean) {
  const [signedIn, setSignedIn] = useState(initially)

  useEffect(() => {
    let lookedAt = Date.now()
    const look = () => {
      lookedAt = Date.now()
      readSignedIn().then(setSignedIn, (error) => console.warn(error))
    }
    onOtherTabs(({ type }) => {
      if (type === 'signed-in' || type === 'signed-out') setSignedIn(type === 'signed-in')
      // Only the server knows whether a session has really expired.
      else if (type === 'expired') look()
    })
    // A session may end without any tab, so it is checked when the page is shown again.
    const lookAgain = () => {
      if (!document.hidden && Date.now() - lookedAt >= LOOK_AGAIN_AFTER_MS) look()
    }
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('focus', lookAgain)
    // A page restored from the back-forward cache may show an old session state.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) look()
    })
  }, [])

  async function signOut(): Promise<void> {
    const response = await fetch('/api/accounts/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (!response.ok) throw new Error(`Sign-out failed: status ${response.status}`)
    setSignedIn(false)
    forgetPrivate()
    tellOtherTabs({ type: 'signed-out' })
  }

  return { signedIn, signOut }
}

/** The target of the calls to action: the sign-up, or the sign-in if this browser was signed in before. */
export function useSignInPath(signedIn: boolean): string {
  const [known, setKnown] = useState(signedIn)
  // Only the browser knows this, so the prerendered page does not contain it.
  useEffect(() => {
    if (hasSignedInBefore()) setKnown(true)
  }, [])
  return known || signedIn ? '/auth' : '/auth?mode=sign-up'
}
