import type { HttpEnv } from './http-app.ts'

/** Matches no route of ours, for no address that we hand out has such a character in it. */
const NOWHERE = '/\u0000'

const SEGMENTS = /^\/(?:[A-Za-z0-9._~@-]+(?:\/[A-Za-z0-9._~@-]+)*)?$/
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/

/**
 * The path exactly as it was sent. URL parsers fold `/./`, `%2e` and backslashes away, and routers decode percent
 * signs: a guard in front of us would then have judged another path than the one we answer. So only one spelling of
 * an address exists here; every other one leads nowhere.
 */
export function exactPath(request: Request, options?: { env?: HttpEnv['Bindings'] }): string {
  const path = sentPath(request, options?.env?.incoming?.url)
  return SEGMENTS.test(path) && !DOT_SEGMENT.test(path) ? path : NOWHERE
}

function sentPath(request: Request, target: string | undefined): string {
  const sent = target ?? request.url.slice(request.url.indexOf('/', request.url.indexOf('://') + 3))
  const end = sent.search(/[?#]/)
  return end === -1 ? sent : sent.slice(0, end)
}
