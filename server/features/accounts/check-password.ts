import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { headersForAuth } from './session-cookie.ts'

/** Asked again before what cannot be undone or weakens the account, at most ten times in a quarter of an hour. */
export async function checkPassword(
  services: Services,
  member: Member,
  password: string,
  request: Request,
): Promise<void> {
  await services.limits.consume('password-check', member.user_id)
  await askAuth(services.auth, (auth) =>
    auth.api.verifyPassword({ body: { password }, headers: headersForAuth(request, services.baseUrl) }),
  )
  await services.limits.reset('password-check', member.user_id)
}
