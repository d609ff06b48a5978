import type { Logger } from 'pino'
import { HEARTBEAT_EVENT } from '#contract/event-rules.ts'
import type { MemberEvent } from '#contract/events.ts'
import { isDatabaseAway } from '#server/http/database-away.ts'
import type { ReadMember } from '#server/http/http-app.ts'
import type { EventHub } from './event-hub.ts'

interface StreamOptions {
  events: Pick<EventHub, 'follow'>
  log: Logger
  user_id: string
  /** Who asked: as long as its session lasts, the stream does. */
  request: Request
  readMember: ReadMember
  heartbeatMs: number
}

/** A reader that lets this much pile up has stopped reading. It may connect again and ask for what it missed. */
const MOST_UNREAD_BYTES = 64 * 1024

const HEARTBEAT = `event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`

/** Whether who asked is still signed in, and not banned. */
export async function hasSession({
  request,
  readMember,
  log,
}: Pick<StreamOptions, 'request' | 'readMember' | 'log'>): Promise<boolean> {
  try {
    return (await readMember(request)) !== null
  } catch (error) {
    // Nobody is sent away because the database restarts: the next heartbeat asks again.
    if (!isDatabaseAway(error)) log.error({ err: error }, 'the session of a stream could not be checked')
    return true
  }
}

/** One member's events as server-sent events, until the session, the reader or the server ends it. */
export async function openStream(options: StreamOptions): Promise<ReadableStream<Uint8Array>> {
  const { events, user_id, request, heartbeatMs } = options
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let unfollow = () => {}

  /** The reader is gone, or about to be told that this is all. */
  function stop(): void {
    controller = undefined
    clearInterval(heartbeat)
    unfollow()
    request.signal.removeEventListener('abort', stop)
  }

  function end(): void {
    const last = controller
    stop()
    last?.close()
  }

  function write(text: string): void {
    controller?.enqueue(encoder.encode(text))
    if (controller && Number(controller.desiredSize) < 0) end()
  }

  function send(event: MemberEvent): void {
    write(`data: ${JSON.stringify(event)}\n\n`)
  }

  async function endWithSession({ told }: { told: boolean }): Promise<void> {
    if (await hasSession(options)) return
    if (!told) send({ type: 'account-changed' })
    end()
  }

  function deliver(event: MemberEvent): void {
    send(event)
    if (event.type === 'account-changed') void endWithSession({ told: true })
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
      },
      cancel: stop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
  )
  unfollow = await events.follow(user_id, { deliver, end })
  request.signal.addEventListener('abort', stop)
  if (request.signal.aborted) stop()
  // At once, so that whatever stands in between sees the first bytes and passes the headers on.
  write(HEARTBEAT)
  if (controller) {
    heartbeat = setInterval(() => {
      write(HEARTBEAT)
      void endWithSession({ told: false })
    }, heartbeatMs)
  }
  return body
}
