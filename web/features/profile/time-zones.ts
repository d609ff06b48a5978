import { foldText } from '#contract/fold-text-rules.ts'
import { placeOf } from '#contract/zone-name-rules.ts'
import { browserTimeZone } from './browser-time-zone.ts'

/** All zones this browser knows: first the device's own, then the chosen one, then the rest by name. */
export function timeZones(chosen: string | null): string[] {
  const first = [browserTimeZone(), ...(chosen ? [chosen] : [])]
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])]
}

/** The zones whose name contains every typed word. `areaName` is the area in the reader's language. */
export function findTimeZones(zones: readonly string[], typed: string, areaName: (area: string) => string): string[] {
  const words = foldText(typed).split(' ')
  return zones.filter((zone) => {
    const { place, area } = placeOf(zone)
    const text = foldText(`${zone} ${zone.replaceAll(/[/_]/g, ' ')} ${place} ${area ? areaName(area) : ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** The zone's offset on that day, such as 'GMT-3'. */
export function offsetOf(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
