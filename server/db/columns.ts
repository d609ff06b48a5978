import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random id: uuidv7() needs PostgreSQL 18, and Kiai runs on 15 and newer. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Kept by the trigger `touch_updated_at`, so no statement can forget it. */
export const updatedAt = () => moment().notNull().defaultNow()
