import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { requestPasswordReset, signIn, signOut } from '#contract/accounts.ts'
import { stopAnswer } from '#contract/conversations.ts'
import { joinSpace, writePost } from '#contract/spaces.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { activeDaysAgo } from '#tests/support/active-days.ts'
import { readStream } from '#tests/support/event-stream.ts'
import type { AiBehaviour } from '#tests/support/faulty-ai.ts'
import type { SignedInMember } from '#tests/support/many-members.ts'
import { PASSWORD } from '#tests/support/people.ts'
import { inOrder, percentile, printFigures } from '#tests/support/proof-figures.ts'
import { isReady } from '#tests/support/readiness.ts'
import { startRetryingWriters } from '#tests/support/retrying-writers.ts'
import { type SeveralProcesses, startSeveralProcesses } from '#tests/support/several-processes.ts'
import { draft } from '#tests/support/spaces.ts'
import { askOverWire, followOverWire, type WireAnswerReader } from '#tests/support/wire-answer.ts'
import { createWireClient } from '#tests/support/wire-client.ts'
import { openWriteLedger } from '#tests/support/write-ledger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    severalProcesses: { writers: number; seconds: number; mails: number }
  }
}

const { writers: WRITERS, seconds: SECONDS, mails: MAILS } = inject('severalProcesses')
const PROCESSES = 3
const TRIES_AN_ACCOUNT = 10
/** Within this time the missing heartbeat of a killed process is noticed and another process does its jobs. */
const JOBS_TAKEN_OVER_MS = 120_000
/** A post is on the pages of every process this soon. */
const POST_MS = 1_000
const POSTS = 15
const SOON = { timeout: 5_000, interval: 10 }
const ASKED = { message: 'How do I stay calm?', template: 'fight', language: 'en' } as const
/** Slow enough that the test can act while the answer is written. */
const SLOW_WORDS = Array.from({ length: 8 }, (_, number) => `Breathe out and count to ${number}. `)
const SLOWLY: AiBehaviour = { kind: 'answer', chunks: SLOW_WORDS, pauseMs: 400 }
const AT_LENGTH: AiBehaviour = { kind: 'answer', chunks: Array(250).fill('And again. '), pauseMs: 200 }

let several: SeveralProcesses
beforeAll(async () => {
  several = await startSeveralProcesses(PROCESSES)
})
afterAll(() => several.close())

function cookieJar(cookie: string): { cookies: Map<string, string> } {
  const [name = '', value = ''] = cookie.split('=')
  return { cookies: new Map([[name, value]]) }
}

function begunOf({ events }: WireAnswerReader) {
  const [first] = events
  if (first?.type !== 'begun') throw new Error('no answer has begun')
  return first
}

/** An answer that the first process is writing, followed at the second process. */
async function startSlowAnswer() {
  const { ai, at, oneMember } = several
  const { cookie } = await oneMember()
  ai.order(AT_LENGTH)
  const asked = await askOverWire(at(0, cookie), ASKED)
  const { conversation_id } = await vi.waitFor(() => begunOf(asked), SOON)
  const followed = await followOverWire(at(1, cookie), conversation_id)
  await vi.waitFor(() => expect(followed.text()).toContain('And again.'), SOON)
  ai.order()
  return { asked, followed }
}

async function requestMails(members: readonly SignedInMember[]): Promise<void> {
  const client = createWireClient(several.proxy.port)
  for (const { email } of members) expect((await client.call(requestPasswordReset, { email })).status).toBe(202)
  client.close()
}

/** How many mails each of them got. */
function mailCounts(members: readonly SignedInMember[]): number[] {
  return members.map(({ email }) => several.smtp.received.filter(({ to }) => to.includes(email)).length)
}

/** A mail that the killed process was sending counts as sent only when another process has sent it. */
async function unsentMails(members: readonly SignedInMember[]): Promise<number> {
  const { rows } = await several.database.pool.query(`select id from mails where "to" = any($1) and status <> 'sent'`, [
    members.map(({ email }) => email),
  ])
  return rows.length
}

describe(`${PROCESSES} processes on one database`, () => {
  test('accept each other’s sessions until they end', async () => {
    const { database, proxy, clientOf, oneMember, sessionsEverywhere } = several
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

  test('count sign-in attempts together', async () => {
    const { email } = await several.oneMember()
    const client = createWireClient(several.proxy.port)
    const statuses: number[] = []
    for (let tries = 0; tries < TRIES_AN_ACCOUNT + PROCESSES; tries++)
      statuses.push((await client.call(signIn, { email, password: 'not-this-one-42' })).status)
    expect(statuses).toEqual([...Array(TRIES_AN_ACCOUNT).fill(401), ...Array(PROCESSES).fill(429)])
  })

  test('send events to the pages connected to any of them', async () => {
    const { ports, clientOf, oneMember } = several
    const { cookie } = await oneMember()
    const streams = await Promise.all(ports.map((port) => readStream(port, cookieJar(cookie))))
    for (let process = 0; process < PROCESSES; process++) {
      expect((await clientOf(process, cookie).call(finishPowerUp, {})).status).toBe(201)
      await vi.waitFor(() => {
        for (const { events } of streams) expect(events).toEqual(Array(process + 1).fill({ type: 'streak-changed' }))
      }, SOON)
    }
    for (const stream of streams) stream.leave()
  })

  test('send a notification to the pages connected to any of them', async () => {
    const { database, ports, clientOf, oneMember } = several
    const { user_id, cookie } = await oneMember()
    await activeDaysAgo(database, user_id, [1, 2, 3, 4, 5, 6])
    const streams = await Promise.all(ports.map((port) => readStream(port, cookieJar(cookie))))
    expect((await clientOf(1, cookie).call(finishPowerUp, {})).status).toBe(201)
    const notification = expect.objectContaining({ kind: 'streak_milestone', details: { days: 7 } })
    await vi.waitFor(() => {
      for (const { events } of streams) expect(events).toContainEqual({ type: 'notification', unread: 1, notification })
    }, SOON)
    for (const stream of streams) stream.leave()
  })

  test(`show a post of one process on the pages of all within ${POST_MS} ms`, async () => {
    const { database, ports, clientOf, newMembers } = several
    const members = await newMembers(PROCESSES)
    await database.pool.query('insert into memberships (user_id) select unnest($1::uuid[])', [
      members.map(({ user_id }) => user_id),
    ])
    for (const { cookie } of members)
      expect((await clientOf(0, cookie).call(joinSpace, { slug: 'kings' })).status).toBe(200)
    const pages = await Promise.all(
      ports.map((port, index) => readStream(port, cookieJar(members[index]?.cookie ?? ''))),
    )
    const isOn = (page: (typeof pages)[number], body: string) =>
      page.events.some((event) => event.type === 'post-added' && event.post.body === body)
    const times: number[] = []
    for (let round = 0; round < POSTS; round++) {
      const writer = round % PROCESSES
      const body = `Round ${round} is over`
      const began = performance.now()
      const written = clientOf(writer, members[writer]?.cookie).call(writePost, draft(body))
      await vi.waitFor(() => expect(pages.map((page) => isOn(page, body))).toEqual(Array(PROCESSES).fill(true)), SOON)
      // The first post of each process also loads what reads a text.
      if (round >= PROCESSES) times.push(performance.now() - began)
      expect((await written).status).toBe(201)
    }
    for (const page of pages) page.leave()
    const median = percentile(times, 0.5)
    printFigures('a post on the pages of several processes', {
      'median ms': Math.round(median),
      'slowest ms': Math.round(Math.max(...times)),
    })
    // Not the slowest, because other programs may be running too.
    expect(median).toBeLessThanOrEqual(POST_MS)
  })

  test('stream an answer that another process writes, and can stop it', async () => {
    const { ai, at, clientOf, oneMember } = several
    const { cookie } = await oneMember()
    ai.order(SLOWLY)
    const asked = await askOverWire(at(0, cookie), ASKED)
    const begun = await vi.waitFor(() => begunOf(asked), SOON)
    const others = await Promise.all(
      [1, 2].map((process) => followOverWire(at(process, cookie), begun.conversation_id)),
    )
    const whole = SLOW_WORDS.join('')
    for (const reader of [asked, ...others]) {
      expect((await reader.ended)?.answer).toMatchObject({ id: begun.answer_id, state: 'complete', content: whole })
      expect(reader.text()).toBe(whole)
      // It arrives while it is written, not only at its end.
      expect(reader.events.length).toBeGreaterThan(3)
    }

    ai.order(AT_LENGTH)
    const long = await askOverWire(at(0, cookie), ASKED)
    const { conversation_id } = await vi.waitFor(() => begunOf(long), SOON)
    await vi.waitFor(() => expect(long.text()).toContain('And again.'), SOON)
    expect((await clientOf(2, cookie).call(stopAnswer, { id: conversation_id })).status).toBe(200)
    expect((await long.ended)?.answer.state).toBe('stopped')
    ai.order()
  })

  test('deliver each mail once', async () => {
    const members = await several.newMembers(MAILS)
    await requestMails(members)
    await vi.waitFor(() => expect(mailCounts(members)).toEqual(Array(MAILS).fill(1)), {
      timeout: 60_000,
      interval: 100,
    })
    await sleep(3_000)
    expect(mailCounts(members)).toEqual(Array(MAILS).fill(1))
  })

  test(`lose no acknowledged write and no mail when one of them is killed under ${WRITERS} writers`, async () => {
    const { database, ports, proxy, servers, smtp, newMembers } = several
    const { asked, followed } = await startSlowAnswer()
    const ledger = openWriteLedger()
    const writers = startRetryingWriters(await newMembers(WRITERS), { port: proxy.port, ledger })
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
    expect(await asked.ended).toBeUndefined()
    const left = (await followed.ended)?.answer
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
      'answer under way': String(left?.state),
      mails: MAILS,
      'sent twice': mailCounts(waiting).filter((times) => times > 1).length,
      'all sent after': `${allSentAfter} ms`,
    })
    expect(lost).toEqual([])
    // The part of the answer that the killed process had written is kept and marked; its followers are told.
    expect(left).toMatchObject({ state: 'interrupted', content: expect.stringContaining('And again.') })
    expect(Math.min(...mailCounts(waiting))).toBeGreaterThan(0)
    const { 200: done = 0, 201: made = 0, 502: failed = 0, cut = 0, ...others } = Object.fromEntries(writers.outcomes)
    expect(others).toEqual({})
    expect(done + made).toBe(ledger.acknowledged())
    // Only requests that the killed process was handling fail: at most one for each writer.
    expect(failed + cut).toBeLessThanOrEqual(WRITERS)
  })
})
