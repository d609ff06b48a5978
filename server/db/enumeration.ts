import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The condition of a CHECK that allows only these values (null passes, as in any CHECK). */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** The same for a column that is an array. */
export function eachOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]::text[]`
}
