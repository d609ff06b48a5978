import { createBuiltinModel } from '#server/outside/ai/builtin-model.ts'
import { ModelFailure } from '#server/outside/ai/model.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import type { SafetyFinding } from '#server/strategist/safety/check-message.ts'
import { safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { Question, Reply, Trace } from '#server/strategist/strategist.ts'
import type { AnswerOutcome, AnswerServices, PendingAnswer, Speaker } from './answer.ts'
import { askProvider } from './ask-provider.ts'

export const BUILT_IN = 'builtin:strategist'

/** What the safety gate says instead of any model. */
export function composeSafetyAnswer(
  { env }: Pick<AnswerServices, 'env'>,
  { conversation: { language }, question: { position } }: Pick<PendingAnswer, 'conversation' | 'question'>,
  safety: SafetyFinding,
  speaker: Pick<Speaker, 'say'>,
): Omit<AnswerOutcome, 'content'> {
  // A question and its answer take two positions.
  const turn = Math.floor(position / 2)
  speaker.say(safetyAnswer(safety, language, { crisis_line: env.CRISIS_LINE ?? null, turn }))
  return ended(BUILT_IN, { trace: safetyTrace(safety) })
}

/** The chosen model, and the built-in one where that says nothing. Only for a message that the safety gate let pass. */
export async function composeAnswer(
  services: AnswerServices,
  question: Question,
  user_id: string,
  speaker: Speaker,
): Promise<Omit<AnswerOutcome, 'content'>> {
  const reading = readMessage(question)
  speaker.heard(reading)
  if (services.model.built_in) return await speakBuiltIn(question, speaker)
  const answered = await askProvider(services, { question, reading, user_id }, speaker)
  if (typeof answered === 'object') return answered
  speaker.fallBack()
  return { ...(await speakBuiltIn(question, speaker)), fallback: true, free: answered === 'failed' }
}

/** The model gives the words; what it made them from is kept too. */
async function speakBuiltIn(question: Question, speaker: Speaker): Promise<Omit<AnswerOutcome, 'content'>> {
  let reply: Reply | undefined
  const model = createBuiltinModel((asked) => {
    reply = answerQuestion(asked)
    return reply
  })
  const request = { system: '', messages: [], question, signal: speaker.signal }
  for await (const part of model.answer(request)) if (part.type === 'text') speaker.say(part.text)
  if (!reply) throw new ModelFailure('broken', 'the built-in strategist gave no answer')
  return ended(model.name, { trace: reply.trace, plan: reply.plan })
}

function ended(model: string, made: Partial<Pick<AnswerOutcome, 'trace' | 'plan'>>): Omit<AnswerOutcome, 'content'> {
  return { state: 'complete', model, fallback: false, trace: null, plan: null, ...made }
}

export function safetyTrace({ topic, level, overdose }: SafetyFinding): Trace {
  const decided = { safety: topic, safety_level: level, ...(overdose && { overdose }) }
  return { act: 'new-problem', cards: [], used: [], opener: null, asked: null, ...decided }
}
