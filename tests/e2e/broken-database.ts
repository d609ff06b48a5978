import type { Account } from './accounts.ts'
import type { Installation } from './installation.ts'

/** Runs a part of a journey while the database refuses to write this person's rows. */
export async function whileUnwritable(
  { database }: Installation,
  table: 'profiles' | 'saved_quotes',
  { user_id }: Account,
  journey: () => Promise<void>,
): Promise<void> {
  await database.query(`alter table ${table} add constraint broken check (user_id <> '${user_id}') not valid`)
  try {
    await journey()
  } finally {
    await database.query(`alter table ${table} drop constraint broken`)
  }
}

/** Runs a part of a journey while a table is missing. */
export async function whileMissing(
  { database }: Installation,
  table: 'quiz_results',
  journey: () => Promise<void>,
): Promise<void> {
  await database.query(`alter table ${table} rename to ${table}_away`)
  try {
    await journey()
  } finally {
    await database.query(`alter table ${table}_away rename to ${table}`)
  }
}
