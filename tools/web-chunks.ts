import type { Rolldown } from 'vite'

type Chunking = Rolldown.ChunkingContext

const LANDING = '/web/landing.tsx'
const APP = '/web/main.tsx'

/** How the browser's code is split into files; modules without a group are split by their importers. */
export const webChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // React changes less often than our code, so browsers can keep it in the cache for longer.
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    // Modules that both HTML pages need, with Vite's preload helper: otherwise the landing page would load the app for it.
    { debugName: 'shared', priority: 2, name: (id, chunking) => (isShared(id, chunking) ? 'shared' : null) },
    // One file instead of about thirty small ones: fewer requests, and seven kilobytes less in total.
    { debugName: 'app-core', priority: 1, name: (id, chunking) => (isAppCore(id, chunking) ? 'app-core' : null) },
    // War masks, flames, charts and prices are large, forms and dialogs open later: a page loads only the parts it
    // shows. The order matters: each group takes the modules it depends on.
    { name: 'drawn-mask', test: /[\\/]web[\\/]ui[\\/](?:drawn-mask|war-mask-shape)\.tsx?$/, priority: 2 },
    { name: 'war-mask', test: /[\\/]web[\\/]ui[\\/]war-mask(?:-from-id|-parts)?\.tsx?$/, priority: 1 },
    parts('dialog-parts', /\/web\/ui\/(?:dialog|use-modal|use-initial-focus)/),
    parts(
      'app-parts',
      /\/web\/(?:ui\/(?!avatar|chart|check-|film-|flame|mask-|offer|outside|password|picture|player|price|progress|read-aloud|table|tabs|term|use-now)|i18n\/(?!money|time-left))/,
    ),
    parts('form-parts', /\/web\/(?:forms\/(?!picture)|ui\/password)/),
  ],
}

function isShared(id: string, chunking: Chunking): boolean {
  return id.includes('vite/preload-helper') || (isCode(id) && needs(LANDING, id, chunking) && needs(APP, id, chunking))
}

function isAppCore(id: string, chunking: Chunking): boolean {
  if (!isCode(id) || slashed(id).endsWith(APP) || needs(LANDING, id, chunking)) return false
  return needs(APP, id, chunking) || (RULES.test(slashed(id)) && entriesOf(id, chunking).length > 1)
}

/**
 * Small modules that pages and form schemas share. In a separate file they would be one more request that can fail, and a
 * browser never retries a failed static import. Larger ones (offers, orders, the quiz) are not here: every page would
 * load them, and few pages need them.
 */
const RULES =
  /\/contract\/(?:(?:admin|chat|coach-application|review|streak|support)-rules|fighter-file-items|personas|rooms|strategy)\.ts$/

/** Modules of one kind that several pages use, in one file. */
function parts(chunk: string, kind: RegExp): Rolldown.CodeSplittingGroup {
  return {
    debugName: chunk,
    priority: 0,
    minShareCount: 2,
    name: (id, chunking) =>
      kind.test(slashed(id)) && !id.includes('/texts/') && !needs(LANDING, id, chunking) ? chunk : null,
  }
}

function isCode(id: string): boolean {
  return !id.startsWith('\0') && /\.m?[jt]sx?$/.test(id)
}

/** The entries that import the module statically: the scripts of the two HTML pages, and all that is imported lazily. */
function entriesOf(id: string, chunking: Chunking): string[] {
  return [...usersOf(id, chunking)].filter((user) => {
    const module = chunking.getModuleInfo(user)
    return module?.isEntry || module?.dynamicImporters.length
  })
}

/** Whether the entry imports the module statically, directly or through others. */
function needs(entry: string, id: string, chunking: Chunking): boolean {
  return [...usersOf(id, chunking)].some((user) => slashed(user).endsWith(entry))
}

function usersOf(id: string, chunking: Chunking, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of chunking.getModuleInfo(id)?.importers ?? []) usersOf(importer, chunking, found)
  return found
}

function slashed(id: string): string {
  return id.replaceAll('\\', '/')
}
