import { and, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import { DESK_PAGE, OFFER_TABS, type OfferTab, SECTION_PAGE } from '#contract/offer-rules.ts'
import { momentSql } from '#server/clock.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { hasSomewhereToMeet } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { deskOffer } from './offers.ts'

/** Newest first. */
export async function listOwnOffers(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { tab, cursor }: { tab: OfferTab; cursor?: string | undefined },
) {
  const list = `desk-${tab}`
  const place = readCursor(list, cursor, 'moment')
  const beyond = place && sql`(${offers.created_at}, ${offers.id}) < (${place.key}::timestamptz, ${place.id}::uuid)`
  const rows = await newestOf(db, tab, and(eq(offers.coach_id, user_id), beyond), DESK_PAGE + 1)
  const shown = rows.slice(0, DESK_PAGE)
  const last = shown.at(-1)
  return {
    offers: shown.map(deskOffer),
    next: last && rows.length > shown.length ? writeCursor(list, last) : null,
  }
}

/** The newest offers of a coach that members see on the public profile; the marketplace has all of them. */
export async function newestActiveOffers({ db, clock }: Pick<Services, 'db' | 'clock'>, coach_id: string) {
  const isToCome = or(isNull(offers.starts_at), sql`${offers.starts_at} > ${momentSql(clock.now())}`)
  const shown = and(eq(offers.coach_id, coach_id), eq(offers.is_active, true), isToCome, hasSomewhereToMeet())
  const [services, products, seminars] = await Promise.all(
    (['services', 'products', 'seminars'] as const).map(async (tab) => {
      const rows = await newestOf(db, tab, shown, SECTION_PAGE)
      return rows.map(deskOffer)
    }),
  )
  return { services: services ?? [], products: products ?? [], seminars: seminars ?? [] }
}

/** Each tab has an index with exactly this condition. */
function newestOf(db: Pick<Database, 'select'>, tab: OfferTab, condition: SQL | undefined, limit: number) {
  return db
    .select({ ...getTableColumns(offers), key: exactMoment(sql`${offers.created_at}`) })
    .from(offers)
    .where(and(oneOf(offers.kind, OFFER_TABS[tab]), isNull(offers.deleted_at), condition))
    .orderBy(desc(offers.created_at), desc(offers.id))
    .limit(limit)
}
