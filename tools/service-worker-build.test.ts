import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { pageExists } from '#contract/pages.ts'
import { projectRoot } from './project.ts'
import { listFiles } from './service-worker-build.ts'

const chunk = (file: string, more: Partial<Manifest[string]> = {}) => ({ file: `assets/${file}`, ...more })

/** As Vite writes it. */
const MANIFEST: Manifest = {
  'app.html': chunk('app.js', { imports: ['_core.js'], css: ['assets/app.css'], assets: ['assets/inter.woff2'] }),
  '_core.js': chunk('core.js', {
    dynamicImports: [
      'web/i18n/text-files-en.ts',
      'web/i18n/text-files-pt.ts',
      'web/i18n/text-files-es.ts',
      'web/routes/plans.tsx',
      'web/routes/admin.tsx',
      'web/shell/full-screen-dialogs.tsx',
    ],
  }),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `web/i18n/text-files-${language}.ts`,
      chunk(`texts-${language}.js`, { isDynamicEntry: true }),
    ]),
  ),
  'web/routes/plans.tsx': chunk('plans.js', { isDynamicEntry: true, imports: ['_core.js', '_form.js'] }),
  'web/routes/admin.tsx': chunk('admin.js', { isDynamicEntry: true, imports: ['_core.js'] }),
  'web/shell/full-screen-dialogs.tsx': chunk('dialogs.js', { isDynamicEntry: true }),
  '_form.js': chunk('form.js'),
}

test('the worker keeps the shell, the pages for reading, and one language; the rest when it was used', () => {
  const files = listFiles(MANIFEST)
  expect(files).toMatchObject({
    entry: '/assets/app.js',
    shell: ['/assets/app.js', '/assets/app.css', '/assets/inter.woff2', '/assets/core.js'],
    languages: { en: ['/assets/texts-en.js'], pt: ['/assets/texts-pt.js'], es: ['/assets/texts-es.js'] },
    others: ['/assets/admin.js'],
  })
  expect(files.pages.toSorted()).toEqual(['/assets/dialogs.js', '/assets/form.js', '/assets/plans.js'])
  expect(files.retried, 'what the code asks for again if it fails').not.toContain('/assets/form.js')
})

type WebManifest = {
  id: string
  name: string
  lang: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
}

test.each(LANGUAGES)('the manifest in %s has what a browser needs to install the app', async (language) => {
  const path = join(projectRoot, `public/manifest.${language}.webmanifest`)
  const manifest = JSON.parse(await readFile(path, 'utf8')) as WebManifest
  expect(manifest).toMatchObject({ id: '/', name: 'Kiai', start_url: '/dashboard', display: 'standalone' })
  expect(manifest.lang.slice(0, 2)).toBe(language)
  const sizes = manifest.icons.map((icon) => icon.sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) await expect(readFile(join(projectRoot, 'public', src))).resolves.toBeDefined()
  expect(manifest.shortcuts).toHaveLength(4)
  for (const { url } of manifest.shortcuts) expect(pageExists(new URL(url, 'https://kiai.example').pathname)).toBe(true)
})
