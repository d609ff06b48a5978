import type { Logger } from 'pino'
import { may } from '#contract/access.ts'
import { HEARTBEAT_EVENT } from '#contract/event-rules.ts'
import type { MemberEvent } from '#contract/events.ts'
import { isDatabaseAway } from '#server/http/database-away.ts'
import type { ReadMember } from '#server/http/http-app.ts'
import type { Member } from '#server/http/member.ts'
import type { EventHub, Following } from './event-hub.ts'
import { type ReadSpaceTopics, sharedTopics, type Topic, type TopicFollower } from './topics.ts'

interface StreamOptions {
  events: Pick<EventHub, 'follow'>
  log: Logger
  member: TopicFollower
  /** The request behind the stream, whose session is checked again. */
  request: Request
  readMember: ReadMember
  readSpaceTopics: ReadSpaceTopics
  heartbeatMs: number
}

/** With more unread bytes the reader has stopped reading. It can reconnect and refetch. */
const MOST_UNREAD_BYTES = 64 * 1024

const HEARTBEAT = `event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`

type Reader = Pick<StreamOptions, 'request' | 'readMember' | 'log'>

/** The member as of now: null when signed out or banned, undefined when it cannot be read. */
async function readAgain({ request, readMember, log }: Reader): Promise<Member | null | undefined> {
  try {
    return await readMember(request)
  } catch (error) {
    // A restart of the database ends no stream: the next heartbeat checks again.
    if (!isDatabaseAway(error)) log.error({ err: error }, 'the session of a stream could not be checked')
    return undefined
  }
}

/** Whether the member of the request is still signed in and not banned. */
export async function hasSession(reader: Reader): Promise<boolean> {
  return (await readAgain(reader)) !== null
}

/** The events of a member, and of all topics that the member may follow, as server-sent events, until the session, the reader or the server ends it. */
export async function openStream(options: StreamOptions): Promise<ReadableStream<Uint8Array>> {
  const { events, member, request, heartbeatMs } = options
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let following: Following | undefined
  /** Read when the stream opens and when something about them changes, not at every heartbeat. */
  let spaceTopics: Topic[] = []

  /** Stops following: the reader is gone, or the stream is about to end. */
  function stop(): void {
    controller = undefined
    clearInterval(heartbeat)
    following?.stop()
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

  function followTopics(now: TopicFollower): void {
    const isInside = may('enter-network', now.membership_type)
    following?.alsoFollow([...sharedTopics(now), ...(isInside ? spaceTopics : [])])
  }

  async function readSpaces(now: TopicFollower): Promise<void> {
    try {
      spaceTopics = await options.readSpaceTopics(now)
    } catch (error) {
      // The page still hears of its member, and asks for what is new when it is looked at.
      options.log.warn({ err: error }, 'the spaces of a stream could not be read')
    }
  }

  /** Ends the stream after a sign-out; a changed role changes the topics. */
  async function checkAccount({ told }: { told: boolean }): Promise<void> {
    const now = await readAgain(options)
    if (now && told) await readSpaces(now)
    if (now) followTopics(now)
    if (now !== null) return
    if (!told) send({ type: 'account-changed' })
    end()
  }

  function deliver(event: MemberEvent): void {
    send(event)
    const changesTopics = event.type === 'data-changed' && event.data === 'spaces'
    if (event.type === 'account-changed' || event.type === 'resync' || changesTopics) void checkAccount({ told: true })
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
  following = await events.follow(member.user_id, { deliver, end })
  await readSpaces(member)
  followTopics(member)
  request.signal.addEventListener('abort', stop)
  if (request.signal.aborted) stop()
  // Sent at once, so that proxies see the first bytes and pass the headers on.
  write(HEARTBEAT)
  if (controller) {
    heartbeat = setInterval(() => {
      write(HEARTBEAT)
      void checkAccount({ told: false })
    }, heartbeatMs)
  }
  return body
}
