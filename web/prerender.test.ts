import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { pageExists } from '#contract/pages.ts'
import { en } from '#web/features/landing/texts/en.ts'
import { es } from '#web/features/landing/texts/es.ts'
import { pt } from '#web/features/landing/texts/pt.ts'
import { prerender } from './prerender.tsx'

const fonts = [
  'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2',
  'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
]
const manifest = {
  'index.html': { file: 'assets/landing-1.js', css: ['assets/landing-1.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js', css: ['assets/styles-1.css'] },
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `web/features/landing/texts/${language}.ts`,
      { file: `assets/texts-${language}-1.js` },
    ]),
  ),
  ...Object.fromEntries(fonts.map((font, index) => [font, { file: `assets/font-${index}.woff2` }])),
}
const pages = LANGUAGES.flatMap((language) =>
  (['signed-in', 'signed-out'] as const).map((session) => ({ language, session })),
)
const texts = { en, pt, es }
/** Live coaching, the community, events in person, the business of fighting. */
const NETWORK_PAGES = ['/live', '/spaces/global-community', '/live?place=in_person', '/spaces/fight-business']

let clientDir: string

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'kiai-pages-'))
  await writeFile(join(clientDir, 'index.html'), 'the shell of development')
  await prerender({ clientDir, manifest })
})
afterAll(() => rm(clientDir, { recursive: true, force: true }))

const read = (name: string) => readFile(join(clientDir, name), 'utf8')

describe('the prerendered landing page', () => {
  it('is written for every language and session state, and Vite’s empty shell is removed', async () => {
    const expected = pages.map(({ language, session }) => `landing.${language}.${session}.html`)
    expect((await readdir(clientDir)).sort()).toEqual(expected.sort())
  })

  describe.each(pages)('$language, $session', ({ language, session }) => {
    let html: string
    beforeAll(async () => {
      html = await read(`landing.${language}.${session}.html`)
    })

    it('starts with the tag that the server rewrites', () => {
      expect(html.startsWith(`<!doctype html><html lang="${language}" data-theme="system">`)).toBe(true)
      expect(html).toContain(`<div id="root" data-session="${session}">`)
    })

    it('keeps the content security policy: no inline script, style or handler', () => {
      expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/)
      const scripts = [...html.matchAll(/<script ([^>]*)>/g)].map((match) => match[1])
      expect(scripts).toEqual([
        'type="module" fetchPriority="low" src="/assets/landing-1.js"',
        'type="application/ld+json"',
      ])
    })

    it('preloads its styles, modules, texts and fonts', () => {
      for (const file of ['landing-1.css', 'styles-1.css']) {
        expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}"/>`)
      }
      for (const file of ['react-1.js', `texts-${language}-1.js`]) {
        expect(html).toContain(`<link rel="modulepreload" fetchPriority="low" href="/assets/${file}"/>`)
      }
      expect(html.match(/<link rel="preload" as="font"[^>]*crossorigin=""/gi)).toHaveLength(fonts.length)
    })

    it('has title and description in its language', () => {
      const { meta, hero } = texts[language]
      expect(html).toContain(`<title>${meta.title}</title>`)
      expect(html).toContain(`<meta name="description" content="${meta.description}"/>`)
      expect(html).toContain(hero.lead)
    })

    it('names its canonical address and those of the other languages', () => {
      const address = language === 'en' ? '__BASE_URL__/' : `__BASE_URL__/?lang=${language}`
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(html).toContain(`<meta property="og:url" content="${address}"/>`)
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
      expect(alternates.map(([, tag, href]) => `${tag} ${href}`)).toEqual([
        'en __BASE_URL__/',
        'pt __BASE_URL__/?lang=pt',
        'es __BASE_URL__/?lang=es',
        'x-default __BASE_URL__/',
      ])
    })

    it('carries structured data that is valid JSON', () => {
      const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      const types = JSON.parse(block)['@graph'].map((thing: { '@type': string }) => thing['@type'])
      expect(types).toEqual(['Organization', 'WebSite', 'SoftwareApplication'])
    })

    it('shows the links to sign in, or the button to sign out', () => {
      const bar = /<header.*<\/header>/s.exec(html)?.[0] ?? ''
      const { signIn, signUp, signOut, dashboard, becomeCoach } = texts[language].bar
      const links = session === 'signed-in' ? [dashboard] : [signIn, signUp]
      for (const label of links) expect(bar).toContain(`>${label}</a>`)
      expect(bar.includes(`>${signOut}</button>`)).toBe(session === 'signed-in')
      expect(bar.includes(becomeCoach)).toBe(session === 'signed-out' && pageExists('/coach-signup'))
    })

    it('links cards and calls to action to the sign-in page, and those signed in to the networks', () => {
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      const targets = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1])
      expect(targets).toEqual(
        session === 'signed-in'
          ? [...Array(7).fill('/auth'), ...NETWORK_PAGES, '/dashboard']
          : Array(12).fill('/auth?mode=sign-up'),
      )
    })
  })
})
