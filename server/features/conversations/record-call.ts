import { eq, sql } from 'drizzle-orm'
import { type Clock, momentSql } from '#server/clock.ts'
import { transactionLock } from '#server/db/advisory-locks.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Usage } from '#server/outside/ai/model.ts'
import { ai_calls } from './tables.ts'

type Prices = Pick<Env, 'AI_INPUT_PRICE' | 'AI_OUTPUT_PRICE' | 'AI_DAILY_SPEND_LIMIT'>

const MICROS_A_DOLLAR = 1_000_000

/** A price is in dollars for a million tokens, so a token costs as many millionths of a dollar. */
function costOf({ AI_INPUT_PRICE, AI_OUTPUT_PRICE }: Prices, { input_tokens, output_tokens }: Usage): number {
  return Math.ceil(input_tokens * AI_INPUT_PRICE + output_tokens * AI_OUTPUT_PRICE)
}

type NewCall = {
  user_id: string | null
  model: string
  expected: Usage
  /** For a translation: how many may be made a day. */
  translations_a_day?: number
}

/**
 * Records a call before it is made with its highest possible cost, so that calls under way count towards the limits too.
 * Undefined when a limit of today (UTC) is reached.
 */
export async function enterCall(
  { db, clock }: { db: Database; clock: Clock },
  prices: Prices,
  { user_id, model, expected, translations_a_day }: NewCall,
): Promise<string | undefined> {
  const now = clock.now()
  const purpose = translations_a_day === undefined ? 'answer' : 'translation'
  if (prices.AI_DAILY_SPEND_LIMIT === undefined && translations_a_day === undefined) return await insertCall()
  const most_spent = (prices.AI_DAILY_SPEND_LIMIT ?? Number.POSITIVE_INFINITY) * MICROS_A_DOLLAR
  const most_translations = translations_a_day ?? Number.POSITIVE_INFINITY
  return await db.transaction(async (tx) => {
    // Locked, so that each check of the limits sees the calls recorded before.
    await tx.execute(sql`select ${transactionLock('ai_spend')}`)
    const { rows } = await tx.execute<{ spent: number; translations: number }>(sql`
      select coalesce(sum(cost_micros), 0)::float8 as spent,
        count(*) filter (where purpose = 'translation')::int as translations
      from ${ai_calls}
      where created_at >= date_trunc('day', ${momentSql(now)} at time zone 'UTC') at time zone 'UTC'`)
    const { spent = 0, translations = 0 } = rows[0] ?? {}
    return spent < most_spent && translations < most_translations ? await insertCall(tx) : undefined
  })

  async function insertCall(within: Pick<Database, 'insert'> = db): Promise<string | undefined> {
    const [call] = await within
      .insert(ai_calls)
      .values({ user_id, model, purpose, created_at: now, ...expected, cost_micros: costOf(prices, expected) })
      .returning({ id: ai_calls.id })
    return call?.id
  }
}

/** Records the final cost. */
export async function settleCall(db: Database, prices: Prices, id: string, usage: Usage): Promise<void> {
  await db
    .update(ai_calls)
    .set({ ...usage, cost_micros: costOf(prices, usage) })
    .where(eq(ai_calls.id, id))
}

/** An estimate for providers that report no token counts. */
export function roughTokens(text: string): number {
  return Math.ceil(text.length / 4)
}
