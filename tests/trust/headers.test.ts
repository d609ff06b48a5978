import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeLanguage, listDevices, requestPasswordReset, signIn } from '#contract/accounts.ts'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { createContent } from '#server/http/web-content.ts'
import type { WebFiles } from '#server/http/web-files.ts'
import { type ApiRoute, apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { observatoryScore, scanAnswer } from '#tests/support/observatory.ts'
import { memberOf } from '#tests/support/people.ts'
import { someOf } from './in-turn.ts'

const html = '<!doctype html><html lang="en" data-theme="system"><title>Kiai</title></html>'
const landing = { 'signed-in': html, 'signed-out': html }

/** A minimal build: only the headers matter here. */
const web: WebFiles = {
  app: html,
  landing: Object.fromEntries(LANGUAGES.map((language) => [language, landing])) as WebFiles['landing'],
  files: new Map([['/assets/main-3f2a.js', createContent('export {}', 'text/javascript; charset=utf-8')]]),
}

let app: TestApp
let secure: TestApp

beforeAll(async () => {
  ;[app, secure] = await Promise.all([
    createTestApp({}, { web }),
    createTestApp({}, { web, baseUrl: 'https://kiai.example' }),
  ])
})
afterAll(() => Promise.all([app.close(), secure.close()]))

interface Seen {
  name: string
  status: number
  headers: Headers
}

/** Responses of these routes, and of every page and file, both successful and refused. */
async function answersOf(of: TestApp, routes: ApiRoute[]): Promise<Seen[]> {
  const seen: Seen[] = []
  let { browser } = await memberOf(of)
  const look = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await browser.request(method, path, body, headers)
    seen.push({ name: `${method} ${path} ${answer.status}`, status: answer.status, headers: answer.headers })
  }
  for (const route of routes) {
    await look(route.method, concretePath(route), route.method === 'GET' ? undefined : {})
    await look('PATCH', concretePath(route))
    await look('HEAD', concretePath(route))
    // Some calls end the session, so a new one is needed.
    if (route.method !== 'GET') browser = (await memberOf(of)).browser
  }
  for (const page of [...Object.keys(PAGES), '/nowhere', '/assets/main-3f2a.js', '/assets/gone.js', '/robots.txt'])
    await look('GET', page, undefined, { accept: 'text/html,*/*' })
  await of
    .browser()
    .try(listDevices, {})
    .then((answer) => seen.push({ name: 'as a visitor', ...answer }))
  for (const path of ['/api/nowhere', '//api/session', '/%2e%2e/etc/passwd']) await look('GET', path)
  await look('PUT', changeLanguage.path, '{"language":')
  await look('PUT', changeLanguage.path, `{"language":"${'x'.repeat(1024 * 1024)}"}`)
  await look('PUT', changeLanguage.path, { language: 'pt' }, { origin: 'https://evil.example' })
  for (let i = 0; i < 4; i++) await look('POST', requestPasswordReset.path, { email: 'kai@people.example' })
  await of.pool.query('alter table saved_quotes rename to saved_quotes_away')
  await look('GET', '/api/saved-quotes')
  await of.pool.query('alter table saved_quotes_away rename to saved_quotes')
  return seen
}

/** The sources that each directive of the policy allows. */
function readPolicy(headers: Headers): Record<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

describe('every response', () => {
  let answers: Seen[]

  beforeAll(async () => {
    answers = await answersOf(app, await apiRoutes(app))
  })

  test('is checked, for all statuses', () => {
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 201, 202, 400, 401, 403, 404, 405, 409, 413, 429, 500])
  })

  test('allows only our own scripts and styles, and nothing inline', () => {
    for (const { name, headers } of answers) {
      const policy = readPolicy(headers)
      expect(policy['default-src'], name).toBeDefined()
      for (const directive of ['default-src', 'script-src', 'style-src'])
        for (const source of policy[directive] ?? []) expect(["'self'", "'none'"], name).toContain(source)
      for (const sources of Object.values(policy))
        for (const source of sources) expect(source, name).not.toMatch(/unsafe|\*/)
    }
  })

  test('cannot be framed, and lets no injected tag change the base address or the target of a form', () => {
    for (const { name, headers } of answers) {
      const policy = readPolicy(headers)
      expect(policy['frame-ancestors'], name).toEqual(["'none'"])
      expect(policy['base-uri'], name).toEqual(["'none'"])
      expect(policy['form-action']?.join(), name).toMatch(/^'(self|none)'$/)
    }
  })

  test.each([
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^(no-referrer|strict-origin-when-cross-origin|same-origin)$/],
    ['permissions-policy', /geolocation=\(\).*microphone=\(self\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cross-origin-resource-policy', /^same-origin$/],
    ['x-request-id', /^[\w-]{8,64}$/],
  ])('has %s', (header, value) => {
    for (const { name, headers } of answers) expect(headers.get(header), name).toMatch(value)
  })

  test('keeps the camera off, but on the page of a session', () => {
    for (const { name, headers } of answers) {
      const isSession = /^\w+ \/bookings\/[^/ ]+ 200$/.test(name)
      expect(headers.get('permissions-policy'), name).toContain(isSession ? 'camera=(self)' : 'camera=()')
    }
  })

  test('does not name our software', () => {
    for (const { name, headers } of answers)
      for (const header of ['x-powered-by', 'server', 'via']) expect(headers.has(header), name).toBe(false)
  })

  test('of the API about a person is not cached', () => {
    const personal = answers.filter(({ name }) => /^\w+ \/api\/(session|accounts|outbox)/.test(name))
    expect(personal.length).toBeGreaterThan(20)
    for (const { name, headers } of personal) expect(headers.get('cache-control'), name).toBe('no-store')
  })

  test('of a page behind a mailed link sends no referrer to other sites', () => {
    const pages = answers.filter(({ name }) => /^GET \/auth\//.test(name))
    expect(pages.length).toBeGreaterThanOrEqual(3)
    for (const { name, headers } of pages) expect(headers.get('referrer-policy'), name).toBe('no-referrer')
  })
})

describe('on https, every response', () => {
  test('keeps the browser on https for at least a year', async () => {
    for (const { name, headers } of await answersOf(secure, someOf(await apiRoutes(secure)))) {
      const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
      expect(Number(age), name).toBeGreaterThanOrEqual(31_536_000)
      expect(readPolicy(headers), name).toHaveProperty('upgrade-insecure-requests')
    }
  })

  test('gets an A+ from the Observatory on every page, signed in or not', async () => {
    const { email, password, browser } = await memberOf(secure)
    const visitor = secure.browser()
    const looked = await Promise.all(
      [browser, visitor].flatMap((each) =>
        Object.keys(PAGES).map((page) => each.request<string>('GET', page, undefined, { accept: 'text/html' })),
      ),
    )
    // This response sets cookies.
    const signedIn = await visitor.try(signIn, { email, password })
    expect(signedIn.headers.getSetCookie().length).toBeGreaterThan(0)
    for (const { headers, body } of [...looked, signedIn]) {
      const findings = scanAnswer({ headers, html: typeof body === 'string' ? body : '' })
      expect(observatoryScore(findings), JSON.stringify(findings)).toBeGreaterThanOrEqual(100)
      expect(findings.filter(({ points }) => points < 0)).toEqual([])
    }
  })

  test('gets a lower score without any one of these headers', async () => {
    const { headers, body } = await secure.browser().request<string>('GET', '/', undefined, { accept: 'text/html' })
    const scoreWithout = (...names: string[]) => {
      const fewer = new Headers(headers)
      for (const name of names) fewer.delete(name)
      return observatoryScore(scanAnswer({ headers: fewer, html: body }))
    }
    const whole = scoreWithout()
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
      expect(scoreWithout(name), name).toBeLessThan(whole)
    for (const name of ['referrer-policy', 'cross-origin-resource-policy'])
      expect(scoreWithout(name), name).toBeLessThan(whole)
    expect(scoreWithout('content-security-policy', 'x-frame-options')).toBeLessThan(90)
  })

  test('has this header only on https: on http it would lock people out', async () => {
    const { headers } = await app.browser().try(signIn, {})
    expect(headers.has('strict-transport-security')).toBe(false)
  })
})
