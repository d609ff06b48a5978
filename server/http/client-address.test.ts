import { describe, expect, test } from 'vitest'
import { createClientReader } from './client-address.ts'

const forwarded = (value: string, protocol?: string) =>
  new Headers({ 'x-forwarded-for': value, ...(protocol ? { 'x-forwarded-proto': protocol } : {}) })

describe('the address of a client', () => {
  test('is that of the socket, not the one in a forwarding header', () => {
    const read = createClientReader()
    expect(read('203.0.113.9', forwarded('198.51.100.1', 'https'))).toEqual({
      address: '203.0.113.9',
      protocol: undefined,
    })
  })

  test.each([
    ['the only hop', '198.51.100.1', '198.51.100.1'],
    ['the right-most hop that is no proxy of ours', '1.1.1.1, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
    ['not what the sender put in front', '127.0.0.1, 10.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['without its port', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6 without brackets and port', '[2001:db8::1]:4711', '2001:db8::1'],
    ['IPv4 in IPv6 clothes as IPv4', '::ffff:198.51.100.1', '198.51.100.1'],
    ['the proxy itself when the hop is rubbish', '198.51.100.1, <script>', '10.0.0.2'],
    ['the proxy itself when the hop is empty', '', '10.0.0.2'],
  ])('behind a configured proxy is %s', (_, header, address) => {
    const read = createClientReader(['10.0.0.0/8', '127.0.0.1'])
    expect(read('::ffff:10.0.0.2', forwarded(header)).address).toBe(address)
  })

  test('is taken from IPv6 proxies by range too', () => {
    const read = createClientReader(['fd00::/8'])
    expect(read('fd00::5', forwarded('198.51.100.1')).address).toBe('198.51.100.1')
    expect(read('fe80::5', forwarded('198.51.100.1')).address).toBe('fe80::5')
  })

  test('comes with the protocol, which only a proxy may set', () => {
    const read = createClientReader(['10.0.0.2'])
    expect(read('10.0.0.2', forwarded('198.51.100.1', 'http, https')).protocol).toBe('https')
    expect(read('10.0.0.2', forwarded('198.51.100.1', 'gopher')).protocol).toBeUndefined()
    expect(read('10.0.0.3', forwarded('198.51.100.1', 'https')).protocol).toBeUndefined()
  })

  test('is unknown without a socket', () => {
    expect(createClientReader(['10.0.0.2'])(undefined, forwarded('198.51.100.1')).address).toBe('unknown')
  })
})

test.each(['10.0.0.0/99', '10.0.0.0/', '999.1.1.1', 'fd00::/x'])('a proxy setting of %s trusts no proxy', (entry) => {
  expect(() => createClientReader([entry])).toThrow('neither an address nor a range')
})
