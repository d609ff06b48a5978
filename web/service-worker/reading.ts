import { KEPT_AT, MEMBER_HEADER, PRIVATE_CACHES } from '#contract/offline-rules.ts'
import { inTime } from './in-time.ts'
import { keep } from './keep.ts'
import { isKeptRead, isOutdatedBy, LONGEST_KEPT_READ_BYTES, MOST_KEPT_READS, WARMED_READS } from './kept-reads.ts'
import { closePushes } from './push.ts'

/** Who waits longer for what is kept has no connection that helps. */
const SLOW_MS = 8_000
const WARM_AGAIN_MS = 10 * 60 * 1000
const SESSION = '/api/session'
/** Calls after which nobody, or somebody else, may be signed in. */
const ENDS_SESSION = ['/api/accounts/sign-out', '/api/accounts/delete']

/** Counts the ends of sessions: an answer that was asked for before one is not kept after it. */
let ended = 0

export function isReading(request: Request, url: URL): boolean {
  return request.method === 'GET' && isKeptRead(url)
}

export function endsSession(request: Request, { pathname }: URL): boolean {
  return request.method === 'POST' && ENDS_SESSION.includes(pathname)
}

/** Network first; without a network the kept answer, which says when it was given. */
export async function answerReading(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const asked = ended
  const kept = findKept(request)
  try {
    const arriving = fetch(request)
    const response = await ((await kept) ? inTime(arriving, SLOW_MS) : arriving)
    if (response.ok) later(keepAnswer(request, response.clone(), asked))
    return response
  } catch (error) {
    const answer = request.signal.aborted ? undefined : await kept
    if (!answer) throw error
    return answer
  }
}

/** After a sign-out, or the end of the account, nothing of the member stays, also if the page that asked for it is gone. */
export async function answerSignOut(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await forgetReading()
  return response
}

/** There is a cache for the signed-in account alone; a session makes it, and its end removes it. */
async function keepAnswer(request: Request, response: Response, askedAt: number): Promise<void> {
  const { pathname } = new URL(request.url)
  let asked = askedAt
  if (pathname === SESSION) {
    const owner = await readOwner(response.clone())
    if (asked !== ended) return
    await forgetReading(owner)
    if (owner) await caches.open(PRIVATE_CACHES + owner)
    asked = ended
  }
  const name = PRIVATE_CACHES + response.headers.get(MEMBER_HEADER)
  if (!(await caches.has(name))) return
  const body = await response.arrayBuffer()
  if (body.byteLength > LONGEST_KEPT_READ_BYTES || asked !== ended) return
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, response.headers.get('date') ?? new Date().toUTCString())
  const cache = await caches.open(name)
  await keep(cache, request.url, new Response(body, { headers }))
  // What was put last is the last of the keys.
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_KEPT_READS))) await cache.delete(old)
  if (asked !== ended) await forgetReading()
}

async function findKept(request: Request): Promise<Response | undefined> {
  const name = await findCache()
  if (!name) return undefined
  const cache = await caches.open(name)
  const session = await cache.match(SESSION, { ignoreVary: true })
  if (!session || (await isOver(session))) {
    await caches.delete(name)
    return undefined
  }
  return await cache.match(request.url, { ignoreVary: true })
}

async function findCache(): Promise<string | undefined> {
  return (await caches.keys()).find((name) => name.startsWith(PRIVATE_CACHES))
}

/** Removes what is kept and shown of all accounts but this one. */
async function forgetReading(owner?: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PRIVATE_CACHES) && name !== PRIVATE_CACHES + owner,
  )
  const hasEnded = !owner || others.length > 0
  if (hasEnded) ended += 1
  await Promise.all(others.map((name) => caches.delete(name)))
  if (hasEnded) await closePushes()
}

type SessionAnswer = { session: { expires_at: string; user: { id: string } } | null }

async function readOwner(response: Response): Promise<string | undefined> {
  return ((await response.json()) as SessionAnswer).session?.user.id
}

async function isOver(response: Response): Promise<boolean> {
  const { session } = (await response.clone().json()) as SessionAnswer
  return !session || Date.parse(session.expires_at) < Date.now()
}

/** Fetches what a member can read without having opened it, unless it was fetched lately. */
export async function warmReading(): Promise<void> {
  await refresh(new URL(SESSION, location.origin).href)
  const name = await findCache()
  if (!name) return
  const cache = await caches.open(name)
  for (const path of WARMED_READS) {
    const url = new URL(path, location.origin).href
    const kept = await cache.match(url, { ignoreVary: true })
    const age = Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? '')
    if (!(Math.abs(age) < WARM_AGAIN_MS)) await refresh(url)
  }
}

/** Fetches the kept answers again that a write has made old. */
export async function refreshAfter(written: string): Promise<void> {
  const name = await findCache()
  if (!name) return
  const cache = await caches.open(name)
  for (const { url } of await cache.keys()) if (isOutdatedBy(written, new URL(url))) await refresh(url)
}

async function refresh(url: string): Promise<void> {
  const asked = ended
  const request = new Request(url, { headers: { accept: 'application/json' } })
  const response = await fetch(request)
  if (response.ok) await keepAnswer(request, response, asked)
}
