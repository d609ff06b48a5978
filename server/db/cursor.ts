import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { IdSchema, isStorable, MomentSchema } from '#contract/fields.ts'
import { Refusal } from '#server/http/refusal.ts'

const NEVER = '-infinity'

/** The last row that was shown: its sort key, and its id to break ties. */
export interface Place {
  key: string
  id: string
}

const PlaceSchema = z.tuple([z.string(), z.string(), IdSchema])

/** `list` names the list and its order, so that a cursor cannot be used for another list. */
export function writeCursor(list: string, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([list, key, id])).toString('base64url')
}

/** Refuses everything that `writeCursor` did not produce, so that the database never gets invalid values. */
export function readCursor(list: string, cursor: string | undefined, kind: 'moment' | 'text'): Place | undefined {
  if (cursor === undefined) return undefined
  const read = z.safeParse(PlaceSchema, parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!read.success) throw invalid()
  const [of, key, id] = read.data
  if (of !== list || !(kind === 'moment' ? isMoment(key) : isStorable(key))) throw invalid()
  return { key, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMoment(key: string): boolean {
  return key === NEVER || z.safeParse(MomentSchema, key).success
}

function invalid(): Refusal {
  return new Refusal('request.invalid', { fields: { cursor: { problem: 'invalid' } } })
}

/** A moment in the format of JSON. */
export function isoMoment(moment: SQL): SQL<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** A moment in the format of cursors, with microseconds. */
export function exactMoment(moment: SQL): SQL<string> {
  return sql`coalesce(to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '-infinity')`
}
