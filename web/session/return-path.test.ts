import { describe, expect, test } from 'vitest'
import { afterSignIn, readReturnPath } from './return-path.ts'

describe('the way back after signing in', () => {
  test('keeps query and part of the page', () => {
    expect(readReturnPath('/settings?tab=devices#two-factor')).toBe('/settings?tab=devices#two-factor')
  })

  test.each(['/auth', '/auth?mode=sign-up', '/auth/reset?token=x', '/coach-auth', '/admin-auth#x'])(
    'never leads to %s, a page for signing in',
    (path) => expect(readReturnPath(path)).toBeUndefined(),
  )

  test('may lead to pages whose names only begin alike', () => {
    expect(readReturnPath('/authors')).toBe('/authors')
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    'settings',
    '',
    undefined,
    null,
    42,
    { pathname: '/settings' },
  ])('%j is no path of ours', (value) => {
    expect(readReturnPath(value)).toBeUndefined()
  })
})

test('where someone goes who wanted nothing in particular', () => {
  expect(afterSignIn(undefined, false)).toBe('/dashboard')
  expect(afterSignIn(undefined, true)).toBe('/coach-signup')
  expect(afterSignIn('/settings', false)).toBe('/settings')
  expect(afterSignIn('/settings', true)).toBe('/settings')
})
