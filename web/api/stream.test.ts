import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { onSessionMissing } from './client.ts'
import { isConnected, reportReached } from './connection.ts'
import { createStreamOf } from './stream.ts'

let server: Server | undefined

async function listen(answer: (response: ServerResponse) => void) {
  server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(async () => {
  vi.useRealTimers()
  reportReached()
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** All events read, and the error the stream ended with. */
async function read(url: string, signal = new AbortController().signal) {
  const events: string[] = []
  try {
    for await (const data of createStreamOf(url)('GET /api/conversations/:id/answer', { id: 'c1' })(signal))
      events.push(data)
    return { events, error: undefined }
  } catch (error) {
    return { events, error }
  }
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

test('events are read however they are split into chunks, and comments are skipped', async () => {
  const url = await listen(async (response) => {
    begin(response)
    for (const piece of ': heartbeat\n\ndata: olá, \n\ndata: você\n\n'.match(/[\s\S]{1,7}/g) ?? []) {
      await new Promise((resolve) => response.write(piece, resolve))
    }
    response.end()
  })
  expect(await read(url)).toEqual({ events: ['olá, ', 'você'], error: undefined })
})

test('a stream to a server that cannot be reached reports a lost connection', async () => {
  const url = await listen((response) => response.destroy())
  expect(await read(url)).toEqual({ events: [], error: expect.objectContaining({ code: 'server.unavailable' }) })
  expect(isConnected()).toBe(false)
})

test('a stream to a server that never answers reports a lost connection after the timeout', async () => {
  let arrived = () => {}
  const asked = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const url = await listen(() => arrived())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = read(url)
  await asked
  vi.advanceTimersByTime(35_000)
  const { error } = await reading
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'server.unavailable', status: 0 })
  expect(isConnected()).toBe(false)
})

test('a stream refused for a missing session calls the listeners of onSessionMissing', async () => {
  const announced = vi.fn()
  const stop = onSessionMissing(announced)
  const url = await listen((response) =>
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: 'session.missing' } })),
  )
  expect((await read(url)).error).toMatchObject({ code: 'session.missing' })
  expect(announced).toHaveBeenCalledOnce()
  stop()
})

test('an aborted stream reports no lost connection', async () => {
  const leaving = new AbortController()
  const url = await listen(() => leaving.abort())
  const { error } = await read(url, leaving.signal)
  expect(error).toMatchObject({ name: 'AbortError' })
  expect(isConnected()).toBe(true)
})
