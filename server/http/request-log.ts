import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { createClientReader } from './client-address.ts'
import { errorResponse } from './errors.ts'
import type { HttpEnv } from './http-app.ts'

/** The data of an answered request, without anything about the person behind it. */
export interface SeenRequest {
  method: string
  route: string
  status: number
  seconds: number
}

interface FrameOptions {
  log: Logger
  trustedProxies: readonly string[] | undefined
  protect: (headers: Headers, path: string) => void
  observe: ((seen: SeenRequest) => void) | undefined
}

const WELL_FORMED_ID = /^[A-Za-z0-9_-]{8,64}$/

/** The outermost middleware: every answer gets its headers and one log line. */
export function requestFrame({ log, trustedProxies, protect, observe }: FrameOptions): MiddlewareHandler<HttpEnv> {
  const readClient = createClientReader(trustedProxies)
  return async (c, next) => {
    const started = performance.now()
    const request = c.req.raw
    const requestId = readRequestId(request.headers.get('x-request-id'))
    c.set('requestId', requestId)
    c.set('client', readClient(c.env?.incoming?.socket.remoteAddress, request.headers))
    try {
      await next()
    } catch (thrown) {
      c.res = errorResponse(thrown, requestId, log)
    }
    const { headers, status } = c.res
    headers.set('x-request-id', requestId)
    protect(headers, c.req.path)
    const seen = {
      method: request.method,
      route: c.get('route') ?? 'unmatched',
      status,
      seconds: (performance.now() - started) / 1000,
    }
    observe?.(seen)
    const line = {
      method: seen.method,
      route: seen.route,
      status,
      ms: Math.round(seen.seconds * 100_000) / 100,
      request_id: requestId,
      role: c.get('role'),
    }
    if (status >= 500) log.warn(line, 'request')
    else log.info(line, 'request')
  }
}

/** A proxy's id connects its log with ours; a malformed one is replaced, because it is logged. */
function readRequestId(sent: string | null): string {
  return sent && WELL_FORMED_ID.test(sent) ? sent : randomUUID()
}
