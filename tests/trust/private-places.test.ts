import { once } from 'node:events'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAccountRules, requestPasswordReset } from '#contract/accounts.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { ApiBrowser } from '#tests/support/api-browser.ts'
import { apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { BASE_URL, createTestApp, type TestApp } from '#tests/support/app.ts'
import { startTestServer } from '#tests/support/http.ts'
import { memberOf } from '#tests/support/people.ts'

const TOKEN = 'a-token-for-the-metrics'

/** What is open without a sign-in, and why it gives nobody away. A new route fails here until it is listed. */
const WITHOUT_SIGN_IN: Record<string, string> = {
  'GET /api/session': 'the session of whoever asks',
  'GET /api/accounts/rules': 'settings, and whether whoever asks may open the outbox',
  'GET /api/health': 'that the process is alive',
  'GET /api/ready': 'what fails, by its name alone',
  'GET /api/openapi.json': 'how the API is called, as everybody may know',
  'GET /api/docs': 'the same as a page',
  'GET /api/docs/reference.css': 'how that page looks',
  'GET /metrics': 'figures: on this machine, or with METRICS_TOKEN; not found otherwise',
}

/** What opens without a sign-in to whoever is on this machine, and what everybody else gets instead. */
const ON_THIS_MACHINE = { '/api/outbox': 401, '/metrics': 404 }

const FOREIGN_HOSTS = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '127-0-0-1.nip.example',
  'kiai.example',
  'notlocalhost',
]

const FORWARDING_HEADERS: Record<string, string> = {
  forwarded: 'for=203.0.113.9',
  via: '1.1 proxy',
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-host': 'localhost',
  'x-forwarded-proto': 'https',
  'x-forwarded-server': 'proxy',
  'x-forwarded': 'for=127.0.0.1',
  'x-real-ip': '127.0.0.1',
  'x-client-ip': '127.0.0.1',
  'x-original-forwarded-for': '203.0.113.9',
  'x-original-host': 'kiai.example',
  'x-envoy-external-address': '203.0.113.9',
  'x-cluster-client-ip': '127.0.0.1',
  'true-client-ip': '127.0.0.1',
  'fastly-client-ip': '127.0.0.1',
  'fly-client-ip': '127.0.0.1',
  'cf-connecting-ip': '127.0.0.1',
  'cdn-loop': 'cloudflare',
}

const OTHER_MACHINES = ['10.0.0.9', '192.168.1.7', '::ffff:10.0.0.9', 'fe80::1', '2001:db8::7', '0.0.0.0', '']

let app: TestApp
let server: Awaited<ReturnType<typeof startTestServer>>
const servers: { close(): Promise<void> }[] = []

async function start(settings: Parameters<typeof createTestApp>[0], baseUrl?: string) {
  const made = await createTestApp({ METRICS: true, METRICS_TOKEN: TOKEN, ...settings }, baseUrl ? { baseUrl } : {})
  const listening = await startTestServer(made.app)
  servers.unshift(listening, made)
  return { made, listening }
}

beforeAll(async () => {
  const { made, listening } = await start({})
  app = made
  server = listening
  const { email } = await memberOf(app, { membership_type: 'admin' })
  await app.browser().call(requestPasswordReset, { email })
})
afterAll(async () => {
  for (const one of servers) await one.close()
})

test('every route that needs no sign-in to be read is listed with what it shows', async () => {
  const open = (await apiRoutes(app)).filter(
    ({ method, operation }) => method === 'GET' && operation['x-access'] === 'everyone',
  )
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT_SIGN_IN).sort())
})

test('whoever is on this machine reads the outbox and the metrics without a sign-in, and nothing else', async () => {
  const guarded = (await apiRoutes(app)).filter(({ operation }) => operation['x-access'] !== 'everyone')
  const opened: string[] = []
  for (const route of guarded) {
    const answer = await server.send({ method: route.method, path: concretePath(route) })
    if (answer.status !== 401) opened.push(route.name)
  }
  expect(opened).toEqual(['GET /api/outbox'])
  for (const path of Object.keys(ON_THIS_MACHINE))
    for (const from of ['127.0.0.1', '127.0.0.2'])
      for (const host of ['localhost', `localhost:${server.port}`, '127.0.0.1', '127.0.0.2', 'kiai.localhost', '[::1]'])
        expect((await server.send({ path, from, headers: { host } })).status, `${path} ${from} ${host}`).toBe(200)
  expect((await server.send({ path: '/api/outbox' })).text).toContain('/auth/reset')
  expect(await app.browserHere().call(readAccountRules, {})).toMatchObject({ outbox: true })
})

describe.each(Object.entries(ON_THIS_MACHINE))('%s', (path, refused) => {
  test.each(Object.entries(FORWARDING_HEADERS))('is closed to what a proxy passes on with %s', async (name, value) => {
    for (const from of ['127.0.0.1', '127.0.0.2'])
      expect((await server.send({ path, from, headers: { [name]: value } })).status).toBe(refused)
  })

  test('is closed to what nginx passes on, which speaks HTTP 1.0 and says nothing else', async () => {
    for (const host of ['Host: 127.0.0.1\r\n', '']) {
      const socket = connect(server.port, '127.0.0.1')
      socket.end(`GET ${path} HTTP/1.0\r\n${host}\r\n`)
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk))
      await once(socket, 'close')
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 (?:400|${refused}) `))
      expect(answer).not.toMatch(/\/auth\/reset|process_resident/)
    }
  })

  test.each(OTHER_MACHINES)('is closed to the machine %s, whatever name it uses', async (address) => {
    for (const origin of [BASE_URL, 'http://127.0.0.1:3000']) {
      const answer = await new ApiBrowser(app.app, origin, { address }).request<ErrorBody>('GET', path)
      expect(answer.status).toBe(refused)
    }
    expect(await new ApiBrowser(app.app, BASE_URL, { address }).call(readAccountRules, {})).toMatchObject({
      outbox: false,
    })
  })

  test.each([...FOREIGN_HOSTS, '10.0.0.9', hostname()])('is closed to whoever calls this machine %s', async (host) => {
    const answer = await server.send({ path, headers: { host } })
    expect(answer.status).toBe(FOREIGN_HOSTS.includes(host) ? 421 : refused)
    expect(answer.text).not.toMatch(/\/auth\/reset|process_resident/)
  })
})

test('the outbox is for administrators from any other machine, and for no other member', async () => {
  for (const membership_type of ['free_member', 'elite_member', 'fight_camp_coach', 'coach'] as const) {
    const { browser } = await memberOf(app, { membership_type })
    expect(await browser.request('GET', '/api/outbox')).toMatchObject({ status: 403 })
  }
  const { browser } = await memberOf(app, { membership_type: 'admin' })
  expect(await browser.request('GET', '/api/outbox')).toMatchObject({ status: 200 })
})

test('the outbox opens to no visitor at all where the settings tell of a proxy or of a public address', async () => {
  for (const starting of [start({ TRUSTED_PROXY: ['127.0.0.1'] }), start({}, 'https://kiai.example')]) {
    const { listening, made } = await starting
    expect((await listening.send({ path: '/api/outbox' })).status).toBe(401)
    expect((await listening.send({ path: '/api/accounts/rules' })).json()).toMatchObject({ outbox: false })
    const { browser } = await memberOf(made, { membership_type: 'admin' })
    expect(await browser.request('GET', '/api/outbox')).toMatchObject({ status: 200 })
  }
})

test('the metrics open to another machine with their token alone', async () => {
  const far = (authorization: string) => app.browser().request('GET', '/metrics', undefined, { authorization })
  expect((await far(`Bearer ${TOKEN}`)).status).toBe(200)
  for (const wrong of ['Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])
    expect((await far(wrong)).status, wrong).toBe(404)
  const { browser } = await memberOf(app, { membership_type: 'admin' })
  expect((await browser.request('GET', '/metrics')).status).toBe(404)
})

describe('an installation that was not told its address', () => {
  test.each(FOREIGN_HOSTS)('does not answer to the name %s, on any route', async (host) => {
    const routes = await apiRoutes(app)
    for (const path of ['/', '/outbox', '/robots.txt', ...routes.map(concretePath)]) {
      const answer = await server.send({ path, headers: { host: `${host}:${server.port}` } })
      expect([path, answer.status, answer.json()]).toMatchObject([
        path,
        421,
        { error: { code: 'request.unknown-host' } },
      ])
    }
    const page = await server.send({ path: '/', headers: { host, accept: 'text/html' } })
    expect([page.status, page.headers['content-type']]).toEqual([421, 'text/plain; charset=UTF-8'])
    expect(page.text).toContain('set BASE_URL')
  })

  test.each(['10.0.0.9', '[fe80::1]:3000', 'localhost.', hostname(), `${hostname().split('.')[0]}.local`])(
    'answers to %s, which is nobody else’s to redirect',
    async (host) => {
      expect((await server.send({ path: '/api/health', headers: { host } })).status).toBe(200)
    },
  )

  test('and one that was told it answers behind whatever name a proxy uses', async () => {
    const { listening } = await start({}, 'https://kiai.example')
    for (const host of ['kiai.example', 'upstream-3'])
      expect((await listening.send({ path: '/api/health', headers: { host } })).status).toBe(200)
  })
})
