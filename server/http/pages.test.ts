import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_COOKIE, LANGUAGES, THEME_COOKIE } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { readEnv } from '#server/env.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { readNamedMember, recordLog, startTestServer } from '#tests/support/http.ts'
import { createHttpApp } from './create-http-app.ts'
import { createLimits } from './limits.ts'
import { loadWebFiles } from './web-files.ts'

const SCRIPT = `console.log("${'kiai '.repeat(500)}")`
const TINTS =
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">'
const HEAD = `<head><link rel="manifest" href="/manifest.en.webmanifest"><link rel="canonical" href="__BASE_URL__/">${TINTS}</head>`
const page = (name: string) =>
  `<!doctype html><html lang="en" data-theme="system" class="a">${HEAD}<body>${name}</body></html>`

const { log, lines } = recordLog()
let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Awaited<ReturnType<typeof startTestServer>>
let memberFault: Error | undefined

async function writeWeb(root: string): Promise<void> {
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, 'app.html'), page('app'))
  for (const language of LANGUAGES)
    for (const state of ['signed-in', 'signed-out'])
      await writeFile(join(root, `landing.${language}.${state}.html`), page(`landing ${language} ${state}`))
  await writeFile(join(root, 'assets', 'main-1a2b.js'), SCRIPT)
  await writeFile(join(root, 'assets', 'inter-1a2b.woff2'), new Uint8Array(4096))
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(root, 'service-worker.js'), SCRIPT)
  await writeFile(join(root, 'notes.secret'), 'canary')
  await writeFile(join(root, '.hidden.js'), 'canary')
}

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'kiai-web-'))
  folder = join(parent, 'web')
  await writeWeb(folder)
  await writeFile(join(parent, 'outside.txt'), 'canary')
  await symlink(join(parent, 'outside.txt'), join(folder, 'linked.txt'))
  database = await createTestDatabase()
  const baseUrl = 'https://kiai.example'
  const services = { env: readEnv({ BASE_URL: baseUrl }), baseUrl, log, limits: createLimits(database.pool) }
  const readMember = async (request: Request) => {
    if (memberFault) throw memberFault
    return readNamedMember(request)
  }
  server = await startTestServer(createHttpApp({ services, routes: [], readMember, web: await loadWebFiles(folder) }))
})
afterAll(async () => {
  await server.close()
  await database.close()
  await rm(join(folder, '..'), { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  server.send({ path, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

describe('the landing page', () => {
  test.each([
    ['English when nothing is known', {}, 'en'],
    ["the browser's language", { 'accept-language': 'fr, pt-BR;q=0.9, en;q=0.5' }, 'pt'],
    ['the language chosen before', { cookie: `${LANGUAGE_COOKIE}=es`, 'accept-language': 'pt' }, 'es'],
    [
      'the browser’s when the cookie is rubbish',
      { cookie: `${LANGUAGE_COOKIE}=<script>`, 'accept-language': 'pt' },
      'pt',
    ],
  ])('is sent in %s', async (_, headers, language) => {
    const answer = await get('/', headers)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`landing ${language} signed-out`)
    expect(answer.text).toContain(`<html lang="${language}" data-theme="system" class="a">`)
    expect(answer.headers['content-language']).toBe(language)
    expect(answer.headers.vary).toBe('cookie, accept-language, accept-encoding')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(answer.headers['x-robots-tag']).toBeUndefined()
  })

  test('is sent in the language of its address, before the one that was chosen', async () => {
    const answer = await get('/?lang=pt', { cookie: `${LANGUAGE_COOKIE}=es` })
    expect(answer.text).toContain('landing pt signed-out')
    expect((await get('/?lang=%22%3E%3Cscript%3E', { cookie: `${LANGUAGE_COOKIE}=es` })).text).toContain('landing es')
  })

  test('shows whether the reader is signed in', async () => {
    expect((await get('/', { cookie: 'role=free_member' })).text).toContain('landing en signed-in')
    expect((await get('/', { cookie: 'role=nobody' })).text).toContain('landing en signed-out')
  })

  test('is sent while the database is away, but not after any other fault', async () => {
    memberFault = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    const answer = await get('/', { cookie: 'role=free_member' })
    expect(answer.text).toContain('landing en signed-out')
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'the landing page did without the database' }))
    memberFault = new Error('a fault')
    expect((await get('/', { cookie: 'role=free_member' })).status).toBe(500)
    memberFault = undefined
  })

  test('contains the address of this installation', async () => {
    expect((await get('/')).text).toContain('<link rel="canonical" href="https://kiai.example/">')
  })
})

/** Parameters are replaced by some text. */
const addresses = Object.keys(PAGES).map((path) => path.replaceAll(/:\w+/g, 'some-id'))

describe('the page of the application', () => {
  test.each(addresses.filter((path) => path !== '/'))('answers at %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<body>app</body>')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })

  test.each([
    '/nowhere',
    '/dashboard/',
    '/Dashboard',
    '/dashboard/x',
    '//dashboard',
    '/dashboar%64',
    '/..',
    '/app.html',
    '/landing.en.signed-in.html',
  ])('answers 404 at %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<body>app</body>')
  })

  test('has the chosen language and theme', async () => {
    const headers = { cookie: `${THEME_COOKIE}=dark; ${LANGUAGE_COOKIE}=pt` }
    const { text } = await get('/dashboard', headers)
    expect(text).toContain('<html lang="pt" data-theme="dark" class="a">')
    expect(text).toContain('href="/manifest.pt.webmanifest"')
    expect((await get('/dashboard', { cookie: `${THEME_COOKIE}=light` })).text).toContain('data-theme="light"')
    expect((await get('/dashboard', { cookie: `${THEME_COOKIE}="><script>` })).text).toContain('data-theme="system"')
  })

  test.each([
    ['system', ['#000', '#fff']],
    ['dark', ['#000', '#000']],
    ['light', ['#fff', '#fff']],
  ])('sets the browser’s theme colour for the theme %s, regardless of the system setting', async (theme, tints) => {
    const { text } = await get('/dashboard', { cookie: `${THEME_COOKIE}=${theme}` })
    expect([...text.matchAll(/content="(#\w+)"/g)].map(([, tint]) => tint)).toEqual(tints)
  })

  test('is not sent to a program that asks for a picture or a script, nor to a write', async () => {
    for (const sent of [
      { path: '/missing.png', headers: { accept: 'image/avif,image/*' } },
      { path: '/assets/missing.js', headers: { accept: '*/*' } },
      { path: '/api/missing', headers: { accept: 'text/html' } },
      { path: '/api', headers: { accept: 'text/html' } },
      { method: 'POST', path: '/dashboard', headers: { accept: 'text/html' } },
    ]) {
      const answer = await server.send(sent)
      expect(answer.status).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 'not-found' } })
    }
  })
})

describe('built files', () => {
  test('with a content hash in the name are cached for a year', async () => {
    const answer = await get('/assets/main-1a2b.js')
    expect(answer.text).toBe(SCRIPT)
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('the service worker is asked for at every visit, and may look after the whole site', async () => {
    const answer = await get('/service-worker.js')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'service-worker-allowed': '/',
    })
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'")
  })

  test('without one are revalidated, and not sent again', async () => {
    const first = await get('/favicon.svg')
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    const etag = first.headers.etag ?? ''
    const again = await get('/favicon.svg', { 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('that are pages are not sent twice in the same language', async () => {
    const etag = (await get('/')).headers.etag ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/?lang=pt', { 'if-none-match': etag })).status).toBe(200)
    expect((await get('/nowhere', { 'if-none-match': (await get('/nowhere')).headers.etag ?? '' })).status).toBe(404)
  })

  test('are sent compressed to clients that accept it', async () => {
    const brotli = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT)
    const gzip = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT)
    const plain = await get('/assets/main-1a2b.js', { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('accept-encoding')
    const font = await get('/assets/inter-1a2b.woff2', { 'accept-encoding': 'br' })
    expect(font.headers['content-encoding']).toBeUndefined()
    expect(font.headers['content-type']).toBe('font/woff2')
  })

  test('are answered to HEAD without the content', async () => {
    const answer = await server.send({ method: 'HEAD', path: '/assets/main-1a2b.js' })
    expect(answer.status).toBe(200)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers.etag).toBe((await get('/assets/main-1a2b.js')).headers.etag)
  })

  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/../../outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '//outside.txt',
    '/linked.txt',
    '/notes.secret',
    '/.hidden.js',
    '/assets',
    '/assets/',
    '/favicon.svg%00.js',
    '/etc/passwd',
  ])('do not include %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('canary')
  })
})

describe('for search engines', () => {
  test('robots.txt names the sitemap and excludes the API', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://kiai.example/sitemap.xml\n')
  })

  test('the sitemap has every language of the landing page, each with its alternates', async () => {
    const { text, headers } = await get('/sitemap.xml', { host: 'evil.example' })
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://kiai.example/',
      'https://kiai.example/?lang=pt',
      'https://kiai.example/?lang=es',
    ])
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(3)
    expect(text.match(/hreflang="pt" href="https:\/\/kiai\.example\/\?lang=pt"/g)).toHaveLength(3)
    expect(text).not.toContain('evil')
  })
})

test('the log distinguishes pages and files, without the path', async () => {
  const routes = async (path: string) => {
    await get(path)
    return lines.at(-1)?.route
  }
  expect(await routes('/dashboard')).toBe('page')
  expect(await routes('/auth/reset?token=canary')).toBe('page')
  expect(await routes('/nowhere-canary')).toBe('unknown page')
  expect(await routes('/assets/main-1a2b.js')).toBe('asset')
  expect(JSON.stringify(lines)).not.toContain('canary')
})

test('the server does not start with an incomplete build, and says what to do', async () => {
  const incomplete = await mkdtemp(join(tmpdir(), 'kiai-web-'))
  await writeFile(join(incomplete, 'app.html'), page('app'))
  await expect(loadWebFiles(incomplete)).rejects.toThrow(/landing\.en\.signed-in\.html.*npm run build/)
  await rm(incomplete, { recursive: true })
})
