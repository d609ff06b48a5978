import type { Logger } from 'pino'
import { ANSWER_LENGTH, HISTORY_MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import { type AnswerModel, type AnswerRequest, ModelFailure, type Usage } from '#server/outside/ai/model.ts'
import { findCards } from '#server/strategist/cards/find-cards.ts'
import { contextBlock } from '#server/strategist/context-block.ts'
import { planInText } from '#server/strategist/plan-in-text.ts'
import { notHumanAnswer, safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { ForbiddenTopic, Question, Reading, Trace, UsedItem } from '#server/strategist/strategist.ts'
import type { AnswerOutcome, Speaker } from './answer.ts'
import { ownGreeting } from './greeting.ts'
import type { ReadQuestion } from './read-question.ts'
import { createSentenceGate, type Passed } from './sentence-gate.ts'

const CARDS_GIVEN = 3

/** What a model is asked for a message, and the cards in its prompt. */
export interface ModelRequest extends Omit<AnswerRequest, 'signal'> {
  cards: ReturnType<typeof findCards>
}

export function modelRequest({ question, reading }: ReadQuestion): ModelRequest {
  const cards = findCards(question, reading, CARDS_GIVEN)
  return {
    cards,
    system: contextBlock(question, reading, cards),
    greeting: ownGreeting(question),
    messages: [
      ...question.history.map(({ role, content }) => ({ role, content: content.slice(0, HISTORY_MESSAGE_LENGTH) })),
      { role: 'user' as const, content: question.message },
    ],
  }
}

interface Relayed extends Pick<AnswerOutcome, 'state' | 'trace' | 'plan'> {
  /** Everything that the model wrote, also what was withheld. */
  received: string
  usage: Usage | undefined
}

/** Passes a model's answer on sentence by sentence, up to the first one that must not be shown. */
export async function relayAnswer(
  model: AnswerModel,
  { question, reading }: ReadQuestion,
  { cards, ...request }: ModelRequest,
  { speaker, crisis_line, log }: { speaker: Pick<Speaker, 'say' | 'signal'>; crisis_line: string | null; log: Logger },
): Promise<Relayed> {
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
    for await (const part of model.answer({ ...request, signal })) {
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
  return { state, trace, plan, received, usage }
}

function insteadOf(topic: ForbiddenTopic, language: Language, crisis_line: string | null): string {
  if (topic === 'claims-to-be-human') return notHumanAnswer(language)
  const level = topic === 'self-harm' ? 'crisis' : 'refuse'
  return safetyAnswer({ topic, level }, language, { crisis_line })
}

/** The member's data that was sent to the model. */
function lent({ memory }: Question, { slots }: Reading): UsedItem[] {
  const live: [UsedItem, boolean][] = [
    ['name', memory.full_name !== null],
    ['quiz', memory.quiz !== null],
    ['streak', memory.streak > 0],
    ['training', memory.training !== null],
    ['commitments', memory.commitments.length + memory.reported.length > 0],
    ['summary', memory.summary !== null],
  ]
  return [...live.filter(([, given]) => given).map(([item]) => item), ...(Object.keys(slots) as UsedItem[])]
}
