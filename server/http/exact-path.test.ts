import { expect, test } from 'vitest'
import { exactPath } from './exact-path.ts'

const sent = (url: string) => exactPath(new Request('http://kiai.example/'), { env: { incoming: { url } as never } })

test.each(['/', '/api/health', '/assets/main-3f_a.js', '/coach/0b2c-1', '/robots.txt', '/.well-known/security.txt'])(
  '%s is accepted as a path',
  (path) => {
    expect(sent(path)).toBe(path)
    expect(sent(`${path}?token=a/../b%2e`)).toBe(path)
  },
)

test.each([
  '//api/health',
  '/api//health',
  '/api/health/',
  '/api/./health',
  '/api/../api/health',
  '/api/%2e/health',
  '/api/healt%68',
  '/api\\health',
  '/api/health;%00',
  '/api/health ',
  '/ápi',
  '/..',
  '/.',
  '//',
  '*',
  'http://kiai.example/api/health',
  '',
])('%j matches no route', (path) => {
  expect(sent(path)).toBe('/\u0000')
})

test('without a socket the address of the request is used', () => {
  expect(exactPath(new Request('http://kiai.example/api/health?x=1#y'))).toBe('/api/health')
})
