import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

function headersFor(baseUrl: string, path = '/', own: Record<string, string> = {}) {
  const headers = new Headers(own)
  createSecurityHeaders(baseUrl)(headers, path)
  return headers
}

test('inline and foreign scripts are blocked, and framing too', () => {
  const policy = headersFor('http://localhost:3000').get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('strict transport security is sent only for an https address', () => {
  const plain = headersFor('http://localhost:3000')
  expect(plain.has('strict-transport-security')).toBe(false)
  expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  const secure = headersFor('https://kiai.example')
  expect(secure.get('strict-transport-security')).toBe('max-age=31536000')
  expect(secure.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('the pages of mailed links send no referrer', () => {
  for (const path of ['/auth/reset', '/withdraw', '/unsubscribe'])
    expect(headersFor('https://kiai.example', path).get('referrer-policy')).toBe('no-referrer')
  expect(headersFor('https://kiai.example', '/auth').get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('the other security headers are set', () => {
  const headers = headersFor('https://kiai.example')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test('only the page of a session may use the camera', () => {
  for (const path of ['/', '/bookings', '/bookings/', '/bookings/1/notes', '/book/1', '/api/bookings/1'])
    expect(headersFor('https://kiai.example', path).get('permissions-policy'), path).toMatch(/camera=\(\)/)
  const session = headersFor('https://kiai.example', '/bookings/1').get('permissions-policy')
  expect(session).toMatch(/autoplay=\(self\), camera=\(self\), microphone=\(self\)/)
  expect(session).toContain('geolocation=()')
})

test('an answer with its own policy keeps it', () => {
  const own = "default-src 'none'; sandbox"
  const headers = headersFor('https://kiai.example', '/', { 'content-security-policy': own })
  expect(headers.get('content-security-policy')).toBe(own)
  expect(headers.get('x-frame-options')).toBeNull()
})
