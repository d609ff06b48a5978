import { and, eq, sql } from 'drizzle-orm'
import type { WaysIn } from '#contract/identity-provider.ts'
import type { Language } from '#contract/language.ts'
import { keyedTransactionLock } from '#server/db/advisory-locks.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ProvidedIdentity } from '#server/outside/oidc/identity-provider.ts'
import type { Services } from '#server/services.ts'
import { spendChallenge } from './browser-challenge.ts'
import { assertMayChangeWaysIn, checkPassword, hasPassword } from './check-password.ts'
import { forgetPendingLink, PENDING_LINK_SECONDS, readPendingLink } from './pending-link.ts'
import { tellSecurityChanged } from './security-notices.ts'
import { identities, passkeys, sessions, users } from './tables.ts'

type IdentityKey = Pick<ProvidedIdentity, 'issuer' | 'subject'>

const account = {
  user_id: users.id,
  email_verified: users.email_verified,
  two_factor_enabled: users.two_factor_enabled,
  banned_at: users.banned_at,
  ban_reason: users.ban_reason,
}

export async function findAccountOf(db: Pick<Database, 'select'>, key: IdentityKey) {
  const [found] = await db
    .select(account)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.user_id))
    .where(hasKey(key))
  return found
}

export type IdentityAccount = NonNullable<Awaited<ReturnType<typeof findAccountOf>>>

function hasKey({ issuer, subject }: IdentityKey) {
  return and(eq(identities.issuer, issuer), eq(identities.subject, subject))
}

interface NewMember extends IdentityKey {
  email: string
  full_name: string
  language: Language
}

/**
 * The account of this identity, which is made if there is none. Undefined where another account has the address: it is
 * never linked by the address alone, whether it is confirmed or not.
 */
export async function findOrInsertAccount(db: Database, person: NewMember): Promise<IdentityAccount | undefined> {
  const { issuer, subject, email, full_name, language } = person
  return await db.transaction(async (tx) => {
    // Locked against a second sign-in of the same person and a sign-up with the same address at the same time.
    await tx.execute(sql`select ${keyedTransactionLock('identity', `${issuer} ${subject}`)}`)
    await tx.execute(sql`select ${keyedTransactionLock('sign-up', email)}`)
    const found = await findAccountOf(tx, person)
    if (found) return found
    const [inserted] = await tx
      .insert(users)
      .values({ name: full_name, email, language, email_verified: true })
      .onConflictDoNothing({ target: users.email })
      .returning(account)
    if (inserted) await tx.insert(identities).values({ user_id: inserted.user_id, issuer, subject, email })
    return inserted
  })
}

export async function noteUse({ db, clock }: Services, key: IdentityKey): Promise<void> {
  await db.update(identities).set({ last_used_at: clock.now() }).where(hasKey(key))
}

export async function readWaysIn(
  services: Services,
  { member, request }: { member: Member; request: Request },
): Promise<WaysIn> {
  const { db, identityProvider } = services
  const has_password = await hasPassword(db, member.user_id)
  if (!identityProvider) return { has_password, provider: null }
  const { name, issuer } = identityProvider
  const { email, created_at, last_used_at } = identities
  const [linked] = await db.select({ email, created_at, last_used_at }).from(identities).where(ownedBy(member, issuer))
  const pending = linked ? undefined : pendingLinkOf(services, member, request)
  const identity = linked
    ? {
        email: linked.email,
        created_at: linked.created_at.toISOString(),
        last_used_at: linked.last_used_at?.toISOString() ?? null,
      }
    : null
  return { has_password, provider: { name, identity, pending_email: pending?.email ?? null } }
}

function ownedBy({ user_id }: Pick<Member, 'user_id'>, issuer: string) {
  return and(eq(identities.user_id, user_id), eq(identities.issuer, issuer))
}

/** Only to the account that has the address for which it was asked to sign in first. */
function pendingLinkOf(services: Services, member: Member, request: Request) {
  const pending = readPendingLink(services, request)
  const fits = pending?.issuer === services.identityProvider?.issuer && pending?.email === member.session.user.email
  return fits ? pending : undefined
}

/** The person has signed in since the provider vouched for them: both are in the same hands. */
export async function linkPendingIdentity(
  services: Services,
  { member, request, headers }: { member: Member; request: Request; headers: Headers },
): Promise<void> {
  const pending = pendingLinkOf(services, member, request)
  if (!pending) throw new Refusal('accounts.provider-expired')
  const [session] = await services.db
    .select({ created_at: sessions.created_at })
    .from(sessions)
    .where(eq(sessions.id, member.session_id))
  if (!session || session.created_at.getTime() < pending.proved_at) throw new Refusal('accounts.provider-expired')
  await assertMayChangeWaysIn(services, member)
  await services.db.transaction(async (tx) => {
    if (!(await spendChallenge(tx, services, pending.id, PENDING_LINK_SECONDS)))
      throw new Refusal('accounts.provider-expired')
    await insertIdentity(services, tx, member, pending)
  })
  forgetPendingLink(services, headers)
}

type NewIdentity = IdentityKey & { email: string | undefined }

export async function linkIdentity(services: Services, member: Member, identity: NewIdentity): Promise<void> {
  await assertMayChangeWaysIn(services, member)
  await services.db.transaction((tx) => insertIdentity(services, tx, member, identity))
}

async function insertIdentity(
  services: Services,
  tx: Transaction,
  member: Member,
  { issuer, subject, email }: NewIdentity,
): Promise<void> {
  const linked = await tx
    .insert(identities)
    .values({ user_id: member.user_id, issuer, subject, email: email ?? null })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  if (linked.length === 0) throw new Refusal('accounts.provider-in-use')
  await tell(services, tx, member, true)
}

export async function isLinked({ db, identityProvider }: Services, member: Member): Promise<boolean> {
  const own = ownedBy(member, identityProvider?.issuer ?? '')
  return (await db.select({ id: identities.id }).from(identities).where(own)).length > 0
}

/** Sessions that it started continue; the list of devices can end them. */
export async function unlinkIdentity(
  services: Services,
  password: string | undefined,
  { member, request }: { member: Member; request: Request },
): Promise<void> {
  const { identityProvider } = services
  if (!identityProvider) throw new Refusal('not-found')
  await checkPassword(services, member, password, request)
  await assertMayChangeWaysIn(services, member)
  await services.db.transaction(async (tx) => {
    const removed = await tx
      .delete(identities)
      .where(ownedBy(member, identityProvider.issuer))
      .returning({ id: identities.id })
    if (removed.length === 0) throw new Refusal('not-found')
    await assertWayIn(tx, member.user_id)
    await tell(services, tx, member, false)
  })
}

/** After a way in was removed: at least one must be left. The row is locked, so that two at once cannot remove both. */
export async function assertWayIn(tx: Transaction, user_id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
  if (await hasPassword(tx, user_id)) return
  const [passkey] = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, user_id)).limit(1)
  const [linked] = await tx
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.user_id, user_id))
    .limit(1)
  if (!passkey && !linked) throw new Refusal('accounts.last-way-in')
}

/** The owner by mail; and who can enter as an administrator concerns all of them. */
async function tell(services: Services, tx: Transaction, member: Member, added: boolean): Promise<void> {
  const provider = services.identityProvider?.name ?? ''
  if (member.membership_type === 'admin') {
    const target = { user_id: member.user_id, full_name: member.session.user.profile.full_name }
    const action = added ? 'link_identity' : 'unlink_identity'
    const [before, after] = added ? [{}, { provider }] : [{ provider }, {}]
    await recordAdminAction(tx, { admin: member, action, target, before, after })
  }
  await tellSecurityChanged(services, member.user_id, { template: 'identity-changed', added, provider }, tx)
}
