import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { decrypt } from './auth-internals.ts'
import { two_factors } from './tables.ts'

const STEP_MS = 30_000
/** better-auth takes the code of now, the one before and the one after; a step may begin between our look and its. */
const ACCEPTED = [-1, 0, 1, 2]

type AuthServices = Pick<Services, 'auth' | 'db' | 'clock'>

/**
 * A code of the app opens one door. better-auth would take it again for as long as it lasts, for any sign-in of the
 * account: so its 30 seconds are claimed first, in one statement that only one of any number can win.
 */
export async function acceptCodeOnce<T>(
  services: AuthServices,
  { user_id, code }: { user_id: string; code: string },
  use: () => Promise<T>,
): Promise<T> {
  const step = await stepOf(services, user_id, code)
  // A wrong code: better-auth counts it, and says so.
  if (step === undefined) return await use()
  if (!(await claimStep(services, user_id, step)))
    throw new Refusal('accounts.two-factor-code-wrong', { fields: { code: { problem: 'code-wrong' } } })
  try {
    return await use()
  } catch (error) {
    // It opened nothing: whoever gives the password again may use it. What stands before it stays spent.
    if (error instanceof Refusal) await giveStepBack(services, user_id, step)
    throw error
  }
}

/** Which 30 seconds it is the code of, if of any that count now. */
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
