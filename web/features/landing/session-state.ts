import { useEffect, useState } from 'react'
import { onOtherTabs, tellOtherTabs } from '#web/session/session-channel.ts'

export async function readSignedIn(): Promise<boolean> {
  const response = await fetch('/api/session')
  if (!response.ok) throw new Error(`The session cannot be read: status ${response.status}`)
  const { session } = (await response.json()) as { session: object | null }
  return session !== null
}

/** Whether someone is signed in: as the page was sent, then as every open tab of this browser tells. */
export function useSignedIn(initially: boolean) {
  const [signedIn, setSignedIn] = useState(initially)

  useEffect(() => {
    onOtherTabs(({ type }) => {
      if (type === 'signed-in' || type === 'signed-out') setSignedIn(type === 'signed-in')
    })
    // A page that comes back from the browser's back/forward cache has slept through the news.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readSignedIn().then(setSignedIn, (error) => console.warn(error))
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
    tellOtherTabs({ type: 'signed-out' })
  }

  return { signedIn, signOut }
}
