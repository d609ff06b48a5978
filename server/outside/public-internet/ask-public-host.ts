import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, isIPv6 } from 'node:net'
import { isPublicAddress } from './public-address.ts'

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

/** An address to which the server makes no request. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

/** The parser of addresses writes every form of an IP address in one way, also decimal, octal and hexadecimal ones. */
export function publicUrl(address: string): URL {
  if (!URL.canParse(address)) throw new NotPublic('not an address')
  const url = new URL(address)
  const isAllowed = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!isAllowed) throw new NotPublic('only https on its own port, without a name and password')
  return url
}

interface Asked {
  method: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: Buffer
  signal: AbortSignal
  network?: Network | undefined
}

/**
 * Makes a request to an address that a member gave us, so it must not lead anywhere that only the server can reach: https
 * on its own port (`publicUrl`), every address of the host public, the connection made to exactly these addresses. The
 * caller reads the answer or destroys it; redirects are not followed.
 */
export async function askPublicHost(
  url: URL,
  { method, headers, body, signal, network = INTERNET }: Asked,
): Promise<IncomingMessage> {
  const addresses = await publicAddressesOf(url, signal, network)
  const { port, ca, addresses: reached } = network.connect(addresses)
  const found = reached.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  const name = hostOf(url)
  const asked = request({
    method,
    host: name,
    // An address is not a name that a certificate could be asked for.
    ...(isIP(name) === 0 && { servername: name }),
    port,
    ...(ca !== undefined && { ca }),
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, 'user-agent': 'Kiai' },
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
  asked.end(body)
  const [response] = (await once(asked, 'response', { signal })) as [IncomingMessage]
  // A connection that breaks after the answer has begun is told by the answer.
  asked.on('error', () => response.destroy())
  return response
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

async function publicAddressesOf(url: URL, signal: AbortSignal, network: Network): Promise<readonly string[]> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await within(signal, network.resolve(host)) : [host]
  if (addresses.length === 0) throw new Error('the name has no address')
  if (!addresses.every(isPublicAddress)) throw new NotPublic('not on the public internet')
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
