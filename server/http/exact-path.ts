import type { HttpEnv } from './http-app.ts'

/** Matches no route, since none of our addresses contains such a character. */
const NO_ROUTE = '/\u0000'

const SEGMENTS = /^\/(?:[A-Za-z0-9._~@-]+(?:\/[A-Za-z0-9._~@-]+)*)?$/
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/

/**
 * The path exactly as it was sent. URL parsers normalise `/./`, `%2e` and backslashes, and routers decode percent
 * signs: a filter in front of us would then have checked another path than the one we answer. So each address has only
 * one spelling; every other spelling matches no route.
 */
export function exactPath(request: Request, options?: { env?: HttpEnv['Bindings'] }): string {
  const path = sentPath(request, options?.env?.incoming?.url)
  return SEGMENTS.test(path) && !DOT_SEGMENT.test(path) ? path : NO_ROUTE
}

function sentPath(request: Request, target: string | undefined): string {
  const sent = target ?? request.url.slice(request.url.indexOf('/', request.url.indexOf('://') + 3))
  const end = sent.search(/[?#]/)
  return end === -1 ? sent : sent.slice(0, end)
}
