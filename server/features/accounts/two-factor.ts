import { eq } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { assertMayChangeWaysIn, checkPassword } from './check-password.ts'
import { endAllSessions } from './end-session.ts'
import { forgetPending } from './forget-pending.ts'
import { handOverSession } from './hand-over-session.ts'
import { rememberDevice } from './known-device.ts'
import { tellSecurityChanged } from './security-notices.ts'
import { headersForAuth } from './session-cookie.ts'
import { sessions } from './tables.ts'
import { askSecondFactor } from './verify-second-factor.ts'

interface TwoFactorCall {
  member: Member
  request: Request
  headers: Headers
}

export async function startTwoFactor(
  services: Services,
  password: string | undefined,
  { member, request }: TwoFactorCall,
) {
  if (member.session.user.two_factor_enabled) throw new Refusal('accounts.two-factor-on')
  await checkPassword(services, member, password, request)
  await assertMayChangeWaysIn(services, member)
  const answer = await askAuth(services.auth, (auth) =>
    auth.api.enableTwoFactor({
      body: { ...given(password), method: 'totp' },
      headers: headersForAuth(request, services.baseUrl),
    }),
  )
  if (answer.method !== 'totp') throw new Error('two-factor was started without an authenticator secret')
  const secret = new URL(answer.totpURI).searchParams.get('secret') ?? ''
  return { totp_uri: answer.totpURI, secret, backup_codes: answer.backupCodes }
}

export async function finishTwoFactor(services: Services, code: string, call: TwoFactorCall): Promise<void> {
  if (call.member.session.user.two_factor_enabled) throw new Refusal('accounts.two-factor-on')
  await assertMayChangeWaysIn(services, call.member)
  const headers = headersForAuth(call.request, services.baseUrl)
  const answer = await askSecondFactor(services, { code, kind: 'totp', user_id: call.member.user_id }, headers)
  const session_id = await handOverSession(services, answer.headers, {
    ...call,
    second_factor_at: services.clock.now(),
  })
  await voidOtherWaysIn(services, call.member.user_id, session_id)
  rememberDevice(services, call.member.user_id, call)
  await tellChange(services, call.member.user_id, true)
}

export async function stopTwoFactor(
  services: Services,
  password: string | undefined,
  call: TwoFactorCall,
): Promise<void> {
  assertOn(call.member)
  await checkPassword(services, call.member, password, call.request)
  const answer = await askAuth(services.auth, (auth) =>
    auth.api.disableTwoFactor({
      body: given(password),
      headers: headersForAuth(call.request, services.baseUrl),
      returnHeaders: true,
    }),
  )
  const { user_id } = call.member
  await handOverSession(services, answer.headers, { ...call, second_factor_at: null })
  await services.db.transaction(async (tx) => {
    // Proofs with this factor do not count for the next one.
    await tx.update(sessions).set({ second_factor_at: null }).where(eq(sessions.user_id, user_id))
    await forgetPending(tx, user_id)
  })
  await tellChange(services, user_id, false)
}

/** Ends everything that gave access without a code: other sessions, tokens of programs, mailed links. */
async function voidOtherWaysIn({ db, clock }: Services, user_id: string, session_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await endAllSessions(tx, user_id, { now: clock.now(), except: session_id })
    await forgetPending(tx, user_id)
  })
}

/** Notifies the open pages last, because the requesting page needs its new cookie before it checks its session. */
async function tellChange(services: Services, user_id: string, enabled: boolean): Promise<void> {
  await tellSecurityChanged(services, user_id, { template: 'two-factor-changed', enabled })
  services.events.publish(memberTopic(user_id), { type: 'account-changed' })
}

export async function renewBackupCodes(
  services: Services,
  password: string | undefined,
  { member, request }: TwoFactorCall,
) {
  assertOn(member)
  await checkPassword(services, member, password, request)
  const answer = await askAuth(services.auth, (auth) =>
    auth.api.generateBackupCodes({ body: given(password), headers: headersForAuth(request, services.baseUrl) }),
  )
  return { backup_codes: answer.backupCodes }
}

function given(password: string | undefined): { password?: string } {
  return password === undefined ? {} : { password }
}

function assertOn(member: Member): void {
  if (!member.session.user.two_factor_enabled) throw new Refusal('accounts.two-factor-off')
}
