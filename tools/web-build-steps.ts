import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Manifest } from 'vite'
import { buildServiceWorker } from './service-worker-build.ts'

export type Prerender = (built: { clientDir: string; manifest: Manifest }) => Promise<void>

type Work = { root: string; clientDir: string; pagesDir: string; onProgress: (step: string) => void }

/** Builds the browser's code, then renders our public pages once and writes their HTML beside it. */
export async function buildWeb({ root, clientDir, pagesDir, onProgress }: Work): Promise<void> {
  const shared: InlineConfig = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }

  onProgress('building what the browser loads')
  await build({ ...shared, build: { outDir: clientDir, emptyOutDir: true, manifest: true } })

  onProgress('building the pages that are sent ready')
  await build({
    ...shared,
    build: { outDir: pagesDir, emptyOutDir: true, ssr: 'web/prerender.tsx', copyPublicDir: false },
  })

  onProgress('writing the pages')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const { prerender } = (await import(pathToFileURL(join(pagesDir, 'prerender.js')).href)) as { prerender: Prerender }
  await prerender({ clientDir, manifest })

  onProgress('building the service worker')
  await buildServiceWorker({ root, clientDir, manifest })
}
