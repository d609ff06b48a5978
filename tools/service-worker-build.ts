import { join } from 'node:path'
import { build, type InlineConfig, type Manifest } from 'vite'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { BuiltFiles } from '#contract/offline-rules.ts'

/** The pages that can be read without a connection. */
const SCREENS = [
  'art-of-war',
  'art-of-war/philosopher',
  'dashboard',
  'fighter-file',
  'look-back',
  'not-found',
  'plans',
  'settings',
  'training',
  'war-room',
  'warrior-mindset',
].map((name) => `web/routes/${name}.tsx`)

const SCREEN = /^web\/routes\//
/** Texts and content of one language. */
const IN_LANGUAGE = new RegExp(`(?:/|text-files-)(${LANGUAGES.join('|')})\\.ts$`)
/** Late parts that need a connection in any case. */
const ONLINE_ONLY = /\/(?:waiting-|keep-sending|failed-payment)/

/** The worker is one file beside the pages: its name never changes, and it imports nothing when it runs. */
export async function buildServiceWorker(work: { root: string; clientDir: string; manifest: Manifest }): Promise<void> {
  const { root, clientDir, manifest } = work
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(listFiles(manifest)) },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'web/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  }
  await build(config)
}

/** What the worker keeps, by when it is needed. */
export function listFiles(manifest: Manifest): BuiltFiles {
  const app = chunkOf(manifest, 'app.html')
  const shell = collect(manifest, ['app.html'], () => false)
  const pages = collect(manifest, ['app.html', ...SCREENS.filter((screen) => manifest[screen])], isForAll)
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => {
      const roots = Object.keys(manifest).filter((source) => IN_LANGUAGE.exec(source)?.[1] === language)
      return [
        language,
        without(
          collect(manifest, roots, () => false),
          shell,
        ),
      ]
    }),
  ) as Record<Language, string[]>
  const listed = new Set([...shell, ...pages, ...Object.values(languages).flat()])
  return {
    entry: `/${app.file}`,
    shell: [...shell],
    pages: without(pages, shell),
    languages,
    others: without(
      collect(manifest, Object.keys(manifest), () => false),
      listed,
    ),
    retried: Object.values(manifest).flatMap(({ file, isDynamicEntry }) => (isDynamicEntry ? [`/${file}`] : [])),
  }
}

/** Whether a late part is fetched with its page: not those of one language, other pages, or what needs a connection. */
function isForAll(source: string): boolean {
  return !IN_LANGUAGE.test(source) && !SCREEN.test(source) && !ONLINE_ONLY.test(source)
}

/** The files of these sources with their styles and what they import, and with the late parts that are wanted. */
function collect(manifest: Manifest, sources: readonly string[], wantsLate: (source: string) => boolean): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunkOf(manifest, source)
    for (const name of [file, ...css, ...assets]) files.add(`/${name}`)
    for (const next of [...imports, ...dynamicImports.filter(wantsLate)]) visit(next)
  }
  for (const source of sources) visit(source)
  return files
}

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}`)
  return chunk
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !others.has(file))
}
