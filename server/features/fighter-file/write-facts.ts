import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FactKey } from '#contract/fighter-file-items.ts'
import { FACT_LENGTH } from '#contract/fighter-file-items.ts'
import type { Room } from '#contract/rooms.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { daysKept, EVENT_FACTS } from './rules.ts'
import { fighter_facts } from './tables.ts'

type Writing = Pick<Database, 'insert' | 'update'>

interface Origin {
  user_id: string
  time_zone: string
  source: 'message' | 'member'
  conversation_id: string | null
  message_id: string | null
  room: Room | null
  /** Whether it may replace a fact that the member entered. */
  plain: boolean
  now: Date
}

const expiry = (key: FactKey, now: Date): SQL => sql`${momentSql(now)} + make_interval(days => ${daysKept(key)})`

export async function writeFacts(
  db: Writing,
  facts: readonly [FactKey, string][],
  { plain, time_zone, now, ...origin }: Origin,
): Promise<void> {
  if (facts.length === 0) return
  const said = eq(fighter_facts.source, 'message')
  // The same value again does not change a fact that the member entered.
  const differs = sql`lower(${fighter_facts.value}) <> lower(excluded.value)`
  await db
    .insert(fighter_facts)
    .values(
      facts.map(([key, value]) => ({
        ...origin,
        key,
        value: value.slice(0, FACT_LENGTH),
        expires_at: expiry(key, now),
      })),
    )
    .onConflictDoUpdate({
      target: [fighter_facts.user_id, fighter_facts.key],
      set: { ...origin, value: sql`excluded.value`, expires_at: sql`excluded.expires_at` },
      setWhere: origin.source === 'member' ? sql`true` : plain ? sql`(${said} or ${differs})` : said,
    })
  if (facts.some(([key]) => EVENT_FACTS.includes(key))) await endWithEvent(db, origin.user_id, time_zone)
}

/** The event and its date expire at the end of that day in the member's time zone. */
async function endWithEvent(db: Writing, user_id: string, time_zone: string): Promise<void> {
  const day = sql`(
    select dated.value::date from ${fighter_facts} dated where dated.user_id = ${user_id} and dated.key = 'event_date'
  )`
  await db
    .update(fighter_facts)
    .set({ expires_at: sql`coalesce((${day} + 1)::timestamp at time zone ${time_zone}, ${fighter_facts.expires_at})` })
    .where(and(eq(fighter_facts.user_id, user_id), inArray(fighter_facts.key, EVENT_FACTS)))
}
