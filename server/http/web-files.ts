import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { createContent, type WebContent } from './web-content.ts'

/** The built web in memory. Paths are looked up in a map, so path traversal is impossible. */
export interface WebFiles {
  /** By path, such as `/assets/main-3f2a.js`. */
  files: ReadonlyMap<string, WebContent>
  /** The page of the application, rendered by its script. */
  app: string
  landing: Record<Language, Record<LandingState, string>>
}

const LANDING_STATES = ['signed-in', 'signed-out'] as const
export type LandingState = (typeof LANDING_STATES)[number]

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export async function loadWebFiles(folder: string): Promise<WebFiles> {
  const raw = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    raw.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path))
  }
  const landing = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(LANDING_STATES.map((state) => [state, page(raw, `/landing.${language}.${state}.html`)])),
    ]),
  ) as WebFiles['landing']
  return { files: servedFiles(raw), app: page(raw, '/app.html'), landing }
}

function page(raw: Map<string, Uint8Array>, path: string): string {
  const bytes = raw.get(path)
  if (!bytes) throw new Error(`the built web has no ${path.slice(1)}: run “npm run build”`)
  return new TextDecoder().decode(bytes)
}

function servedFiles(raw: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Map<string, WebContent> {
  const files = new Map<string, WebContent>()
  for (const [path, bytes] of raw) {
    const type = TYPES[extname(path)]
    if (type && !path.includes('/.')) files.set(path, createContent(bytes, type))
  }
  return files
}
