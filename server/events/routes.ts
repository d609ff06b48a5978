import { HEARTBEAT_SECONDS } from '#contract/event-rules.ts'
import { followEvents } from '#contract/events.ts'
import type { ReadMember } from '#server/http/http-app.ts'
import { type Route, rawRoute } from '#server/http/route.ts'
import { STREAM_HEADERS, STREAM_TYPE } from '#server/http/stream-headers.ts'
import type { Services } from '#server/services.ts'
import { openStream } from './open-stream.ts'
import { NO_SPACES, type ReadHeardSpaces } from './topics.ts'

interface EventsRoutesOptions {
  readMember: ReadMember
  readHeardSpaces?: ReadHeardSpaces
  /** A shorter interval, for tests. */
  heartbeatMs?: number
}

export function eventsRoutes(
  { events, log }: Pick<Services, 'events' | 'log'>,
  { readMember, readHeardSpaces = async () => NO_SPACES, heartbeatMs = HEARTBEAT_SECONDS * 1000 }: EventsRoutesOptions,
): Route[] {
  return [
    rawRoute(followEvents, STREAM_TYPE, async ({ member, request }) => {
      // A HEAD request would never read the stream, and so never end it.
      if (request.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS })
      const stream = await openStream({ events, log, member, request, readMember, readHeardSpaces, heartbeatMs })
      return new Response(stream, { headers: STREAM_HEADERS })
    }),
  ]
}
