import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, isIPv6 } from 'node:net'
import { BusyFailure } from './busy-failure.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 1024 * 1024
const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]
const TYPES = ['text/calendar', 'text/plain']

/** How names are resolved and addresses reached. Tests replace it to reach a server of their own. */
export interface Network {
  resolve(host: string): Promise<string[]>
  /** What is connected to for the addresses of a host, all of which were found to be public. */
  connect(addresses: readonly string[]): Pick<RequestOptions, 'port' | 'ca'> & { addresses: readonly string[] }
}

const INTERNET: Network = {
  async resolve(host) {
    const found = await lookup(host, { all: true, verbatim: true })
    return found.map(({ address }) => address)
  },
  connect: (addresses) => ({ addresses, port: 443 }),
}

/**
 * Reads the text behind an address that a coach gave us. The server makes this request, so it must not lead anywhere that
 * only the server can reach: https on its own port, no credentials, every address of the host public, the connection made
 * to exactly these addresses, every redirect checked again. All of it takes ten seconds and a megabyte at most.
 */
export async function fetchCalendar(address: string, timeoutMs: number, network = INTERNET): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = checkedUrl(address)
    for (let redirects = 0; ; redirects++) {
      const response = await ask(url, signal, network)
      const next = response.headers.location
      if (!REDIRECTS.includes(response.statusCode ?? 0) || next === undefined) return await readText(response)
      response.destroy()
      if (redirects === MOST_REDIRECTS) throw new BusyFailure('unreachable', 'it leads on and on')
      url = checkedUrl(URL.canParse(next, url) ? new URL(next, url).href : next)
    }
  } catch (error) {
    if (error instanceof BusyFailure) throw error
    if (signal.aborted) throw new BusyFailure('too-slow', 'the calendar takes too long', error)
    throw new BusyFailure('unreachable', 'the calendar does not answer', error)
  }
}

/** The parser of addresses writes every form of an IP address in one way, also decimal, octal and hexadecimal ones. */
function checkedUrl(address: string): URL {
  if (!URL.canParse(address)) throw new BusyFailure('refused', 'not an address')
  const url = new URL(address)
  const isAllowed = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!isAllowed) throw new BusyFailure('refused', 'only https on its own port, without a name and password')
  return url
}

async function ask(url: URL, signal: AbortSignal, network: Network): Promise<IncomingMessage> {
  const addresses = await publicAddressesOf(url, signal, network)
  const { port, ca, addresses: reached } = network.connect(addresses)
  const found = reached.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  const name = hostOf(url)
  const asked = request({
    method: 'GET',
    host: name,
    // An address is not a name that a certificate could be asked for.
    ...(isIP(name) === 0 && { servername: name }),
    port,
    ...(ca !== undefined && { ca }),
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      accept: 'text/calendar, text/plain;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'Kiai',
    },
    // A connection of its own, so that none is reused that was made for another address.
    agent: false,
    signal,
    // The name is not resolved again: it could lead elsewhere the second time.
    lookup: (_host, options, done) => {
      const [first] = found
      if (options.all) done(null, found)
      else done(null, first?.address ?? '', first?.family)
    },
  })
  asked.end()
  const [response] = (await once(asked, 'response', { signal })) as [IncomingMessage]
  // A connection that breaks after the answer has begun is told by the answer.
  asked.on('error', () => response.destroy())
  return response
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

async function publicAddressesOf(url: URL, signal: AbortSignal, network: Network): Promise<readonly string[]> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await within(signal, network.resolve(host)) : [host]
  if (addresses.length === 0) throw new BusyFailure('unreachable', 'the name has no address')
  if (!addresses.every(isPublicAddress)) throw new BusyFailure('refused', 'not on the public internet')
  return addresses
}

/** Resolving a name cannot be stopped, only left alone. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  try {
    assertIsCalendar(response)
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.byteLength
      if (bytes > MOST_BYTES) throw new BusyFailure('too-large', 'the calendar is larger than a megabyte')
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  } finally {
    response.destroy()
  }
}

function assertIsCalendar({ statusCode, headers }: IncomingMessage): void {
  if (statusCode !== 200) throw new BusyFailure('unreachable', `it answered ${statusCode}`)
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES)
    throw new BusyFailure('too-large', 'the calendar is larger than a megabyte')
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  // We ask for it as it is: what is compressed all the same could unfold without end.
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!TYPES.includes(type.trim().toLowerCase()) || encoding !== 'identity')
    throw new BusyFailure('not-a-calendar', `it answered with ${type} (${encoding})`)
}
