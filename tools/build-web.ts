import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { withLock } from './build-lock.ts'
import { webFingerprint } from './fingerprint.ts'
import { projectRoot } from './project.ts'

export type WebBuild = { dir: string; built: boolean }
export type WebBuildOptions = { onProgress?: (step: string) => void; root?: string }

/**
 * The folder with the built web, built now if any of its sources has changed.
 * The build runs in its own process: it needs ten times the memory of its caller, and frees it when it ends.
 */
export async function ensureWebBuild(options: WebBuildOptions = {}): Promise<WebBuild> {
  const { onProgress = () => undefined, root = projectRoot } = options
  const present = folderFor(root)
  if (existsSync(present)) return { dir: present, built: false }
  await runBuild(root, onProgress)
  const dir = folderFor(root)
  if (!existsSync(dir)) throw new Error('The web changed while it was being built; start again.')
  return { dir, built: true }
}

// The folder is named after the fingerprint of the sources: if it exists, it is complete and up to date.
function folderFor(root: string): string {
  return join(root, 'dist', `web-${webFingerprint(root)}`)
}

function runBuild(root: string, onProgress: (step: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), root], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let problems = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      problems += text
    })
    createInterface({ input: child.stdout }).on('line', onProgress)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The web could not be built.\n${problems.trim()}`))
    })
  })
}

async function buildHere(root: string, onProgress: (step: string) => void): Promise<void> {
  const dist = join(root, 'dist')
  await mkdir(dist, { recursive: true })
  await withLock(join(dist, '.building.lock'), async () => {
    const target = folderFor(root)
    if (existsSync(target)) return
    await clearAway(dist, '.building-', 0)
    const workDir = await mkdtemp(join(dist, '.building-'))
    try {
      const { buildWeb } = await import('./web-build-steps.ts')
      const clientDir = join(workDir, 'client')
      await buildWeb({ root, clientDir, pagesDir: join(workDir, 'pages'), onProgress })
      // A source that was edited during the build may be in it only in part, so the folder must not get this name.
      if (folderFor(root) === target) await rename(clientDir, target)
    } finally {
      await rm(workDir, { recursive: true, force: true })
    }
    // A server that is still running may serve the previous build.
    await clearAway(dist, 'web-', 2)
  })
}

async function clearAway(dist: string, prefix: string, keep: number): Promise<void> {
  const names = (await readdir(dist, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => join(dist, entry.name))
  const aged = await Promise.all(names.map(async (path) => ({ path, made: (await stat(path)).mtimeMs })))
  const old = aged.sort((a, b) => b.made - a.made).slice(keep)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}

if (import.meta.main) {
  // In any other mode React is much slower and larger.
  process.env.NODE_ENV = 'production'
  await buildHere(process.argv[2] ?? projectRoot, (step) => console.log(step))
}
