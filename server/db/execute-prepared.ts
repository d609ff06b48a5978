import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Database } from './database.ts'

const dialect = new PgDialect()

/**
 * Prepares a statement once per connection, under a name derived from its text. For statements in the path of a
 * request: the connection keeps each text, so there must be few of them, and everything variable must be a parameter.
 * drizzle names statements only for its own query builder; `_.session.prepareQuery` is not documented. It is used only
 * here, and execute-prepared.test.ts fails when an update of drizzle changes it.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  { _: { session } }: Pick<Database, '_'>,
  statement: SQL,
): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = session.prepareQuery(query, undefined, hash('sha1', query.sql), false)
  const { rows } = (await prepared.execute()) as QueryResult<Row>
  return rows
}
