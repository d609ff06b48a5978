import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth, wrongPassword } from './ask-auth.ts'
import { headersForAuth } from './session-cookie.ts'
import { credentials, sessions } from './tables.ts'

const RECENT_SECONDS = 10 * 60

/**
 * Checks the password again before changes that cannot be undone or weaken the account, at most ten times in a quarter
 * of an hour. A member without a password must have signed in recently instead.
 */
export async function checkPassword(
  services: Services,
  member: Member,
  password: string | undefined,
  request: Request,
): Promise<void> {
  if (!(await hasPassword(services.db, member.user_id))) return await assertSignedInRecently(services, member)
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

async function assertSignedInRecently({ db, clock }: Services, { session_id }: Member): Promise<void> {
  const [session] = await db
    .select({ created_at: sessions.created_at })
    .from(sessions)
    .where(eq(sessions.id, session_id))
  const recent = clock.now().getTime() - RECENT_SECONDS * 1000
  if (!session || session.created_at.getTime() < recent) throw new Refusal('accounts.sign-in-again')
}
