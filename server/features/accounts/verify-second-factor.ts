import type { SECOND_FACTORS } from '#contract/accounts.ts'
import type { Session } from '#contract/session.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'
import { endSession } from './end-session.ts'
import { headersForAuth, sessionCookieName } from './session-cookie.ts'
import { passCookies, sessionOf } from './sign-in.ts'

export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** better-auth consumes the pending sign-in atomically: however many correct codes arrive at once, one session is made. */
export async function verifySecondFactor(
  services: Services,
  { code, kind }: { code: string; kind: SecondFactor },
  call: { request: Request; member: Member | null; headers: Headers },
): Promise<{ session: Session; two_factor_required: false }> {
  const headers = pendingSignInOnly(headersForAuth(call.request, services.baseUrl), services.baseUrl)
  const answer = await askSecondFactor(services, { code, kind }, headers)
  // Somebody may have signed in here since the password was given: that session would be left behind.
  if (call.member) await endSession(services, call.member)
  passCookies(answer.headers, call.headers)
  return { session: await sessionOf(services, answer.response.token), two_factor_required: false }
}

export function askSecondFactor(
  { auth }: Services,
  { code, kind }: { code: string; kind: SecondFactor },
  headers: Headers,
): Promise<{ headers: Headers; response: { token: string } }> {
  const question = { headers, returnHeaders: true as const }
  return askAuth(auth, ({ api }) =>
    kind === 'totp'
      ? api.verifyTOTP({ ...question, body: { code: code.replaceAll(/\s/g, '') } })
      : api.verifyBackupCode({ ...question, body: { code: code.trim() } }),
  ) as Promise<{ headers: Headers; response: { token: string } }>
}

/** With a session cookie beside it the question would mean "prove it for the session I have", not "let me in". */
function pendingSignInOnly(headers: Headers, baseUrl: string): Headers {
  const others = (headers.get('cookie') ?? '')
    .split(';')
    .filter((pair) => pair.split('=')[0]?.trim() !== sessionCookieName(baseUrl))
  headers.set('cookie', others.join(';'))
  return headers
}
