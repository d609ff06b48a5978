import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { LANGUAGES } from '#contract/language.ts'
import { COACH_STATUSES } from '#contract/profile.ts'
import { MAIL_STATUSES } from '#server/features/mails/tables.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let user_id: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await query(`insert into users (name, email) values ('Robin', 'robin@people.example') returning id`)
  user_id = rows[0].id
})
afterAll(() => database.close())

function query(text: string, values: unknown[] = []) {
  return database.pool.query(text, values)
}

/** How a row with this value gets in; $1 is the value and $2 the account. */
const ENUMERATIONS: { name: string; values: readonly string[]; statement: string }[] = [
  { name: 'users.language', values: LANGUAGES, statement: 'update users set language = $1 where id = $2' },
  {
    name: 'profiles.membership_type',
    values: MEMBERSHIP_TYPES,
    statement: 'update profiles set membership_type = $1 where user_id = $2',
  },
  {
    name: 'profiles.coach_status',
    values: COACH_STATUSES,
    statement: 'update profiles set coach_status = $1 where user_id = $2',
  },
  {
    name: 'war_room_chats.strategy_type',
    values: ['career', 'business', 'life', 'fight'],
    statement: `insert into war_room_chats (strategy_type, user_id, topic) values ($1, $2, 'Title shot')`,
  },
  {
    name: 'coach_services.service_type',
    values: ['coaching', 'shoutout'],
    statement: `insert into coach_services (service_type, coach_id, title, description, duration, price, price_cents)
                values ($1, $2, '', '', '', '', 0)`,
  },
  {
    name: 'transactions.status',
    values: ['completed', 'pending', 'failed', 'refunded'],
    statement: 'insert into transactions (status, user_id, amount_cents) values ($1, $2, 100)',
  },
  {
    name: 'activities.kind',
    values: ['quiz', 'chat_message', 'saved_quote', 'power_up', 'session'],
    statement: 'insert into activities (kind, user_id) values ($1, $2)',
  },
  {
    name: 'notifications.kind',
    values: ['streak_milestone', 'coach_application'],
    statement: `insert into notifications (kind, user_id, details) values ($1, $2, '{}')`,
  },
  {
    name: 'mails.status',
    values: MAIL_STATUSES,
    statement: `insert into mails (status, "to", language, template, subject, text, html)
                values ($1, $2::uuid::text, 'en', '', '', '', '')`,
  },
  {
    name: 'mails.language',
    values: LANGUAGES,
    statement: `insert into mails (language, "to", status, template, subject, text, html)
                values ($1, $2::uuid::text, 'kept', '', '', '', '')`,
  },
]

describe.each(ENUMERATIONS)('$name', ({ values, statement }) => {
  test('takes its values and no other', async () => {
    for (const value of values) await query(statement, [value, user_id])
    for (const value of ['', 'superadmin', values[0]?.toUpperCase(), `${values[0]} `])
      await expect(query(statement, [value, user_id]), String(value)).rejects.toMatchObject({ code: '23514' })
  })
})

test('every enumeration of the database is in the list above', async () => {
  const { rows } = await query(
    `select conrelid::regclass::text || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where contype = 'c' and connamespace = 'public'::regnamespace and conname like '%_known' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(ENUMERATIONS.map(({ name }) => name).sort())
})

describe('updated_at', () => {
  test.each(['users', 'profiles', 'credentials', 'verifications'])('of %s is kept by the database', async (table) => {
    await query(`insert into credentials (user_id, account_id, provider_id) values ($1, '', 'credential')`, [user_id])
    await query(`insert into verifications (identifier, value, expires_at) values ('x', 'y', now())`)
    await query(`update ${table} set updated_at = '2001-01-01'`)
    const { rows } = await query(`select distinct updated_at > now() - interval '1 minute' as kept from ${table}`)
    expect(rows).toEqual([{ kept: true }])
  })
})

describe('an account', () => {
  test('has a profile from its first moment', async () => {
    const { rows } = await query('select full_name, membership_type from profiles where user_id = $1', [user_id])
    expect(rows).toMatchObject([{ full_name: 'Robin' }])
  })

  test('has an address that no other has', async () => {
    const again = query(`insert into users (name, email) values ('Robin', 'robin@people.example')`)
    await expect(again).rejects.toMatchObject({ code: '23505' })
  })
})

test('every foreign key to an account has an index that begins with it', async () => {
  const { rows } = await query(
    `select c.conrelid::regclass::text as "table", a.attname as "column",
       exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
               and i.indpred is null) as indexed
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(rows.filter(({ indexed }) => !indexed)).toEqual([])
})

describe('the rest of the rules', () => {
  test('a quote is saved once for each member', async () => {
    const save = () =>
      query(
        `insert into saved_quotes (user_id, quote, author, meaning, importance, application)
         values ($1, 'Know yourself', '', '', '', '')`,
        [user_id],
      )
    await save()
    await expect(save()).rejects.toMatchObject({ code: '23505', constraint: 'saved_quotes_once' })
  })

  test('a topic is never blank', async () => {
    const blank = query(`insert into war_room_chats (user_id, topic, strategy_type) values ($1, '  ', 'life')`, [
      user_id,
    ])
    await expect(blank).rejects.toMatchObject({ constraint: 'war_room_chats_topic_given' })
  })

  test('the amount of a transaction is its cents, and cannot be told otherwise', async () => {
    const { rows } = await query(
      `insert into transactions (amount_cents, status) values (1999, 'completed') returning amount`,
    )
    expect(rows).toEqual([{ amount: '19.99' }])
    const forged = query(`insert into transactions (amount_cents, amount, status) values (1, 1000, 'completed')`)
    await expect(forged).rejects.toMatchObject({ code: '428C9' })
  })
})
