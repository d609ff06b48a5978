import { createHash, timingSafeEqual } from 'node:crypto'
import { readHealth, readReadiness } from '#contract/operations.ts'
import type { Env } from '#server/env.ts'
import { jsonResponse } from '#server/http/json-response.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import { isServedToOthers } from '#server/http/this-machine.ts'
import type { Services } from '#server/services.ts'
import { createReadinessCheck } from './check-readiness.ts'
import { readMetrics, readOpenApi, readReference, readReferenceStyles } from './endpoints.ts'
import type { Metrics } from './metrics.ts'
import { describeApi, type OpenApiDocument } from './openapi.ts'
import { referencePage, referenceStyles } from './reference-page.ts'

type OperationsServices = Pick<Services, 'pool' | 'jobs' | 'log' | 'baseUrl'> & {
  env: Pick<Env, 'METRICS_TOKEN' | 'TRUSTED_PROXY' | 'BASE_URL'>
}

interface OperationsOptions {
  /** A function, so that the document also contains routes that are added later. */
  routes: () => readonly Route[]
  metrics?: Metrics | undefined
  /** The paths of the built web, so that the reference can use its fonts. */
  builtFiles?: readonly string[] | undefined
}

/** These routes read no session, because they must answer while the database is away. */
const SESSIONLESS = { sessionless: true }

export function operationsRoutes(
  services: OperationsServices,
  { routes, metrics, builtFiles = [] }: OperationsOptions,
): Route[] {
  let document: OpenApiDocument | undefined
  let page: string | undefined
  const checkReadiness = createReadinessCheck(services)
  const openApi = () => {
    document ??= describeApi(routes(), services.baseUrl)
    return document
  }
  return [
    route(readHealth, async () => ({ status: 'ok' as const }), SESSIONLESS),
    rawRoute(
      readReadiness,
      'application/json',
      async () => {
        const readiness = await checkReadiness()
        return jsonResponse(readiness, Object.values(readiness).includes('failing') ? 503 : 200)
      },
      SESSIONLESS,
    ),
    rawRoute(
      readOpenApi,
      'application/json',
      async () => cacheable(JSON.stringify(openApi()), 'application/json'),
      SESSIONLESS,
    ),
    rawRoute(
      readReference,
      'text/html',
      async () => {
        page ??= referencePage(openApi())
        return cacheable(page, 'text/html')
      },
      SESSIONLESS,
    ),
    rawRoute(
      readReferenceStyles,
      'text/css',
      async () => cacheable(await referenceStyles(builtFiles), 'text/css'),
      SESSIONLESS,
    ),
    rawRoute(
      readMetrics,
      'text/plain',
      async (call) => {
        const openHere = !isServedToOthers(services.env) && call.fromThisMachine()
        if (!metrics || !(openHere || hasToken(call.request, services.env.METRICS_TOKEN)))
          throw new Refusal('not-found')
        return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } })
      },
      SESSIONLESS,
    ),
  ]
}

function hasToken(request: Request, token: string | undefined): boolean {
  const sent = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  // Digests have equal length, as timingSafeEqual requires, and reveal nothing about the token.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return Boolean(token && sent) && timingSafeEqual(digest(sent ?? ''), digest(token ?? ''))
}

/** The content is the same for everyone until the next release. */
function cacheable(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })
}
