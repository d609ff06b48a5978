import { describe, expect, test } from 'vitest'
import { OFF_SITE_ADDRESSES } from '#tests/support/off-site-addresses.ts'
import { pageAt, pageExists, safePath } from './pages.ts'

const OURS = 'https://kiai.example'

const PAYLOADS = [...OFF_SITE_ADDRESSES, 'dashboard', '/\u0000/evil.example', `/${'a'.repeat(2000)}`, '']

describe('the path to return to after signing in', () => {
  test.each(PAYLOADS)('is not %j', (payload) => {
    expect(safePath(payload)).toBeUndefined()
  })

  test('is undefined when none was given', () => {
    expect(safePath(null)).toBeUndefined()
    expect(safePath(undefined)).toBeUndefined()
  })

  test.each([
    '/',
    '/dashboard',
    '/settings?tab=security#two-factor',
    '/coach/ai-kuro/marketplace',
    '/auth?return_to=%2Fsettings',
    '/search?q=https://evil.example',
    '/https://evil.example',
    '/@evil.example',
    '/a//b',
    '/%252fevil.example',
  ])('may be %j, which is on our own site', (path) => {
    expect(safePath(path)).toBe(path)
    expect(new URL(path, OURS).origin).toBe(OURS)
  })

  test('is normalised as a browser does it', () => {
    expect(safePath('/a/../dashboard')).toBe('/dashboard')
    expect(safePath('/olá')).toBe('/ol%C3%A1')
  })

  test('stays on our site when the result is parsed again', () => {
    for (const payload of [...PAYLOADS, '/%252f%252fevil.example', '/%25%32%66evil.example', '/;@evil.example']) {
      const path = safePath(payload)
      if (path === undefined) continue
      expect(new URL(path, OURS).origin).toBe(OURS)
      expect(safePath(path)).toBe(path)
    }
  })
})

describe('a page', () => {
  test('exists only when it is in the list, not as a property that every object has', () => {
    expect(pageExists('/auth')).toBe(true)
    for (const path of ['/nowhere', '/auth/', '/AUTH', 'auth', '', 'constructor', '__proto__', 'toString'])
      expect(pageExists(path)).toBe(false)
  })

  test('with a parameter matches every path that has a value in its place', () => {
    expect(pageAt('/art-of-war/sun-tzu')).toBe('/art-of-war/:philosopherId')
    expect(pageAt('/art-of-war')).toBe('/art-of-war')
    expect(pageExists('/art-of-war/sun-tzu')).toBe(true)
    for (const path of ['/art-of-war/', '/art-of-war/sun-tzu/', '/art-of-war/sun-tzu/more', 'art-of-war/sun-tzu'])
      expect(pageAt(path)).toBeUndefined()
  })
})
