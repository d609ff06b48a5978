import { and, eq, getTableColumns, inArray, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { CATALOGUE, type CatalogueOffer, catalogueTexts } from '#content/catalogue/catalogue.ts'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { offers } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A seminar of the catalogue comes again after this time. */
const SEMINAR_EVERY_DAYS = 28
const SEMINAR_HOUR_UTC = 22

/** What an installed offer keeps: its place in the list, what was sold and said about it, its date, and whether it is shown. */
const KEPT = [
  ...['id', 'catalogue_id', 'created_at', 'starts_at', 'seats', 'seats_taken', 'stars', 'reviews', 'rating'],
  ...['is_active', 'deleted_at'],
]

/**
 * Puts what the personas and house coaches sell into `offers`, at every start: new offers are added, changed figures and
 * texts are updated, and those that are no longer in the catalogue are hidden. Rows that are up to date are not written.
 */
export async function installCatalogue(db: Pick<Database, 'insert' | 'update'>, now: Date): Promise<void> {
  // `greatest` ignores nulls: what has no seats would get 0 of them.
  const seats = sql`case when excluded.seats is not null then greatest(excluded.seats, ${offers.seats_taken}) end`
  const updated = Object.entries(getTableColumns(offers))
    .filter(([name]) => !KEPT.includes(name))
    .map(([name]): [string, SQL] => [name, sql.raw(`excluded.${name}`)])
  const installed = updated.map(([name]) => sql.raw(`offers.${name}`))
  const wanted = updated.map(([, value]) => value)
  await db
    .insert(offers)
    .values(CATALOGUE.map((offer, index) => rowOf(offer, now, index)))
    .onConflictDoUpdate({
      target: offers.catalogue_id,
      // Seats that are sold stay sold.
      set: { ...Object.fromEntries(updated), seats },
      setWhere: sql`(${offers.seats}, ${sql.join(installed, sql`, `)}) is distinct from (${seats}, ${sql.join(wanted, sql`, `)})`,
    })
  const ids = CATALOGUE.map(({ id }) => id)
  await db
    .update(offers)
    .set({ is_active: false })
    .where(and(isNotNull(offers.catalogue_id), notInArray(offers.catalogue_id, ids), eq(offers.is_active, true)))
}

function rowOf(offer: CatalogueOffer, now: Date, index: number): typeof offers.$inferInsert {
  const texts = catalogueTexts(offer.id, FALLBACK_LANGUAGE)
  if (!texts) throw new Error(`the catalogue has no texts for ${offer.id}`)
  return {
    ...texts,
    catalogue_id: offer.id,
    seller_slug: offer.seller_slug,
    kind: offer.kind,
    price_minor: offer.price_minor,
    original_price_minor: offer.original_price_minor ?? null,
    currency: offer.currency,
    brand: offer.brand ?? null,
    sample_rating: offer.sample_rating ?? null,
    sample_reviews: offer.sample_reviews ?? null,
    picture_url: offer.clip ? `/clips/${offer.clip}.webp` : null,
    sample_clip: offer.clip ?? null,
    delivery_hours: offer.delivery_hours ?? null,
    minutes: offer.minutes ?? null,
    seats: offer.seats ?? null,
    starts_at: offer.in_days === undefined ? null : eveningIn(now, offer.in_days),
    join_url: offer.in_days === undefined ? null : `https://live.kiai.example/${offer.id}`,
    sessions: offer.sessions ?? null,
    valid_days: offer.valid_days ?? null,
    is_active: true,
    deleted_at: null,
    // Shown newest first: the first of the catalogue is the newest.
    created_at: new Date(now.getTime() - index * 1000),
  }
}

function eveningIn(now: Date, days: number): Date {
  const evening = new Date(now.getTime() + days * DAY_MS)
  evening.setUTCHours(SEMINAR_HOUR_UTC, 0, 0, 0)
  return evening
}

export const REPEAT_SEMINARS = 'repeat-seminars'

/**
 * A seminar of the catalogue that is over gets a successor on a later day. The old row stays for those who were there:
 * their seats and reviews belong to that day.
 */
export async function repeatSeminars({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const over = await tx
      .select()
      .from(offers)
      .where(and(isNotNull(offers.catalogue_id), eq(offers.kind, 'seminar'), lte(offers.starts_at, now)))
      .for('update')
    if (over.length === 0) return
    await tx
      .update(offers)
      .set({ catalogue_id: null, is_active: false })
      .where(
        inArray(
          offers.id,
          over.map(({ id }) => id),
        ),
      )
    // The id and the rating are the database's to give.
    const successors = over.map(({ id, rating, ...seminar }) => ({
      ...seminar,
      starts_at: nextTime(seminar.starts_at ?? now, now),
      seats_taken: 0,
      stars: 0,
      reviews: 0,
    }))
    await tx.insert(offers).values(successors)
  })
}

function nextTime(previous: Date, now: Date): Date {
  const every = SEMINAR_EVERY_DAYS * DAY_MS
  const times = Math.floor((now.getTime() - previous.getTime()) / every) + 1
  return new Date(previous.getTime() + times * every)
}
