import type { Pool } from 'pg'
import { tablesInOrder } from '#server/db/table-order.ts'

interface Column {
  name: string
  type: string
  /** The table that the foreign key refers to. */
  refers_to: string | null
  /** The first allowed value of an enumeration. */
  value: string | null
}

/** For each type a value that the checks of our tables accept. */
const VALUES: Record<string, string> = {
  boolean: 'false',
  date: 'current_date',
  integer: '50',
  smallint: '1',
  bigint: '50',
  jsonb: `'{}'`,
  text: `'x'`,
  'text[]': `'{}'`,
  'integer[]': `'{1,2}'`,
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
}

/** Columns whose checks accept no such value. */
const SPECIAL: Record<string, string> = {
  // Older schemas did not check these enumerations.
  'notification_choices.kind': `'streak_milestone'`,
  'payment_comparisons.provider': `'sandbox'`,
  'ledger_entries.account': `'platform'`,
  'distances.user_id': '(select min(id::text)::uuid from users)',
  'distances.other_id': '(select max(id::text)::uuid from users)',
  'busy_times.ends_at': `now() + interval '1 hour'`,
  'booked_times.blocked_until': `now() + interval '1 hour'`,
  'training_entries.effort': '5',
  // Keys of two columns.
  'live_rsvps.event_id': '(select event_id from live_occurrences limit 1)',
  'live_questions.event_id': '(select event_id from live_occurrences limit 1)',
}

/** Columns that may be empty, but not in these rows: an offer and a calendar belong to a coach or to the house, a membership to a member. */
const ALSO_GIVEN: Record<string, Record<string, string>> = {
  offers: { seller_slug: `'x'`, minutes: '60', seats: '1' },
  calendars: { seller_slug: `'x'` },
  bookings: { held_until: 'now()' },
  memberships: { user_id: '(select id from users limit 1)' },
}

/** Tables that need a second row: what is between two people needs two. */
const SECOND: Record<string, Record<string, string>> = { users: { email: `'y'` } }

/** Inserts one row into each table. The columns are read from the catalogue, so this works with any older schema. */
export async function rowInEveryTable(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    for (const table of await tablesInOrder(client)) {
      const { rows: columns } = await client.query<Column>(REQUIRED_COLUMNS, [table])
      const first = {
        ...Object.fromEntries(columns.map((column) => [column.name, valueFor(table, column)])),
        ...ALSO_GIVEN[table],
      }
      const second = SECOND[table]
      for (const row of second ? [first, { ...first, ...second }] : [first]) {
        const names = Object.keys(row).map((name) => `"${name}"`)
        // A row that a trigger has already inserted is kept.
        await client.query(`insert into "${table}" (${names}) values (${Object.values(row)}) on conflict do nothing`)
      }
    }
  } finally {
    client.release()
  }
}

function valueFor(table: string, { name, type, refers_to, value }: Column): string {
  const special = SPECIAL[`${table}.${name}`]
  if (refers_to) return special ?? `(select id from "${refers_to}" limit 1)`
  const known = value ?? special ?? (name === 'currency' ? `'USD'` : VALUES[type])
  if (!known) throw new Error(`no value is known for ${table}.${name} of the type ${type}`)
  return known
}

const REQUIRED_COLUMNS = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, f.confrelid::regclass::text as refers_to,
    substring(pg_get_constraintdef(k.oid) from '''[^'']+''') as value
  from pg_attribute a
    left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
      and k.conname like '%_known' and format_type(a.atttypid, a.atttypmod) not like '%[]'
  where a.attrelid = ('public.' || quote_ident($1))::regclass and a.attnum > 0 and not a.attisdropped
    and a.attnotnull and not a.atthasdef and a.attidentity = ''`
