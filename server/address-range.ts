import { isIP, isIPv4 } from 'node:net'

export interface AddressRange {
  address: string
  family: 'ipv4' | 'ipv6'
  /** How many leading bits are compared; all of them for a single address. */
  prefix: number
}

/** `10.0.0.7` or `10.0.0.0/8`; undefined for anything else, such as `10.0.0.0/`, which must not match every address. */
export function parseAddressRange(entry: string): AddressRange | undefined {
  const [address = '', prefix, ...more] = entry.split('/')
  // A zone (fe80::1%eth0) has a meaning on this machine only, so no range can contain it.
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return undefined
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const bits = family === 'ipv4' ? 32 : 128
  if (prefix === undefined) return { address, family, prefix: bits }
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? { address, family, prefix: Number(prefix) } : undefined
}
