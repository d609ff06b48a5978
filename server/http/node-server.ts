import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { refusalResponse } from './errors.ts'
import type { HttpApp } from './http-app.ts'
import { Refusal } from './refusal.ts'
import { createSecurityHeaders } from './security-headers.ts'

/** The app on a socket, with limits on how slowly a request may arrive. */
export function createNodeServer(app: HttpApp): Server {
  const protect = createSecurityHeaders()
  const listener = getRequestListener(app.fetch, {
    // Only malformed requests get here (an invalid Host): the app answers everything else itself.
    errorHandler: () => {
      const response = refusalResponse(new Refusal('request.invalid'), crypto.randomUUID())
      protect(response.headers)
      return response
    },
  })
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // Longer than the minute for which proxies keep a connection, so that we never close one that a proxy reuses.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
}
