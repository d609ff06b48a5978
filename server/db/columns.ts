import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random id: uuidv7() needs PostgreSQL 18, and Kiai runs on 15 and newer. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Set by the trigger `touch_updated_at`, so that no statement can forget it. */
export const updatedAt = () => moment().notNull().defaultNow()

/**
 * The last columns of an index for a list: newest first, then the id for a stable order. Nulls are placed as in a plain
 * `desc` of a query: drizzle would put them last, and PostgreSQL would not use such an index for a plain `desc`.
 */
export const newestFirst = (created_at: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [created_at.desc().nullsFirst(), id.desc().nullsFirst()] as const
