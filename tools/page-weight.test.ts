import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { ensureWebBuild } from './build-web.ts'
import { projectRoot } from './project.ts'

/**
 * A page may load 150 kB with its late parts, which `npm run bench -- page-weight` measures in a browser. This is read
 * from the build, so that it can be part of every `npm test`.
 */
const LIMIT = 147_000

/** The journeys use the same build: it is made once. */
const BUILD_MS = 300_000

test(
  'the code and texts that a page loads at first leave room for its late parts',
  async () => {
    const { dir } = await ensureWebBuild()
    const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
    const screens = [...(await readFile(join(projectRoot, 'web/routes/pages.ts'), 'utf8')).matchAll(SCREEN)]
    // The landing page has a document of its own.
    expect(screens.map(([, page]) => page).sort()).toEqual(
      Object.keys(PAGES)
        .filter((page) => page !== '/')
        .sort(),
    )

    const heavy: string[] = []
    for (const [, page, texts = '', file] of screens)
      for (const language of LANGUAGES) {
        const namespaces = [...texts.matchAll(/'([^']+)'/g)].map(([, name]) => name)
        const roots = [
          'app.html',
          `web/routes/${file}`,
          `web/i18n/text-files-${language}.ts`,
          ...namespaces.map((name) => `web/features/${name}/texts/${language}.ts`),
        ]
        const weight = [...filesOf(manifest, roots)].reduce((sum, name) => sum + sizeOf(join(dir, name)), 0)
        if (weight > LIMIT) heavy.push(`${page} in ${language}: ${(weight / 1000).toFixed(1)} kB`)
      }
    expect(heavy).toEqual([])
  },
  BUILD_MS,
)

/** A line of web/routes/pages.ts: the page, its texts, the file of its screen. */
const SCREEN = /'(\/[^']*)': screen\(\s*\[([^\]]*)\],\s*\(\) => import\('\.\/([^']+)'\)/g

/** The script files of these sources, with everything that they import statically. */
function filesOf(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no ${source}`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}

const sizes = new Map<string, number>()

/** Compressed once: most files are loaded by every page. */
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(path)).length
  sizes.set(path, size)
  return size
}
