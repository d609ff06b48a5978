import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { findAccountById } from './find-account.ts'
import { forgetPending } from './forget-pending.ts'
import { handOverSession } from './hand-over-session.ts'
import { forgetDevices, rememberDevice } from './known-device.ts'
import { assertAcceptablePassword } from './password-rule.ts'
import { tellPasswordChanged } from './security-notices.ts'
import { headersForAuth } from './session-cookie.ts'

export async function changePassword(
  services: Services,
  member: Member,
  { current_password, new_password }: { current_password: string; new_password: string },
  call: { request: Request; headers: Headers },
): Promise<void> {
  await services.limits.consume('password-check', member.user_id)
  const { email, profile } = member.session.user
  await assertAcceptablePassword(new_password, 'new_password', { email, full_name: profile.full_name }, services.env)
  const answer = await askAuth(
    services.auth,
    (auth) =>
      auth.api.changePassword({
        body: { currentPassword: current_password, newPassword: new_password, revokeOtherSessions: true },
        headers: headersForAuth(call.request, services.baseUrl),
        returnHeaders: true,
      }),
    'current_password',
  )
  await handOverSession(services, answer.headers, { ...call, member, second_factor_at: member.second_factor_at })
  await forgetPending(services.db, member.user_id)
  await forgetDevices(services.db, member.user_id, services.clock.now())
  rememberDevice(services, member.user_id, call)
  await services.limits.reset('password-check', member.user_id)
  services.events.publish(memberTopic(member.user_id), { type: 'account-changed' })
  const account = await findAccountById(services.db, member.user_id)
  if (account) await tellPasswordChanged(services, account)
}
