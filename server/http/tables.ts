import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Counters of the rate limits, in the shape rate-limiter-flexible reads and writes. Keys are digests. */
export const rate_limits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
