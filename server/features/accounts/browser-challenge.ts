import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { browserCookieName, cookieOf, writeCookie } from './session-cookie.ts'
import { used_challenges } from './tables.ts'

/*
 * A challenge is a random value with an expiry and our signature, bound to its purpose and its holder:
 * a session, or a browser by its cookie. Nothing is stored when one is made (every visit of the sign-in page
 * makes one), only when it is used, so that it works once.
 */

const CHALLENGE_SECONDS = 10 * 60
const RANDOM_BYTES = 16
const EXPIRY_BYTES = 6

export type ChallengePurpose = 'passkey-add' | 'passkey-sign-in' | 'oidc-sign-in' | 'oidc-sign-in-again' | 'oidc-link'

interface Bound {
  purpose: ChallengePurpose
  /** The id of a session or of a browser. */
  holder: string
}

/** In base64url. */
export function makeChallenge({ secret, clock }: Pick<Services, 'secret' | 'clock'>, bound: Bound): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES)
  expiry.writeUIntBE(clock.now().getTime() + CHALLENGE_SECONDS * 1000, 0, EXPIRY_BYTES)
  const value = Buffer.concat([randomBytes(RANDOM_BYTES), expiry])
  return Buffer.concat([value, sign(secret, value, bound)]).toString('base64url')
}

/** Whether we made it for this purpose and holder, and it has not expired. */
export function isOurChallenge(
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  challenge: string,
  bound: Bound,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  // Another spelling of the same bytes would count as another challenge when it is spent.
  if (bytes.toString('base64url') !== challenge) return false
  const value = bytes.subarray(0, RANDOM_BYTES + EXPIRY_BYTES)
  const signature = bytes.subarray(value.length)
  const expected = sign(secret, value, bound)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
  return value.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES) > clock.now().getTime()
}

/** When we made a challenge that is ours. */
export function madeAt(challenge: string): number {
  const expiry = Buffer.from(challenge, 'base64url').readUIntBE(RANDOM_BYTES, EXPIRY_BYTES)
  return expiry - CHALLENGE_SECONDS * 1000
}

function sign(secret: string, value: Buffer, { purpose, holder }: Bound): Buffer {
  return createHmac('sha256', secret).update(`challenge:${purpose}:${holder}:`).update(value).digest()
}

/** True for the first use in any process, false afterwards. `validSeconds`: how long it is valid at most. */
export async function spendChallenge(
  db: Pick<Database, 'insert'>,
  { clock }: Pick<Services, 'clock'>,
  challenge: string,
  validSeconds = CHALLENGE_SECONDS,
): Promise<boolean> {
  const digest = createHash('sha256').update(challenge).digest('base64url')
  const expires_at = new Date(clock.now().getTime() + validSeconds * 1000)
  const used = await db
    .insert(used_challenges)
    .values({ digest, expires_at })
    .onConflictDoNothing()
    .returning({ digest: used_challenges.digest })
  return used.length > 0
}

/** A random id that only this browser knows. It only proves that the same browser made the earlier request. */
export function browserIdOf({ baseUrl }: Pick<Services, 'baseUrl'>, request: Request): string | undefined {
  const id = cookieOf(request.headers, browserCookieName(baseUrl))
  return id && /^[\w-]{43}$/.test(id) ? id : undefined
}

export function rememberBrowser(
  services: Pick<Services, 'baseUrl'>,
  { request, headers }: { request: Request; headers: Headers },
): string {
  const { baseUrl } = services
  const id = browserIdOf(services, request) ?? randomBytes(32).toString('base64url')
  headers.append('set-cookie', writeCookie(baseUrl, browserCookieName(baseUrl), id, CHALLENGE_SECONDS))
  return id
}
