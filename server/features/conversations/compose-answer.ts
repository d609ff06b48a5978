import { composeReply } from '#server/strategist/answer-question.ts'
import { prepareIndexes } from '#server/strategist/knowledge/find-answers.ts'
import { whyAPerson } from '#server/strategist/why-a-person.ts'
import type { AnswerOutcome, AnswerServices, Speaker } from './answer.ts'
import { askProvider } from './ask-provider.ts'
import { BUILT_IN, ended } from './compose-safety-answer.ts'
import type { ReadQuestion } from './read-question.ts'

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
