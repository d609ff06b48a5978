import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { checkPassword } from './check-password.ts'
import { handOverSession } from './hand-over-session.ts'
import { tellTwoFactorChanged } from './security-notices.ts'
import { headersForAuth } from './session-cookie.ts'
import { askSecondFactor } from './verify-second-factor.ts'

interface TwoFactorCall {
  member: Member
  request: Request
  headers: Headers
}

export async function startTwoFactor(services: Services, password: string, { member, request }: TwoFactorCall) {
  if (member.session.user.two_factor_enabled) throw new Refusal('accounts.two-factor-on')
  await checkPassword(services, member, password, request)
  const answer = await askAuth(services.auth, (auth) =>
    auth.api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: headersForAuth(request, services.baseUrl),
    }),
  )
  if (answer.method !== 'totp') throw new Error('two-factor was started without an authenticator secret')
  const secret = new URL(answer.totpURI).searchParams.get('secret') ?? ''
  return { totp_uri: answer.totpURI, secret, backup_codes: answer.backupCodes }
}

export async function finishTwoFactor(services: Services, code: string, call: TwoFactorCall): Promise<void> {
  if (call.member.session.user.two_factor_enabled) throw new Refusal('accounts.two-factor-on')
  const headers = headersForAuth(call.request, services.baseUrl)
  const answer = await askSecondFactor(services, { code, kind: 'totp', user_id: call.member.user_id }, headers)
  await handOverSession(services, answer.headers, call)
  await tellTwoFactorChanged(services, call.member.user_id, true)
}

export async function stopTwoFactor(services: Services, password: string, call: TwoFactorCall): Promise<void> {
  assertOn(call.member)
  await checkPassword(services, call.member, password, call.request)
  const answer = await askAuth(services.auth, (auth) =>
    auth.api.disableTwoFactor({
      body: { password },
      headers: headersForAuth(call.request, services.baseUrl),
      returnHeaders: true,
    }),
  )
  await handOverSession(services, answer.headers, call)
  await tellTwoFactorChanged(services, call.member.user_id, false)
}

export async function renewBackupCodes(services: Services, password: string, { member, request }: TwoFactorCall) {
  assertOn(member)
  await checkPassword(services, member, password, request)
  const answer = await askAuth(services.auth, (auth) =>
    auth.api.generateBackupCodes({ body: { password }, headers: headersForAuth(request, services.baseUrl) }),
  )
  return { backup_codes: answer.backupCodes }
}

function assertOn(member: Member): void {
  if (!member.session.user.two_factor_enabled) throw new Refusal('accounts.two-factor-off')
}
