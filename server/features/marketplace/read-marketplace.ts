import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import type { readSection as endpoint, Seller } from '#contract/marketplace.ts'
import {
  type OfferKind,
  type OfferSort,
  SECTION_NAMES,
  SECTION_PAGE,
  SECTIONS,
  type Section,
} from '#contract/offer-rules.ts'
import { momentSql } from '#server/clock.ts'
import { exactMoment, type Place, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { hasSomewhereToMeet } from '#server/features/calendars/public.ts'
import { findOwnedVideos } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findSellerBySlug } from './find-seller.ts'
import { showOffer } from './show-offer.ts'
import { type OfferRow, offers } from './tables.ts'

type Filters = Pick<z.output<typeof endpoint.input>, 'currency' | 'sort' | 'least' | 'most'>

/** An order of a section, with what its cursor holds and which rows come after it. */
interface Order {
  kind: 'moment' | 'text'
  by: SQL[]
  key: SQL<string>
  beyond(place: Place): SQL
}

/** Seminars are shown by their day unless another order is asked for. */
type SectionOrder = OfferSort | 'soonest'

const ORDERS: Record<SectionOrder, Order> = {
  newest: {
    kind: 'moment',
    by: [desc(offers.created_at), desc(offers.id)],
    key: exactMoment(sql`${offers.created_at}`),
    beyond: ({ key, id }) => sql`(${offers.created_at}, ${offers.id}) < (${key}::timestamptz, ${id}::uuid)`,
  },
  soonest: {
    kind: 'moment',
    by: [asc(offers.starts_at), asc(offers.id)],
    key: exactMoment(sql`${offers.starts_at}`),
    beyond: ({ key, id }) => sql`(${offers.starts_at}, ${offers.id}) > (${key}::timestamptz, ${id}::uuid)`,
  },
  // Prices in different currencies cannot be compared: they follow each other.
  cheapest: {
    kind: 'text',
    by: [asc(offers.currency), asc(offers.price_minor), asc(offers.id)],
    key: sql<string>`${offers.currency} || ${offers.price_minor}`,
    beyond: (place) => sql`(${offers.currency}, ${offers.price_minor}, ${offers.id}) > ${priceOf(place)}`,
  },
  dearest: {
    kind: 'text',
    by: [desc(offers.currency), desc(offers.price_minor), desc(offers.id)],
    key: sql<string>`${offers.currency} || ${offers.price_minor}`,
    beyond: (place) => sql`(${offers.currency}, ${offers.price_minor}, ${offers.id}) < ${priceOf(place)}`,
  },
  'best-rated': {
    kind: 'text',
    by: [desc(offers.rating), desc(offers.id)],
    key: sql<string>`${offers.rating}::text`,
    beyond: ({ key, id }) => sql`(${offers.rating}, ${offers.id}) < (${ratingOf(key)}::numeric, ${id}::uuid)`,
  },
}

function priceOf({ key, id }: Place): SQL {
  const [, currency, price] = /^([A-Z]{3})(\d{1,9})$/.exec(key) ?? []
  if (!currency || !price) throw invalidCursor()
  return sql`(${currency}, ${Number(price)}::int, ${id}::uuid)`
}

function ratingOf(key: string): string {
  if (!/^\d\.\d\d$/.test(key)) throw invalidCursor()
  return key
}

function invalidCursor(): Refusal {
  return new Refusal('request.invalid', { fields: { cursor: { problem: 'invalid' } } })
}

interface Wanted extends Filters {
  slug: string
  sections: readonly Section[]
  cursor?: string | undefined
}

/** A page of each of these sections of a seller. */
async function readSections(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  language: Language,
  { slug, sections, cursor, ...filters }: Wanted,
) {
  const seller = await findSellerBySlug(db, slug)
  if (!seller) throw new Refusal('not-found')
  const shown = and(
    soldBy(seller),
    sql`${offers.is_active} and ${offers.deleted_at} is null`,
    or(isNull(offers.starts_at), gt(offers.starts_at, momentSql(clock.now()))),
    hasSomewhereToMeet(),
    inPriceRange(filters),
  )
  const places = await findPlaces(
    db,
    sections.map((section) => {
      const order = ORDERS[orderOf(section, filters)]
      const place = readCursor(listOf(section, filters), cursor, order.kind)
      return firstOf(section, and(shown, place && order.beyond(place)), order)
    }),
  )
  const rows = await readRows(
    db,
    places.map(({ id }) => id),
  )
  return {
    seller,
    sections: sections.map((section) => {
      const found = places.filter((place) => place.section === section)
      const page = found.slice(0, SECTION_PAGE)
      const last = page.at(-1)
      return {
        section,
        offers: page.flatMap(({ id }) => rows.get(id) ?? []).map((offer) => showOffer(offer, language)),
        next: last && found.length > page.length ? writeCursor(listOf(section, filters), last) : null,
      }
    }),
  }
}

/** The first page of each section, and which of the seller's videos the reader has: those are not offered again. */
export async function readMarketplace(
  services: Pick<Services, 'db' | 'clock'>,
  { user_id, session }: Member,
  wanted: Omit<Wanted, 'sections'>,
) {
  const { seller, sections } = await readSections(services, session.user.language, {
    ...wanted,
    sections: SECTION_NAMES,
  })
  return { seller, sections, owned: await findOwnedVideos(services.db, user_id, soldBy(seller)) }
}

function soldBy({ slug, user_id }: Pick<Seller, 'slug' | 'user_id'>): SQL {
  return user_id === null ? eq(offers.seller_slug, slug) : eq(offers.coach_id, user_id)
}

/** A further page of one section. */
export async function readSection(
  services: Pick<Services, 'db' | 'clock'>,
  language: Language,
  { section, ...wanted }: Omit<Wanted, 'sections'> & { section: Section },
) {
  const { sections } = await readSections(services, language, { ...wanted, sections: [section] })
  if (!sections[0]) throw new Refusal('not-found')
  return sections[0]
}

function orderOf(section: Section, { sort }: Filters): SectionOrder {
  return sort ?? (section === 'seminars' ? 'soonest' : 'newest')
}

/** The name in cursors. */
function listOf(section: Section, filters: Filters): string {
  return `${section}-${orderOf(section, filters)}`
}

function inPriceRange({ currency, least, most }: Filters): SQL | undefined {
  // The same number is another price in another currency.
  if (currency === undefined && (least !== undefined || most !== undefined))
    throw new Refusal('request.invalid', { fields: { currency: { problem: 'required' } } })
  return and(
    currency === undefined ? undefined : eq(offers.currency, currency),
    least === undefined ? undefined : gte(offers.price_minor, least),
    most === undefined ? undefined : lte(offers.price_minor, most),
  )
}

/**
 * The first offers of each kind through its index, merged: asking for several kinds at once would sort all offers of a
 * coach. The merged rows have the name of the table, so that the order can be written once.
 */
function firstOf(section: Section, shown: SQL | undefined, { by, key }: Order): SQL {
  const order = sql`order by ${sql.join(by, sql`, `)}`
  const most = sql`limit ${SECTION_PAGE + 1}`
  const ofKind = (kind: OfferKind) =>
    sql`(select ${offers}.* from ${offers} where ${offers.kind} = ${kind} and ${shown} ${order} ${most})`
  return sql`(select ${section}::text as section, ${offers.id} as id, ${key} as key, row_number() over (${order}) as position
    from (${sql.join(SECTIONS[section].map(ofKind), sql` union all `)}) as ${offers} ${order} ${most})`
}

async function findPlaces(db: Pick<Database, 'execute'>, parts: SQL[]): Promise<(Place & { section: Section })[]> {
  const { rows } = await db.execute<{ section: Section; id: string; key: string }>(
    sql`select section, id, key from (${sql.join(parts, sql` union all `)}) as places order by section, position`,
  )
  return rows
}

async function readRows(db: Pick<Database, 'select'>, ids: string[]): Promise<Map<string, OfferRow>> {
  const rows = ids.length === 0 ? [] : await db.select().from(offers).where(inArray(offers.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
