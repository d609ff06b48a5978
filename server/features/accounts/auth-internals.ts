import type { Services } from '#server/services.ts'
import { loadAuthCrypto } from './load-auth.ts'

/*
 * Parts of better-auth behind its documented API (`$context`) that we need: a session without asking for a password,
 * our own short-lived secrets in its table, its hashing and encryption. An update may
 * change them without notice: only this file uses them, and auth-internals.test.ts checks them.
 */

type AuthServices = Pick<Services, 'auth'>

async function internals({ auth }: AuthServices) {
  return await (await auth()).$context
}

/** Slow on purpose, so not inside a transaction, which would hold a connection meanwhile. */
export async function hashPassword(services: AuthServices, password: string): Promise<string> {
  return await (await internals(services)).password.hash(password)
}

/** Also for an account that is not confirmed, which better-auth's sign-in refuses before it looks at the password. */
export async function isPasswordOf(services: AuthServices, user_id: string, password: string): Promise<boolean> {
  const { internalAdapter, password: hasher } = await internals(services)
  const credential = (await internalAdapter.findAccounts(user_id)).find(({ providerId }) => providerId === 'credential')
  const hash = credential?.password
  return Boolean(hash) && (await hasher.verify({ hash: hash ?? '', password }))
}

export async function storePassword(services: AuthServices, user_id: string, password_hash: string): Promise<void> {
  await (await internals(services)).internalAdapter.updatePassword(user_id, password_hash)
}

/** Returns the session's token. The hook of auth.ts runs, so a banned account gets none. */
export async function createSession(services: AuthServices, user_id: string, userAgent: string): Promise<string> {
  const { internalAdapter } = await internals(services)
  return (await internalAdapter.createSession(user_id, false, { userAgent })).token
}

interface Verification {
  identifier: string
  value: string
  seconds: number
}

/** The identifier is stored as a digest. */
export async function storeVerification(
  services: AuthServices & Pick<Services, 'clock'>,
  { seconds, ...stored }: Verification,
): Promise<void> {
  const expiresAt = new Date(services.clock.now().getTime() + seconds * 1000)
  await (await internals(services)).internalAdapter.createVerificationValue({ ...stored, expiresAt })
}

export async function findVerification(
  services: AuthServices & Pick<Services, 'clock'>,
  identifier: string,
): Promise<string | undefined> {
  const found = await (await internals(services)).internalAdapter.findVerificationValue(identifier)
  return found && found.expiresAt > services.clock.now() ? found.value : undefined
}

/** The encryption of authenticator secrets and backup codes. */
export async function encrypt(services: AuthServices, data: string): Promise<string> {
  const [{ secretConfig }, { symmetricEncrypt }] = await Promise.all([internals(services), loadAuthCrypto()])
  return await symmetricEncrypt({ key: secretConfig, data })
}

export async function decrypt(services: AuthServices, data: string): Promise<string> {
  const [{ secretConfig }, { symmetricDecrypt }] = await Promise.all([internals(services), loadAuthCrypto()])
  return await symmetricDecrypt({ key: secretConfig, data })
}
