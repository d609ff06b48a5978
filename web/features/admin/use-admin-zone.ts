import { useSessionState } from '#web/session/session-store.ts'

/** The time zone in which the days that this admin chooses end: the same that the server uses. */
export function useAdminZone(): string {
  return useSessionState().session?.user.profile.time_zone ?? 'UTC'
}
