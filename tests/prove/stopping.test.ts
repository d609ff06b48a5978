import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request as sendRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { readHealth } from '#contract/operations.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import {
  connectTo,
  readyPostmaster,
  sessionSecretOf,
  visitDatabase,
  wasShutDownCleanly,
} from '#tests/support/embedded-cluster.ts'
import { readStream } from '#tests/support/event-stream.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers, type SignedInMember } from '#tests/support/many-members.ts'
import { printFigures } from '#tests/support/proof-figures.ts'
import { waitUntil } from '#tests/support/readiness.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { startSmtpServer } from '#tests/support/smtp.ts'
import { askOverWire, type WireAnswerReader } from '#tests/support/wire-answer.ts'
import { createWireClient } from '#tests/support/wire-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stopping: { requests: number; streams: number; answers: number }
  }
}

const { requests: REQUESTS, streams: STREAMS, answers: ANSWERS } = inject('stopping')
const STOPPED_WITHIN_MS = 10_000
/** Proxies keep their connections open, so the server must not wait until they close. */
const keeping = new Agent({ keepAlive: true })
const BODY = JSON.stringify({ answers: [0, 0, 0] })
const FIRST_HALF = BODY.slice(0, 12)

/** The sentences come slowly, as from a slow model: about five seconds for all of them. */
const ANSWER = Array.from({ length: 11 }, (_, number) => `Breathe out and count to ${number}. `)
const SENTENCE_EVERY_MS = 500
/** An answer that would take most of a minute. */
const LONG_ANSWER = Array.from({ length: 100 }, (_, number) => `Breathe in and count to ${number}. `)
const ASKED = { message: 'How do I stay calm?', template: 'fight', language: 'en' } as const

test(`after SIGTERM, ${REQUESTS} requests, ${STREAMS} streams and ${2 * ANSWERS} answers in flight finish, and the database stops cleanly`, async () => {
  const ai = await startFaultyAi()
  onTestFinished(() => ai.close())
  const server = await startFreshServer({ ...INSTALLED, ...ai.settings('openai-compatible') })
  onTestFinished(() => server.close())
  const { dataDir } = server
  const port = Number(new URL(server.url).port)
  const secret = await sessionSecretOf(dataDir)
  const members = await visitDatabase(dataDir, (database) =>
    manyMembers(database, { count: REQUESTS + STREAMS + 2 * ANSWERS, secret, baseUrl: server.url }),
  )
  const writing = members.slice(0, REQUESTS).map(({ cookie }) => beginWrite(port, { ...saveQuizResult, cookie }))
  const following = members.slice(REQUESTS, REQUESTS + STREAMS)
  const streams = await Promise.all(following.map(({ cookie }) => readStream(port, cookieJar(cookie))))
  const asking = members.slice(REQUESTS + STREAMS)
  const ask = (some: SignedInMember[]) => Promise.all(some.map(({ cookie }) => askOverWire({ port, cookie }, ASKED)))
  ai.order({ kind: 'answer', chunks: LONG_ANSWER, pauseMs: SENTENCE_EVERY_MS })
  const tooLong = await ask(asking.slice(ANSWERS))
  await vi.waitFor(() => expect(ai.calls).toHaveLength(ANSWERS), { timeout: 10_000 })
  ai.order({ kind: 'answer', chunks: ANSWER, pauseMs: SENTENCE_EVERY_MS })
  const answering = await ask(asking.slice(0, ANSWERS))
  await vi.waitFor(() => expect(ai.calls).toHaveLength(2 * ANSWERS), { timeout: 10_000 })
  await sleep(500)
  expect(await wasShutDownCleanly(dataDir)).toBe(false)

  const stoppedAt = Date.now()
  const stopped = server.stop()
  await sleep(1_000)
  await expect(createWireClient(port).call(readHealth, {})).rejects.toThrow()
  for (const { request } of writing) request.end(BODY.slice(FIRST_HALF.length))
  const answers = await Promise.all(writing.map(({ answer }) => answer))
  const ended = await Promise.all(answering.map((reader) => reader.ended))
  const cutShort = await Promise.all(tooLong.map((reader) => reader.ended))
  const code = await stopped
  const stoppedAfter = Date.now() - stoppedAt
  const clean = await wasShutDownCleanly(dataDir)
  const running = await readyPostmaster(dataDir)
  const { stored, kept } = await visitDatabase(dataDir, async (database) => {
    const everybody = [members.map(({ user_id }) => user_id)]
    const quizzes = await database.query('select id from quiz_results where user_id = any($1)', everybody)
    const answers = await database.query<{ id: string; state: string; content: string }>(
      `select id, state, content from chat_messages where user_id = any($1) and role = 'assistant'`,
      everybody,
    )
    return { stored: quizzes.rows.length, kept: new Map(answers.rows.map((row) => [row.id, row])) }
  })
  printFigures('stopping', {
    'requests finished': `${answers.filter((status) => status === 201).length} of ${REQUESTS}`,
    stored,
    'streams ended': `${streams.filter(({ ended }) => ended()).length} of ${STREAMS}`,
    'answers finished': `${ended.filter((end) => end?.answer.state === 'complete').length} of ${ANSWERS}`,
    'too long for it, marked': `${cutShort.filter((end) => end?.answer.state === 'interrupted').length} of ${ANSWERS}`,
    'stopped after': `${stoppedAfter} ms`,
    'exit code': String(code),
    database: clean ? 'shut down' : 'NOT SHUT DOWN',
  })
  expect(answers).toEqual(Array(REQUESTS).fill(201))
  expect(stored).toBe(REQUESTS)
  expect(streams.map(({ status, ended }) => [status, ended()])).toEqual(Array(STREAMS).fill([200, true]))
  const whole = ANSWER.join('')
  expect(ended.map((end) => [end?.answer.state, end?.answer.content])).toEqual(Array(ANSWERS).fill(['complete', whole]))
  expect(answering.map((reader) => reader.text())).toEqual(Array(ANSWERS).fill(whole))
  // A longer answer is stored as far as it got, and its readers are told so before the connection ends.
  for (const [place, end] of cutShort.entries()) {
    expect(end?.answer.state).toBe('interrupted')
    expect(end?.answer.content).toMatch(/^(Breathe in and count to \d+\.\s?){10,}$/)
    expect(tooLong[place]?.text()).toBe(end?.answer.content)
  }
  for (const end of [...ended, ...cutShort]) expect(kept.get(end?.answer.id ?? '')).toMatchObject(storedOf(end))
  expect(code).toBe(0)
  expect(stoppedAfter).toBeLessThan(STOPPED_WITHIN_MS)
  expect([clean, running]).toEqual([true, undefined])
})

test('after SIGTERM, a request, a statement and a job that never end are aborted in time', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.close())
  smtp.order({ kind: 'hang' })
  const settings = { ...INSTALLED, SMTP_URL: smtp.url, BOOTSTRAP_ADMIN_EMAIL: 'owner@gym.example' }
  const server = await startFreshServer(settings)
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  await waitUntil(async () => smtp.attempts() > 0, 'a mail is being delivered')

  const holder = await connectTo(server.dataDir)
  holder.on('error', () => undefined)
  await holder.query('begin')
  await holder.query('lock table users in access exclusive mode')
  const asking = createWireClient(port)
  const given = { email: 'member@kiai.example', password: 'whatever it was' }
  const stuck = asking.call(signIn, given).then(
    () => 'answered',
    () => 'cut',
  )
  const { request, answer } = beginWrite(port, { ...signIn, cookie: '' })
  request.on('error', () => undefined)
  const half = answer.then(
    () => 'answered',
    () => 'cut',
  )
  await sleep(1_000)

  const stoppedAt = Date.now()
  const code = await server.stop()
  const stoppedAfter = Date.now() - stoppedAt
  const clean = await wasShutDownCleanly(server.dataDir)
  printFigures('stopping, stubborn', {
    'stopped after': `${stoppedAfter} ms`,
    'exit code': String(code),
    database: clean ? 'shut down' : 'NOT SHUT DOWN',
  })
  expect(await Promise.all([stuck, half])).toEqual(['cut', 'cut'])
  expect(stoppedAfter).toBeLessThan(STOPPED_WITHIN_MS)
  expect([code, clean, await readyPostmaster(server.dataDir)]).toEqual([0, true, undefined])
})

/** Sends half of a request: it stays in flight until the rest is sent. */
function beginWrite(port: number, { cookie, method, path }: { cookie: string; method: string; path: string }) {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) }
  const request: ClientRequest = sendRequest({ agent: keeping, host: '127.0.0.1', port, method, path, headers })
  request.write(FIRST_HALF)
  const answer = once(request, 'response').then(([response]) => {
    const { statusCode } = (response as IncomingMessage).resume()
    return statusCode
  })
  return { request, answer }
}

function storedOf(end: Awaited<WireAnswerReader['ended']>) {
  return { state: end?.answer.state, content: end?.answer.content }
}

function cookieJar(cookie: string): { cookies: Map<string, string> } {
  const [name = '', value = ''] = cookie.split('=')
  return { cookies: new Map([[name, value]]) }
}
