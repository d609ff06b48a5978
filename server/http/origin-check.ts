import type { Client } from './client-address.ts'
import { Refusal } from './refusal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function changesData(method: string): boolean {
  return !SAFE_METHODS.has(method)
}

/**
 * A browser sends our cookie with requests of any page. So a request that could change something must come from our own
 * pages: from `origin` when the address of this installation is configured, else from the host it was sent to.
 */
export function createOriginCheck(origin: string | undefined) {
  return (request: Request, client: Client): void => {
    if (!changesData(request.method) || isOurs(request, client, origin)) return
    throw new Refusal('request.foreign-origin')
  }
}

function isOurs(request: Request, client: Client, origin: string | undefined): boolean {
  const { headers } = request
  const hasCookie = headers.has('cookie')
  // A foreign page can only send this header after a CORS preflight, which we never allow.
  if (!hasCookie && /^bearer /i.test(headers.get('authorization') ?? '')) return true
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return false
  const sender = headers.get('origin')
  if (sender !== null) return origin === undefined ? isOwnHost(sender, request, client) : sender === origin
  if (site !== null || !hasCookie) return true
  // Neither header: a program, or a browser too old for both, which can send forms across sites but not JSON.
  return isJson(headers.get('content-type'))
}

function isOwnHost(sender: string, request: Request, client: Client): boolean {
  if (!URL.canParse(sender)) return false
  const { host, protocol } = new URL(sender)
  return host === new URL(request.url).host && (client.protocol === undefined || protocol === `${client.protocol}:`)
}

export function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
