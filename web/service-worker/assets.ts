import type { BuiltFiles } from '#contract/offline-rules.ts'
import { RUNNING } from '#web/offline/worker-messages.ts'
import { keep } from './keep.ts'

/** One cache for all builds: a file's name changes with its content, so an update fetches only what has changed. */
const ASSETS = 'kiai.assets'
/** The files of each build that is kept, by its entry. */
const BUILDS = 'kiai.builds'

const AT_ONCE = 6
const ASK_AGAIN_MS = 1_000
/** The page says itself that a part did not arrive, and asks again. */
const RETRIED_FOR_MS = 3_000
/** A browser never asks again for a file that another one imports statically, until the document is loaded again. */
const AWAITED_FOR_MS = 60_000

export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}

/** From the cache; a file that is not there yet is waited for, also if the connection breaks for a while. */
export async function answerAsset(request: Request, retried: ReadonlySet<string>): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(pathname, { ignoreVary: true })
  if (kept) return kept
  const patience = retried.has(pathname) ? RETRIED_FOR_MS : AWAITED_FOR_MS
  const response = await fetchPatiently(request, patience)
  if (response.ok) await keep(cache, pathname, response.clone())
  return response
}

async function fetchPatiently(request: Request, patience: number): Promise<Response> {
  const began = performance.now()
  for (;;) {
    try {
      return await fetch(request.clone())
    } catch (error) {
      if (request.signal.aborted || performance.now() - began > patience) throw error
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

/** Fetches the files that are not kept yet. Fails if one of them does not arrive; gives whether there was room for all. */
export async function keepFiles(paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(ASSETS)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = paths.filter((path) => !kept.has(path))
  for (let next = 0; next < missing.length; next += AT_ONCE) {
    const fitted = await Promise.all(
      missing.slice(next, next + AT_ONCE).map(async (path) => {
        const response = await fetch(path)
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        return await keep(cache, path, response)
      }),
    )
    // There will be none for the others either.
    if (fitted.includes(false)) return false
  }
  return true
}

export async function rememberBuild(built: BuiltFiles): Promise<void> {
  const cache = await caches.open(BUILDS)
  await keep(cache, built.entry, Response.json(filesOf(built)))
}

/** Removes the files that neither this build nor an open page of an earlier one uses. */
export async function forgetOldFiles(built: BuiltFiles): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const running = new Set([built.entry, ...held.flatMap(({ name }) => name?.split(RUNNING)[1] ?? [])])
  const builds = await caches.open(BUILDS)
  const used = new Set(filesOf(built))
  for (const build of await builds.keys()) {
    if (!running.has(new URL(build.url).pathname)) await builds.delete(build)
    else for (const file of await readFiles(builds, build)) used.add(file)
  }
  const assets = await caches.open(ASSETS)
  for (const asset of await assets.keys()) if (!used.has(new URL(asset.url).pathname)) await assets.delete(asset)
}

async function readFiles(builds: Cache, build: Request): Promise<string[]> {
  const response = await builds.match(build)
  return response ? ((await response.json()) as string[]) : []
}

function filesOf({ shell, pages, languages, others }: BuiltFiles): string[] {
  return [...shell, ...pages, ...Object.values(languages).flat(), ...others]
}
