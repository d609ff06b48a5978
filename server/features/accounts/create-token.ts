import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { answeredCookies, signToken } from './session-cookie.ts'
import { acceptPassword, sessionOf } from './sign-in.ts'
import { passSecondFactor } from './verify-second-factor.ts'

/** For API clients. Requests with an origin header come from a browser and are refused. */
export async function createToken(
  services: Services,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  call: { request: Request; address: string },
) {
  const { headers } = call.request
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new Refusal('accounts.browser-token')
  const accepted = await acceptPassword(services, { email, password }, call)
  const token = accepted.token ?? (await proveWithCode(services, accepted.headers, code))
  const { expires_at } = await sessionOf(services, token)
  return { access_token: signToken(token, services.secret), token_type: 'bearer' as const, expires_at }
}

async function proveWithCode(services: Services, answered: Headers, code: string | undefined): Promise<string> {
  if (!code) throw new Refusal('accounts.two-factor-code-wrong', { fields: { code: { problem: 'required' } } })
  const { response } = await passSecondFactor(services, { code, kind: 'totp' }, answeredCookies(answered))
  return response.token
}
