import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { PendingAnswer } from './answer.ts'
import { limitMessages } from './decide-safety.ts'
import { lockConversation } from './find-conversation.ts'
import { lockQuota } from './quota.ts'
import { readBefore } from './read-messages.ts'
import { startAnswering } from './start-answering.ts'
import { storeQuestion } from './store-question.ts'
import { chat_messages } from './tables.ts'

interface Edit {
  id: string
  message_id: string
  message: string
  language: Language
}

/** Replaces a message: it and all later messages are dropped, and the new text is answered. */
export async function editMessage(
  services: Services,
  member: Member,
  { id, message_id, message, language }: Edit,
): Promise<PendingAnswer> {
  const { user_id } = member
  await limitMessages(services, member, language, message)
  const pending = await services.db.transaction(async (tx) => {
    const quota = await lockQuota(services, tx, member)
    const conversation = await lockConversation(tx, { id, user_id })
    const [replaced] = await tx
      .select()
      .from(chat_messages)
      .where(
        and(eq(chat_messages.id, message_id), eq(chat_messages.conversation_id, id), eq(chat_messages.role, 'user')),
      )
    if (!replaced) throw new Refusal('not-found')
    const before = await readBefore(tx, id, replaced.position)
    const question = { content: message, template: replaced.template }
    const place = { dropAfter: replaced.position - 1, replaced }
    return await storeQuestion(services, tx, member, { conversation, question, quota, language, before, ...place })
  })
  startAnswering(services, member, pending)
  return pending
}
