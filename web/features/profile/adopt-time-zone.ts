import { useEffect } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { browserTimeZone } from './browser-time-zone.ts'
import { keepProfile } from './keep-profile.ts'

/** Whose zone this page has told already: once is enough, also when the server did not take it. */
const told = new Set<string>()

/** Days begin and end where the member is. Whoever never chose a time zone gets the one of this device, unasked. */
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
    keepProfile(await call('PUT /api/profile/time-zone', { time_zone: browserTimeZone() }))
  } catch (error) {
    // Nobody asked for it, so nobody is told: the next visit tries again, and the settings offer it.
    if (!(error instanceof ApiError)) throw error
  }
}
