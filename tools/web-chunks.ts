import type { Rolldown } from 'vite'

type Chunking = Rolldown.ChunkingContext

const entries = ['/web/landing.tsx', '/web/main.tsx']

/** How the browser's code is cut into files; what is not said here is split by who needs it. */
export const webChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // React changes far less often than we do.
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 1 },
    // One file instead of a handful of crumbs: fewer requests, and a kilobyte less of them.
    { debugName: 'shared', name: (id, chunking) => (neededByAllEntries(id, chunking) ? 'shared' : null) },
  ],
}

function neededByAllEntries(id: string, chunking: Chunking): boolean {
  if (!/\.tsx?$/.test(id)) return false
  const users = [...usersOf(id, chunking)].map((user) => user.replaceAll('\\', '/'))
  return entries.every((entry) => users.some((user) => user.endsWith(entry)))
}

/** All modules that cannot run without this one. */
function usersOf(id: string, chunking: Chunking, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of chunking.getModuleInfo(id)?.importers ?? []) usersOf(importer, chunking, found)
  return found
}
