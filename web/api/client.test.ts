import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createCall, onSessionMissing } from './client.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server | undefined
const asked: { method: string; url: string; body: string }[] = []

/** Gives the answers one after another; the last one is repeated. */
async function listen(...answers: Answer[]) {
  asked.length = 0
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', body })
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      answer?.(request, response)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return createCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const hangUp: Answer = (request) => request.socket.destroy()
const healthy = json(200, { status: 'ok' })

const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${String(error)}`)
  return error
}

describe('a GET', () => {
  test.each([502, 503, 504])('is retried after status %i', async (status) => {
    const call = await listen(json(status, {}), json(status, {}), healthy)
    await expect(call('GET /api/health', {})).resolves.toEqual({ status: 'ok' })
    expect(asked).toHaveLength(3)
  })

  test('is retried when the connection breaks', async () => {
    const call = await listen(hangUp, healthy)
    await expect(call('GET /api/health', {})).resolves.toEqual({ status: 'ok' })
    expect(asked).toHaveLength(2)
  })

  test('is given up after three retries', async () => {
    const call = await listen((_, response) => response.writeHead(503).end('<h1>upstream</h1>'))
    const error = await failure(call('GET /api/health', {}))
    expect([error.code, error.status, asked.length]).toEqual(['server.unavailable', 503, 4])
  })

  test('is not retried after a long Retry-After, which is reported instead', async () => {
    const call = await listen(json(503, { error: { code: 'server.unavailable' } }, { 'retry-after': '120' }))
    const error = await failure(call('GET /api/health', {}))
    expect([error.retryAfter, asked.length]).toEqual([120, 1])
  })

  test('stops waiting for a retry when it is aborted', async () => {
    const call = await listen(json(503, {}, { 'retry-after': '5' }))
    const given = new AbortController()
    const work = call('GET /api/health', {}, { signal: given.signal })
    setTimeout(() => given.abort(), 100)
    await expect(work).rejects.toThrow('abort')
    expect(asked).toHaveLength(1)
  })
})

describe('a write', () => {
  test('is sent once, even if it fails', async () => {
    const call = await listen(json(503, { error: { code: 'server.unavailable' } }))
    const error = await failure(call('POST /api/accounts/sign-in', { email: 'a@b.example', password: 'secret' }))
    expect(error.code).toBe('server.unavailable')
    expect(asked).toEqual([
      { method: 'POST', url: '/api/accounts/sign-in', body: '{"email":"a@b.example","password":"secret"}' },
    ])
  })

  test('has its path parameters filled in', async () => {
    const call = await listen(json(200, {}))
    await call('DELETE /api/accounts/devices/:id', { id: '0198d7a4-0000-7000-8000-000000000001' })
    expect(asked[0]?.url).toBe('/api/accounts/devices/0198d7a4-0000-7000-8000-000000000001')
  })
})

describe('a refusal', () => {
  test('is thrown with its code, fields and time to wait', async () => {
    const fields = { password: { problem: 'too-short', limit: 6 } }
    const call = await listen(json(400, { error: { code: 'accounts.password-weak', fields, retry_after: 7 } }))
    const error = await failure(call('POST /api/accounts/sign-in', {}))
    expect(error).toMatchObject({ code: 'accounts.password-weak', status: 400, fields, retryAfter: 7 })
  })

  test('without an error body of ours is an unexpected error', async () => {
    const call = await listen(json(418, { message: 'teapot' }))
    expect((await failure(call('POST /api/accounts/sign-in', {}))).code).toBe('server.unexpected')
    const unknown = await listen(json(400, { error: { code: 'no.such-code' } }))
    expect((await failure(unknown('POST /api/accounts/sign-in', {}))).code).toBe('server.unexpected')
  })

  test('for a missing session calls the listeners of onSessionMissing', async () => {
    let told = 0
    const stop = onSessionMissing(() => {
      told += 1
    })
    const call = await listen(json(401, { error: { code: 'session.missing' } }))
    await failure(call('GET /api/outbox', {}))
    stop()
    await failure(call('GET /api/outbox', {}))
    expect(told).toBe(1)
  })
})

test('a response that is not JSON is an unexpected error, not a crash', async () => {
  const call = await listen((_, response) => response.writeHead(200).end('<!doctype html>'))
  expect((await failure(call('GET /api/health', {}))).code).toBe('server.unexpected')
})

test('a response that the contract does not allow throws in development', async () => {
  const call = await listen(json(200, { status: 'splendid' }))
  await expect(call('GET /api/health', {})).rejects.toThrow('invalid_value')
})
