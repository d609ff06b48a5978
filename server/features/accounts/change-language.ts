import { eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { users } from './tables.ts'

export async function changeLanguage({ db }: Services, member: Member, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, member.user_id))
}
