import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findConversation } from './find-conversation.ts'
import { showConversation } from './show-conversation.ts'

export async function readConversation({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string) {
  return await showConversation(db, await findConversation(db, { id, user_id }))
}
