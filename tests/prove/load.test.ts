import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applyAsCoach, approveCoach } from '#contract/coach-applications.ts'
import { readMetrics } from '#server/features/operations/endpoints.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { sessionSecretOf, visitDatabase } from '#tests/support/embedded-cluster.ts'
import { readStream } from '#tests/support/event-stream.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers, type SignedInMember } from '#tests/support/many-members.ts'
import { percentile, printFigures } from '#tests/support/proof-figures.ts'
import { LARGE_QUOTA } from '#tests/support/retrying-writers.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { createWireClient } from '#tests/support/wire-client.ts'
import { openWriteLedger } from '#tests/support/write-ledger.ts'
import { actAsAdmin } from './load/act-as-admin.ts'
import { actAsCoach } from './load/act-as-coach.ts'
import { actAsMember } from './load/act-as-member.ts'
import type { Action, ActorContext, NextAction } from './load/action.ts'

declare module 'vitest' {
  interface ProvidedContext {
    load: { members: number; seconds: number; warmUpSeconds: number }
  }
}

const { members: MEMBERS, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS } = inject('load')
/** The pause between two requests of a member, who is reading the page. */
const PAUSE_MS = { least: 500, most: 1500 }
/** Readings that are averaged: memory goes up and down with garbage collection, so one reading says little. */
const MEMORY_WINDOW = 6
const MEMORY_EVERY_MS = Math.min(5_000, (SECONDS * 1000) / 20)

const COACHES = Math.ceil(MEMBERS * 0.04)
const ADMINS = Math.ceil(MEMBERS * 0.01)

test(`the server carries ${MEMBERS} members for ${SECONDS} seconds without lost writes, slow reads or growing memory, and almost without errors`, async () => {
  const server = await startFreshServer({ ...INSTALLED, ...LARGE_QUOTA, METRICS: 'on' })
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  const secret = await sessionSecretOf(server.dataDir)
  const people = await visitDatabase(server.dataDir, async (database) => {
    const made = await manyMembers(database, { count: MEMBERS, secret, baseUrl: server.url })
    const admins = made.slice(0, ADMINS).map(({ user_id }) => user_id)
    await database.query(`update profiles set role = 'admin' where user_id = any($1)`, [admins])
    return made
  })
  const ledger = openWriteLedger()
  const slugs = await approveCoaches(port, people)
  const endsAt = Date.now() + SECONDS * 1000
  const measuring = measureMemory(port, endsAt)
  const logs = await Promise.all(
    people.map((person, place) => {
      const behaviour = place < ADMINS ? actAsAdmin : place < ADMINS + COACHES ? actAsCoach : actAsMember
      return actUntilEnd(person, behaviour, { port, ledger, slugs, endsAt })
    }),
  )
  const memory = await measuring

  const actions = logs.flatMap((log) => log.actions)
  const msOf = (kind: Action['kind']) => actions.flatMap((action) => (action.kind === kind ? action.ms : []))
  const errors = logs.flatMap((log) => log.errors)
  const requests = actions.length + logs.reduce((sum, { unanswered }) => sum + unanswered, 0)
  const lost = await visitDatabase(server.dataDir, (database) => ledger.lost(database))
  const [p50, p99] = [percentile(msOf('read'), 0.5), percentile(msOf('read'), 0.99)]
  printFigures('load', {
    requests,
    'a second': Math.round(requests / SECONDS),
    'acknowledged writes': ledger.acknowledged(),
    lost: lost.length,
    errors: `${errors.length} (${((errors.length / requests) * 100).toFixed(3)} %)`,
    'read p50': `${p50.toFixed(0)} ms`,
    'read p99': `${p99.toFixed(0)} ms`,
    answers: msOf('answer').length,
    'first words p50': `${percentile(msOf('answer'), 0.5).toFixed(0)} ms`,
    'first words p99': `${percentile(msOf('answer'), 0.99).toFixed(0)} ms`,
    'memory after warming up': `${memory.warm.toFixed(0)} MB`,
    'at the end': `${memory.end.toFixed(0)} MB (${(memory.growth * 100).toFixed(1)} %)`,
  })
  expect(lost).toEqual([])
  expect(ledger.acknowledged()).toBeGreaterThan(0)
  expect(ledger.messages()).toBeGreaterThan(0)
  expect(errors.length / requests, errors.slice(0, 5).join('\n')).toBeLessThan(0.001)
  expect(p99).toBeLessThan(500)
  // A process that has just started still grows, so memory is only judged in a long run.
  if (SECONDS >= 300) expect(memory.growth).toBeLessThan(0.1)
})

/** Lets the coaches apply and an admin approve them; returns the slugs of their public profiles. */
async function approveCoaches(port: number, people: readonly SignedInMember[]): Promise<string[]> {
  const admin = createWireClient(port, people[0]?.cookie)
  const slugs: string[] = []
  for (const { cookie, user_id } of people.slice(ADMINS, ADMINS + COACHES)) {
    const applicant = createWireClient(port, cookie)
    await applicant.call(applyAsCoach, APPLICATION)
    slugs.push((await admin.call(approveCoach, { coach_user_id: user_id })).body.slug)
    applicant.close()
  }
  admin.close()
  return slugs
}

interface ActionLog {
  actions: Action[]
  unanswered: number
  errors: string[]
}

async function actUntilEnd(
  person: SignedInMember,
  behaviour: (context: ActorContext) => NextAction,
  { endsAt, ...context }: Pick<ActorContext, 'port' | 'ledger' | 'slugs'> & { endsAt: number },
): Promise<ActionLog> {
  const client = createWireClient(context.port, person.cookie)
  const act = behaviour({ ...context, client, person })
  const log: ActionLog = { actions: [], unanswered: 0, errors: [] }
  // Like an open page, which holds a stream of events.
  const [name = '', value = ''] = person.cookie.split('=')
  const events = await readStream(context.port, { cookies: new Map([[name, value]]) })
  for (;;) {
    await sleep(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least))
    if (Date.now() > endsAt) break
    try {
      const action = await act()
      log.actions.push(action)
      if (!action.ok) log.errors.push(`${action.what}: ${action.status}`)
    } catch (error) {
      log.unanswered += 1
      log.errors.push(String(error))
    }
  }
  if (events.ended()) log.errors.push('the stream of events ended')
  events.leave()
  client.close()
  return log
}

async function measureMemory(port: number, endsAt: number) {
  const client = createWireClient(port)
  const readings: number[] = []
  await sleep(WARM_UP_SECONDS * 1000)
  while (Date.now() < endsAt) {
    const { body } = await client.call(readMetrics, {})
    readings.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(body)?.[1]) / 1024 ** 2)
    await sleep(MEMORY_EVERY_MS)
  }
  client.close()
  const [warm, end] = [readings.slice(0, MEMORY_WINDOW), readings.slice(-MEMORY_WINDOW)].map((some) =>
    percentile(some, 0.5),
  ) as [number, number]
  return { warm, end, growth: end / warm - 1 }
}
