import { openSignedToken, signToken } from '#server/features/accounts/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

/** Prefix of the signed text, so that no other signed token of ours answers for someone. */
const PREFIX = 'check-in'

/** Names one question. In base64url, because it is part of an address. */
export function checkInToken({ secret }: Pick<Services, 'secret'>, id: string): string {
  return Buffer.from(signToken(`${PREFIX}:${id}`, secret)).toString('base64url')
}

/** The id of the question. */
export function openCheckInToken({ secret }: Pick<Services, 'secret'>, token: string): string {
  const signed = Buffer.from(token, 'base64url').toString()
  const [prefix, id] = openSignedToken(signed, secret)?.split(':') ?? []
  if (prefix !== PREFIX || id === undefined) throw new Refusal('not-found')
  return id
}
