import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { requestPasswordReset, signIn, signOut } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { databaseUrl } from '#tests/support/command.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readStream } from '#tests/support/event-stream.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers, type SignedInMember } from '#tests/support/many-members.ts'
import { PASSWORD } from '#tests/support/people.ts'
import { freePort } from '#tests/support/ports.ts'
import { inOrder, printFigures } from '#tests/support/proof-figures.ts'
import { isReady } from '#tests/support/readiness.ts'
import { type RoundRobin, startRoundRobin } from '#tests/support/round-robin.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { startSmtpServer } from '#tests/support/smtp.ts'
import { startStubbornWriters } from '#tests/support/stubborn-writers.ts'
import { createWireClient } from '#tests/support/wire-client.ts'
import { openWriteLedger } from '#tests/support/write-ledger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    severalProcesses: { writers: number; seconds: number; mails: number }
  }
}

const { writers: WRITERS, seconds: SECONDS, mails: MAILS } = inject('severalProcesses')
const PROCESSES = 3
const SECRET = 'a secret of several, of 32 letters!!'
const TRIES_AN_ACCOUNT = 10
/** Lost heartbeats of a killed process are noticed within this, and its jobs done by another. */
const JOBS_TAKEN_OVER_MS = 120_000

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let proxy: RoundRobin
let folder: string
const ports: number[] = []
const servers: RunningServer[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  smtp = await startSmtpServer()
  proxy = await startRoundRobin()
  folder = await mkdtemp(join(tmpdir(), 'kiai-several-'))
  for (let started = 0; started < PROCESSES; started++) {
    const port = await freePort()
    ports.push(port)
    servers.push(await startServer({ dataDir: folder, settings: settingsFor(port) }))
  }
  proxy.use(ports)
})
afterAll(async () => {
  for (const { process: child, stop } of servers) if (child.signalCode === null) await stop()
  await proxy.close()
  await smtp.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function settingsFor(port: number): Record<string, string> {
  return {
    ...INSTALLED,
    PORT: String(port),
    DATABASE_URL: databaseUrl(database.connection),
    SESSION_SECRET: SECRET,
    BASE_URL: proxy.origin,
    TRUSTED_PROXY: '127.0.0.1',
    SMTP_URL: smtp.url,
  }
}

function newMembers(count: number): Promise<SignedInMember[]> {
  return manyMembers(database.pool, { count, secret: SECRET, baseUrl: proxy.origin })
}

async function oneMember(): Promise<SignedInMember> {
  const [member] = await newMembers(1)
  if (!member) throw new Error('nobody was made')
  return member
}

/** Past the proxy, to one of the processes. */
function clientOf(process: number, cookie?: string) {
  return createWireClient(ports[process] ?? 0, cookie, { origin: proxy.origin })
}

async function sessionsEverywhere(cookie: string): Promise<(string | undefined)[]> {
  return await Promise.all(
    ports.map(async (_, process) => {
      const { body } = await clientOf(process, cookie).call(readSession, {})
      return body.session?.user.id
    }),
  )
}

async function requestMails(members: readonly SignedInMember[]): Promise<void> {
  const client = createWireClient(proxy.port)
  for (const { email } of members) expect((await client.call(requestPasswordReset, { email })).status).toBe(202)
  client.close()
}

/** How often each of them got a mail. */
function mailsOf(members: readonly SignedInMember[]): number[] {
  return members.map(({ email }) => smtp.received.filter(({ to }) => to.includes(email)).length)
}

/** A mail that a killed process was about to hand over counts as sent only when another has done it again. */
async function unsentMails(members: readonly SignedInMember[]): Promise<number> {
  const { rows } = await database.pool.query(`select id from mails where "to" = any($1) and status <> 'sent'`, [
    members.map(({ email }) => email),
  ])
  return rows.length
}

describe(`${PROCESSES} processes on one database`, () => {
  test('know each other’s sessions, and their end', async () => {
    const { user_id, email } = await oneMember()
    await database.pool.query(
      `insert into credentials (user_id, account_id, provider_id, password) values ($1, $1::uuid, 'credential', $2)`,
      [user_id, await hashPassword(PASSWORD)],
    )
    const answer = await fetch(`${proxy.origin}${signIn.path}`, {
      method: signIn.method,
      headers: { 'content-type': 'application/json', origin: proxy.origin },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await sessionsEverywhere(cookie)).toEqual(Array(PROCESSES).fill(user_id))
    expect((await clientOf(1, cookie).call(signOut, {})).status).toBe(200)
    expect(await sessionsEverywhere(cookie)).toEqual(Array(PROCESSES).fill(undefined))
  })

  test('count tries together', async () => {
    const { email } = await oneMember()
    const client = createWireClient(proxy.port)
    const statuses: number[] = []
    for (let tries = 0; tries < TRIES_AN_ACCOUNT + PROCESSES; tries++)
      statuses.push((await client.call(signIn, { email, password: 'not-this-one-42' })).status)
    expect(statuses).toEqual([...Array(TRIES_AN_ACCOUNT).fill(401), ...Array(PROCESSES).fill(429)])
  })

  test('tell the pages that are open at any of them what happens in any other', async () => {
    const { cookie } = await oneMember()
    const [name = '', value = ''] = cookie.split('=')
    const streams = await Promise.all(ports.map((port) => readStream(port, { cookies: new Map([[name, value]]) })))
    for (let process = 0; process < PROCESSES; process++) {
      expect((await clientOf(process, cookie).call(finishPowerUp, {})).status).toBe(201)
      await vi.waitFor(
        () => {
          for (const { events } of streams) expect(events).toEqual(Array(process + 1).fill({ type: 'streak-changed' }))
        },
        { timeout: 5_000, interval: 10 },
      )
    }
    for (const stream of streams) stream.leave()
  })

  test('deliver each mail once', async () => {
    const members = await newMembers(MAILS)
    await requestMails(members)
    await vi.waitFor(() => expect(mailsOf(members)).toEqual(Array(MAILS).fill(1)), { timeout: 60_000, interval: 100 })
    await sleep(3_000)
    expect(mailsOf(members)).toEqual(Array(MAILS).fill(1))
  })

  test(`go on when one is killed under ${WRITERS} writers: nothing acknowledged is lost, no mail forgotten`, async () => {
    const ledger = openWriteLedger()
    const writers = startStubbornWriters(await newMembers(WRITERS), { port: proxy.port, ledger })
    await sleep((SECONDS * 1000) / 2)
    smtp.order({ kind: 'slow', ms: 3_000 })
    const waiting = await newMembers(MAILS)
    await requestMails(waiting)
    await sleep(1_500)
    const [victim] = servers
    const gone = victim && once(victim.process, 'exit')
    victim?.process.kill('SIGKILL')
    await gone
    const killedAt = Date.now()
    await sleep((SECONDS * 1000) / 2)
    smtp.order(undefined)
    expect(await Promise.all(ports.map(isReady))).toEqual([false, true, true])
    await writers.finish()
    const lost = await ledger.lost(database.pool)
    await vi.waitFor(async () => expect(await unsentMails(waiting)).toBe(0), {
      timeout: JOBS_TAKEN_OVER_MS,
      interval: 200,
    })
    const allSentAfter = Date.now() - killedAt
    printFigures('several processes', {
      processes: PROCESSES,
      writers: WRITERS,
      'acknowledged writes': ledger.acknowledged(),
      lost: lost.length,
      answers: inOrder(writers.outcomes),
      mails: MAILS,
      'sent twice': mailsOf(waiting).filter((times) => times > 1).length,
      'all sent after': `${allSentAfter} ms`,
    })
    expect(lost).toEqual([])
    expect(Math.min(...mailsOf(waiting))).toBeGreaterThan(0)
    const { 201: kept = 0, 502: cut = 0, ...others } = Object.fromEntries(writers.outcomes)
    expect(others).toEqual({})
    expect(kept).toBe(ledger.acknowledged())
    // Only what the killed one had in hand at that moment, at most one request of each.
    expect(cut).toBeLessThanOrEqual(WRITERS)
  })
})
