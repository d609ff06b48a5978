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

/** Routes that need no session, and why they reveal nothing about people. A new route fails here until it is listed. */
const WITHOUT_SIGN_IN: Record<string, string> = {
  'GET /api/session': 'the session of whoever asks',
  'GET /api/accounts/rules': 'settings, and whether whoever asks may open the outbox',
  'GET /api/health': 'that the process is alive',
  'GET /api/ready': 'what fails, by its name alone',
  'GET /api/openapi.json': 'how the API is called, as everybody may know',
  'GET /api/docs': 'the same as a page',
  'GET /api/docs/reference.css': 'how that page looks',
  'GET /api/check-ins/{token}': 'one question to one member: with the signed token of a mail or a push',
  'GET /api/live-calendar/{token}/kiai.ics':
    'the dates of one member, for calendar programs: with the secret address, which the member can end',
  'GET /files/{name}': 'pictures that are for everyone; the rest are not found (uploads.test.ts)',
  'GET /metrics': 'figures: on this machine where nothing tells of a proxy, or with METRICS_TOKEN; not found otherwise',
}

/** Paths that need no session on this machine, and the status for everybody else. */
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
  'cf-ray': '8f2a',
  'cf-visitor': '{"scheme":"https"}',
  'x-forwardedfor': '203.0.113.9',
  x_forwarded_for: '203.0.113.9',
  'http-x-forwarded-for': '203.0.113.9',
  'x-proxyuser-ip': '203.0.113.9',
  'wl-proxy-client-ip': '203.0.113.9',
  'proxy-connection': 'keep-alive',
  'x-remote-ip': '203.0.113.9',
  'x-remote-addr': '203.0.113.9',
  'x-host': 'kiai.example',
  'x-varnish': '32770',
  'x-amzn-trace-id': 'Root=1-67891233',
  'x-request-id': '7f3c',
  'x-request-start': 't=1700000000',
  'x-scheme': 'https',
  'x-arr-log-id': '7f3c',
  'x-arr-ssl': '2048',
  'front-end-https': 'on',
  'ngrok-agent-ips': '203.0.113.9',
  'ngrok-skip-browser-warning': '1',
  'tailscale-user-login': 'kai@people.example',
  'cloudfront-viewer-address': '203.0.113.9:443',
  'fastly-ff': 'cache',
  'akamai-origin-hop': '2',
  'remote-addr': '203.0.113.9',
  'remote-user': 'kai',
  'surrogate-capability': 'key="ESI/1.0"',
  'max-forwards': '9',
}

const BROWSER_HEADERS: Record<string, string> = {
  accept: 'text/html,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'pt-BR,pt;q=0.9',
  'cache-control': 'max-age=0',
  connection: 'keep-alive',
  dnt: '1',
  priority: 'u=0, i',
  'sec-ch-ua': '"Chromium";v="150"',
  'sec-ch-ua-mobile': '?0',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-gpc': '1',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0',
  'x-requested-with': 'org.example.browser',
}

const PROMETHEUS_HEADERS: Record<string, string> = {
  accept: 'text/plain;version=0.0.4;q=0.5,*/*;q=0.1',
  'accept-encoding': 'gzip',
  'user-agent': 'Prometheus/3.7.0',
  'x-prometheus-scrape-timeout-seconds': '10',
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

/** Sends the bytes unchanged, even if no HTTP client would write such a request. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.end(request)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  await once(socket, 'close')
  return answer
}

test('the list above has every route that can be read without a session', async () => {
  const open = (await apiRoutes(app)).filter(
    ({ method, operation }) => method === 'GET' && operation['x-access'] === 'everyone',
  )
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT_SIGN_IN).sort())
})

test('a person on this machine can read the outbox and the metrics without a session, and nothing else', async () => {
  const guarded = (await apiRoutes(app)).filter(({ operation }) => operation.security.length > 0)
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
  test.each(Object.entries(FORWARDING_HEADERS))('refuses requests of a proxy that sends %s', async (name, value) => {
    for (const from of ['127.0.0.1', '127.0.0.2'])
      expect((await server.send({ path, from, headers: { [name]: value } })).status).toBe(refused)
  })

  test('refuses requests of nginx, which uses HTTP 1.0 and sends no forwarding header', async () => {
    for (const host of ['Host: 127.0.0.1\r\n', '']) {
      const answer = await sendRaw(`GET ${path} HTTP/1.0\r\n${host}\r\n`)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 (?:400|${refused}) `))
      expect(answer).not.toMatch(/\/auth\/reset|process_resident/)
    }
  })

  test('refuses requests with several hosts, or with different hosts in path and header', async () => {
    for (const head of [
      `${path} HTTP/1.1\r\nHost: localhost\r\nHost: kiai.example`,
      `${path} HTTP/1.1\r\nHost: localhost\r\nhOST: localhost`,
      `${path} HTTP/1.1\r\nHost: localhost, kiai.example`,
      `http://localhost${path} HTTP/1.1\r\nHost: kiai.example`,
      `http://kiai.example${path} HTTP/1.1\r\nHost: localhost`,
      `${path} HTTP/1.2\r\nHost: localhost`,
    ]) {
      const answer = await sendRaw(`GET ${head}\r\nConnection: close\r\n\r\n`)
      expect(answer, head).toMatch(/^HTTP\/1.1 4\d\d /)
      expect(answer, head).not.toMatch(/\/auth\/reset|process_resident/)
    }
  })

  test('answers a browser and Prometheus with all their usual headers', async () => {
    for (const headers of [BROWSER_HEADERS, PROMETHEUS_HEADERS])
      expect((await server.send({ path, headers })).status).toBe(200)
  })

  test.each(OTHER_MACHINES)('refuses the machine %s, whatever host it names', async (address) => {
    for (const origin of [BASE_URL, 'http://127.0.0.1:3000']) {
      const answer = await new ApiBrowser(app.app, origin, { address }).request<ErrorBody>('GET', path)
      expect(answer.status).toBe(refused)
    }
    expect(await new ApiBrowser(app.app, BASE_URL, { address }).call(readAccountRules, {})).toMatchObject({
      outbox: false,
    })
  })

  test.each([...FOREIGN_HOSTS, '10.0.0.9', hostname()])('refuses requests for the host %s', async (host) => {
    const answer = await server.send({ path, headers: { host } })
    expect(answer.status).toBe(FOREIGN_HOSTS.includes(host) ? 421 : refused)
    expect(answer.text).not.toMatch(/\/auth\/reset|process_resident/)
  })
})

test('from another machine only admins can read the outbox', async () => {
  for (const membership_type of ['free_member', 'elite_member', 'fight_camp_coach', 'coach'] as const) {
    const { browser } = await memberOf(app, { membership_type })
    expect(await browser.request('GET', '/api/outbox')).toMatchObject({ status: 403 })
  }
  const { browser } = await memberOf(app, { membership_type: 'admin' })
  expect(await browser.request('GET', '/api/outbox')).toMatchObject({ status: 200 })
})

test('with a proxy or a public address in the settings, no visitor can read the outbox or the metrics', async () => {
  for (const starting of [start({ TRUSTED_PROXY: ['127.0.0.1'] }), start({}, 'https://kiai.example')]) {
    const { listening, made } = await starting
    for (const [path, refused] of Object.entries(ON_THIS_MACHINE))
      expect((await listening.send({ path })).status, path).toBe(refused)
    const withToken = { path: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } }
    expect((await listening.send(withToken)).status).toBe(200)
    expect((await listening.send({ path: '/api/accounts/rules' })).json()).toMatchObject({ outbox: false })
    const { browser } = await memberOf(made, { membership_type: 'admin' })
    expect(await browser.request('GET', '/api/outbox')).toMatchObject({ status: 200 })
  }
})

test('from another machine the metrics can only be read with their token', async () => {
  const far = (authorization: string) => app.browser().request('GET', '/metrics', undefined, { authorization })
  expect((await far(`Bearer ${TOKEN}`)).status).toBe(200)
  for (const wrong of ['Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])
    expect((await far(wrong)).status, wrong).toBe(404)
  const { browser } = await memberOf(app, { membership_type: 'admin' })
  expect((await browser.request('GET', '/metrics')).status).toBe(404)
})

describe('an installation without BASE_URL', () => {
  test.each(FOREIGN_HOSTS)('does not answer to the host %s on any route', async (host) => {
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
    'answers to the host %s, which no attacker can control',
    async (host) => {
      expect((await server.send({ path: '/api/health', headers: { host } })).status).toBe(200)
    },
  )

  test('differs from one with BASE_URL, which answers behind any host name of a proxy', async () => {
    const { listening } = await start({}, 'https://kiai.example')
    for (const host of ['kiai.example', 'upstream-3'])
      expect((await listening.send({ path: '/api/health', headers: { host } })).status).toBe(200)
  })
})
