import type { SafetyFinding } from '#server/strategist/safety/check-message.ts'
import { nextAfterWarning, safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { Trace } from '#server/strategist/strategist.ts'
import type { AnswerOutcome, PendingAnswer, Speaker } from './answer.ts'

export const BUILT_IN = 'builtin:strategist'

type SafetyQuestion = Pick<PendingAnswer, 'conversation' | 'question' | 'before'>

/** The answer of the safety gate, without any model. */
export function composeSafetyAnswer(
  crisis_line: string | null,
  { conversation: { language }, question: { content }, before }: SafetyQuestion,
  safety: SafetyFinding,
  speaker: Pick<Speaker, 'say'>,
): Omit<AnswerOutcome, 'content'> {
  const turn = answersBefore(before, safety)
  const text = safetyAnswer(safety, language, { crisis_line, turn, message: content })
  speaker.say(text)
  const next = nextAfterWarning(safety, language, [...before.map((turn) => turn.content), text])
  return ended(BUILT_IN, { trace: { ...safetyTrace(safety), next } })
}

/** How many earlier messages got an answer of this kind: a caring question, or a warning of this topic. */
export const answersBefore = (before: PendingAnswer['before'], { topic, level }: SafetyFinding): number =>
  before.filter(({ trace }) => {
    const isQuestion = trace?.safety_level === 'ask'
    return trace?.safety === topic && trace.safety_level !== undefined && isQuestion === (level === 'ask')
  }).length

export function safetyTrace({ topic, level, overdose }: SafetyFinding): Trace {
  const decided = { safety: topic, safety_level: level, ...(overdose && { overdose }) }
  return { act: 'new-problem', cards: [], used: [], opener: null, asked: null, ...decided }
}

export function ended(
  model: string,
  made: Partial<Pick<AnswerOutcome, 'trace' | 'plan'>>,
): Omit<AnswerOutcome, 'content'> {
  return { state: 'complete', model, fallback: false, trace: null, plan: null, ...made }
}
