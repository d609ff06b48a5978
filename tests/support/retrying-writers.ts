import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { updateProfile } from '#contract/profile.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import type { SignedInMember } from './many-members.ts'
import { askOverWire } from './wire-answer.ts'
import { createWireClient, type WireClient } from './wire-client.ts'
import type { WriteLedger } from './write-ledger.ts'

/** Keeps the writers below the limit of writes per minute. */
const PAUSE_MS = 250
/** How long a write is retried after the end before the test gives up. */
const LAST_RETRIES_MS = 30_000

/** A status, no response at all, or an answer in a chat that broke off. */
type Outcome = number | 'unanswered' | 'cut'

export interface RetryingWriters {
  /** How often each outcome occurred. */
  outcomes: Map<Outcome, number>
  /** Begins no further writes; resolves when all begun writes are acknowledged. */
  finish(): Promise<void>
}

/** The writers send more messages than the daily quota allows. */
export const LARGE_QUOTA = { AI_FREE_MESSAGES: '100000' }

/**
 * Each member writes one thing after the other (quiz results, their name, messages to the built-in strategist) and retries
 * it under the same key until it is acknowledged.
 */
export function startRetryingWriters(
  members: readonly SignedInMember[],
  { port, ledger, headers = {} }: { port: number; ledger: WriteLedger; headers?: Record<string, string> },
): RetryingWriters {
  const outcomes: RetryingWriters['outcomes'] = new Map()
  let finishedAt: number | undefined
  let abandoned = false
  onTestFinished(() => {
    abandoned = true
  })

  /** Chooses the next write with a new key; the returned function sends it and can be repeated. */
  function nextWrite({ user_id, cookie }: SignedInMember, client: WireClient, number: number): () => Promise<Outcome> {
    const key = randomUUID()
    async function playQuiz() {
      const { status, body } = await client.call(saveQuizResult, { answers: [0, 0, 0], result_key: key })
      if (status === 201) ledger.quizKept(body.id)
      return status
    }
    async function changeName() {
      const full_name = `Robin ${number}`
      const { status } = await client.call(updateProfile, { full_name, avatar_url: null })
      if (status === 200) ledger.nameKept(user_id, full_name)
      return status
    }
    async function ask() {
      const asked = { message: 'I freeze when I am hit', template: 'fight', language: 'en', message_key: key } as const
      const answer = await askOverWire({ port, cookie, headers }, asked)
      const ended = await answer.ended
      for (const event of answer.events) if (event.type === 'begun') ledger.messageKept(event.question_id)
      if (ended) ledger.answerKept(ended.answer.id, ended.answer)
      // The answer was begun and broke off: a retry with the same key returns its outcome.
      return answer.status === 200 && !ended ? 'cut' : answer.status
    }
    const kinds = [playQuiz, changeName, ask, playQuiz]
    return kinds[number % kinds.length] ?? playQuiz
  }

  async function tryOnce(write: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await write()
    } catch {
      return 'unanswered'
    }
  }

  async function write(member: SignedInMember, place: number): Promise<void> {
    const client = createWireClient(port, member.cookie, headers)
    let number = place
    let next = nextWrite(member, client, number)
    await sleep(Math.random() * PAUSE_MS)
    while (!abandoned) {
      const outcome = await tryOnce(next)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      const kept = outcome === 200 || outcome === 201
      if (finishedAt && kept) break
      if (finishedAt && Date.now() > finishedAt + LAST_RETRIES_MS)
        throw new Error(`a write was not acknowledged (${outcome}) although nothing was in its way any more`)
      if (kept) {
        number += 1
        next = nextWrite(member, client, number)
      }
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
