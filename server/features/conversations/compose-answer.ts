import { composeReply } from '#server/strategist/answer-question.ts'
import { prepareIndexes } from '#server/strategist/knowledge/find-answers.ts'
import type { SafetyFinding } from '#server/strategist/safety/check-message.ts'
import { nextAfterWarning, safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { Trace } from '#server/strategist/strategist.ts'
import { whyAPerson } from '#server/strategist/why-a-person.ts'
import type { AnswerOutcome, AnswerServices, PendingAnswer, Speaker } from './answer.ts'
import { askProvider } from './ask-provider.ts'
import type { ReadQuestion } from './read-question.ts'

export const BUILT_IN = 'builtin:strategist'

type SafetyQuestion = Pick<PendingAnswer, 'conversation' | 'question' | 'before'>

/** The answer of the safety gate, without any model. */
export function composeSafetyAnswer(
  crisis_line: string | null,
  { conversation: { language }, question: { position, content }, before }: SafetyQuestion,
  safety: SafetyFinding,
  speaker: Pick<Speaker, 'say'>,
): Omit<AnswerOutcome, 'content'> {
  // A question and its answer have two positions.
  const turn = Math.floor(position / 2)
  const after = wasWarned(before, safety) ? content : undefined
  const text = safetyAnswer(safety, language, { crisis_line, turn, after })
  speaker.say(text)
  const next = nextAfterWarning(safety, language, [...before.map((turn) => turn.content), text])
  return ended(BUILT_IN, { trace: { ...safetyTrace(safety), next } })
}

/** Whether an earlier message got a warning of this topic. */
export const wasWarned = (before: PendingAnswer['before'], { topic }: SafetyFinding): boolean =>
  before.some(
    ({ trace }) => trace?.safety === topic && trace.safety_level !== undefined && trace.safety_level !== 'ask',
  )

/** The chosen model, or the built-in one if that does not answer. Only for a message that passed the safety gate. */
export async function composeAnswer(
  services: AnswerServices,
  read: ReadQuestion,
  asker: { user_id: string; crisis_line: string | null },
  speaker: Speaker,
): Promise<Omit<AnswerOutcome, 'content'>> {
  const { model } = services
  if (!model) return withPerson(read, await answerBuiltIn(read, speaker))
  const answered = await askProvider({ ...services, model }, { ...read, ...asker }, speaker)
  if (typeof answered === 'object') return withPerson(read, answered)
  speaker.fallBack()
  return { ...withPerson(read, await answerBuiltIn(read, speaker)), fallback: true, free: answered === 'failed' }
}

/** Whoever answers, people are offered by the same rule. */
function withPerson<O extends Pick<AnswerOutcome, 'trace'>>({ question, reading }: ReadQuestion, outcome: O): O {
  const person = outcome.trace && whyAPerson(question, reading, outcome.trace)
  return person ? { ...outcome, trace: { ...outcome.trace, person } } : outcome
}

/** Small enough that the answer visibly grows, large enough that not every word is a separate event. */
const FOUR_WORDS = /\s*(?:\S+\s*){1,4}/gu

async function answerBuiltIn(
  { question, reading }: ReadQuestion,
  speaker: Speaker,
): Promise<Omit<AnswerOutcome, 'content'>> {
  // For the first answer in a language this takes a second, in which the answers of others must not stand still.
  await prepareIndexes(question.language)
  speaker.signal.throwIfAborted()
  const { text, trace, plan } = composeReply(question, reading)
  for (const words of text.match(FOUR_WORDS) ?? []) speaker.say(words)
  return ended(BUILT_IN, { trace, plan })
}

function ended(model: string, made: Partial<Pick<AnswerOutcome, 'trace' | 'plan'>>): Omit<AnswerOutcome, 'content'> {
  return { state: 'complete', model, fallback: false, trace: null, plan: null, ...made }
}

export function safetyTrace({ topic, level, overdose }: SafetyFinding): Trace {
  const decided = { safety: topic, safety_level: level, ...(overdose && { overdose }) }
  return { act: 'new-problem', cards: [], used: [], opener: null, asked: null, ...decided }
}
