import { eq } from 'drizzle-orm'
import type { CrisisChoice } from '#contract/crisis-country-rules.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { profiles } from './tables.ts'

/** Gives the member as read after the change. */
export async function changeCrisisCountry(
  { db }: Pick<Services, 'db'>,
  member: Member,
  crisis_country: CrisisChoice | null,
): Promise<Member> {
  await db.update(profiles).set({ crisis_country }).where(eq(profiles.user_id, member.user_id))
  return { ...member, crisis_country }
}
