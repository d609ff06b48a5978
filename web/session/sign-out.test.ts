import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import { checkSession, expectSignOutElsewhere } from './check-session.ts'
import { sessionState } from './session-store.ts'
import { cancelPendingSignOut, signOut, signOutOrRetryLater } from './sign-out.ts'

const ID = '0b8c5a7e-5a2f-4c58-9d5c-1f0f4f6f7a11'
const AT = '2026-01-08T00:00:00.000Z'
const noa: Session = {
  expires_at: AT,
  token_type: 'bearer',
  user: {
    id: ID,
    email: 'noa@kiai.example',
    language: 'en',
    two_factor_enabled: false,
    elite: null,
    profile: {
      user_id: ID,
      full_name: 'Noa',
      avatar_url: null,
      membership_type: 'free_member',
      coach_status: null,
      time_zone: null,
      created_at: AT,
      updated_at: AT,
      upgraded_at: null,
    },
  },
}

/** The response to a sign-out is held back until this is settled. */
let signOutAnswered: Promise<void> = Promise.resolve()

/** A server that knows whether this browser is signed in, behind a network that may be down. */
let connected = true
let session: Session | null = null

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    if (!connected) throw new TypeError('Failed to fetch')
    if (path.endsWith('/sign-out')) {
      session = null
      await signOutAnswered
    }
    return Response.json(path.endsWith('/sign-out') ? {} : { session })
  })
  connected = true
  session = noa
  signOutAnswered = Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function loseNetworkWhileSigningOut(): Promise<void> {
  connected = false
  await signOutOrRetryLater()
  expect(session).not.toBeNull()
  connected = true
}

test('a sign-out that failed is retried before anyone is shown as signed in', async () => {
  await loseNetworkWhileSigningOut()
  await checkSession('elsewhere')
  expect(session).toBeNull()
  expect(sessionState()).toMatchObject({ status: 'signed_out', session: null })
})

test('a pending sign-out does not end a session that was begun since', async () => {
  await loseNetworkWhileSigningOut()
  cancelPendingSignOut()
  await checkSession('elsewhere')
  expect(sessionState().session?.user.id).toBe(ID)
})

test('a sign-out whose response comes late is not taken for an expired session', async () => {
  await checkSession('here')
  const { promise, resolve } = Promise.withResolvers<void>()
  signOutAnswered = promise
  const leaving = signOut()
  // The event stream or a refused call makes this tab check the session before the response of the sign-out.
  const asking = checkSession('expired')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sessionState().status).toBe('signed_in')
  resolve()
  await Promise.all([leaving, asking])
  expect(sessionState()).toMatchObject({ event: 'signed_out', origin: 'here' })
})

test('a session that ends while another tab signs out has not expired', async () => {
  await checkSession('here')
  expectSignOutElsewhere()
  session = null
  // The server's event arrives before the other tab has said that it signed out.
  await checkSession('expired')
  expect(sessionState()).toMatchObject({ event: 'signed_out', origin: 'elsewhere' })
})

test('a sign-out in another tab that failed does not explain a session that expires later', async () => {
  await checkSession('here')
  expectSignOutElsewhere()
  await vi.advanceTimersByTimeAsync(11_000)
  session = null
  await checkSession('expired')
  expect(sessionState()).toMatchObject({ event: 'signed_out', origin: 'expired' })
})
