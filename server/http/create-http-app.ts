import { Hono } from 'hono'
import { errorResponse, refusalResponse } from './errors.ts'
import { exactPath } from './exact-path.ts'
import type { HttpApp, HttpEnv, ReadMember } from './http-app.ts'
import { type HttpServices, mountRoutes } from './mount.ts'
import { mountPages } from './pages.ts'
import { Refusal } from './refusal.ts'
import { requestFrame, type SeenRequest } from './request-log.ts'
import type { Route } from './route.ts'
import { mountSearchFiles } from './search-files.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { refuseUnknownHosts } from './this-machine.ts'
import type { WebFiles } from './web-files.ts'

export interface HttpAppOptions {
  services: HttpServices
  routes: readonly Route[]
  readMember: ReadMember
  /** Without it only the API answers (in development Vite serves the pages). */
  web?: WebFiles | undefined
  observe?: ((seen: SeenRequest) => void) | undefined
}

/** The middleware of every request, in order. */
export function createHttpApp({ services, routes, readMember, web, observe }: HttpAppOptions): HttpApp {
  const { env, baseUrl, log } = services
  const app: HttpApp = new Hono<HttpEnv>({ getPath: exactPath })
  app.onError((error, c) => errorResponse(error, c.get('requestId'), log))
  app.notFound((c) => refusalResponse(new Refusal('not-found'), c.get('requestId')))
  app.use(requestFrame({ log, trustedProxies: env.TRUSTED_PROXY, protect: createSecurityHeaders(baseUrl), observe }))
  if (!env.BASE_URL) app.use(refuseUnknownHosts(env.HOST))
  mountRoutes(app, routes, services, readMember)
  mountSearchFiles(app, baseUrl)
  if (web) mountPages(app, { web, baseUrl, readMember, log })
  return app
}
