import { BlockList, isIP, isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import type { MiddlewareHandler } from 'hono'
import { plainAddress } from './client-address.ts'
import type { HttpEnv } from './http-app.ts'
import { Refusal } from './refusal.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** What proxies, tunnels and content networks add to a request that they pass on. */
const FORWARDING_HEADER =
  /^(?:forwarded|via|cdn-loop|x-real-ip|x-forwarded(?:-.+)?|x-original-.+|x-envoy-.+|(?:.+-)?(?:client|connecting|user)-?ip)$/

const FOR_PEOPLE = `This Kiai does not answer to this name.
It answers to IP addresses, to localhost and to the name of its machine.
If you run it: set BASE_URL to the address people use, for example BASE_URL=http://kiai.lan:3000, and start it again.
`

/**
 * Whether somebody at this very machine asks. The connection, the name they used and the absence of every trace of a
 * proxy must all say so: a proxy on the same machine connects from loopback for the whole world, and a foreign page can
 * make its own name lead here. nginx speaks HTTP 1.0 to what is behind it unless told otherwise; nobody else does.
 */
export function comesFromThisMachine(request: Request, incoming: HttpEnv['Bindings']['incoming']): boolean {
  if (!incoming || incoming.httpVersion === '1.0') return false
  if (!isLoopbackHost(incoming.socket.remoteAddress ?? '')) return false
  if (!isLoopbackHost(new URL(request.url).hostname)) return false
  return ![...request.headers.keys()].some((name) => FORWARDING_HEADER.test(name))
}

/** Of a name or an address, as a URL, a setting or a socket writes it. */
export function isLoopbackHost(host: string): boolean {
  const name = bareName(host)
  const address = plainAddress(name)
  if (address) return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return name === 'localhost' || name.endsWith('.localhost')
}

/**
 * For an installation that was not told its own address. A page of an attacker's can let the attacker's name lead to
 * this machine and then read our answers as its own, so a name that may be anybody's is refused. Addresses are nobody's
 * to redirect, and neither is the name of the machine.
 */
export function refuseUnknownHosts(listensOn: string): MiddlewareHandler<HttpEnv> {
  const machine = hostname().toLowerCase()
  const [firstLabel = machine] = machine.split('.')
  const known = new Set([machine, firstLabel, `${firstLabel}.local`, bareName(listensOn)])
  return async (c, next) => {
    const name = bareName(new URL(c.req.url).hostname)
    if (known.has(name) || isLoopbackHost(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return await next()
    if (c.req.header('accept')?.includes('text/html')) return c.text(FOR_PEOPLE, 421)
    throw new Refusal('request.unknown-host')
  }
}

function bareName(host: string): string {
  return host.toLowerCase().replace(/\.$/, '')
}
