import { afterEach, describe, expect, test, vi } from 'vitest'
import { OFF_SITE_ADDRESSES } from '#tests/support/off-site-addresses.ts'
import { afterSignIn, readReturnPath, rememberReturnPath, wantedPath } from './return-path.ts'

describe('the path to return to after signing in', () => {
  test('keeps its query and hash', () => {
    expect(readReturnPath('/settings?tab=devices#two-factor')).toBe('/settings?tab=devices#two-factor')
  })

  test.each(['/auth', '/auth?mode=sign-up', '/auth/reset?token=x', '/coach-auth', '/admin-auth#x'])(
    'is never %s, a page for signing in',
    (path) => expect(readReturnPath(path)).toBeUndefined(),
  )

  test('may be a page whose name only begins like that of a sign-in page', () => {
    expect(readReturnPath('/authors')).toBe('/authors')
  })

  test.each([...OFF_SITE_ADDRESSES, 'settings', '', undefined, null, 42, { pathname: '/settings' }])(
    'is never %j, which is no path of this site',
    (value) => {
      expect(readReturnPath(value)).toBeUndefined()
    },
  )
})

test('signing in leads to the wanted page, else to the dashboard or the coach application', () => {
  expect(afterSignIn(undefined, false)).toBe('/dashboard')
  expect(afterSignIn(undefined, true)).toBe('/coach-signup')
  expect(afterSignIn('/settings', false)).toBe('/settings')
  expect(afterSignIn('/settings', true)).toBe('/settings')
})

describe('the wanted page', () => {
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

  test('is the page that led to the sign-in, for fighters and for coaches', () => {
    remember('/settings')
    expect(wantedPath('/plans', false)).toBe('/plans')
    expect(wantedPath('/coach-dashboard', true)).toBe('/coach-dashboard')
  })

  test("is the remembered one on the fighters' sign-in page", () => {
    remember('/settings')
    expect(wantedPath(undefined, false)).toBe('/settings')
    expect(wantedPath('//evil.example', false)).toBe('/settings')
  })

  test("is the coach application on the coaches' sign-in page, even if another page is remembered", () => {
    remember('/settings')
    expect(afterSignIn(wantedPath(undefined, true), true)).toBe('/coach-signup')
  })
})
