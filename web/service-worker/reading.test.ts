import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerReading, answerSignOut, endsSession } from './reading.ts'

const close = vi.fn()

/** A browser that shows two notifications and keeps nothing. */
beforeEach(() => {
  close.mockClear()
  vi.stubGlobal('self', { registration: { getNotifications: async () => [{ close }, { close }] } })
  vi.stubGlobal('caches', { keys: async () => [], has: async () => false, open: async () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

test.each(['/api/accounts/sign-out', '/api/accounts/delete'])('%s ends the session', (path) => {
  const url = new URL(path, 'https://kiai.example')
  expect(endsSession(new Request(url, { method: 'POST' }), url)).toBe(true)
})

test('pushes that are still shown go with the sign-out', async () => {
  const request = new Request('https://kiai.example/api/accounts/sign-out', { method: 'POST' })
  answering(503, {})
  await answerSignOut(request)
  expect(close).not.toHaveBeenCalled()
  answering(200, {})
  await answerSignOut(request)
  expect(close).toHaveBeenCalledTimes(2)
})

test('a browser without pushes signs out all the same', async () => {
  vi.stubGlobal('self', { registration: {} })
  answering(200, {})
  const request = new Request('https://kiai.example/api/accounts/sign-out', { method: 'POST' })
  expect((await answerSignOut(request)).status).toBe(200)
})

test('pushes that are still shown go when another device has ended the session, and stay while it lasts', async () => {
  const request = new Request('https://kiai.example/api/session')
  const ask = async (session: unknown) => {
    answering(200, { session })
    const work: Promise<unknown>[] = []
    await answerReading(request, (later) => work.push(later))
    await Promise.all(work)
  }
  await ask({ expires_at: '2999-01-01T00:00:00Z', user: { id: 'ana' } })
  expect(close).not.toHaveBeenCalled()
  await ask(null)
  expect(close).toHaveBeenCalledTimes(2)
})
