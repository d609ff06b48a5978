import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { askAuth } from './ask-auth.ts'

/** Confirming twice is no mistake: the link may be opened again from another device. */
export async function confirmEmail({ auth }: Services, token: string): Promise<{ email: string }> {
  await askAuth(auth, ({ api }) => api.verifyEmail({ query: { token } }))
  const email = emailInside(token)
  if (!email) throw new Refusal('accounts.link-invalid')
  return { email }
}

/** The token was verified just before, so its payload can be believed. */
function emailInside(token: string): string | undefined {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const email = (payload as { email?: unknown }).email
  return typeof email === 'string' ? email : undefined
}
