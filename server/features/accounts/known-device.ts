import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { cookieOf, knownDeviceCookieName, openSignedToken, signToken, writeCookie } from './session-cookie.ts'
import { users } from './tables.ts'

/** The longest lifetime that browsers accept. Each sign-in and each renewed session starts it again. */
const KNOWN_DEVICE_SECONDS = 400 * 24 * 60 * 60

/** Prefix of the signed text, so that no other signed token of ours counts as a known device. */
const PREFIX = 'known-device'

type DeviceServices = Pick<Services, 'db' | 'baseUrl' | 'secret' | 'clock'>

interface DeviceCookie {
  user_id: string
  device_id: string
  /** Milliseconds since 1970. */
  known_since: number
}

/**
 * Gives a browser that has just signed in the cookie of a known device: limits that strangers have used up do not apply
 * to it. The cookie belongs to one account and gives no access.
 */
export function rememberDevice(
  { baseUrl, secret, clock }: DeviceServices,
  user_id: string,
  { request, headers }: { request: Request; headers: Headers },
): void {
  // A program keeps no cookies.
  if (request.headers.has('authorization')) return
  const earlier = readCookie({ baseUrl, secret }, request)
  const device_id = earlier?.user_id === user_id ? earlier.device_id : randomUUID()
  const signed = signToken([PREFIX, user_id, device_id, clock.now().getTime()].join(':'), secret)
  headers.append('set-cookie', writeCookie(baseUrl, knownDeviceCookieName(baseUrl), signed, KNOWN_DEVICE_SECONDS))
}

/** The id of the device, if the browser was signed in to the account of this address before and is not forgotten. */
export async function findKnownDevice(
  services: DeviceServices,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const cookie = readCookie(services, request)
  if (!cookie) return undefined
  const [account] = await services.db
    .select({ email: users.email, known_from: users.devices_known_from })
    .from(users)
    .where(eq(users.id, cookie.user_id))
  if (account?.email !== email) return undefined
  return account.known_from && cookie.known_since < account.known_from.getTime() ? undefined : cookie.device_id
}

/**
 * Makes every browser unknown again. One that is still signed in becomes known when it renews its session;
 * for a browser that stays signed in, the caller remembers it again at once.
 */
export async function forgetDevices(db: Pick<Database, 'update'>, user_id: string, now: Date): Promise<void> {
  await db.update(users).set({ devices_known_from: now }).where(eq(users.id, user_id))
}

/** Tells the browser of a deleted account to forget its cookie. */
export function forgetDeviceCookie({ baseUrl }: Pick<Services, 'baseUrl'>, headers: Headers): void {
  headers.append('set-cookie', writeCookie(baseUrl, knownDeviceCookieName(baseUrl), '', 0))
}

function readCookie(
  { baseUrl, secret }: Pick<Services, 'baseUrl' | 'secret'>,
  request: Request,
): DeviceCookie | undefined {
  const signed = cookieOf(request.headers, knownDeviceCookieName(baseUrl))
  const [prefix, user_id, device_id, since] = openSignedToken(signed ?? '', secret)?.split(':') ?? []
  if (prefix !== PREFIX || !user_id || !device_id) return undefined
  return { user_id, device_id, known_since: Number(since) }
}
