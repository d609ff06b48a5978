import { serverNow } from '#web/api/server-clock.ts'

/** Today where the device is, by the server's clock: that of a device may be days off. */
export function dayHere(now = new Date(serverNow())): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}
