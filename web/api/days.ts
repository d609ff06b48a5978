import { serverNow } from './server-clock.ts'

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day ('2026-12-10') of a moment in a zone. */
export function dayIn(zone: string, moment: string | number): string {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { ...DAY, timeZone: zone })
    formats.set(zone, format)
  }
  return dayOf(format, moment)
}

/** Today where the device is, by the server's clock: that of a device may be days off. A device may travel, too. */
export function dayHere(now = serverNow()): string {
  return dayOf(new Intl.DateTimeFormat('en-US', DAY), now)
}

function dayOf(format: Intl.DateTimeFormat, moment: string | number): string {
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
