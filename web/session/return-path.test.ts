import { afterEach, describe, expect, test, vi } from 'vitest'
import { OFF_SITE_ADDRESSES } from '#tests/support/off-site-addresses.ts'
import { afterSignIn, readReturnPath, rememberReturnPath, wantedPath } from './return-path.ts'

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

  test.each([...OFF_SITE_ADDRESSES, 'settings', '', undefined, null, 42, { pathname: '/settings' }])(
    '%j is no path of ours',
    (value) => {
      expect(readReturnPath(value)).toBeUndefined()
    },
  )
})

test('where someone goes who wanted nothing in particular', () => {
  expect(afterSignIn(undefined, false)).toBe('/dashboard')
  expect(afterSignIn(undefined, true)).toBe('/coach-signup')
  expect(afterSignIn('/settings', false)).toBe('/settings')
  expect(afterSignIn('/settings', true)).toBe('/settings')
})

describe('what someone came for', () => {
  afterEach(() => vi.unstubAllGlobals())

  function remember(path: string): void {
    const kept = new Map<string, string>()
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
    vi.stubGlobal('window', { sessionStorage })
    rememberReturnPath(path)
  }

  test('is the page that sent them, at either door', () => {
    remember('/settings')
    expect(wantedPath('/plans', false)).toBe('/plans')
    expect(wantedPath('/coach-dashboard', true)).toBe('/coach-dashboard')
  })

  test("is remembered at the fighters' door", () => {
    remember('/settings')
    expect(wantedPath(undefined, false)).toBe('/settings')
    expect(wantedPath('//evil.example', false)).toBe('/settings')
  })

  test("is the application at the coaches' door, whatever was asked for before", () => {
    remember('/settings')
    expect(afterSignIn(wantedPath(undefined, true), true)).toBe('/coach-signup')
  })
})
