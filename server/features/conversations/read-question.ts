import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import { personaOf } from '#contract/personas.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import type { Question, Reading } from '#server/strategist/strategist.ts'
import type { CoachMemory, PendingAnswer } from './answer.ts'

/** A message with all sources for its answer, and its reading. */
export interface ReadQuestion {
  question: Question
  reading: Reading
}

/** The only place where a message is read for its answer. Not called for messages that the safety gate answers. */
export async function readQuestion(
  memory: CoachMemory,
  pending: PendingAnswer,
  at: { time_zone: string; now: Date },
): Promise<ReadQuestion> {
  const question = await collectQuestion(memory, pending, at)
  return { question, reading: readMessage(question) }
}

async function collectQuestion(
  memory: CoachMemory,
  { conversation, question, answer_id, before }: PendingAnswer,
  { time_zone, now }: { time_zone: string; now: Date },
): Promise<Question> {
  const { id: conversation_id, user_id, room, language } = conversation
  return {
    message: question.content,
    template: question.template,
    persona: personaOf(room) ?? null,
    language,
    history: before
      .slice(-HISTORY_LENGTH)
      .filter(({ content }) => content !== '')
      .map(({ role, content, trace, created_at = now }) => ({
        role,
        content,
        day: dayInZone(created_at, time_zone),
        trace: trace ?? undefined,
      })),
    memory: await memory.readMemory(user_id, { room, conversation_id }),
    today: dayInZone(now, time_zone),
    // Not the conversation's id, because a retry should give other words.
    seed: answer_id,
  }
}
