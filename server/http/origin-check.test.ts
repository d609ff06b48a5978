import { describe, expect, test } from 'vitest'
import type { Client } from './client-address.ts'
import { createOriginCheck } from './origin-check.ts'
import { Refusal } from './refusal.ts'

const OURS = 'https://kiai.example'
const cookie = { cookie: 'kiai.session_token=x' }
const json = { 'content-type': 'application/json' }

function passes(
  headers: Record<string, string>,
  {
    origin = OURS,
    method = 'POST',
    url = `${OURS}/api/x`,
    protocol = undefined,
  }: {
    origin?: string | undefined
    method?: string
    url?: string
    protocol?: Client['protocol']
  } = {},
): boolean {
  try {
    createOriginCheck(origin)(new Request(url, { method, headers }), { address: '198.51.100.1', protocol })
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ code: 'request.foreign-origin' })
    return false
  }
}

describe('a writing request', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('with %s passes only from our own pages', (method) => {
    expect(passes({ ...cookie, origin: OURS }, { method })).toBe(true)
    expect(passes({ ...cookie, origin: 'https://evil.example' }, { method })).toBe(false)
  })

  test.each([
    'null',
    '',
    'http://kiai.example',
    'https://kiai.example:8443',
    'https://kiai.example.evil.example',
    'https://evil.example/https://kiai.example',
    'https://sub.kiai.example',
    'HTTPS://KIAI.EXAMPLE',
    'not an origin',
  ])('from %j does not pass, signed in or not', (origin) => {
    expect(passes({ ...cookie, ...json, origin })).toBe(false)
    expect(passes({ ...json, origin })).toBe(false)
  })

  test.each(['cross-site', 'same-site'])('that the browser marks as %s does not pass', (site) => {
    expect(passes({ ...cookie, ...json, 'sec-fetch-site': site })).toBe(false)
    expect(passes({ ...json, 'sec-fetch-site': site })).toBe(false)
  })

  test.each(['same-origin', 'none'])('that the browser marks as %s passes', (site) => {
    expect(passes({ ...cookie, 'sec-fetch-site': site })).toBe(true)
  })

  test('with a bearer token passes as a program, but with a cookie as well it is checked like a browser', () => {
    const token = { authorization: 'Bearer x', origin: 'https://evil.example' }
    expect(passes(token)).toBe(true)
    expect(passes({ ...token, ...cookie })).toBe(false)
    expect(passes({ authorization: 'Basic x', origin: 'https://evil.example' })).toBe(false)
  })

  test('without origin headers passes with a cookie only as JSON, which no form can send', () => {
    expect(passes({})).toBe(true)
    expect(passes({ ...cookie, ...json })).toBe(true)
    expect(passes(cookie)).toBe(false)
    expect(passes({ ...cookie, 'content-type': 'text/plain' })).toBe(false)
    expect(passes({ ...cookie, 'content-type': 'application/x-www-form-urlencoded' })).toBe(false)
    expect(passes({ ...cookie, 'content-type': 'text/plain; application/json' })).toBe(false)
  })
})

test.each(['GET', 'HEAD', 'OPTIONS'])('reading with %s passes from anywhere', (method) => {
  expect(passes({ ...cookie, origin: 'https://evil.example' }, { method })).toBe(true)
})

describe('without a configured address', () => {
  const at = (origin: string, protocol?: Client['protocol']) =>
    createOriginCheckPasses(origin, 'http://192.168.1.5:3000/api/x', protocol)

  function createOriginCheckPasses(origin: string, url: string, protocol: Client['protocol']) {
    try {
      createOriginCheck(undefined)(new Request(url, { method: 'POST', headers: { ...cookie, origin } }), {
        address: '198.51.100.1',
        protocol,
      })
      return true
    } catch {
      return false
    }
  }

  test('the host of the request counts as our own', () => {
    expect(at('http://192.168.1.5:3000')).toBe(true)
    expect(at('http://192.168.1.5:3001')).toBe(false)
    expect(at('http://localhost:3000')).toBe(false)
    expect(at('null')).toBe(false)
  })

  test('the protocol is the one from a trusted proxy', () => {
    expect(at('https://192.168.1.5:3000')).toBe(true)
    expect(at('https://192.168.1.5:3000', 'https')).toBe(true)
    expect(at('http://192.168.1.5:3000', 'https')).toBe(false)
  })
})
