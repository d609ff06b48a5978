import type { Logger } from 'pino'
import { may } from '#contract/access.ts'
import { HEARTBEAT_EVENT } from '#contract/event-rules.ts'
import type { MemberEvent } from '#contract/events.ts'
import { isDatabaseAway } from '#server/http/database-away.ts'
import type { ReadMember } from '#server/http/http-app.ts'
import type { Member } from '#server/http/member.ts'
import type { EventHub, Following } from './event-hub.ts'
import { NO_SPACES, type ReadHeardSpaces, sharedTopics, type TopicFollower } from './topics.ts'

interface StreamOptions {
  events: Pick<EventHub, 'follow'>
  log: Logger
  member: TopicFollower
  /** The request behind the stream, whose session is checked again. */
  request: Request
  readMember: ReadMember
  readHeardSpaces: ReadHeardSpaces
  heartbeatMs: number
}

/** With more unread bytes the reader has stopped reading. It can reconnect and refetch. */
const MOST_UNREAD_BYTES = 64 * 1024

const encoder = new TextEncoder()
const HEARTBEAT = encoder.encode(`event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`)

/** Written once, however many streams send it. */
const lines = new WeakMap<MemberEvent, Uint8Array>()

function lineOf(event: MemberEvent): Uint8Array {
  const line = lines.get(event) ?? encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
  lines.set(event, line)
  return line
}

type PostAdded = Extract<MemberEvent, { type: 'post-added' }>
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
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let following: Following | undefined
  /** Read when the stream opens and when something about them changes, not at every heartbeat. */
  let spaces = NO_SPACES

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

  function write(line: Uint8Array): void {
    controller?.enqueue(line)
    if (controller && Number(controller.desiredSize) < 0) end()
  }

  function send(event: MemberEvent): void {
    write(lineOf(event))
  }

  function followTopics(now: TopicFollower): void {
    const isInside = may('enter-network', now.membership_type)
    following?.alsoFollow([...sharedTopics(now), ...(isInside ? spaces.topics : [])])
  }

  async function readSpaces(now: TopicFollower): Promise<void> {
    try {
      spaces = await options.readHeardSpaces(now)
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
    if (event.type === 'post-added') {
      if (!event.post.author || !spaces.hidden.has(event.post.author.user_id)) send(withoutBlocked(event))
      return
    }
    send(event)
    const changesTopics = event.type === 'data-changed' && event.data === 'spaces'
    if (event.type === 'account-changed' || event.type === 'resync' || changesTopics) void checkAccount({ told: true })
  }

  /** The post was read once for all; most readers get it as it is. */
  function withoutBlocked(event: PostAdded): PostAdded {
    const mentions = event.post.mentions.filter(({ user_id }) => !spaces.blocked.has(user_id))
    return mentions.length === event.post.mentions.length ? event : { ...event, post: { ...event.post, mentions } }
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
