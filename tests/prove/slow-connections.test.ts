import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import { readHealth } from '#contract/operations.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { sessionSecretOf, visitDatabase } from '#tests/support/embedded-cluster.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers } from '#tests/support/many-members.ts'
import { percentile, printFigures } from '#tests/support/proof-figures.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { createWireClient } from '#tests/support/wire-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    slowConnections: { connections: number; seconds: number }
  }
}

const { connections: CONNECTIONS, seconds: SECONDS } = inject('slowConnections')
const HEALTH_WITHIN_MS = 1_000
/** The connections send a byte from time to time, so that they do not look idle. */
const BYTE_EVERY_MS = 1_500
const ASK_EVERY_MS = 200

test(`${CONNECTIONS} slow connections for ${SECONDS} seconds do not delay other requests`, async () => {
  const server = await startFreshServer(INSTALLED)
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  const secret = await sessionSecretOf(server.dataDir)
  const [member, ...slow] = await visitDatabase(server.dataDir, (database) =>
    manyMembers(database, { count: CONNECTIONS + 1, secret, baseUrl: server.url }),
  )
  const endsAt = Date.now() + SECONDS * 1000
  // Half of them never finish their headers, the other half never finish their body.
  const dripping = slow.map(({ cookie }, place) => drip(port, place % 2 === 0 ? '' : wholeHeaders(cookie), endsAt))

  const healthMs: number[] = []
  const dashboardMs: number[] = []
  while (Date.now() < endsAt) {
    // A new client each time, so that it needs a new connection.
    const client = createWireClient(port, member?.cookie)
    const health = await client.call(readHealth, {})
    const dashboard = await client.call(readDashboard, {})
    client.close()
    expect([health.status, dashboard.status]).toEqual([200, 200])
    healthMs.push(health.ms)
    dashboardMs.push(dashboard.ms)
    await sleep(ASK_EVERY_MS)
  }
  const opened = (await Promise.all(dripping)).reduce((sum, times) => sum + times, 0)
  printFigures('slow connections', {
    connections: CONNECTIONS,
    seconds: SECONDS,
    'opened in all': opened,
    'health p50': `${percentile(healthMs, 0.5).toFixed(0)} ms`,
    'at most': `${Math.max(...healthMs).toFixed(0)} ms`,
    'dashboard at most': `${Math.max(...dashboardMs).toFixed(0)} ms`,
  })
  expect(Math.max(...healthMs)).toBeLessThan(HEALTH_WITHIN_MS)
  // A connection with unfinished headers is closed after ten seconds, and was opened again here.
  expect(opened).toBeGreaterThan(CONNECTIONS)
})

function wholeHeaders(cookie: string): string {
  const lines = [
    `${saveQuizResult.method} ${saveQuizResult.path} HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: ${cookie}`,
    'content-type: application/json',
    'content-length: 900000',
  ]
  return `${lines.join('\r\n')}\r\n\r\n{"answers":[`
}

/** Keeps one slow connection open until the end and reopens it when it is closed; returns how often it was opened. */
async function drip(port: number, opening: string, endsAt: number): Promise<number> {
  let opened = 0
  await sleep(Math.random() * BYTE_EVERY_MS)
  while (Date.now() < endsAt) {
    opened += 1
    const socket = connect(port, '127.0.0.1')
    // The server is expected to close it.
    socket.on('error', () => {})
    socket.resume()
    socket.write(opening || `GET ${readHealth.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: `)
    while (!socket.closed && Date.now() < endsAt) {
      await sleep(BYTE_EVERY_MS)
      if (socket.writable) socket.write(' ')
    }
    socket.destroy()
  }
  return opened
}
