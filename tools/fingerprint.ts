import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from './source/source-files.ts'

/** All files and folders that the built web depends on. */
const sources = [
  'app.html',
  'content',
  'contract',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'tools/service-worker-build.ts',
  'tools/web-build-steps.ts',
  'tools/web-chunks.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'vite.config.ts',
  'web',
]

/** Changes whenever a build could give another result. It reads contents, not dates, so a fresh checkout changes nothing. */
export function webFingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(root, source))) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

function filesUnder(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !isTest(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
