import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { chat_messages, conversations } from './tables.ts'

/** The steps that an answer to this member proposed, and where; undefined when there are none to keep. */
export async function findPlanDraft(
  db: Pick<Database, 'select'>,
  { user_id, message_id }: { user_id: string; message_id: string },
) {
  const [found] = await db
    .select({ conversation_id: chat_messages.conversation_id, draft: chat_messages.plan })
    .from(chat_messages)
    .innerJoin(conversations, eq(conversations.id, chat_messages.conversation_id))
    .where(
      and(
        eq(chat_messages.id, message_id),
        eq(chat_messages.user_id, user_id),
        isNotNull(chat_messages.plan),
        isNull(conversations.deleted_at),
      ),
    )
  return found?.draft ? { conversation_id: found.conversation_id, draft: found.draft } : undefined
}
