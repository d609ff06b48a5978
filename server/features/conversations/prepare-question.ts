import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import { personaOf } from '#contract/personas.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import type { Question } from '#server/strategist/strategist.ts'
import type { BegunAnswer } from './begun-answer.ts'
import type { CoachMemory } from './memory.ts'

/** All that an answer may rest on. */
export async function prepareQuestion(
  memory: CoachMemory,
  { conversation, question, answer_id, before }: BegunAnswer,
  time_zone: string,
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
      .map(({ role, content, trace, created_at = new Date() }) => ({
        role,
        content,
        day: dayInZone(created_at, time_zone),
        trace: trace ?? undefined,
      })),
    memory: await memory.readMemory(user_id, { room, conversation_id }),
    today: dayInZone(new Date(), time_zone),
    // Not the conversation's: asked to try again, nobody wants the same words.
    seed: answer_id,
  }
}
