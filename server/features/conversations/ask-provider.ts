import { setImmediate as nextTurn } from 'node:timers/promises'
import { ANSWER_LENGTH, HISTORY_MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import { type AnswerModel, ModelFailure, type Usage } from '#server/outside/ai/model.ts'
import { findCards } from '#server/strategist/cards/find-cards.ts'
import { contextBlock } from '#server/strategist/context-block.ts'
import { planInText } from '#server/strategist/plan-in-text.ts'
import { notHumanAnswer, safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { ForbiddenTopic, Question, Reading, Trace, UsedItem } from '#server/strategist/strategist.ts'
import type { AnswerOutcome, AnswerServices, Speaker } from './answer.ts'
import { ownGreeting } from './greeting.ts'
import type { ReadQuestion } from './read-question.ts'
import { enterCall, settleCall } from './record-call.ts'
import { createSentenceGate, type Passed } from './sentence-gate.ts'

const CARDS_GIVEN = 3
/** The longest answer in tokens, to estimate the cost before the call. */
const EXPECTED_OUTPUT_TOKENS = 900

interface Asked extends ReadQuestion {
  user_id: string
  crisis_line: string | null
}

/** Why the built-in strategist must answer: the daily spend limit is reached, or the provider failed before its first word. */
type Unanswered = 'spent' | 'failed'

export async function askProvider(
  { db, env, log, model, clock }: AnswerServices & { model: AnswerModel },
  { question, reading, user_id, crisis_line }: Asked,
  speaker: Speaker,
): Promise<Omit<AnswerOutcome, 'content'> | Unanswered> {
  const cards = findCards(question, reading, CARDS_GIVEN)
  const system = contextBlock(question, reading, cards)
  const messages = [
    ...question.history.map(({ role, content }) => ({ role, content: content.slice(0, HISTORY_MESSAGE_LENGTH) })),
    { role: 'user' as const, content: question.message },
  ]
  const input_tokens = roughTokens(system + messages.map(({ content }) => content).join(''))
  const expected = { input_tokens, output_tokens: EXPECTED_OUTPUT_TOKENS }
  const enter = () => enterCall({ db, clock }, env, { user_id, model: model.name, expected })
  // Only with a spend limit must the cost be checked before the call.
  const isLimited = env.AI_DAILY_SPEND_LIMIT !== undefined
  const entered = isLimited
    ? enter()
    : nextTurn()
        .then(enter)
        .catch((error: unknown) => log.error({ err: error }, 'a call could not be entered'))
  if (isLimited && !(await entered)) {
    log.warn('AI_DAILY_SPEND_LIMIT is reached: the built-in strategist answers for the rest of the day (UTC)')
    return 'spent'
  }

  const gate = createSentenceGate(question.language)
  const enough = new AbortController()
  const signal = AbortSignal.any([speaker.signal, enough.signal])
  let received = ''
  let usage: Usage | undefined
  let state: AnswerOutcome['state'] = 'complete'
  let forbidden: ForbiddenTopic | null = null

  let text = ''
  const show = ({ shown, topic }: Passed): ForbiddenTopic | null => {
    text += shown
    if (shown) speaker.say(shown)
    return topic
  }

  try {
    const greeting = ownGreeting(question)
    for await (const part of model.answer({ system, greeting, messages, signal })) {
      if (part.type === 'text') {
        const words = part.text.slice(0, ANSWER_LENGTH - received.length)
        received += words
        forbidden = show(gate.pass(words))
        if (forbidden) break
        if (received.length >= ANSWER_LENGTH) {
          state = 'cut'
          break
        }
      } else {
        usage = part.usage
        if (part.reason === 'length') state = 'cut'
      }
    }
  } catch (error) {
    if (!speaker.signal.aborted) {
      if (!(error instanceof ModelFailure)) log.error({ err: error, model: model.name }, 'a model failed unforeseen')
      state = 'failed'
    }
  }
  enough.abort()
  forbidden ??= show(gate.finish())
  if (forbidden) {
    speaker.say(`\n\n${insteadOf(forbidden, question.language, crisis_line)}`)
    state = 'complete'
  }
  const used =
    usage ??
    (received === '' ? { input_tokens: 0, output_tokens: 0 } : { input_tokens, output_tokens: roughTokens(received) })
  // After the last words, so that they need not wait. Until then the highest possible cost is recorded.
  const call_id = await entered
  if (call_id)
    await settleCall(db, env, call_id, used).catch((error: unknown) =>
      log.error({ err: error }, 'what a call cost could not be stored'),
    )
  if (state === 'failed' && received === '') return 'failed'
  speaker.signal.throwIfAborted()
  const trace: Trace = {
    act: reading.act,
    said: reading.said,
    cards: cards.map(({ id }) => id),
    used: lent(question, reading),
    opener: null,
    asked: null,
    safety: forbidden === 'claims-to-be-human' ? null : forbidden,
  }
  const { language, today } = question
  const plan = forbidden ? null : planInText(text, { language, today, slots: reading.slots })
  return { state, model: model.name, fallback: false, trace, plan }
}

function insteadOf(topic: ForbiddenTopic, language: Language, crisis_line: string | null): string {
  if (topic === 'claims-to-be-human') return notHumanAnswer(language)
  const level = topic === 'self-harm' ? 'crisis' : 'refuse'
  return safetyAnswer({ topic, level }, language, { crisis_line })
}

/** An estimate for providers that report no token counts. */
function roughTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** The member's data that was sent to the model. */
function lent({ memory }: Question, { slots }: Reading): UsedItem[] {
  const live: [UsedItem, boolean][] = [
    ['name', memory.full_name !== null],
    ['quiz', memory.quiz !== null],
    ['streak', memory.streak > 0],
    ['commitments', memory.commitments.length > 0],
    ['summary', memory.summary !== null],
  ]
  return [...live.filter(([, given]) => given).map(([item]) => item), ...(Object.keys(slots) as UsedItem[])]
}
