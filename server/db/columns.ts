import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random id: uuidv7() needs PostgreSQL 18, and Kiai runs on 15 and newer. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Kept by the trigger `touch_updated_at`, so no statement can forget it. */
export const updatedAt = () => moment().notNull().defaultNow()

/**
 * The end of an index that serves a list: newest first, and the id so that the order is the same each time. Nulls stand
 * where a plain `desc` of a query has them: drizzle would put them last, and such an index gives no plain `desc` its order.
 */
export const newestFirst = (created_at: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [created_at.desc().nullsFirst(), id.desc().nullsFirst()] as const
