import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { QUOTE_AUTHORS } from '#content/quotes/quote-authors.ts'
import { listSavedQuotes, removeSavedQuote, saveQuote } from '#contract/art-of-war.ts'
import { momentOfWrite } from '#contract/offline-rules.ts'
import { listPlans, tickPlanStep } from '#contract/plans.ts'
import { listQuizResults, saveQuizResult } from '#contract/quiz.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random lives of two devices that are offline and back are tried. */
    offlineDevices: { runs: number }
  }
}

const { runs: RUNS } = inject('offlineDevices')
const HOUR = 60 * 60
const QUOTES = Object.keys(QUOTE_AUTHORS).slice(0, 3)

let app: TestApp

beforeAll(async () => {
  const many = { points: 1_000_000 }
  app = await createTestApp({}, { limits: { 'write-member': many, 'write-address': many } })
})
afterAll(() => app.close())

type Write =
  | { kind: 'tick'; step: number; done: boolean }
  | { kind: 'save'; quote: number }
  | { kind: 'remove'; quote: number }
  | { kind: 'power-up' }
  | { kind: 'quiz' }

type Act =
  | { type: 'write'; device: number; write: Write }
  /** The device has a connection for a moment. Of what it sends, the answers to the last `lost` never arrive. */
  | { type: 'connect'; device: number; lost: number }
  | { type: 'wait'; hours: number }

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ kind: fc.constant('tick'), step: fc.nat(2), done: fc.boolean() } as const),
  fc.record({ kind: fc.constant('save'), quote: fc.nat(2) } as const),
  fc.record({ kind: fc.constant('remove'), quote: fc.nat(2) } as const),
  fc.constant({ kind: 'power-up' } as const),
  fc.constant({ kind: 'quiz' } as const),
)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('write'), device: fc.nat(1), write } as const) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('connect'), device: fc.nat(1), lost: fc.nat(2) } as const) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait'), hours: fc.integer({ min: 1, max: 30 }) } as const) },
)

type Waiting = Write & { key: string; made_at: number; quote_row?: string | undefined }

/** What should be true on the server: every write counts once, when it first arrives. */
class Expected {
  readonly arrived = new Set<string>()
  readonly steps = [false, false, false]
  /** The row of each saved quote. */
  readonly saved = new Map<number, string>()
  readonly days = new Set<string>()
  games = 0

  isNew(key: string): boolean {
    const fresh = !this.arrived.has(key)
    this.arrived.add(key)
    return fresh
  }

  wasActive(at: Date): void {
    this.days.add(at.toISOString().slice(0, 10))
  }
}

async function planOf({ user_id }: Person): Promise<{ id: string; steps: string[] }> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into plans (user_id, title, metric, if_then) values ($1, 'Camp', '', '') returning id`,
    [user_id],
  )
  const id = rows[0]?.id ?? ''
  const steps = await app.pool.query<{ id: string }>(
    `insert into plan_steps (plan_id, user_id, position, text) select $1, $2, number, 'Step' from generate_series(1, 3) as number returning id`,
    [id, user_id],
  )
  return { id, steps: steps.rows.map((row) => row.id) }
}

/** Lives through the acts with two devices, whose clocks are wrong by hours, then compares. */
async function live(acts: readonly Act[], clocks: readonly [number, number]): Promise<void> {
  const person = await memberOf(app)
  const plan = await planOf(person)
  const expected = new Expected()
  const lines: [Waiting[], Waiting[]] = [[], []]
  // The server's clock, in seconds from now. It begins in the past, so that no day is in the future.
  let passed = -acts.reduce((sum, one) => sum + (one.type === 'wait' ? one.hours * HOUR : 1), 0)
  const deviceTime = (device: number) => passed + (clocks[device] ?? 0) * HOUR

  async function arrive(waiting: Waiting, device: number): Promise<void> {
    const { browser } = person
    const waited = { key: waiting.key, seconds: deviceTime(device) - waiting.made_at }
    const at = momentOfWrite(app.clock.now(), waited.seconds)
    const isNew = expected.isNew(waiting.key)
    switch (waiting.kind) {
      case 'tick': {
        const step_id = plan.steps[waiting.step] ?? ''
        await browser.call(tickPlanStep, { id: plan.id, step_id, done: waiting.done, waited })
        if (!isNew) return
        if (waiting.done && !expected.steps[waiting.step]) expected.wasActive(at)
        expected.steps[waiting.step] = waiting.done
        return
      }
      case 'save': {
        const answer = await browser.try(saveQuote, { quote_id: QUOTES[waiting.quote] ?? '', language: 'en', waited })
        if (expected.saved.has(waiting.quote) && isNew) {
          expect(answer.status).toBe(409)
          // A refused write has left no trace: sent again after a removal, it would be a save.
          return
        }
        if (!isNew) return
        expect(answer.status).toBe(201)
        expected.saved.set(waiting.quote, (answer.body as { id: string }).id)
        expected.wasActive(at)
        return
      }
      case 'remove': {
        if (!waiting.quote_row) return
        await browser.try(removeSavedQuote, { id: waiting.quote_row, waited })
        if (isNew && expected.saved.get(waiting.quote) === waiting.quote_row) expected.saved.delete(waiting.quote)
        return
      }
      case 'power-up':
        await browser.call(finishPowerUp, { waited })
        if (isNew) expected.wasActive(at)
        return
      case 'quiz':
        await browser.call(saveQuizResult, { answers: [0, 0, 0], result_key: waiting.key, waited })
        if (!isNew) return
        expected.games += 1
        expected.wasActive(at)
    }
  }

  /** In order. A write whose answer is lost stays in line with everything behind it; the next connection sends it again. */
  async function connect(device: number, lost: number): Promise<void> {
    const line = lines[device] ?? []
    const kept: Waiting[] = []
    for (const [place, waiting] of line.entries()) {
      await arrive(waiting, device)
      if (place >= line.length - lost && waiting.kind !== 'save') kept.push(waiting)
      passed += 1
    }
    line.splice(0, line.length, ...kept.slice(0, 1))
  }

  for (const one of acts) {
    await app.clock.later({ seconds: passed }, async () => {
      if (one.type === 'connect') await connect(one.device, one.lost)
      else if (one.type === 'write')
        lines[one.device]?.push({
          ...one.write,
          key: randomUUID(),
          made_at: deviceTime(one.device),
          ...(one.write.kind === 'remove' && { quote_row: expected.saved.get(one.write.quote) }),
        })
    })
    passed += one.type === 'wait' ? one.hours * HOUR : 1
  }
  await app.clock.later({ seconds: passed }, async () => {
    for (const device of [0, 1]) await connect(device, 0)
  })

  const { plans } = await person.browser.call(listPlans, {})
  const done = new Map(plans[0]?.steps.map(({ id, done_at }) => [id, done_at !== null]))
  expect(plan.steps.map((id) => done.get(id))).toEqual(expected.steps)
  const { saved_quotes } = await person.browser.call(listSavedQuotes, {})
  expect(saved_quotes.map(({ id }) => id).sort()).toEqual([...expected.saved.values()].sort())
  const { results } = await person.browser.call(listQuizResults, {})
  expect(results).toHaveLength(expected.games)
  const { rows } = await app.pool.query<{ day: string }>(
    `select distinct to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day from activities where user_id = $1`,
    [person.user_id],
  )
  expect(rows.map(({ day }) => day).sort()).toEqual([...expected.days].sort())
}

test('two devices that are offline and come back lose nothing and count nothing twice', async () => {
  const clocks = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 30 }), clocks, live), { numRuns: RUNS })
}, 900_000)
