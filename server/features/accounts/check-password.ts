import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth, wrongPassword } from './ask-auth.ts'
import { headersForAuth } from './session-cookie.ts'
import { credentials, passkeys } from './tables.ts'

const RECENT_SECONDS = 10 * 60

/**
 * Checks the password again before changes that cannot be undone or weaken the account, at most ten times in a quarter
 * of an hour. A member without a password must have proved recently who they are instead.
 */
export async function checkPassword(
  services: Services,
  member: Member,
  password: string | undefined,
  request: Request,
): Promise<void> {
  if (!(await hasPassword(services.db, member.user_id))) return assertSignedInRecently(services, member)
  await services.limits.consume('password-check', member.user_id)
  if (password === undefined) throw wrongPassword('password')
  await askAuth(services.auth, (auth) =>
    auth.api.verifyPassword({ body: { password }, headers: headersForAuth(request, services.baseUrl) }),
  )
  await services.limits.reset('password-check', member.user_id)
}

export async function hasPassword(db: Pick<Database, 'select'>, user_id: string): Promise<boolean> {
  const { provider_id, password } = credentials
  const found = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.user_id, user_id), eq(provider_id, 'credential'), isNotNull(password)))
  return found.length > 0
}

/** When the session began proves nothing: the provider may have answered from a sign-in of long ago. */
function assertSignedInRecently({ clock }: Services, { authenticated_at, second_factor_at }: Member): void {
  const recent = clock.now().getTime() - RECENT_SECONDS * 1000
  const proofs = [authenticated_at, second_factor_at]
  if (!proofs.some((proof) => proof && proof.getTime() >= recent)) throw new Refusal('accounts.sign-in-again')
}

/**
 * With ADMIN_TWO_FACTOR the password alone must not replace the second factor of an admin: whoever knows it could add a
 * passkey of their own and remove the owner's. The first one is added without.
 */
export async function assertMayChangeWaysIn({ db, env }: Services, member: Member): Promise<void> {
  if (!env.ADMIN_TWO_FACTOR || member.membership_type !== 'admin' || member.second_factor_at) return
  const owned = eq(passkeys.user_id, member.user_id)
  const enrolled =
    member.session.user.two_factor_enabled ||
    (await db.select({ id: passkeys.id }).from(passkeys).where(owned).limit(1)).length > 0
  if (enrolled) throw new Refusal('accounts.second-factor-required')
}
