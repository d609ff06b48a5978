import { inTime } from './in-time.ts'
import { keep } from './keep.ts'

/** The application's document, by the entry of its build. It holds nothing of a member but language and theme. */
const SHELL = 'kiai.shell'
/** A page of a member; the document is the same for all pages but the landing page. */
const ANY_PAGE = '/dashboard'
/** Who waits longer has no connection that helps. */
const SLOW_MS = 6_000

/** Addresses that are not pages: calls, uploaded files, clips, and everything with the ending of a file. */
export function isPage({ pathname }: URL): boolean {
  return !/^\/(?:api|files|samples|metrics)(?:\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname)
}

/** Fetches the document for later; gives whether there was room. */
export async function keepShell(entry: string): Promise<boolean> {
  const response = await fetch(ANY_PAGE, { headers: { accept: 'text/html' } })
  const kept = await keepIfOfBuild(entry, response)
  if (kept === undefined) throw new Error('The document is not of this build')
  return kept
}

/** Network first, so that nobody sees an old page; without a network the kept document. */
export async function answerPage(request: Request, entry: string, later: (work: Promise<unknown>) => void) {
  const { pathname } = new URL(request.url)
  const kept = await findShell(entry)
  const arriving = fetch(request)
  try {
    const response = await (kept ? inTime(arriving, SLOW_MS) : arriving)
    // In another language or theme than before, or the first for which there is room.
    if (pathname !== '/' && response.ok) later(keepIfOfBuild(entry, response.clone()))
    return response
  } catch (error) {
    if (!kept) throw error
    console.warn(error)
    // The landing page is a document of its own, which is not kept.
    return pathname === '/' ? Response.redirect(ANY_PAGE) : kept
  }
}

/** Undefined for the document of a newer build: it needs files that may not be kept yet. */
async function keepIfOfBuild(entry: string, response: Response): Promise<boolean | undefined> {
  const html = await response.text()
  if (!html.includes(`src="${entry}"`)) return undefined
  const cache = await caches.open(SHELL)
  // A copy: the answer to a redirected request may not be used for a page.
  return await keep(cache, entry, new Response(html, { headers: response.headers }))
}

async function findShell(entry: string): Promise<Response | undefined> {
  return await (await caches.open(SHELL)).match(entry, { ignoreVary: true })
}

export async function forgetOldShells(entry: string): Promise<void> {
  const cache = await caches.open(SHELL)
  for (const kept of await cache.keys()) if (new URL(kept.url).pathname !== entry) await cache.delete(kept)
}
