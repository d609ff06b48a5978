import { and, eq } from 'drizzle-orm'
import type { confirmEmail as endpoint } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readConfirmation } from './account-links.ts'
import { wrongPassword } from './ask-auth.ts'
import { isPasswordOf } from './auth-internals.ts'
import { type Account, findAccountById } from './find-account.ts'
import { countTry } from './sign-in.ts'
import { forgetSignUp, hasSignedUp } from './sign-up-proof.ts'
import { startSession } from './start-session.ts'
import { users } from './tables.ts'

interface ConfirmCall {
  request: Request
  address: string
  member: Member | null
  headers: Headers
}

/**
 * The link proves the address, not who signed up: a stranger may have signed up with their own password. So it needs
 * a second proof: the cookie of the browser that signed up, or the password chosen there. Without one nothing changes and
 * the link stays valid. Confirming twice is no error, but only the first time signs in.
 */
export async function confirmEmail(
  services: Services,
  { token, password }: { token: string; password?: string | undefined },
  call: ConfirmCall,
): Promise<Output<typeof endpoint>> {
  const account = await readAccount(services, token)
  const { id, email } = account
  const answer = { email, password_required: false, session: null }
  if (account.email_verified) return answer
  const signedUpHere = hasSignedUp(services, id, call.request)
  if (!signedUpHere) {
    if (password === undefined) return { ...answer, password_required: true }
    await countTry(services, email, call, () => checkPassword(services, account, password))
  }
  const [confirmed] = await services.db
    .update(users)
    .set({ email_verified: true })
    .where(and(eq(users.id, id), eq(users.email_verified, false)))
    .returning({ banned_at: users.banned_at })
  if (!confirmed) {
    // It was confirmed elsewhere meanwhile, or another sign-up replaced it.
    await readAccount(services, token)
    return answer
  }
  // A link alone does not replace the session of this browser; a password does, like a sign-in.
  if (confirmed.banned_at || (signedUpHere && call.member)) return answer
  if (signedUpHere) forgetSignUp(services, call.headers)
  return {
    ...answer,
    session: await startSession(services, { user_id: id, secondFactor: false, authenticatedAt: null }, call),
  }
}

async function readAccount(services: Services, token: string): Promise<Account> {
  const userId = readConfirmation(services, token)
  const account = userId && (await findAccountById(services.db, userId))
  if (!account) throw new Refusal('accounts.link-invalid')
  return account
}

/** Not with better-auth's sign-in, which refuses unconfirmed addresses. */
async function checkPassword(services: Services, { id }: Account, password: string): Promise<void> {
  if (!(await isPasswordOf(services, id, password))) throw wrongPassword('password')
}
