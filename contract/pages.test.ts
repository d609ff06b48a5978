import { describe, expect, test } from 'vitest'
import { pageAt, pageExists, safePath } from './pages.ts'

const OURS = 'https://kiai.example'

/** What people try in order to be sent somewhere else after signing in. */
const PAYLOADS = [
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/./%2fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e/%2fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'evil.example',
  'dashboard',
  '@evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/%E0%A4%A',
  `/${'a'.repeat(2000)}`,
  '',
]

describe('the way back after signing in', () => {
  test.each(PAYLOADS)('is not %j', (payload) => {
    expect(safePath(payload)).toBeUndefined()
  })

  test('is nothing when nothing was asked for', () => {
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
  ])('may be %j, which stays with us', (path) => {
    expect(safePath(path)).toBe(path)
    expect(new URL(path, OURS).origin).toBe(OURS)
  })

  test('is written the way a browser understands it', () => {
    expect(safePath('/a/../dashboard')).toBe('/dashboard')
    expect(safePath('/olá')).toBe('/ol%C3%A1')
  })

  test('leads to us however often it is read again, whatever was given', () => {
    for (const payload of [...PAYLOADS, '/%252f%252fevil.example', '/%25%32%66evil.example', '/;@evil.example']) {
      const path = safePath(payload)
      if (path === undefined) continue
      expect(new URL(path, OURS).origin).toBe(OURS)
      expect(safePath(path)).toBe(path)
    }
  })
})

describe('a page', () => {
  test('exists when it is in the list, and is nothing that every object has', () => {
    expect(pageExists('/auth')).toBe(true)
    for (const path of ['/nowhere', '/auth/', '/AUTH', 'auth', '', 'constructor', '__proto__', 'toString'])
      expect(pageExists(path)).toBe(false)
  })

  test('may stand for many paths, each with something where the name stands', () => {
    expect(pageAt('/art-of-war/sun-tzu')).toBe('/art-of-war/:philosopherId')
    expect(pageAt('/art-of-war')).toBe('/art-of-war')
    expect(pageExists('/art-of-war/sun-tzu')).toBe(true)
    for (const path of ['/art-of-war/', '/art-of-war/sun-tzu/', '/art-of-war/sun-tzu/more', 'art-of-war/sun-tzu'])
      expect(pageAt(path)).toBeUndefined()
  })
})
