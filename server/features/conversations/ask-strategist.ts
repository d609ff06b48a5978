import { and, asc, eq, gt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Quota } from '#contract/chat.ts'
import type { askStrategist as endpoint } from '#contract/conversations.ts'
import { WAR_ROOM } from '#contract/rooms.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { PendingAnswer, SaidBefore } from './answer.ts'
import { limitMessages } from './decide-safety.ts'
import { type Conversation, findConversation, lockConversation } from './find-conversation.ts'
import { openConversation, roomTurn } from './open-conversation.ts'
import { lockQuota } from './quota.ts'
import { readBefore } from './read-messages.ts'
import { startAnswering } from './start-answering.ts'
import { storeQuestion } from './store-question.ts'
import { chat_messages } from './tables.ts'

type Asked = z.output<(typeof endpoint)['input']>

/** The message is stored before a model is called, so that it is never lost. */
export async function askStrategist(services: Services, member: Member, asked: Asked): Promise<PendingAnswer> {
  const { user_id } = member
  const { message: content, room = WAR_ROOM, template, language, message_key, conversation_id: id } = asked
  await limitMessages(services, member, language, content)
  const pending = await services.db.transaction(async (tx) => {
    // Locked first, so that the second of two equal requests sees the message of the first.
    const quota = await lockQuota(services, tx, member, id ? undefined : roomTurn({ user_id, room }))
    const known = message_key && (await findSent(tx, user_id, message_key, quota))
    if (known) return known
    const question = { content, template, message_key }
    if (id) {
      const conversation = await lockConversation(tx, { id, user_id })
      const before = await readBefore(tx, id)
      return await storeQuestion(services, tx, member, { conversation, question, quota, language, before })
    }
    const { conversation } = await openConversation(tx, { user_id, room, template, language })
    const before = await storeHistory(tx, conversation, asked)
    return await storeQuestion(services, tx, member, { conversation, opened: true, question, quota, language, before })
  })
  if (pending.fresh) startAnswering(services, member, pending)
  return pending
}

/** The history that a program sends, without instructions to the model. */
async function storeHistory(
  tx: Transaction,
  { id, user_id }: Conversation,
  { chatHistory = [], template }: Asked,
): Promise<SaidBefore[]> {
  const said = chatHistory.flatMap(({ role, content }) =>
    (role === 'user' || role === 'assistant') && content.trim() !== '' ? [{ role, content } as const] : [],
  )
  if (said.length > 0)
    await tx
      .insert(chat_messages)
      .values(said.map((turn, index) => ({ conversation_id: id, user_id, position: index + 1, template, ...turn })))
  return said
}

/** The same message again is not charged and gets the existing answer, or follows the one that is being written. */
async function findSent(
  tx: Transaction,
  user_id: string,
  message_key: string,
  quota: Quota,
): Promise<PendingAnswer | undefined> {
  const [question] = await tx
    .select()
    .from(chat_messages)
    .where(and(eq(chat_messages.user_id, user_id), eq(chat_messages.message_key, message_key)))
  if (!question) return undefined
  const conversation = await findConversation(tx, { id: question.conversation_id, user_id })
  const [answer] = await tx
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation.id), gt(chat_messages.position, question.position)))
    .orderBy(asc(chat_messages.position))
    .limit(1)
  if (!answer) throw new Refusal('not-found')
  return { conversation, question, before: [], safety: null, answer_id: answer.id, quota, fresh: false }
}
