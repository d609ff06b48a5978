import { afterEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

afterEach(() => vi.useRealTimers())

test('an answer in time is taken, also one that refuses', async () => {
  vi.useFakeTimers()
  for (const status of [200, 404, 500])
    expect((await inTime(Promise.resolve(new Response(null, { status })), 1_000)).status).toBe(status)
})

test.each([502, 503, 504])('status %i says only that the server is away', async (status) => {
  vi.useFakeTimers()
  await expect(inTime(Promise.resolve(new Response(null, { status })), 1_000)).rejects.toThrow(`status ${status}`)
})

test('an answer that is too slow is not waited for', async () => {
  vi.useFakeTimers()
  const refused = expect(inTime(new Promise(() => undefined), 1_000)).rejects.toThrow('too slow')
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
})
