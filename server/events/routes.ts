import { HEARTBEAT_SECONDS } from '#contract/event-rules.ts'
import { followEvents } from '#contract/events.ts'
import type { ReadMember } from '#server/http/http-app.ts'
import { type Route, rawRoute } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { openStream } from './open-stream.ts'

const STREAM_TYPE = 'text/event-stream'

const STREAM_HEADERS = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  // Proxies collect an answer before they pass it on, unless told not to.
  'x-accel-buffering': 'no',
  // Nothing follows a stream on its connection: kept open, it would only hold up a server that stops.
  connection: 'close',
}

interface EventsRoutesOptions {
  readMember: ReadMember
  /** Another time than an installation has, for tests. */
  heartbeatMs?: number
}

export function eventsRoutes(
  { events, log }: Pick<Services, 'events' | 'log'>,
  { readMember, heartbeatMs = HEARTBEAT_SECONDS * 1000 }: EventsRoutesOptions,
): Route[] {
  return [
    rawRoute(followEvents, STREAM_TYPE, async ({ member, request }) => {
      // Whoever asks for the headers alone never reads, and so would never end, a stream.
      if (request.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS })
      const { user_id } = member
      const stream = await openStream({ events, log, user_id, request, readMember, heartbeatMs })
      return new Response(stream, { headers: STREAM_HEADERS })
    }),
  ]
}
