import * as z from 'zod/mini'
import { IdSchema, isStorable, MomentSchema } from '#contract/fields.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The last row that was shown: what it is sorted by, and its id for those that are alike in it. */
export interface Place {
  key: string
  id: string
}

const NEVER = '-infinity'

const PlaceSchema = z.tuple([z.string(), z.string(), IdSchema])

/** `list` names the list and its order, so that a cursor of one is not taken for one of another. */
export function writeCursor(list: string, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([list, key, id])).toString('base64url')
}

/** Whatever does not come from `writeCursor` is a mistake of the caller's, never a surprise for the database. */
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
