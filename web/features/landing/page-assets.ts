import type { Language } from '#contract/language.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

/** Vite's manifest of the files it wrote, by source path. */
export type Manifest = Record<string, Chunk>

export type PageAssets = { script: string; styles: string[]; modules: string[]; fonts: string[] }

const display = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin'

/** The fonts above the fold. */
const fonts = [
  `${display}-800-normal.woff2`,
  `${display}-600-normal.woff2`,
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
]

/** All assets that the first view of the landing page needs, so that the browser loads them at once. */
export function pageAssets(manifest: Manifest, language: Language): PageAssets {
  const entry = chunkOf(manifest, 'index.html')
  const needed = [
    ...new Set(
      ['index.html', `web/features/landing/texts/${language}.ts`].flatMap((name) => withImports(manifest, name)),
    ),
  ]
  const chunks = needed.map((name) => chunkOf(manifest, name))
  return {
    script: address(entry.file),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address),
    modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => address(chunk.file)),
    fonts: fonts.map((font) => address(chunkOf(manifest, font).file)),
  }
}

function withImports(manifest: Manifest, name: string): string[] {
  return [...(chunkOf(manifest, name).imports ?? []).flatMap((one) => withImports(manifest, one)), name]
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}`)
  return chunk
}

const address = (file: string) => `/${file}`
