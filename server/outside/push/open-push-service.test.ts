import { createECDH } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPushBrowser } from '#tests/support/push-device.ts'
import { selfSigned } from '#tests/support/self-signed.ts'
import type { Network } from '../public-internet/ask-public-host.ts'
import { openPushService, type PushTarget } from './open-push-service.ts'

/** Stands for the address of a public server, which is this test's own. */
const PUBLIC = '93.184.216.34'
const NAMES: Record<string, string[]> = {
  'push.example': [PUBLIC],
  'private.example': ['10.1.2.3'],
  'half.example': [PUBLIC, '127.0.0.1'],
}
const PAYLOAD = {
  title: '¿Cómo te fue?',
  body: 'Dijiste “clinch” para el miércoles.',
  path: '/check-in?token=x',
  tag: 't',
}
const pair = createECDH('prime256v1')
const SENDER = {
  public_key: pair.generateKeys('base64url'),
  private_key: pair.getPrivateKey('base64url').padStart(43, 'A'),
  subject: 'mailto:help@gym.example',
}

let server: Server
let network: Network
let answer: (request: IncomingMessage, response: ServerResponse) => void
let taken: { headers: IncomingMessage['headers']; url: string; body: Buffer }[] = []

beforeAll(async () => {
  const { key, cert } = selfSigned(['push.example'])
  server = createServer({ key, cert }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    taken.push({ headers: request.headers, url: request.url ?? '', body: Buffer.concat(parts) })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  network = {
    async resolve(host) {
      const found = NAMES[host]
      if (!found) throw new Error(`${host} is not known`)
      return found
    },
    connect: () => ({ addresses: ['127.0.0.1'], port, ca: cert }),
  }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  taken = []
  answer = status(201)
})

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(code, headers)
    response.end('something')
  }

const targetOf = ({ endpoint, keys }: ReturnType<typeof newPushBrowser>): PushTarget => ({ endpoint, ...keys })

const send = (target: PushTarget, timeoutMs = 5_000) =>
  openPushService({ network, timeoutMs }).send(target, PAYLOAD, SENDER)

test('a push reaches the push service encrypted, and only the browser can read it', async () => {
  const browser = newPushBrowser()
  expect(await send(targetOf(browser))).toEqual({ state: 'sent' })
  const [push, ...others] = taken
  expect(others).toEqual([])
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${SENDER.public_key}$`)),
    ttl: expect.stringMatching(/^\d+$/),
    host: 'push.example',
  })
  expect(push?.body.toString('latin1')).not.toContain('clinch')
  expect(browser.read(push?.body ?? Buffer.alloc(0))).toEqual(PAYLOAD)
})

test.each([
  [404, { state: 'gone' }],
  [410, { state: 'gone' }],
  [403, { state: 'gone' }],
  [413, { state: 'refused' }],
  [429, { state: 'later', after_seconds: 40 }],
  [503, { state: 'later', after_seconds: 40 }],
])('an answer of %i is understood', async (code, expected) => {
  answer = status(code, { 'retry-after': '40' })
  expect(await send(targetOf(newPushBrowser()))).toMatchObject(expected)
})

test('a push service that does not answer in time is asked later', async () => {
  answer = () => undefined
  expect(await send(targetOf(newPushBrowser()), 200)).toMatchObject({ state: 'later' })
})

test.each([
  'https://private.example/send',
  'https://half.example/send',
  'https://10.0.0.1/send',
  'https://[::1]/send',
  'https://2130706433/send',
  'https://push.example:8443/send',
  'http://push.example/send',
])('%s is not on the public internet: nothing is sent, and the device is forgotten', async (endpoint) => {
  expect(await send({ ...targetOf(newPushBrowser()), endpoint })).toEqual({ state: 'gone' })
  expect(taken).toEqual([])
})

test('a device with keys that are none is forgotten', async () => {
  expect(await send({ ...targetOf(newPushBrowser()), p256dh: 'A'.repeat(87) })).toEqual({ state: 'gone' })
})
