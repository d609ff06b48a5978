import { useEffect } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { changeHere } from '#web/session/check-session.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { browserTimeZone } from './browser-time-zone.ts'
import { keepProfile } from './keep-profile.ts'

/** The member whose zone this page has sent already: it is tried once, even if it fails. */
const told = new Set<string>()

/** Saves this device's time zone for a member who never chose one, because days depend on it. */
export function useAdoptTimeZone(): void {
  const { session } = useSessionState()
  const userId = session?.user.id
  const missing = session?.user.profile.time_zone === null
  useEffect(() => {
    if (!userId || !missing || told.has(userId)) return
    told.add(userId)
    void adopt()
  }, [userId, missing])
}

async function adopt(): Promise<void> {
  try {
    keepProfile(await changeHere(() => call('PUT /api/profile/time-zone', { time_zone: browserTimeZone() })))
  } catch (error) {
    // The member did not ask for it, so a failure is not shown; the next visit tries again.
    if (!(error instanceof ApiError)) throw error
  }
}
