import { BlockList, isIP, isIPv6 } from 'node:net'
import { parseAddressRange } from '#server/address-range.ts'

export interface Client {
  address: string
  /** The protocol of the original request according to a trusted proxy; undefined without one. */
  protocol: 'http' | 'https' | undefined
}

/**
 * Anyone can send X-Forwarded-For, so it counts only when it comes from a configured proxy, and then only the
 * right-most hop that is not itself a configured proxy: everything to its left may be forged by the sender.
 */
export function createClientReader(trustedProxies: readonly string[] = []) {
  const trusted = trustList(trustedProxies)
  return (socketAddress: string | undefined, headers: Headers): Client => {
    let address = plainAddress(socketAddress ?? '') ?? 'unknown'
    if (trustedProxies.length === 0 || !isTrusted(trusted, address)) return { address, protocol: undefined }
    const hops = headers.get('x-forwarded-for')?.split(',') ?? []
    while (hops.length > 0 && isTrusted(trusted, address)) {
      const hop = plainAddress(hops.pop() ?? '')
      if (!hop) break
      address = hop
    }
    const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase()
    return { address, protocol: protocol === 'https' || protocol === 'http' ? protocol : undefined }
  }
}

/** The entries come from the settings, which were checked at the start. */
function trustList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const range = parseAddressRange(entry)
    if (!range) throw new Error(`“${entry}” is neither an address nor a range`)
    list.addSubnet(range.address, range.prefix, range.family)
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Without brackets, port or zone; an IPv4-mapped IPv6 address becomes its IPv4 address. */
export function plainAddress(value: string): string | undefined {
  const bare = value
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  const mapped = /^::ffff:([\d.]+)$/.exec(bare)?.[1] ?? bare
  return isIP(mapped) === 0 ? undefined : mapped
}
