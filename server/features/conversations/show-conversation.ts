import type { Database } from '#server/db/database.ts'
import { asMessage } from './as-message.ts'
import { interruptLifeless } from './end-answer.ts'
import type { Conversation } from './find-conversation.ts'
import { readMessages } from './read-messages.ts'

/** A conversation with all that was said; an answer whose writer is gone is shown as what became of it. */
export async function showConversation(db: Pick<Database, 'select' | 'execute'>, conversation: Conversation) {
  let rows = await readMessages(db, conversation.id)
  if (rows.some(({ state }) => state === 'streaming')) {
    await interruptLifeless(db, conversation.id)
    rows = await readMessages(db, conversation.id)
  }
  return { ...conversation, chat_history: rows.map((row) => asMessage(row, conversation.language)) }
}
