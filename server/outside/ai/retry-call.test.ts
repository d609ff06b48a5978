import { expect, it } from 'vitest'
import { ModelFailure } from './model.ts'
import { retryCall } from './retry-call.ts'

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

it('a refused call is retried up to the limit', async () => {
  const error = refusal(503, '0')
  expect(await retryCall(1, CALL, failing(1, error).call)).toBe('answered')
  const { counted, call } = failing(2, error)
  await expect(retryCall(1, CALL, call)).rejects.toBe(error)
  expect(counted.calls).toBe(2)
})

it('a call is not retried when a retry cannot help', async () => {
  const { counted, call } = failing(1, new Error('a fault of ours'))
  await expect(retryCall(1, CALL, call)).rejects.toThrow('a fault of ours')
  expect(counted.calls).toBe(1)
})

it('a requested wait may be a date', async () => {
  const error = refusal(429, new Date(Date.now() + 3_600_000).toUTCString())
  await expect(retryCall(1, CALL, failing(1, error).call)).rejects.toBeInstanceOf(ModelFailure)
})

it('waiting for a retry stops when the call is aborted', async () => {
  const stop = new AbortController()
  const asking = retryCall(1, { left: () => 60_000, signal: stop.signal }, failing(1, refusal(503, '30')).call)
  setTimeout(() => stop.abort(), 20)
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})
