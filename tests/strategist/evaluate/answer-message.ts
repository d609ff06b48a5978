import type { Logger } from 'pino'
import type { Env } from '#server/env.ts'
import { answersBefore, safetyTrace } from '#server/features/conversations/compose-safety-answer.ts'
import { memberMessages } from '#server/features/conversations/decide-safety.ts'
import { modelRequest, relayAnswer } from '#server/features/conversations/relay-answer.ts'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import { composeReply } from '#server/strategist/answer-question.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import { findCrisisLine } from '#server/strategist/safety/crisis-line.ts'
import { safetyAnswer } from '#server/strategist/safety/safety-answer.ts'
import type { Question, Reading, Reply } from '#server/strategist/strategist.ts'

export interface Answering {
  env: Env
  /** Undefined when the built-in strategist answers. */
  model: AnswerModel | undefined
  log: Logger
}

export interface Given {
  reply: Reply
  /** Null where the safety gate answered. */
  reading: Reading | null
  /** The model did not answer, or not to the end. Where it wrote nothing, the reply is the built-in strategist's. */
  failed: boolean
}

/** Answers as in the War Room: the safety gate, then the chosen model or the built-in strategist. Nothing is stored. */
export async function answerMessage({ env, model, log }: Answering, question: Question): Promise<Given> {
  const { message, language, history } = question
  const { line: crisis_line } = findCrisisLine(env, { crisis_country: null, time_zone: null })
  const before = history.map(({ role, content, trace = null }) => ({ role, content, trace }))
  const finding = checkMessage(message, language, { earlier: memberMessages(before) })
  if (finding) {
    const turn = answersBefore(before, finding)
    const text = safetyAnswer(finding, language, { crisis_line, turn, message })
    return { reply: { text, trace: safetyTrace(finding), plan: null }, reading: null, failed: false }
  }
  const reading = readMessage(question)
  if (!model) return { reply: composeReply(question, reading), reading, failed: false }
  let text = ''
  const speaker = {
    say: (words: string) => {
      text += words
    },
    signal: new AbortController().signal,
  }
  const read = { question, reading }
  const { state, trace, plan } = await relayAnswer(model, read, modelRequest(read), { speaker, crisis_line, log })
  const failed = state === 'failed' || text === ''
  const reply = text === '' || !trace ? composeReply(question, reading) : { text, trace, plan }
  return { reply, reading, failed }
}
