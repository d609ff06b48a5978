import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { DaySchema, MomentSchema } from '#contract/fields.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Columns {
  day: AnyPgColumn
  created_at: AnyPgColumn
  id: AnyPgColumn
}

const KeySchema = z.tuple([DaySchema, MomentSchema])

/** A list with the latest day first, and of one day the one that was written last. */
export function listByDay(list: string, { day, created_at, id }: Columns) {
  return {
    order: sql`${day} desc, ${created_at} desc, ${id} desc`,
    /** Day and moment of a row, for the cursor. */
    key: sql<string>`${day}::text || ' ' || ${exactMoment(sql`${created_at}`)}`,
    after(cursor: string | undefined): SQL | undefined {
      const place = readCursor(list, cursor, 'text')
      if (!place) return undefined
      const read = z.safeParse(KeySchema, place.key.split(' '))
      if (!read.success) throw new Refusal('request.invalid', { fields: { cursor: { problem: 'invalid' } } })
      const [on, at] = read.data
      return sql`(${day}, ${created_at}, ${id}) < (${on}::date, ${at}::timestamptz, ${place.id}::uuid)`
    },
    /** One row more than the page was read, to know whether there are more. */
    page<Row extends { key: string; id: string }>(rows: readonly Row[], size: number) {
      const shown = rows.slice(0, size)
      const last = rows.length > size ? shown.at(-1) : undefined
      return { shown, next: last ? writeCursor(list, last) : null }
    },
  }
}
