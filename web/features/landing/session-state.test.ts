import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSignedIn } from './session-state.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server's statuses, one after another; 0 for no response. */
function answerWith(...statuses: number[]): () => number {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const status = statuses[asked++] ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json({ session: { user: {} } }, { status })
  })
  return () => asked
}

test('the session check is retried when the server is unavailable', async () => {
  const asked = answerWith(502, 0, 504)
  const signedIn = readSignedIn()
  await vi.runAllTimersAsync()
  expect(await signedIn).toBe(true)
  expect(asked()).toBe(4)
})

test('the session check is not retried after a server error', async () => {
  const asked = answerWith(500)
  await expect(readSignedIn()).rejects.toThrow('500')
  expect(asked()).toBe(1)
})
