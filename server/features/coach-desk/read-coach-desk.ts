import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { OFFER_TABS } from '#contract/offer-rules.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { hasSomewhereToMeet } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

/** Empty, not null, for a coach without an application. */
export const coachProfileColumns = {
  coach_bio: sql<string>`coalesce(${profiles.coach_bio}, '')`,
  coach_experience: sql<string>`coalesce(${profiles.coach_experience}, '')`,
  coach_specialties: profiles.coach_specialties,
  coach_image_url: profiles.coach_image_url,
  slug: profiles.slug,
}

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`

export async function readCoachDesk({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  const [[counted], [profile]] = await Promise.all([
    db
      .select({
        services: countWhere(oneOf(offers.kind, OFFER_TABS.services)),
        products: countWhere(oneOf(offers.kind, OFFER_TABS.products)),
        seminars: countWhere(oneOf(offers.kind, OFFER_TABS.seminars)),
        active: countWhere(sql`${offers.is_active}`),
        hidden_groups: countWhere(sql`${offers.is_active} and not ${hasSomewhereToMeet()}`),
      })
      .from(offers)
      .where(and(eq(offers.coach_id, user_id), isNull(offers.deleted_at))),
    db.select(coachProfileColumns).from(profiles).where(eq(profiles.user_id, user_id)),
  ])
  // The account was deleted in another tab meanwhile.
  if (!profile || !counted) throw new Refusal('session.missing')
  const { hidden_groups, ...counts } = counted
  return { counts, hidden_groups, profile }
}
