import { setTimeout as sleep } from 'node:timers/promises'
import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findCrisisLine } from '#server/strategist/safety/crisis-line.ts'
import type { Reading } from '#server/strategist/strategist.ts'
import type {
  AnswerOutcome,
  AnswerServices,
  AnswerWriter,
  CoachMemory,
  GrowingAnswer,
  Growth,
  PendingAnswer,
  Speaker,
} from './answer.ts'
import { BUILT_IN, composeSafetyAnswer } from './compose-safety-answer.ts'
import { finishAnswer } from './finish-answer.ts'
import { loadAnswering } from './load-answering.ts'
import { zoneOf } from './quota.ts'
import { createProgressSaver } from './save-progress.ts'

const FINISH_WITHIN_MS = 8_000
/** The pause before the end of an answer is stored again doubles from the first to the last. */
const STORE_AGAIN_AFTER_MS = { first: 50, last: 2_000 }
/** How long it is retried; a stopping process does not wait for a missing database. */
const STORE_FOR_MS = { running: 60_000, stopping: 3_000 }

type Ending = Extract<AnswerOutcome['state'], 'stopped' | 'interrupted'>

interface AnswersNeed extends AnswerServices {
  memory: CoachMemory
}

export function createAnswerWriter(services: AnswersNeed): AnswerWriter {
  const { db, env, log, model, memory, clock } = services
  const growing = new Map<string, GrowingAnswer & { end(how: Ending): void }>()
  const progress = createProgressSaver(services)
  const answering = { name: model?.name ?? BUILT_IN, built_in: model === undefined }
  let finishing: NodeJS.Timeout | undefined

  function write(pending: PendingAnswer, member: Member): void {
    const { conversation, question: asked, answer_id } = pending
    const listeners = new Set<(growth: Growth) => void>()
    const ended = new AbortController()
    let text = ''
    let fallback = false
    /** Undefined for a message that the safety gate answers: nothing of it is remembered. */
    let reading: Reading | undefined

    const tell = (growth: Growth) => {
      for (const listener of listeners) listener(growth)
    }
    const endFlushing = progress.keep({
      answer_id,
      get text() {
        return text
      },
      get fallback() {
        return fallback
      },
      unwanted: () => ended.abort('stopped' satisfies Ending),
    })

    const speaker: Speaker = {
      signal: ended.signal,
      say(words) {
        text += words
        tell({ type: 'text', text: words })
      },
      fallBack() {
        fallback = true
        tell({ type: 'fallback' })
      },
    }

    const { time_zone } = member.session.user.profile
    const { line: crisis_line } = findCrisisLine(env, { crisis_country: member.crisis_country, time_zone })

    async function compose(): Promise<Omit<AnswerOutcome, 'content'>> {
      try {
        if (pending.safety) return composeSafetyAnswer(crisis_line, pending, pending.safety, speaker)
        const { readQuestion, composeAnswer } = await loadAnswering()
        const read = await readQuestion(memory, pending, { time_zone: zoneOf(member), now: clock.now() })
        reading = read.reading
        return await composeAnswer(services, read, { user_id: member.user_id, crisis_line }, speaker)
      } catch (error) {
        const state = ended.signal.aborted ? (ended.signal.reason as Ending) : 'failed'
        if (state === 'failed') log.error({ err: error }, 'a message could not be answered by anyone')
        const name = fallback ? BUILT_IN : answering.name
        return { state, model: name, fallback, trace: null, plan: null }
      }
    }

    async function run(): Promise<void> {
      const end = await compose()
      endFlushing()
      await store(answer_id, { ...end, content: text })
      if (!reading) return
      const { id: conversation_id, user_id, room } = conversation
      await memory.remember(user_id, { conversation_id, message_id: asked.id, room, reading })
      // In a shorter conversation, every message is sent with the next one.
      if (asked.position + 1 > HISTORY_LENGTH) await (await loadAnswering()).keepSummary(db, conversation)
    }

    const stored = run()
      .catch((error: unknown) => log.error({ err: error }, 'what an answer leaves behind could not be stored'))
      .finally(() => {
        endFlushing()
        growing.delete(answer_id)
      })
    growing.set(answer_id, {
      get text() {
        return text
      },
      get fallback() {
        return fallback
      },
      follow(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      stored,
      end: (how) => ended.abort(how),
    })
  }

  /** A database that restarts is back within seconds, on a busy machine within half a minute. */
  async function store(answer_id: string, end: AnswerOutcome): Promise<void> {
    const since = performance.now()
    for (let pauseMs = STORE_AGAIN_AFTER_MS.first; ; pauseMs = Math.min(pauseMs * 2, STORE_AGAIN_AFTER_MS.last)) {
      try {
        return await finishAnswer(db, answer_id, end)
      } catch (error) {
        if (performance.now() - since > (finishing ? STORE_FOR_MS.stopping : STORE_FOR_MS.running)) throw error
        await sleep(pauseMs)
      }
    }
  }

  function interruptAll(): void {
    for (const answer of growing.values()) answer.end('interrupted')
  }

  return {
    model: answering,
    write(pending, member) {
      // The stored part is then shown as interrupted, and can be retried.
      if (finishing) throw new Refusal('server.unavailable', { retryAfter: 2 })
      write(pending, member)
    },
    find: (answer_id) => growing.get(answer_id),
    stop(answer_id) {
      const answer = growing.get(answer_id)
      answer?.end('stopped')
      return answer !== undefined
    },
    finishWithin(milliseconds) {
      finishing ??= setTimeout(interruptAll, milliseconds)
    },
    async close() {
      finishing ??= setTimeout(interruptAll, FINISH_WITHIN_MS)
      await Promise.all([...growing.values()].map(({ stored }) => stored))
      clearTimeout(finishing)
    },
  }
}
