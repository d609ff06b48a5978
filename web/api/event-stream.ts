import { HEARTBEAT_EVENT } from '#contract/event-rules.ts'
import type { followEvents, MemberEvent } from '#contract/events.ts'
import { onConnectionRegained } from './connection.ts'
import { keepConnected, type OpenSource } from './event-stream-connection.ts'
import { leadOneTab } from './event-stream-leader.ts'
import { isRecord, parseJson } from './json.ts'
import { readEvent } from './read-event.ts'

type StreamHandlers = {
  onEvent: (event: MemberEvent) => void
  /** The first connection is open. Later ones, and another tab's, are reported as a `resync` event. */
  onOpen: () => void
  onRefused: () => void
}

const NAME = 'kiai-events'
const ADDRESS: (typeof followEvents)['path'] = '/api/events'

/**
 * Follows the events of the member who is signed in. All tabs share one connection, held by one of them: a browser
 * opens only six to a host, and a seventh tab would wait for ever. Returns a function that stops.
 */
export function followMember(
  user_id: string,
  handlers: StreamHandlers,
  openSource: OpenSource = openEventSource,
): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // The tabs share one session, but a tab may not have noticed a change of member yet.
    const event = isRecord(data) && data.user_id === user_id ? readEvent(data.event) : undefined
    if (event) handlers.onEvent(event)
  })
  const tellOthers = (event: MemberEvent) => channel.postMessage({ user_id, event })

  function connect(tell: (event: MemberEvent) => void, succeeding: boolean): () => void {
    const connection = keepConnected({
      openSource,
      onOpen({ again }) {
        tell({ type: 'resync' })
        if (again || succeeding) handlers.onEvent({ type: 'resync' })
        else handlers.onOpen()
      },
      onMessage(data) {
        const event = readEvent(parseJson(data))
        if (!event) return
        tell(event)
        handlers.onEvent(event)
      },
      onRefused: handlers.onRefused,
    })
    const forget = onConnectionRegained(connection.tryNow)
    return () => {
      forget()
      connection.close()
    }
  }

  const stop = leadOneTab(
    NAME,
    ({ succeeding }) => connect(tellOthers, succeeding),
    () => connect(() => {}, false),
  )
  return () => {
    stop()
    channel.close()
  }
}

const openEventSource: OpenSource = ({ onOpen, onSign, onMessage, onError }) => {
  const source = new EventSource(ADDRESS)
  source.addEventListener('open', onOpen)
  source.addEventListener(HEARTBEAT_EVENT, onSign)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => onMessage(data))
  source.addEventListener('error', onError)
  return source
}
