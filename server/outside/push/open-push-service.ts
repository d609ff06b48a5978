import { createHash, ECDH } from 'node:crypto'
import type { PushPayload } from '#contract/push-rules.ts'
import { askPublicHost, type Network, NotPublic, publicUrl } from '../public-internet/ask-public-host.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** Who sends, by the specification VAPID (RFC 8292). */
export interface PushSender {
  public_key: string
  private_key: string
  /** Where a push service can reach the operator: an https or mailto address. */
  subject: string
}

/**
 * `gone`: the device does not want pushes any more, or only from another sender. `refused`: this push will never be taken.
 * `later`: the push service is busy or away.
 */
export type PushResult =
  | { state: 'sent' | 'gone' }
  | { state: 'refused'; answer: string }
  | { state: 'later'; answer: string; after_seconds: number | undefined }

export interface PushService {
  send(target: PushTarget, payload: PushPayload, sender: PushSender): Promise<PushResult>
}

const TIMEOUT_MS = 10_000
const MOST_WAIT_SECONDS = 3_600
/** What is older is no news. */
const KEPT_SECONDS = 12 * 60 * 60
/** Not subscribed (any more), or with the keys of another sender. */
const GONE = [401, 403, 404, 410]

/** The push services of browsers (RFC 8030), whose addresses members' browsers give us. */
export function openPushService({ network, timeoutMs = TIMEOUT_MS }: { network?: Network; timeoutMs?: number } = {}) {
  return {
    async send(target, payload, sender): Promise<PushResult> {
      const encrypted = await encrypt(target, payload, sender)
      if (!encrypted) return { state: 'gone' }
      const { headers, body } = encrypted
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const url = publicUrl(target.endpoint)
        const response = await askPublicHost(url, { method: 'POST', headers, body, signal, network })
        // Only the status is of interest.
        response.destroy()
        return resultOf(response.statusCode ?? 0, response.headers['retry-after'])
      } catch (error) {
        if (error instanceof NotPublic) return { state: 'gone' }
        const answer = signal.aborted ? 'the push service takes too long' : String(error)
        return { state: 'later', answer, after_seconds: undefined }
      }
    },
  } satisfies PushService
}

/** The library is loaded with the first push, so that it does not delay the start. Undefined for keys that are none. */
async function encrypt({ endpoint, p256dh, auth }: PushTarget, payload: PushPayload, sender: PushSender) {
  const { default: webPush } = await import('web-push')
  if (!isPublicKey(p256dh)) return undefined
  const { public_key, private_key, subject } = sender
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject, publicKey: public_key, privateKey: private_key },
    TTL: KEPT_SECONDS,
    urgency: 'normal',
    topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
  })
}

/** Whether it is a point of the curve: anyone can send a browser's key that is none. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function resultOf(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (GONE.includes(status)) return { state: 'gone' }
  const answer = `the push service answered ${status}`
  if (status !== 429 && status < 500) return { state: 'refused', answer }
  const seconds = Number(retryAfter)
  return { state: 'later', answer, after_seconds: seconds > 0 ? Math.min(seconds, MOST_WAIT_SECONDS) : undefined }
}
