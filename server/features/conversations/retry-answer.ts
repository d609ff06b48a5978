import { and, desc, eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { PendingAnswer } from './answer.ts'
import { limitMessages } from './decide-safety.ts'
import { lockConversation } from './find-conversation.ts'
import { lockQuota } from './quota.ts'
import { readBefore } from './read-messages.ts'
import { storeQuestion } from './store-question.ts'
import { chat_messages } from './tables.ts'

/** Answers the last message again and replaces its answer. */
export async function retryAnswer(
  services: Services,
  member: Member,
  { id, language }: { id: string; language: Language },
): Promise<PendingAnswer> {
  await limitMessages(services, member, language)
  const pending = await services.db.transaction(async (tx) => {
    const quota = await lockQuota(services, tx, member)
    const conversation = await lockConversation(tx, { id, user_id: member.user_id })
    const [question] = await tx
      .select()
      .from(chat_messages)
      .where(and(eq(chat_messages.conversation_id, id), eq(chat_messages.role, 'user')))
      .orderBy(desc(chat_messages.position))
      .limit(1)
    if (!question) throw new Refusal('not-found')
    const { position } = question
    const before = await readBefore(tx, id, position)
    return await storeQuestion(services, tx, member, {
      conversation,
      question,
      quota,
      language,
      before,
      dropAfter: position,
    })
  })
  services.answers.write(pending, member)
  return pending
}
