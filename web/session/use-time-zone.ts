import { useSessionState } from './session-store.ts'

/** The time zone of the member's settings; undefined is the browser's own. */
export function useTimeZone(): string | undefined {
  return useSessionState().session?.user.profile.time_zone ?? undefined
}
