import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Reading } from '#server/strategist/strategist.ts'
import type { Answers, GrowingAnswer, Growth } from './answers.ts'
import type { BegunAnswer } from './begun-answer.ts'
import { BUILT_IN, composeAnswer, composeSafetyAnswer } from './compose-answer.ts'
import { createFlusher } from './create-flusher.ts'
import { type AnswerEnd, endAnswer } from './end-answer.ts'
import { keepSummary } from './keep-summary.ts'
import type { CoachMemory } from './memory.ts'
import { prepareQuestion } from './prepare-question.ts'
import { zoneOf } from './quota.ts'
import type { AnswerServices, Speaker } from './speaker.ts'

const FINISH_WITHIN_MS = 8_000
const STORE_ATTEMPTS = 6
const STORE_AGAIN_AFTER_MS = 500

type Ending = Extract<AnswerEnd['state'], 'stopped' | 'interrupted'>

interface AnswersNeed extends AnswerServices {
  memory: CoachMemory
}

export function createAnswers(services: AnswersNeed): Answers {
  const { db, log, model, memory } = services
  const growing = new Map<string, GrowingAnswer & { end(how: Ending): void }>()
  const flusher = createFlusher(services)
  let finishing: NodeJS.Timeout | undefined

  function write(begun: BegunAnswer, member: Member): void {
    const { conversation, question: asked, answer_id } = begun
    const listeners = new Set<(growth: Growth) => void>()
    const ended = new AbortController()
    let text = ''
    let fallback = false
    /** Of a message that the safety gate answers, nothing. */
    let reading: Reading | undefined

    const tell = (growth: Growth) => {
      for (const listener of listeners) listener(growth)
    }
    const endFlushing = flusher.keep({
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
      heard(said) {
        reading = said
      },
      say(words) {
        text += words
        tell({ type: 'text', text: words })
      },
      fallBack() {
        fallback = true
        tell({ type: 'fallback' })
      },
    }

    async function compose(): Promise<Omit<AnswerEnd, 'content'>> {
      try {
        if (begun.safety) return composeSafetyAnswer(services, begun, begun.safety, speaker)
        const question = await prepareQuestion(memory, begun, zoneOf(member))
        return await composeAnswer(services, question, member.user_id, speaker)
      } catch (error) {
        const state = ended.signal.aborted ? (ended.signal.reason as Ending) : 'failed'
        if (state === 'failed') log.error({ err: error }, 'a message could not be answered by anyone')
        const name = fallback ? BUILT_IN : model.name
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
      await keepSummary(db, conversation)
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

  /** A database that restarts is back within seconds, and the answer is worth waiting for it. */
  async function store(answer_id: string, end: AnswerEnd): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await endAnswer(db, answer_id, end)
      } catch (error) {
        if (attempt === STORE_ATTEMPTS) throw error
        await sleep(STORE_AGAIN_AFTER_MS)
      }
    }
  }

  function interruptAll(): void {
    for (const answer of growing.values()) answer.end('interrupted')
  }

  return {
    model,
    write(begun, member) {
      // What is stored then is shown as interrupted, and can be tried again.
      if (finishing) throw new Refusal('server.unavailable', { retryAfter: 2 })
      write(begun, member)
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
