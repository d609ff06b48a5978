import { describe, expect, test } from 'vitest'
import { MOST_RETRIES, retryWait } from './retry.ts'

describe('trying again', () => {
  test.each([0, 502, 503, 504])(
    'a GET that ended with %i waits longer each time, and gives up after three',
    (status) => {
      const waits = [0, 1, 2, 3].map((retries) => retryWait({ method: 'GET', status, retries }))
      expect(waits).toEqual([250, 500, 1000, undefined])
      expect(MOST_RETRIES).toBe(3)
    },
  )

  test.each([400, 401, 404, 429, 500])('status %i is an answer, not a passing trouble', (status) => {
    expect(retryWait({ method: 'GET', status, retries: 0 })).toBeUndefined()
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s is never repeated: it may have arrived', (method) => {
    expect(retryWait({ method, status: 503, retries: 0 })).toBeUndefined()
    expect(retryWait({ method, status: 0, retries: 0 })).toBeUndefined()
  })

  test('a small Retry-After is kept to, a long one is left to the person', () => {
    expect(retryWait({ method: 'GET', status: 503, retryAfter: 2, retries: 0 })).toBe(2000)
    expect(retryWait({ method: 'GET', status: 503, retryAfter: 60, retries: 0 })).toBeUndefined()
  })
})
