import { and, arrayOverlaps, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { HOUSE_COACH_FACTS } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import type { Specialty } from '#contract/coach-application-rules.ts'
import { calendars, findNextTime } from '#server/features/calendars/public.ts'
import { isPublicCoach } from '#server/features/coaches/public.ts'
import { findSeller, offers, textsOf } from '#server/features/marketplace/public.ts'
import { notBlocked } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { fittingSpecialties } from './fitting-specialties.ts'

const MOST_SUGGESTED = 3
/** So many calendars are read at most: the fittest of those who can be booked. */
const MOST_READ = 12
const MOST_COMPARED = 200

/**
 * People to talk to about a matter, the fittest first, and among equals who has time first. Personas are no people. A coach
 * is suggested with the cheapest session for one member.
 */
export async function suggestCoaches(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id, session }: Member,
  matter: string | undefined,
) {
  const now = clock.now()
  const wanted = fittingSpecialties(matter)
  const found = []
  for (const { offer, specialties } of await findCandidates(db, user_id, wanted)) {
    const next = await findNextTime(db, offer, { from: now, now })
    const seller = next && (await findSeller(db, offer))
    if (!next || !seller) continue
    found.push({
      seller,
      specialties,
      fit: fitOf(specialties, wanted),
      offer_id: offer.id,
      offer_title: textsOf(offer, session.user.language).title,
      price_minor: offer.price_minor,
      currency: offer.currency,
      minutes: offer.minutes ?? 0,
      next_at: next.starts_at.toISOString(),
    })
  }
  const best = found.toSorted((one, other) => other.fit - one.fit || (one.next_at < other.next_at ? -1 : 1))
  return { coaches: best.slice(0, MOST_SUGGESTED) }
}

type Candidate = { offer: typeof offers.$inferSelect; specialties: readonly Specialty[] }

async function findCandidates(db: Services['db'], user_id: string, wanted: readonly Specialty[]): Promise<Candidate[]> {
  const rows = await db
    .selectDistinctOn([calendars.id], { offer: offers, specialties: profiles.coach_specialties })
    .from(calendars)
    .innerJoin(
      offers,
      or(
        and(
          eq(offers.coach_id, calendars.coach_id),
          ne(offers.coach_id, user_id),
          notBlocked(user_id, offers.coach_id),
        ),
        and(eq(offers.seller_slug, calendars.seller_slug), inArray(offers.seller_slug, [...HOUSE_COACH_SLUGS])),
      ),
    )
    .leftJoin(profiles, eq(profiles.user_id, offers.coach_id))
    .where(
      and(
        eq(offers.kind, 'coaching'),
        eq(offers.seats, 1),
        eq(offers.is_active, true),
        isNull(offers.deleted_at),
        sql`jsonb_array_length(${calendars.windows}) > 0`,
        or(
          isNull(offers.coach_id),
          and(isPublicCoach, wanted.length > 0 ? arrayOverlaps(profiles.coach_specialties, [...wanted]) : undefined),
        ),
      ),
    )
    .orderBy(calendars.id, asc(offers.price_minor), offers.id)
    .limit(MOST_COMPARED)
  return rows
    .map(({ offer, specialties }) => ({ offer, specialties: specialties ?? specialtiesOfHouse(offer.seller_slug) }))
    .toSorted((one, other) => fitOf(other.specialties, wanted) - fitOf(one.specialties, wanted))
    .slice(0, MOST_READ)
}

function specialtiesOfHouse(slug: string | null): readonly Specialty[] {
  const known = HOUSE_COACH_SLUGS.find((one) => one === slug)
  return known ? HOUSE_COACH_FACTS[known].specialties : []
}

/** The first of the wanted specialties counts most. */
function fitOf(specialties: readonly Specialty[], wanted: readonly Specialty[]): number {
  return wanted.reduce((sum, one, place) => sum + (specialties.includes(one) ? wanted.length - place : 0), 0)
}
