import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The condition of a CHECK that admits only these values (a missing value passes, as in any CHECK). */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** The same for a list of values. */
export function eachOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]::text[]`
}
