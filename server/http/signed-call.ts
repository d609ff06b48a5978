import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { fieldProblems } from '#contract/fields.ts'
import type { Services } from '#server/services.ts'
import { parseJsonObject, readBytes } from './json-body.ts'
import { Refusal } from './refusal.ts'
import type { Signature, SignedRoute } from './route.ts'

export const SIGNED_BODY_LIMIT_BYTES = 256 * 1024

/** How far the sender's clock may differ from ours; a captured call cannot be replayed later. */
const TOLERANCE_SECONDS = 5 * 60

/** Signatures in one header: a sender that rotates its secret signs with both for a while. */
const MOST_PROOFS = 8

interface SignedRequest {
  request: Request
  address: string
  limits: Pick<Services['limits'], 'check' | 'consume'>
}

/**
 * The input of a signed call. Nothing is parsed before the signature is verified, and the body is not read when the
 * header is malformed. Only wrong signatures are counted, so that a busy payment provider is never slowed down.
 */
export async function readSignedInput(
  { endpoint, signature }: SignedRoute,
  { request, address, limits }: SignedRequest,
): Promise<unknown> {
  await limits.check('bad-signature', address)
  const bytes = await readVerified(request, signature)
  if (!bytes) {
    await limits.consume('bad-signature', address)
    throw new Refusal('request.invalid', { fields: { [signature.header]: { problem: 'invalid' } } })
  }
  const result = z.safeParse(endpoint.input, parseJsonObject(bytes), { reportInput: true })
  if (!result.success) throw new Refusal('request.invalid', { fields: fieldProblems(result.error.issues) })
  return result.data
}

/** Undefined when the signature is missing, malformed, too old or wrong. */
async function readVerified(request: Request, { header, secrets }: Signature): Promise<Uint8Array | undefined> {
  const { timestamp, proofs } = parseSignature(request.headers.get(header) ?? '')
  // An invalid timestamp is NaN and fails this comparison.
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS
  if (!timestamp || !isRecent || proofs.length === 0 || proofs.length > MOST_PROOFS) return undefined
  const bytes = await readBytes(request, SIGNED_BODY_LIMIT_BYTES)
  const isRight = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest()
    return proofs.some((proof) => {
      const given = Buffer.from(proof, 'hex')
      return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
    })
  })
  return isRight ? bytes : undefined
}

/** `t=1762950000,v1=5257a8…`: the form of Stripe's signatures. Other versions (v0) are ignored. */
function parseSignature(value: string): { timestamp: string | undefined; proofs: string[] } {
  const parts = value.split(',').map((part) => part.trim().split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, given = '']) => (key === name ? [given] : []))
  return { timestamp: valuesOf('t').find((given) => /^\d{1,12}$/.test(given)), proofs: valuesOf('v1') }
}
