import { and, count, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Output } from '#contract/endpoint.ts'
import { MOST_PASSKEYS } from '#contract/passkey-rules.ts'
import type { addPasskey as addEndpoint, NewCredentialSchema, Passkey } from '#contract/passkeys.ts'
import type { Database } from '#server/db/database.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isOurChallenge, makeChallenge, spendChallenge } from './browser-challenge.ts'
import { assertMayChangeWaysIn, checkPassword } from './check-password.ts'
import { assertWayIn } from './identities.ts'
import { tellSecurityChanged } from './security-notices.ts'
import { passkeys, users } from './tables.ts'
import { challengeOf, isEmbedded, loadWebauthn, PASSKEY_ALGORITHMS, relyingParty } from './webauthn.ts'

type NewCredential = z.infer<typeof NewCredentialSchema>

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  backed_up: passkeys.backed_up,
  created_at: passkeys.created_at,
  last_used_at: passkeys.last_used_at,
}

export async function listPasskeys({ db }: Services, { user_id }: Member): Promise<Passkey[]> {
  const rows = await db
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.user_id, user_id))
    .orderBy(desc(passkeys.created_at), desc(passkeys.id))
  return rows.map(asPasskey)
}

/** Checks the password; the challenge proves that to `addPasskey`, for this session only. */
export async function startPasskey(
  services: Services,
  password: string | undefined,
  call: { member: Member; request: Request },
) {
  const { member } = call
  await checkPassword(services, member, password, call.request)
  await assertMayChangeWaysIn(services, member)
  const existing = await services.db
    .select({ id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, member.user_id))
  if (existing.length >= MOST_PASSKEYS) throw new Refusal('accounts.passkeys-full')
  const { email, profile } = member.session.user
  const challenge = makeChallenge(services, { purpose: 'passkey-add', holder: member.session_id })
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Kiai',
    rpID: relyingParty(services).id,
    userID: Buffer.from(member.user_id),
    userName: email,
    userDisplayName: profile.full_name,
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: existing,
    // Discoverable and with user verification, so that it signs in without an address and a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}

export async function addPasskey(
  services: Services,
  { name, credential }: { name: string; credential: NewCredential },
  { member }: { member: Member },
): Promise<Output<typeof addEndpoint>> {
  const { user_id } = member
  await assertMayChangeWaysIn(services, member)
  const made = await readNewCredential(services, member, credential)
  const passkey = await services.db.transaction(async (tx) => {
    if (!(await spendChallenge(tx, services, challengeOf(credential)))) throw new Refusal('accounts.passkey-invalid')
    await assertRoom(tx, user_id)
    const [added] = await tx
      .insert(passkeys)
      .values({ user_id, name, ...made })
      .onConflictDoNothing({ target: passkeys.credential_id })
      .returning(shown)
    if (!added) throw new Refusal('accounts.passkey-invalid')
    await recordOfAdmin(tx, member, 'add_passkey', name)
    await tellSecurityChanged(services, user_id, { template: 'passkey-changed', added: true, passkey: name }, tx)
    return added
  })
  return { passkey: asPasskey(passkey) }
}

async function readNewCredential(services: Services, member: Member, credential: NewCredential) {
  const { origin, id } = relyingParty(services)
  const { verifyRegistrationResponse } = await loadWebauthn()
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: (challenge) =>
      isOurChallenge(services, challenge, { purpose: 'passkey-add', holder: member.session_id }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified || isEmbedded(credential)) throw new Refusal('accounts.passkey-invalid')
  const { credential: made, credentialBackedUp } = verified.registrationInfo
  return {
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: credential.response.transports ?? [],
    backed_up: credentialBackedUp,
  }
}

/** Locks the account's row, so that two requests at once cannot exceed the limit. */
async function assertRoom(tx: Pick<Database, 'select'>, user_id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
  const [stored] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.user_id, user_id))
  if ((stored?.count ?? 0) >= MOST_PASSKEYS) throw new Refusal('accounts.passkeys-full')
}

export async function renamePasskey({ db }: Services, member: Member, { id, name }: { id: string; name: string }) {
  const [renamed] = await db.update(passkeys).set({ name }).where(ownedBy(member, id)).returning(shown)
  if (!renamed) throw new Refusal('not-found')
  return { passkey: asPasskey(renamed) }
}

/** Sessions that it started continue; the list of devices can end them. */
export async function removePasskey(
  services: Services,
  { id, password }: { id: string; password?: string | undefined },
  { member, request }: { member: Member; request: Request },
): Promise<void> {
  await checkPassword(services, member, password, request)
  await assertMayChangeWaysIn(services, member)
  await services.db.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(ownedBy(member, id)).returning({ name: passkeys.name })
    if (!removed) throw new Refusal('not-found')
    await assertWayIn(tx, member.user_id)
    await recordOfAdmin(tx, member, 'remove_passkey', removed.name)
    await tellSecurityChanged(
      services,
      member.user_id,
      { template: 'passkey-changed', added: false, passkey: removed.name },
      tx,
    )
  })
}

/** Another member's passkey and a missing one are both "not found". */
function ownedBy({ user_id }: Member, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.user_id, user_id))
}

/** Changes to the sign-in of an admin are in the audit log. */
async function recordOfAdmin(
  tx: Pick<Database, 'insert'>,
  member: Member,
  action: 'add_passkey' | 'remove_passkey',
  passkey: string,
): Promise<void> {
  if (member.membership_type !== 'admin') return
  const target = { user_id: member.user_id, full_name: member.session.user.profile.full_name }
  const [before, after] = action === 'add_passkey' ? [{}, { passkey }] : [{ passkey }, {}]
  await recordAdminAction(tx, { admin: member, action, target, before, after })
}

function asPasskey(row: { id: string; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null }) {
  return { ...row, created_at: row.created_at.toISOString(), last_used_at: row.last_used_at?.toISOString() ?? null }
}
