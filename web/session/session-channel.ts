import type { SessionOrigin, SessionState } from './session-state.ts'

const CHANNEL = 'kiai-session'
const MESSAGE_TYPES = ['signed-in', 'signing-out', 'signed-out', 'expired', 'token-refreshed', 'user-updated'] as const

/** Names what happened, without data: each tab asks the server itself. */
export type SessionMessage = { type: (typeof MESSAGE_TYPES)[number] }

let channel: BroadcastChannel | undefined

function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export function tellOtherTabs(message: SessionMessage): void {
  sharedChannel().postMessage(message)
}

export function onOtherTabs(listener: (message: SessionMessage) => void): void {
  sharedChannel().addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = readMessage(event.data)
    if (message) listener(message)
  })
}

export function readMessage(data: unknown): SessionMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const type = MESSAGE_TYPES.find((known) => known === data.type)
  return type && { type }
}

/**
 * What this tab does about another tab's message. A tab that shows a member signs out at once. Any other tab may still
 * wait for a response that is older than the sign-out, so it asks again.
 */
export function reactionTo(
  type: SessionMessage['type'],
  status: SessionState['status'],
): 'sign-out' | 'expect-sign-out' | { check: SessionOrigin } {
  if (type === 'signing-out') return 'expect-sign-out'
  if (type === 'signed-out' && status === 'signed_in') return 'sign-out'
  return { check: type === 'expired' ? 'expired' : 'elsewhere' }
}
