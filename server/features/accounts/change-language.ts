import { eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { users } from './tables.ts'

export async function changeLanguage(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { user_id }: Member,
  language: Language,
): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, user_id))
  events.publish(memberTopic(user_id), { type: 'account-changed' })
}
