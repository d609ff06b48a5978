import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { selfSigned } from '#tests/support/self-signed.ts'
import type { Network } from '../public-internet/ask-public-host.ts'
import { isPublicAddress } from '../public-internet/public-address.ts'
import { BusyFailure } from './busy-failure.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { openBusyCalendars } from './open-busy-calendars.ts'

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nEND:VCALENDAR\r\n'
/** Stands for the address of a public server, which is this test's own. */
const PUBLIC = '93.184.216.34'
const MEGABYTE = 1024 * 1024

/** Names that an attacker's own name server answers with any address. */
const NAMES: Record<string, string[]> = {
  'calendar.example': [PUBLIC],
  'two.example': [PUBLIC, '2606:2800:220:1::1'],
  'loopback.example': ['127.0.0.1'],
  'private.example': ['10.1.2.3'],
  'metadata.example': ['169.254.169.254'],
  'half.example': [PUBLIC, '192.168.1.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'nat64.example': ['64:ff9b::a00:1'],
  'unique.example': ['fd12:3456::1'],
  'other.example': [PUBLIC],
}

let server: Server
let network: Network
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked = 0

beforeAll(async () => {
  const { key, cert } = selfSigned(['calendar.example', 'two.example'])
  server = createServer({ key, cert }, (request, response) => {
    asked++
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
  asked = 0
  answer = send(CALENDAR)
})

const send =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', ...headers })
    response.end(body)
  }

const redirect =
  (location: string, status = 302) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location })
    response.end()
  }

async function problemOf(address: string, timeoutMs = 5_000): Promise<string> {
  try {
    return `read: ${(await fetchCalendar(address, timeoutMs, network)).length}`
  } catch (error) {
    if (error instanceof BusyFailure) return error.problem
    throw error
  }
}

test('a calendar on the public internet is read, by one or several addresses', async () => {
  expect(await fetchCalendar('https://calendar.example/private-abc/basic.ics?key=1', 5_000, network)).toBe(CALENDAR)
  expect(await fetchCalendar('https://two.example:443/', 5_000, network)).toBe(CALENDAR)
})

describe('the guard refuses', () => {
  const REFUSED = [
    'http://calendar.example/basic.ics',
    'ftp://calendar.example/basic.ics',
    'file:///etc/passwd',
    'webcal://calendar.example/basic.ics',
    'not an address',
    'https://calendar.example:8443/basic.ics',
    'https://calendar.example:22/',
    'https://name:word@calendar.example/basic.ics',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:1::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
    'https://loopback.example/',
    'https://private.example/',
    'https://metadata.example/',
    'https://half.example/',
    'https://six.example/',
    'https://mapped.example/',
    'https://nat64.example/',
    'https://unique.example/',
  ]

  test.each(REFUSED)('%s', async (address) => {
    expect(await problemOf(address)).toBe('refused')
    expect(asked).toBe(0)
  })

  // Nothing else than ASCII can be in a header, and what is no address is a path.
  const HEADERS = REFUSED.filter((address) => /^[!-~]+$/.test(address))

  test.each(HEADERS)('a redirect to %s', async (address) => {
    answer = redirect(address)
    expect(await problemOf('https://calendar.example/')).toBe('refused')
    expect(asked).toBe(1)
  })
})

test('public addresses are let through, and others are not', () => {
  for (const address of [PUBLIC, '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of [
    '',
    'localhost',
    '1.2.3',
    'fe80::1%eth0',
    '2606:4700::1%1',
    '203.0.113.1',
    '2001:db8::1',
    '::',
  ])
    expect(isPublicAddress(address), address).toBe(false)
})

describe('what comes back', () => {
  test('may lead on three times, also to a path, and not further', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1))
      if (step < 3) redirect(`/${step + 1}`, 307)(request, response)
      else send(CALENDAR)(request, response)
    }
    expect(await problemOf('https://calendar.example/0')).toBe(`read: ${CALENDAR.length}`)
    answer = redirect('/again')
    expect(await problemOf('https://calendar.example/')).toBe('unreachable')
    expect(asked).toBe(8)
  })

  test('is neither larger than a megabyte nor endless', async () => {
    answer = send(CALENDAR, { 'content-length': String(40 * MEGABYTE) })
    expect(await problemOf('https://calendar.example/')).toBe('too-large')
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' })
      const more = () => {
        while (!response.destroyed && response.write('X'.repeat(64 * 1024)));
      }
      response.on('drain', more)
      more()
    }
    expect(await problemOf('https://calendar.example/')).toBe('too-large')
  })

  test('comes in time: not drop by drop, and not never', async () => {
    let timer: ReturnType<typeof setInterval> | undefined
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' })
      timer = setInterval(() => response.write('B'), 20)
    }
    expect(await problemOf('https://calendar.example/', 400)).toBe('too-slow')
    clearInterval(timer)
    answer = () => undefined
    expect(await problemOf('https://calendar.example/', 300)).toBe('too-slow')
  })

  test('is not compressed, not a page, not an error, and not cut off', async () => {
    answer = send(gzipSync(Buffer.alloc(50 * MEGABYTE)), { 'content-encoding': 'gzip' })
    expect(await problemOf('https://calendar.example/')).toBe('not-a-calendar')
    answer = send('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' })
    expect(await problemOf('https://calendar.example/')).toBe('not-a-calendar')
    answer = (_, response) => {
      response.writeHead(404, { 'content-type': 'text/calendar' })
      response.end(CALENDAR)
    }
    expect(await problemOf('https://calendar.example/')).toBe('unreachable')
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar', 'content-length': '5000' })
      response.write('BEGIN:', () => response.destroy())
    }
    expect(await problemOf('https://calendar.example/')).toBe('unreachable')
  })

  test('comes from a server that proves its name', async () => {
    expect(await problemOf('https://other.example/')).toBe('unreachable')
    expect(await problemOf('https://nowhere.example/')).toBe('unreachable')
    expect(asked).toBe(0)
  })
})

test('what was read is worked out apart, and a rule that never comes true is given up', async () => {
  const now = new Date('2027-03-01T00:00:00Z')
  const eventOf = (rule: string) =>
    CALENDAR.replace(
      'END:VCALENDAR',
      `BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270301T120000Z\r\nDTEND:20270301T130000Z\r\n${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    )
  const read = (parseMs?: number) =>
    openBusyCalendars(network, parseMs).read('https://calendar.example/', { time_zone: 'UTC', now })
  answer = send(eventOf('RRULE:FREQ=DAILY'))
  const busy = await read()
  expect(busy).toHaveLength(400)
  expect(busy[0]).toEqual({ starts_at: new Date('2027-03-01T12:00:00Z'), ends_at: new Date('2027-03-01T13:00:00Z') })
  answer = send('rubbish')
  await expect(read()).rejects.toMatchObject({ problem: 'not-a-calendar' })
  answer = send(eventOf('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'))
  await expect(read(700)).rejects.toMatchObject({ problem: 'not-a-calendar' })
})
