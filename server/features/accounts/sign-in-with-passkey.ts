import { and, eq, lt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { GivenCredentialSchema } from '#contract/passkeys.ts'
import type { Session } from '#contract/session.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { browserIdOf, isOurChallenge, makeChallenge, rememberBrowser, spendChallenge } from './browser-challenge.ts'
import { startSession } from './start-session.ts'
import { passkeys, users } from './tables.ts'
import { challengeOf, isEmbedded, loadWebauthn, relyingParty } from './webauthn.ts'

type GivenCredential = z.infer<typeof GivenCredentialSchema>

interface PasskeyCall {
  request: Request
  address: string
  member: Member | null
  headers: Headers
}

/** Contains no account and no passkey: the browser offers its own, and the answer reveals nothing. */
export async function startPasskeySignIn(services: Services, call: { request: Request; headers: Headers }) {
  const challenge = makeChallenge(services, { purpose: 'passkey-sign-in', holder: rememberBrowser(services, call) })
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

/**
 * A passkey counts as both factors, because the authenticator has checked a finger, a face or a PIN.
 * Without user verification it is refused.
 */
export async function signInWithPasskey(
  services: Services,
  credential: GivenCredential,
  call: PasskeyCall,
): Promise<{ session: Session; two_factor_required: false }> {
  await services.limits.consume('sign-in-address', call.address)
  const passkey = await findPasskey(services, credential)
  const proved = await prove(services, passkey, credential, call.request)
  await services.limits.giveBack('sign-in-address', call.address)
  if (passkey.banned_at) throw new Refusal('accounts.banned', passkey.ban_reason ? { reason: passkey.ban_reason } : {})
  if (!passkey.email_verified) throw new Refusal('accounts.email-unconfirmed')
  await claim(services, passkey.id, challengeOf(credential), proved)
  const proof = { user_id: passkey.user_id, secondFactor: true, authenticatedAt: services.clock.now() }
  const session = await startSession(services, proof, call)
  return { session, two_factor_required: false }
}

async function findPasskey({ db }: Services, { id, response }: GivenCredential) {
  const [found] = await db
    .select({
      id: passkeys.id,
      user_id: passkeys.user_id,
      credential_id: passkeys.credential_id,
      public_key: passkeys.public_key,
      counter: passkeys.counter,
      email_verified: users.email_verified,
      banned_at: users.banned_at,
      ban_reason: users.ban_reason,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(eq(passkeys.credential_id, id))
  // The user handle of the authenticator must be the account of the stored passkey.
  const handle = Buffer.from(response.userHandle ?? '', 'base64url').toString()
  if (!found || handle !== found.user_id) throw new Refusal('accounts.passkey-invalid')
  return found
}

type FoundPasskey = Awaited<ReturnType<typeof findPasskey>>

interface Proved {
  counter: number
  backed_up: boolean
}

async function prove(
  services: Services,
  { credential_id, public_key, counter }: FoundPasskey,
  credential: GivenCredential,
  request: Request,
): Promise<Proved> {
  const holder = browserIdOf(services, request)
  const { origin, id } = relyingParty(services)
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: (challenge) =>
      holder !== undefined && isOurChallenge(services, challenge, { purpose: 'passkey-sign-in', holder }),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified || isEmbedded(credential)) throw new Refusal('accounts.passkey-invalid')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { counter: newCounter, backed_up: credentialBackedUp }
}

/** Of several requests with the same answer, one succeeds. A counter that does not increase means a copied authenticator. */
async function claim(services: Services, id: string, challenge: string, { counter, backed_up }: Proved): Promise<void> {
  await services.db.transaction(async (tx) => {
    if (!(await spendChallenge(tx, services, challenge))) throw new Refusal('accounts.passkey-invalid')
    const grows = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const used = await tx
      .update(passkeys)
      .set({ counter, backed_up, last_used_at: services.clock.now() })
      .where(and(eq(passkeys.id, id), grows))
      .returning({ id: passkeys.id })
    if (used.length === 0) throw new Refusal('accounts.passkey-invalid')
  })
}
