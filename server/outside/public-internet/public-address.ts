import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Addresses of IPv4 that are nobody's on the public internet (IANA's registry of special-purpose addresses). */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the address at which clouds give out credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only 2000::/3 is given out; of it these are not the public internet, or hide an address of IPv4. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const notPublic = new BlockList()
for (const [address, prefix] of NOT_PUBLIC_4) notPublic.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of NOT_PUBLIC_6) notPublic.addSubnet(address, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

/** Whether a machine on the public internet can have this address. Anything that is not plainly an address is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
