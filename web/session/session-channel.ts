const CHANNEL = 'kiai-session'
const MESSAGE_TYPES = ['signed-in', 'signed-out', 'expired', 'token-refreshed', 'user-updated'] as const

/** Says that something happened, never what: each tab asks the server itself. */
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
