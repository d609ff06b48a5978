import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { decrypt } from './auth-internals.ts'
import { two_factors } from './tables.ts'

const STEP_MS = 30_000
/** better-auth accepts the current code, the one before and the one after; a step may begin between our check and its. */
const ACCEPTED = [-1, 0, 1, 2]

type AuthServices = Pick<Services, 'auth' | 'db' | 'clock'>

/**
 * A code of the app works once. better-auth would accept it again while it is valid, for any sign-in of the
 * account: so its time step is claimed first, in one atomic statement.
 */
export async function acceptCodeOnce<T>(
  services: AuthServices,
  { user_id, code }: { user_id: string; code: string },
  use: () => Promise<T>,
): Promise<T> {
  const step = await stepOf(services, user_id, code)
  // A wrong code: better-auth counts and refuses it.
  if (step === undefined) return await use()
  if (!(await claimStep(services, user_id, step)))
    throw new Refusal('accounts.two-factor-code-wrong', { fields: { code: { problem: 'code-wrong' } } })
  try {
    return await use()
  } catch (error) {
    // The sign-in failed, so the code may be used again after the password. Earlier codes stay used.
    if (error instanceof Refusal) await giveStepBack(services, user_id, step)
    throw error
  }
}

/** The time step of the code, if it is one that is accepted now. */
async function stepOf(services: AuthServices, user_id: string, code: string): Promise<number | undefined> {
  const [stored] = await services.db
    .select({ secret: two_factors.secret })
    .from(two_factors)
    .where(eq(two_factors.user_id, user_id))
  if (!stored) return undefined
  const secret = await decrypt(services, stored.secret)
  const now = Math.floor(services.clock.now().getTime() / STEP_MS)
  return ACCEPTED.map((away) => now + away).find((step) => codeAt(secret, step) === code)
}

/** RFC 6238, as better-auth does it: SHA-1 and six digits. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function claimStep({ db }: AuthServices, user_id: string, step: number): Promise<boolean> {
  const { last_step } = two_factors
  const claimed = await db
    .update(two_factors)
    .set({ last_step: step })
    .where(and(eq(two_factors.user_id, user_id), or(isNull(last_step), lt(last_step, step))))
    .returning({ id: two_factors.id })
  return claimed.length > 0
}

async function giveStepBack({ db }: AuthServices, user_id: string, step: number): Promise<void> {
  await db
    .update(two_factors)
    .set({ last_step: step - 1 })
    .where(and(eq(two_factors.user_id, user_id), eq(two_factors.last_step, step)))
}
