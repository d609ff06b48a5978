import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { readEnv } from '#server/env.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { readNamedMember, recordLog, startTestServer } from '#tests/support/http.ts'
import { createHttpApp } from './create-http-app.ts'
import { BODY_LIMIT_BYTES } from './json-body.ts'
import { createLimits } from './limits.ts'
import { route } from './route.ts'

const keep = endpoint({
  method: 'POST',
  path: '/api/keep',
  access: 'everyone',
  summary: '',
  input: z.object({ text: z.optional(z.string()), anything: z.optional(z.unknown()) }),
  output: z.object({ text: z.optional(z.string()), keys: z.array(z.string()), polluted: z.boolean() }),
  errors: [],
})

const { log, lines } = recordLog()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  database = await createTestDatabase()
  const limits = createLimits(database.pool, { 'write-address': { points: 100_000 } })
  const routes = [
    route(keep, async ({ input }) => ({
      text: input.text,
      keys: Object.keys((input.anything as object | undefined) ?? {}),
      polluted: 'polluted' in {},
    })),
  ]
  const services = { env: readEnv({}), baseUrl: 'http://localhost', log, limits }
  server = await startTestServer(createHttpApp({ services, routes, readMember: readNamedMember }))
})
afterAll(async () => {
  await server.close()
  await database.close()
})

type Body = string | Uint8Array | (string | Uint8Array)[]

const send = (body: Body, contentType = 'application/json') =>
  server.send({ method: 'POST', path: '/api/keep', headers: { 'content-type': contentType }, body })

const refusalOf = async (body: Body, contentType?: string) => {
  const answer = await send(body, contentType)
  const { error } = answer.json<{ error: { code: string; fields?: object } }>()
  return { status: answer.status, code: error.code, fields: error.fields }
}

const invalid = (field: string) => ({
  status: 400,
  code: 'request.invalid',
  fields: { [field]: { problem: 'invalid' } },
})

describe('a request body', () => {
  const filled = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) })

  test('may have a megabyte', async () => {
    expect((await send(filled(BODY_LIMIT_BYTES))).status).toBe(200)
    expect((await send([filled(BODY_LIMIT_BYTES)])).status).toBe(200)
  })

  test('may not have more, declared or in chunks', async () => {
    const tooLarge = { status: 413, code: 'request.too-large', fields: undefined }
    expect(await refusalOf(filled(BODY_LIMIT_BYTES + 1))).toEqual(tooLarge)
    expect(await refusalOf(Array.from({ length: 24 }, () => 'x'.repeat(64 * 1024)))).toEqual(tooLarge)
  })

  const head = 'POST /api/keep HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`

  test.each([
    ['its declared length is too much', `${head}content-length: 900000000\r\n\r\n{`],
    ['more than that has come and there is no end', `${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`],
  ])('is refused before it has arrived when %s', async (_, sent) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('data', (data) => {
        socket.destroy()
        resolve(data.toString())
      })
      socket.on('error', reject)
      socket.write(sent)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  })
})

describe('a body without a valid JSON object', () => {
  test('is an empty object when there is no body', async () => {
    expect((await server.send({ method: 'POST', path: '/api/keep' })).status).toBe(200)
  })

  test.each([
    ['half of one', '{"text":'],
    ['text', 'text=1'],
    ['nothing but a space', ' '],
    ['raw control characters', '{"text":"\u0000"}'],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a trailing comma', '{"text":"a",}'],
  ])('is refused as not JSON: %s', async (_, body) => {
    expect(await refusalOf(body)).toEqual({ status: 400, code: 'request.not-json', fields: undefined })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('is refused with the type %s', async (contentType) => {
    expect((await refusalOf('{"text":"a"}', contentType)).code).toBe('request.not-json')
  })

  test('is accepted with a charset in its type', async () => {
    expect((await send('{"text":"ação"}', 'Application/JSON; charset=utf-8')).json()).toMatchObject({ text: 'ação' })
  })

  test.each(['[]', 'null', '5', '"text"', 'true', '[{"text":"a"}]'])('is refused as invalid: %s', async (body) => {
    expect(await refusalOf(body)).toEqual(invalid('*'))
  })
})

describe('a malicious body', () => {
  test.each([1_000, 50_000])('is refused when nested %i deep', async (depth) => {
    expect(await refusalOf(`{"anything":${'['.repeat(depth)}${']'.repeat(depth)}}`)).toEqual(invalid('*'))
    expect(await refusalOf(`${'{"anything":'.repeat(depth)}1${'}'.repeat(depth)}`)).toEqual(invalid('*'))
    expect((await refusalOf('['.repeat(depth))).status).toBe(400)
  })

  test('may have brackets inside a text', async () => {
    const text = `${'['.repeat(500)}\\"${'{'.repeat(500)}`
    expect((await send(JSON.stringify({ text }))).json()).toMatchObject({ text })
  })

  test.each([
    ['a null byte', '{"text":"a\\u0000"}', 'text'],
    ['half a character', '{"text":"\\ud800"}', 'text'],
    ['one inside a list', '{"anything":["ok",{"a":"\\udc00"}]}', 'anything.1.a'],
    ['one in a name', '{"anything":{"a\\u0000":1}}', 'anything'],
  ])('is refused with %s', async (_, body, field) => {
    expect(await refusalOf(body)).toEqual(invalid(field))
  })

  test('may have complete characters as escapes', async () => {
    expect((await send('{"text":"\\ud83e\\udd4b\\u00e9"}')).json()).toMatchObject({ text: '🥋é' })
  })

  test.each([
    '{"__proto__":{"polluted":true}}',
    '{"anything":{"__proto__":{"polluted":true}}}',
    '{"anything":{"\\u005f\\u005fproto__":{"polluted":true}}}',
  ])('cannot change a prototype: %s', async (body) => {
    expect((await refusalOf(body)).status).toBe(400)
    expect((await send('{"anything":{"constructor":{"prototype":{"polluted":true}}}}')).json()).toMatchObject({
      polluted: false,
    })
  })
})

test('none of these requests was logged as a fault', () => {
  expect(lines.filter(({ msg }) => msg === 'a request failed')).toEqual([])
  expect(lines.length).toBeGreaterThan(30)
})

test('a sender who disconnects in the middle causes no fault', async () => {
  const before = lines.length
  const socket = connect(server.port, '127.0.0.1')
  socket.write(
    'POST /api/keep HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  )
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  await expect.poll(() => lines.length).toBeGreaterThan(before)
  expect(lines.at(-1)).toMatchObject({ msg: 'request', status: 400 })
})
