import { knownZone } from '#web/i18n/zones.ts'
import { useTimeZone } from './use-time-zone.ts'

/** The member's time zone by name; without one in the settings the device's own. */
export function useOwnZone(): string {
  return knownZone(useTimeZone())
}
