import { describe, expect, test } from 'vitest'
import { MAX_RETRIES, retryWait } from './retry.ts'

describe('the wait before a retry', () => {
  test.each([0, 502, 503, 504])(
    'doubles for a GET that ended with status %i, and ends after three retries',
    (status) => {
      const waits = [0, 1, 2, 3].map((retries) => retryWait({ method: 'GET', status, retries }))
      expect(waits).toEqual([250, 500, 1000, undefined])
      expect(MAX_RETRIES).toBe(3)
    },
  )

  test.each([400, 401, 404, 429, 500])('is undefined after status %i, which a retry does not change', (status) => {
    expect(retryWait({ method: 'GET', status, retries: 0 })).toBeUndefined()
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'is undefined for a %s, which may have reached the server',
    (method) => {
      expect(retryWait({ method, status: 503, retries: 0 })).toBeUndefined()
      expect(retryWait({ method, status: 0, retries: 0 })).toBeUndefined()
    },
  )

  test('is that of a short Retry-After, and undefined for a long one', () => {
    expect(retryWait({ method: 'GET', status: 503, retryAfter: 2, retries: 0 })).toBe(2000)
    expect(retryWait({ method: 'GET', status: 503, retryAfter: 60, retries: 0 })).toBeUndefined()
  })
})
