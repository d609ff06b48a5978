import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request as sendRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readHealth } from '#contract/operations.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { readyPostmaster, sessionSecretOf, visitDatabase, wasShutDownCleanly } from '#tests/support/embedded-cluster.ts'
import { readStream } from '#tests/support/event-stream.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers, type SignedInMember } from '#tests/support/many-members.ts'
import { printFigures } from '#tests/support/proof-figures.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { createWireClient } from '#tests/support/wire-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stopping: { requests: number; streams: number }
  }
}

const { requests: REQUESTS, streams: STREAMS } = inject('stopping')
const STOPPED_WITHIN_MS = 10_000
/** Proxies keep their connections: the server may not wait for them to go. */
const keeping = new Agent({ keepAlive: true })
const BODY = JSON.stringify({ answers: [0, 0, 0] })
const FIRST_HALF = BODY.slice(0, 12)

test(`SIGTERM with ${REQUESTS} requests and ${STREAMS} streams in flight: they finish, and the database stops cleanly`, async () => {
  const server = await startFreshServer(INSTALLED)
  onTestFinished(() => server.close())
  const { dataDir } = server
  const port = Number(new URL(server.url).port)
  const secret = await sessionSecretOf(dataDir)
  const members = await visitDatabase(dataDir, (database) =>
    manyMembers(database, { count: REQUESTS + STREAMS, secret, baseUrl: server.url }),
  )
  const writing = members.slice(0, REQUESTS).map((member) => beginWrite(port, member))
  const streams = await Promise.all(members.slice(REQUESTS).map(({ cookie }) => readStream(port, cookieJar(cookie))))
  await sleep(500)
  expect(await wasShutDownCleanly(dataDir)).toBe(false)

  const stoppedAt = Date.now()
  const stopped = server.stop()
  await sleep(1_000)
  await expect(createWireClient(port).call(readHealth, {})).rejects.toThrow()
  for (const { request } of writing) request.end(BODY.slice(FIRST_HALF.length))
  const answers = await Promise.all(writing.map(({ answer }) => answer))
  const code = await stopped
  const stoppedAfter = Date.now() - stoppedAt
  const clean = await wasShutDownCleanly(dataDir)
  const running = await readyPostmaster(dataDir)
  const stored = await visitDatabase(dataDir, async (database) => {
    const { rows } = await database.query('select id from quiz_results where user_id = any($1)', [
      members.map(({ user_id }) => user_id),
    ])
    return rows.length
  })
  printFigures('stopping', {
    'requests finished': `${answers.filter((status) => status === 201).length} of ${REQUESTS}`,
    stored,
    'streams ended': `${streams.filter(({ ended }) => ended()).length} of ${STREAMS}`,
    'stopped after': `${stoppedAfter} ms`,
    'exit code': String(code),
    database: clean ? 'shut down' : 'NOT SHUT DOWN',
  })
  expect(answers).toEqual(Array(REQUESTS).fill(201))
  expect(stored).toBe(REQUESTS)
  expect(streams.map(({ status, ended }) => [status, ended()])).toEqual(Array(STREAMS).fill([200, true]))
  expect(code).toBe(0)
  expect(stoppedAfter).toBeLessThan(STOPPED_WITHIN_MS)
  expect([clean, running]).toEqual([true, undefined])
})

/** A request of which the server has only half: it is in flight until the rest comes. */
function beginWrite(port: number, { cookie }: SignedInMember) {
  const { method, path } = saveQuizResult
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) }
  const request: ClientRequest = sendRequest({ agent: keeping, host: '127.0.0.1', port, method, path, headers })
  request.write(FIRST_HALF)
  const answer = once(request, 'response').then(([response]) => {
    const { statusCode } = (response as IncomingMessage).resume()
    return statusCode
  })
  return { request, answer }
}

function cookieJar(cookie: string): { cookies: Map<string, string> } {
  const [name = '', value = ''] = cookie.split('=')
  return { cookies: new Map([[name, value]]) }
}
