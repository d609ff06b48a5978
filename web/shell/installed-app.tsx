import { useEffect, useState } from 'react'
import { isInstalled } from '#web/offline/install-offer.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'

/** By then a page has loaded everything it needs at first. */
const QUIET_MS = 3_000

const LateNotices = latePart(
  () => import('#web/features/installed-app/app-notices.tsx'),
  (module) => module.AppNotices,
  { texts: ['installed-app'], prefetch: false, Missing: () => null },
)

/** The service worker is for members and for who has installed Kiai; it starts when the page is idle. */
export function InstalledApp() {
  const signedIn = useSessionState().session !== null
  const [idle, setIdle] = useState(false)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  // It stays after a sign-out: what it shows then is for everyone.
  useEffect(() => {
    if (idle && (signedIn || isInstalled())) setWanted(true)
  }, [idle, signedIn])
  return wanted && 'serviceWorker' in navigator && <LateNotices />
}
