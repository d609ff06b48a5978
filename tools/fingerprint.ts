import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from './source/source-files.ts'

/** The folders of the web, and the content that it may import: the compiler refuses any other. */
const WEB_PROJECT = 'tsconfig.web.json'

/** All other files and folders that the built web depends on. */
const sources = [
  'app.html',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'tools/service-worker-build.ts',
  'tools/web-build-steps.ts',
  'tools/web-chunks.ts',
  'tsconfig.base.json',
  WEB_PROJECT,
  'vite.config.ts',
]

/** Changes whenever a build could give another result. It reads contents, not dates, so a fresh checkout changes nothing. */
export function webFingerprint(root: string): string {
  const hash = createHash('sha256')
  const { include } = JSON.parse(readFileSync(join(root, WEB_PROJECT), 'utf8')) as { include: string[] }
  for (const file of [...sources, ...include].flatMap((source) => filesUnder(root, source))) {
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
