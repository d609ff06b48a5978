import { sendContent, type WebContent } from './web-content.ts'

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60
const HOUR_IN_SECONDS = 60 * 60

const SERVICE_WORKER = '/service-worker.js'

/** A built file. The name of an asset changes with its content, so a browser may cache it for a year. */
export function sendFile(request: Request, path: string, file: WebContent): Promise<Response> {
  // Asked for at every visit: an old one would keep its members from an update.
  if (path === SERVICE_WORKER)
    return sendContent(request, file, { headers: { 'cache-control': 'no-cache', 'service-worker-allowed': '/' } })
  const caching = path.startsWith('/assets/')
    ? `public, max-age=${YEAR_IN_SECONDS}, immutable`
    : `public, max-age=${HOUR_IN_SECONDS}`
  return sendContent(request, file, { headers: { 'cache-control': caching } })
}
