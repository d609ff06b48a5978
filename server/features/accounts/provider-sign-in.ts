import { createHmac } from 'node:crypto'
import type { Output } from '#contract/endpoint.ts'
import { oneLineText } from '#contract/fields.ts'
import type { finishProviderSignIn as endpoint } from '#contract/identity-provider.ts'
import type { Language } from '#contract/language.ts'
import { FULL_NAME_MAX_LENGTH } from '#contract/profile-rules.ts'
import { cleanLine } from '#contract/text-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import { passesForTeam } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  type IdentityProvider,
  type ProvidedIdentity,
  type ProviderAnswer,
  ProviderFailure,
  type ProviderRequest,
} from '#server/outside/oidc/identity-provider.ts'
import type { Services } from '#server/services.ts'
import {
  browserIdOf,
  type ChallengePurpose,
  isOurChallenge,
  madeAt,
  makeChallenge,
  rememberBrowser,
  spendChallenge,
} from './browser-challenge.ts'
import { assertMayChangeWaysIn, checkPassword } from './check-password.ts'
import { endSession } from './end-session.ts'
import {
  findAccountOf,
  findOrInsertAccount,
  type IdentityAccount,
  isLinked,
  linkIdentity,
  noteUse,
} from './identities.ts'
import { rememberPendingLink } from './pending-link.ts'
import { startSession } from './start-session.ts'
import { waitForSecondFactor } from './verify-second-factor.ts'

interface FinishCall {
  request: Request
  address: string
  member: Member | null
  headers: Headers
}

/** How far the clocks of provider and server may be apart. */
const CLOCK_TOLERANCE_MS = 30_000

type Finished = Output<typeof endpoint>

/** The same for everybody: nothing is stored, and nothing is known yet of who signs in. */
export async function startProviderSignIn(
  services: Services,
  { language, again = false }: { language: Language; again?: boolean | undefined },
  call: { request: Request; headers: Headers },
): Promise<{ address: string }> {
  const provider = providerOf(services)
  const purpose = again ? 'oidc-sign-in-again' : 'oidc-sign-in'
  const state = makeChallenge(services, { purpose, holder: rememberBrowser(services, call) })
  const request = requestOf(services, state)
  return { address: await refusing(provider.addressFor(request, { language, again })) }
}

/** The password is asked for here; the state carries the proof to the end, for this session alone. */
export async function startLinking(
  services: Services,
  { language, password }: { language: Language; password?: string | undefined },
  { member, request }: { member: Member; request: Request },
): Promise<{ address: string }> {
  const provider = providerOf(services)
  await checkPassword(services, member, password, request)
  await assertMayChangeWaysIn(services, member)
  if (await isLinked(services, member)) throw new Refusal('accounts.provider-in-use')
  const state = makeChallenge(services, { purpose: 'oidc-link', holder: member.session_id })
  const address = provider.addressFor(requestOf(services, state), { language, again: false })
  return { address: await refusing(address) }
}

/** The state says which flow was started. It is bound to the browser or to the session, and works once. */
export async function finishProviderSignIn(
  services: Services,
  { language, ...answer }: ProviderAnswer & { language: Language },
  call: FinishCall,
): Promise<Finished> {
  const provider = providerOf(services)
  await services.limits.consume('sign-in-address', call.address)
  const purpose = purposeOf(services, answer.state, call)
  // Before the code is exchanged, so that only one of several requests with the same answer continues.
  if (!purpose || !(await spendChallenge(services.db, services, answer.state)))
    throw new Refusal('accounts.provider-expired')
  const identity = await refusing(provider.readIdentity(answer, requestOf(services, answer.state)))
  await services.limits.giveBack('sign-in-address', call.address)
  if (purpose === 'oidc-sign-in-again') assertSignedInSince(services, identity, madeAt(answer.state))
  if (purpose !== 'oidc-link' || !call.member) return await enter(services, identity, language, call)
  await linkIdentity(services, call.member, identity)
  services.events.publish(memberTopic(call.member.user_id), { type: 'data-changed', data: 'ways-in' })
  return { outcome: 'linked', session: null, email: null }
}

function providerOf({ identityProvider }: Services): IdentityProvider {
  if (!identityProvider) throw new Refusal('not-found')
  return identityProvider
}

/** Nonce and verifier are derived from the state with our secret: nothing has to be stored until it is used. */
function requestOf({ secret, baseUrl }: Services, state: string): ProviderRequest {
  const derive = (use: string) => createHmac('sha256', secret).update(`oidc-${use}:${state}`).digest('base64url')
  const redirect_uri = new URL('/auth/callback', baseUrl).href
  return { state, nonce: derive('nonce'), verifier: derive('verifier'), redirect_uri }
}

async function refusing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    throw new Refusal(error.kind === 'away' ? 'accounts.provider-away' : 'accounts.provider-refused')
  }
}

function purposeOf(services: Services, state: string, { request, member }: FinishCall): ChallengePurpose | undefined {
  const browser = browserIdOf(services, request)
  const holders = { 'oidc-sign-in': browser, 'oidc-sign-in-again': browser, 'oidc-link': member?.session_id } as const
  const purposes = ['oidc-sign-in', 'oidc-sign-in-again', 'oidc-link'] as const
  return purposes.find((purpose) => {
    const holder = holders[purpose]
    return holder !== undefined && isOurChallenge(services, state, { purpose, holder })
  })
}

/** The provider was asked to make the person sign in again, which it may ignore: only its word that it did counts. */
function assertSignedInSince({ clock }: Services, { authenticated_at }: ProvidedIdentity, since: number): void {
  const at = authenticated_at?.getTime()
  const isNew = at !== undefined && at >= since - CLOCK_TOLERANCE_MS && at <= clock.now().getTime() + CLOCK_TOLERANCE_MS
  if (!isNew) throw new Refusal('accounts.provider-not-again')
}

/** Signs in to the account of this identity. A new person gets an account if no other one has their address. */
async function enter(
  services: Services,
  identity: ProvidedIdentity,
  language: Language,
  call: FinishCall,
): Promise<Finished> {
  const known = await findAccountOf(services.db, identity)
  if (known) return await signInTo(services, known, identity, call)
  const { issuer, subject, email, email_verified } = identity
  if (!email || !email_verified) throw new Refusal('accounts.provider-email-unverified')
  await services.limits.consume('sign-up-address', call.address)
  await services.limits.consume('sign-up-address-day', call.address)
  const full_name = nameOf(identity.full_name, email, language)
  const account = await findOrInsertAccount(services.db, { issuer, subject, email, full_name, language })
  if (account) return await signInTo(services, account, identity, call)
  rememberPendingLink(services, { issuer, subject, email }, call.headers)
  return { outcome: 'sign-in-first', session: null, email }
}

const NAMELESS: Record<Language, string> = { en: 'Member', pt: 'Membro', es: 'Miembro' }

/** By the rules of a name that is typed; what breaks them is replaced by the part of the address before the @. */
function nameOf(told: string | undefined, email: string, language: Language): string {
  const name = cleanLine(told ?? '').slice(0, FULL_NAME_MAX_LENGTH)
  const checked = oneLineText(FULL_NAME_MAX_LENGTH).safeParse(name)
  const candidates = [checked.data ?? '', (email.split('@')[0] ?? email).slice(0, FULL_NAME_MAX_LENGTH)]
  return candidates.find((each) => each !== '' && !passesForTeam(each)) ?? NAMELESS[language]
}

/** The provider's word is one factor, as a password is. */
async function signInTo(
  services: Services,
  { user_id, email_verified, two_factor_enabled, banned_at, ban_reason }: IdentityAccount,
  identity: ProvidedIdentity,
  call: FinishCall,
): Promise<Finished> {
  if (banned_at) throw new Refusal('accounts.banned', ban_reason ? { reason: ban_reason } : {})
  if (!email_verified) throw new Refusal('accounts.email-unconfirmed')
  await noteUse(services, identity)
  if (!two_factor_enabled) {
    const proof = { user_id, secondFactor: false, authenticatedAt: notInFuture(services, identity) }
    const session = await startSession(services, proof, call)
    return { outcome: 'signed-in', session, email: null }
  }
  if (call.member) await endSession(services, call.member)
  await waitForSecondFactor(services, user_id, call.headers)
  return { outcome: 'second-factor', session: null, email: null }
}

/** A moment that is yet to come would count as recent for too long. */
function notInFuture({ clock }: Services, { authenticated_at }: ProvidedIdentity): Date | null {
  const now = clock.now().getTime()
  if (!authenticated_at || authenticated_at.getTime() > now + CLOCK_TOLERANCE_MS) return null
  return authenticated_at.getTime() > now ? new Date(now) : authenticated_at
}
