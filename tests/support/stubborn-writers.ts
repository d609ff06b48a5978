import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { saveQuizResult } from '#contract/quiz.ts'
import type { SignedInMember } from './many-members.ts'
import { createWireClient, type WireClient } from './wire-client.ts'
import type { WriteLedger } from './write-ledger.ts'

/** Under the limit of writes a minute, whatever the answers are. */
const PAUSE_MS = 250
/** So long after the end somebody still tries; then whatever was wrong is not getting better. */
const LAST_PATIENCE_MS = 30_000

export interface StubbornWriters {
  /** How often each status came, and `unanswered`. */
  outcomes: Map<number | 'unanswered', number>
  /** Nobody begins another; resolves when all have the last one acknowledged. */
  finish(): Promise<void>
}

/** Everybody sends one finished quiz after the other, each under its key again and again until it is acknowledged. */
export function startStubbornWriters(
  members: readonly SignedInMember[],
  { port, ledger, headers = {} }: { port: number; ledger: WriteLedger; headers?: Record<string, string> },
): StubbornWriters {
  const outcomes: StubbornWriters['outcomes'] = new Map()
  let finishedAt: number | undefined
  let abandoned = false
  onTestFinished(() => {
    abandoned = true
  })

  async function tryOnce(client: WireClient, result_key: string): Promise<number | 'unanswered'> {
    try {
      const { status, body } = await client.call(saveQuizResult, { answers: [0, 0, 0], result_key })
      if (status === 201) ledger.quizKept(body.id)
      return status
    } catch {
      return 'unanswered'
    }
  }

  async function write({ cookie }: SignedInMember): Promise<void> {
    const client = createWireClient(port, cookie, headers)
    let result_key = randomUUID()
    await sleep(Math.random() * PAUSE_MS)
    while (!abandoned) {
      const outcome = await tryOnce(client, result_key)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (finishedAt && outcome === 201) break
      if (finishedAt && Date.now() > finishedAt + LAST_PATIENCE_MS)
        throw new Error(`a write was not acknowledged (${outcome}) although nothing was in its way any more`)
      if (outcome === 201) result_key = randomUUID()
      await sleep(PAUSE_MS)
    }
    client.close()
  }

  const all = Promise.all(members.map(write))
  return {
    outcomes,
    async finish() {
      finishedAt = Date.now()
      await all
    },
  }
}
