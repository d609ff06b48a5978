import { HEARTBEAT_SECONDS, RECONNECT_SECONDS } from '#contract/event-rules.ts'

/** The events of one connection. `onSign` is a heartbeat of the server. */
export type SourceHandlers = { onOpen(): void; onSign(): void; onMessage(data: string): void; onError(): void }

export type OpenSource = (handlers: SourceHandlers) => { close(): void }

type ConnectionOptions = {
  openSource: OpenSource
  /** `again` is true after a break: the events sent meanwhile are lost. */
  onOpen: (opened: { again: boolean }) => void
  onMessage: (data: string) => void
  /** Called for the first of consecutive failed tries: the reason may be the session, or the network. */
  onRefused: () => void
}

export type Connection = { tryNow(): void; close(): void }

const LONGEST_SILENCE_MS = 2 * HEARTBEAT_SECONDS * 1000
const LONGEST_WAIT_SECONDS = RECONNECT_SECONDS[RECONNECT_SECONDS.length - 1] ?? 0
/** A connection that breaks sooner than this is not reopened with the shortest wait. */
const STABLE_MS = LONGEST_WAIT_SECONDS * 1000

/**
 * Keeps one connection open. The browser's own reconnecting is not used: it gives up after some statuses, its wait
 * cannot be set, and it does not notice a connection that fell silent.
 */
export function keepConnected({ openSource, onOpen, onMessage, onRefused }: ConnectionOptions): Connection {
  let state: 'connecting' | 'open' | 'waiting' | 'closed' = 'connecting'
  let source: { close(): void } | undefined
  let failures = 0
  let refused = false
  let wasOpen = false
  let silence: ReturnType<typeof setTimeout> | undefined
  let stability: ReturnType<typeof setTimeout> | undefined
  let wait: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    state = 'connecting'
    listenForSilence()
    source = openSource({
      onOpen() {
        state = 'open'
        listenForSilence()
        stability = setTimeout(() => {
          failures = 0
        }, STABLE_MS)
        refused = false
        onOpen({ again: wasOpen })
        wasOpen = true
      },
      onSign: listenForSilence,
      onMessage(data) {
        listenForSilence()
        onMessage(data)
      },
      onError: lose,
    })
  }

  function listenForSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(lose, LONGEST_SILENCE_MS)
  }

  function lose(): void {
    const failed = state === 'connecting'
    disconnect()
    state = 'waiting'
    wait = setTimeout(connect, (RECONNECT_SECONDS[failures] ?? LONGEST_WAIT_SECONDS) * 1000)
    failures += 1
    if (!failed || refused) return
    refused = true
    onRefused()
  }

  function disconnect(): void {
    for (const timer of [silence, stability, wait]) clearTimeout(timer)
    source?.close()
    source = undefined
  }

  connect()
  return {
    tryNow() {
      if (state !== 'waiting') return
      clearTimeout(wait)
      connect()
    },
    close() {
      state = 'closed'
      disconnect()
    },
  }
}
