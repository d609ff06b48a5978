import { and, eq } from 'drizzle-orm'
import { restorable } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { conversations } from './tables.ts'

/** To its old place in the list. Restoring what is there already is no mistake. */
export async function restoreConversation({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string) {
  const [restored] = await db
    .update(conversations)
    .set({ deleted_at: null })
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id), restorable(conversations.deleted_at)))
    .returning()
  if (!restored) throw new Refusal('not-found')
  return restored
}
