import { zoneName } from '#contract/zone-name-rules.ts'
import { useLanguage } from './language.ts'

export function useZoneName() {
  const language = useLanguage()
  return (zone: string) => zoneName(zone, language)
}

/** The zone, or the device's own: an older browser may not know every zone that the server knows. */
export function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  }
}
