import { describe, expect, test, vi } from 'vitest'
import { ApiError, asApiError, readRefusal } from './api-error.ts'

const refusal = (body: unknown, status = 400, headers: Record<string, string> = {}) =>
  readRefusal(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))

describe('a refusal', () => {
  test('is read with its code, its fields and the time to wait', async () => {
    const fields = { password: { problem: 'too-short', limit: 6 }, '*': { problem: 'invalid' } }
    expect(
      await refusal({ error: { code: 'accounts.password-weak', fields, retry_after: 7, request_id: 'x' } }),
    ).toMatchObject({ code: 'accounts.password-weak', status: 400, fields, retryAfter: 7 })
  })

  test('of a newer server marks a field even if the problem is unknown here', async () => {
    const fields = { name: { problem: 'telepathy', limit: 'many' }, email: 'wrong', age: null, tags: ['a'] }
    const { code, fields: marked } = await refusal({ error: { code: 'request.invalid', fields } })
    expect([code, marked]).toEqual(['request.invalid', { name: { problem: 'invalid' } }])
  })

  test.each([
    '',
    'null',
    '[]',
    '"error"',
    '<h1>Bad gateway</h1>',
    '{"error":null}',
    '{"error":"not-found"}',
    '{"error":["not-found"]}',
    '{"error":{"code":7}}',
    '{"error":{"code":"no.such-code"}}',
    '{"error":{"code":"toString"}}',
    '{"error":{"code":"__proto__"}}',
  ])('with the body %s is an unexpected error', async (body) => {
    expect(await refusal(body)).toMatchObject({
      code: 'server.unexpected',
      status: 400,
      fields: {},
      retryAfter: undefined,
    })
  })

  test.each([
    [404, 'not-found'],
    [502, 'server.unavailable'],
    [503, 'server.unavailable'],
    [504, 'server.unavailable'],
  ] as const)('without an error body of ours is recognised by its status %i', async (status, code) => {
    expect((await refusal('<html>', status)).code).toBe(code)
  })

  test.each([-1, 'soon', null, {}])('ignores a time to wait of %j', async (retry_after) => {
    expect((await refusal({ error: { code: 'request.too-many', retry_after } })).retryAfter).toBeUndefined()
  })

  test('may give the time to wait in its Retry-After header, in seconds', async () => {
    expect((await refusal('', 503, { 'retry-after': '12' })).retryAfter).toBe(12)
    expect((await refusal('', 503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })).retryAfter).toBeUndefined()
  })
})

test('a fault in our own code is logged, and shown as an unexpected error', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new TypeError('x is not a function')
  expect(asApiError(fault)).toMatchObject({ code: 'server.unexpected', status: 0, cause: fault })
  expect(reported).toHaveBeenCalledWith(fault)
  const known = new ApiError('not-found', { status: 404 })
  expect(asApiError(known)).toBe(known)
  expect(reported).toHaveBeenCalledTimes(1)
  reported.mockRestore()
})
