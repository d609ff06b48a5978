import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import { personaOf } from '#contract/personas.ts'
import type { Database } from '#server/db/database.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import type { Question } from '#server/strategist/strategist.ts'
import type { BegunAnswer } from './begun-answer.ts'
import type { CoachMemory } from './memory.ts'
import { readLastMessages } from './read-messages.ts'

/** All that an answer may rest on. */
export async function prepareQuestion(
  { db, memory }: { db: Pick<Database, 'select'>; memory: CoachMemory },
  { conversation, question, answer_id }: Pick<BegunAnswer, 'conversation' | 'question' | 'answer_id'>,
  time_zone: string,
): Promise<Question> {
  const { id: conversation_id, user_id, room, language } = conversation
  const [known, rows] = await Promise.all([
    memory.readMemory(user_id, { room, conversation_id }),
    // The first of a conversation, as most are, has nothing before it.
    question.position > 1
      ? readLastMessages(db, conversation_id, { most: HISTORY_LENGTH, before: question.position })
      : [],
  ])
  return {
    message: question.content,
    template: question.template,
    persona: personaOf(room) ?? null,
    language,
    history: rows
      .filter(({ content }) => content !== '')
      .map(({ role, content, trace, created_at }) => ({
        role,
        content,
        day: dayInZone(created_at, time_zone),
        trace: trace ?? undefined,
      })),
    memory: known,
    today: dayInZone(new Date(), time_zone),
    // Not the conversation's: asked to try again, nobody wants the same words.
    seed: answer_id,
  }
}
