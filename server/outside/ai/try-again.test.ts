import { expect, it } from 'vitest'
import { ModelFailure } from './model.ts'
import { tryAgain } from './try-again.ts'

const CALL = { left: () => 5_000, signal: new AbortController().signal }

function refusal(statusCode: number, retryAfter: string): Error {
  return Object.assign(new Error('refused'), {
    statusCode,
    isRetryable: true,
    responseHeaders: { 'retry-after': retryAfter },
  })
}

function failing(times: number, error: unknown) {
  const counted = { calls: 0 }
  const call = async () => {
    counted.calls += 1
    if (counted.calls <= times) throw error
    return 'answered'
  }
  return { counted, call }
}

it('asks again as often as it may, and no oftener', async () => {
  const error = refusal(503, '0')
  expect(await tryAgain(1, CALL, failing(1, error).call)).toBe('answered')
  const { counted, call } = failing(2, error)
  await expect(tryAgain(1, CALL, call)).rejects.toBe(error)
  expect(counted.calls).toBe(2)
})

it('does not ask again where it makes no sense', async () => {
  const { counted, call } = failing(1, new Error('a fault of ours'))
  await expect(tryAgain(1, CALL, call)).rejects.toThrow('a fault of ours')
  expect(counted.calls).toBe(1)
})

it('reads a wait that is given as a date', async () => {
  const error = refusal(429, new Date(Date.now() + 3_600_000).toUTCString())
  await expect(tryAgain(1, CALL, failing(1, error).call)).rejects.toBeInstanceOf(ModelFailure)
})

it('stops waiting when nobody wants the answer any more', async () => {
  const stop = new AbortController()
  const asking = tryAgain(1, { left: () => 60_000, signal: stop.signal }, failing(1, refusal(503, '30')).call)
  setTimeout(() => stop.abort(), 20)
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})
