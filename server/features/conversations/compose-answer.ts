import { createBuiltinModel } from '#server/outside/ai/builtin-model.ts'
import { ModelFailure } from '#server/outside/ai/model.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import { safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { Question, Reply, SafetyTopic, Trace } from '#server/strategist/strategist.ts'
import { askProvider } from './ask-provider.ts'
import type { AnswerEnd } from './end-answer.ts'
import type { AnswerServices, Speaker } from './speaker.ts'

export const BUILT_IN = 'builtin:strategist'

/** Safety first; then the chosen model, and the built-in one where that says nothing. */
export async function composeAnswer(
  services: AnswerServices,
  question: Question,
  user_id: string,
  speaker: Speaker,
): Promise<Omit<AnswerEnd, 'content'>> {
  const earlier = question.history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const finding = checkMessage(question.message, question.language, { earlier })
  if (finding) {
    speaker.say(
      safetyAnswer(finding, question.language, { crisis_line: services.env.CRISIS_LINE ?? null, turn: earlier.length }),
    )
    return ended(BUILT_IN, { trace: safetyTrace(finding.topic) })
  }
  const reading = readMessage(question)
  speaker.heard(reading)
  if (services.model.built_in) return await speakBuiltIn(question, speaker)
  const answered = await askProvider(services, { question, reading, user_id }, speaker)
  if (typeof answered === 'object') return answered
  speaker.fallBack()
  return { ...(await speakBuiltIn(question, speaker)), fallback: true, free: answered === 'failed' }
}

/** The model gives the words; what it made them from is kept too. */
async function speakBuiltIn(question: Question, speaker: Speaker): Promise<Omit<AnswerEnd, 'content'>> {
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

function ended(model: string, made: Partial<Pick<AnswerEnd, 'trace' | 'plan'>>): Omit<AnswerEnd, 'content'> {
  return { state: 'complete', model, fallback: false, trace: null, plan: null, ...made }
}

function safetyTrace(safety: SafetyTopic): Trace {
  return { act: 'new-problem', cards: [], used: [], opener: null, asked: null, safety }
}
