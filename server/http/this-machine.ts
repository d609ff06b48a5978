import { BlockList, isIP, isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '#server/env.ts'
import { plainAddress } from './client-address.ts'
import type { HttpEnv } from './http-app.ts'
import { Refusal } from './refusal.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Headers that proxies, tunnels and content networks add to a request. They cannot all be listed, so this is
 * broad: browsers name their own headers without `x-`, with the exceptions below.
 */
const FORWARDING_HEADER = new RegExp(
  [
    'forwarded|proxy',
    '^(?:x|cf|cdn|cloudfront|fastly|fly|akamai|ali|incap|ngrok|tailscale|remote|ssl|surrogate)-',
    '^(?:via|max-forwards|front-end-https)$',
    '(?:client|connecting|user|real)-?ip$',
  ].join('|'),
)
/** Android web views send the first, Prometheus the second. */
const OWN_HEADER = /^x-(?:requested-with|prometheus-scrape-timeout-seconds)$/

const FOR_PEOPLE = `This Kiai does not answer to this name.
It answers to IP addresses, to localhost and to the name of its machine.
If you run it: set BASE_URL to the address people use, for example BASE_URL=http://kiai.lan:3000, and start it again.
`

/**
 * Whether the request comes from this machine itself. The connection, the host name and the absence of every trace of a
 * proxy must all say so: a proxy on the same machine connects from loopback for everyone, and a foreign page can point
 * its own name here. HTTP 1.0 means nginx, which uses it for upstreams by default; browsers do not.
 * The raw headers are read, because Node keeps only the first of two `Host` headers.
 */
export function comesFromThisMachine(request: Request, incoming: HttpEnv['Bindings']['incoming']): boolean {
  if (incoming?.httpVersion !== '1.1') return false
  if (!isLoopbackHost(incoming.socket.remoteAddress ?? '')) return false
  if (!isLoopbackHost(new URL(request.url).hostname)) return false
  const names = incoming.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  if (names.filter((name) => name === 'host').length !== 1) return false
  const host = `http://${incoming.headers.host}`
  if (!URL.canParse(host) || !isLoopbackHost(new URL(host).hostname)) return false
  return !names.some((name) => isForwardingHeader(name.replaceAll('_', '-')))
}

function isForwardingHeader(name: string): boolean {
  return FORWARDING_HEADER.test(name) && !OWN_HEADER.test(name)
}

/** With a proxy in the settings, a request that seems to come from this machine may come from anywhere. */
export function isServedToOthers({ TRUSTED_PROXY, BASE_URL }: Pick<Env, 'TRUSTED_PROXY' | 'BASE_URL'>): boolean {
  return Boolean(TRUSTED_PROXY) || (BASE_URL !== undefined && !isLoopbackHost(new URL(BASE_URL).hostname))
}

/** Takes a name or an address as in a URL, a setting or a socket. */
export function isLoopbackHost(host: string): boolean {
  const name = bareName(host)
  const address = plainAddress(name)
  if (address) return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return name === 'localhost' || name.endsWith('.localhost')
}

/**
 * For an installation without a configured address. Against DNS rebinding: an attacker's page can point its own name to
 * this machine and then read our answers as same-origin, so unknown names are refused. IP addresses and the name of
 * the machine cannot be redirected, so they are accepted.
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
