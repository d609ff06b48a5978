import { describe, expect, it } from 'vitest'
import { type Manifest, pageAssets } from './page-assets.ts'

const display = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin'
const manifest: Manifest = {
  'index.html': { file: 'assets/landing.js', css: ['assets/landing.css'], imports: ['_shared.js', '_react.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/styles.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'web/features/landing/texts/pt.ts': { file: 'assets/pt.js', imports: ['_shared.js'] },
  [`${display}-800-normal.woff2`]: { file: 'assets/heavy.woff2' },
  [`${display}-600-normal.woff2`]: { file: 'assets/medium.woff2' },
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': { file: 'assets/text.woff2' },
}

describe('the list of the landing page’s assets', () => {
  it('names each file once, by its name in the build', () => {
    expect(pageAssets(manifest, 'pt')).toEqual({
      script: '/assets/landing.js',
      styles: ['/assets/styles.css', '/assets/landing.css'],
      modules: ['/assets/react.js', '/assets/shared.js', '/assets/pt.js'],
      fonts: ['/assets/heavy.woff2', '/assets/medium.woff2', '/assets/text.woff2'],
    })
  })

  it('stops the build when an expected file is missing', () => {
    expect(() => pageAssets(manifest, 'es')).toThrow('The build has no web/features/landing/texts/es.ts')
  })
})
