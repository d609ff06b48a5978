import { useEffect, useState } from 'react'
import { retryWait } from '#web/api/retry.ts'
import { forgetPrivate } from '#web/i18n/browser-storage.ts'
import { onOtherTabs, tellOtherTabs } from '#web/session/session-channel.ts'
import { hasSignedInBefore } from '#web/session/signed-in-before.ts'

const LOOK_AGAIN_AFTER_MS = 10_000

/** As patient as the pages behind the door: a server that is away for a moment is asked again. */
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

/** Whether someone is signed in: as the page was sent, then as every open tab of this browser tells. */
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
      // Of an end that came by itself only the server knows whether it is really one.
      else if (type === 'expired') look()
    })
    // A session may end without any tab's doing: whoever comes back to the page sees it as it is.
    const lookAgain = () => {
      if (!document.hidden && Date.now() - lookedAt >= LOOK_AGAIN_AFTER_MS) look()
    }
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('focus', lookAgain)
    // A page that comes back from the browser's back/forward cache has slept through the news.
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

/** Where the calls to action lead: newcomers sign up, whoever has been signed in on this browser signs in. */
export function useDoor(signedIn: boolean): string {
  const [known, setKnown] = useState(signedIn)
  // Only the browser knows; the page is sent without it.
  useEffect(() => {
    if (hasSignedInBefore()) setKnown(true)
  }, [])
  return known || signedIn ? '/auth' : '/auth?mode=sign-up'
}
