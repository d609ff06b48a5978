import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { ADMIN_ACTIONS } from '#contract/admin-rules.ts'
import { ANSWER_STATES } from '#contract/chat-rules.ts'
import { FACT_KEYS, FILE_ITEMS } from '#contract/fighter-file-items.ts'
import { LANGUAGES } from '#contract/language.ts'
import { NOTIFICATION_KINDS } from '#contract/notification-rules.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { COACH_STATUSES } from '#contract/profile.ts'
import { TEMPLATES } from '#contract/strategy.ts'
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

/** A message of a conversation of its own. */
function messageWith(column: 'role' | 'template' | 'state'): string {
  const others = { role: 'assistant', template: 'life', state: 'complete' }
  const values = Object.entries(others).map(([name, value]) => (name === column ? '$1' : `'${value}'`))
  return `with c as (
      insert into conversations (user_id, room, template, language, open) values ($2, 'war-room', 'life', 'en', false) returning id
    )
    insert into chat_messages (conversation_id, user_id, position, content, role, template, state)
    select id, $2, 1, '', ${values.join(', ')} from c`
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
    name: 'conversations.room',
    values: ['war-room', ...COACH_IDS],
    statement: `insert into conversations (room, user_id, template, language, open) values ($1, $2, 'life', 'en', false)`,
  },
  {
    name: 'conversations.template',
    values: TEMPLATES,
    statement: `insert into conversations (template, user_id, room, language, open) values ($1, $2, 'war-room', 'en', false)`,
  },
  {
    name: 'conversations.language',
    values: LANGUAGES,
    statement: `insert into conversations (language, user_id, room, template, open) values ($1, $2, 'war-room', 'life', false)`,
  },
  { name: 'chat_messages.role', values: ['user', 'assistant'], statement: messageWith('role') },
  { name: 'chat_messages.template', values: TEMPLATES, statement: messageWith('template') },
  { name: 'chat_messages.state', values: ANSWER_STATES, statement: messageWith('state') },
  {
    name: 'fighter_facts.key',
    values: FACT_KEYS,
    statement: `insert into fighter_facts (key, user_id, value, source, expires_at) values ($1, $2, '', 'member', now())`,
  },
  {
    name: 'fighter_facts.source',
    values: ['message', 'member'],
    statement: `insert into fighter_facts (key, source, user_id, value, expires_at) values ('goal', $1, $2, '', now())
                on conflict (user_id, key) do update set source = excluded.source`,
  },
  {
    name: 'fighter_facts.room',
    values: ['war-room', ...COACH_IDS],
    statement: `insert into fighter_facts (key, room, user_id, value, source, expires_at) values ('goal', $1, $2, '', 'message', now())
                on conflict (user_id, key) do update set room = excluded.room`,
  },
  {
    name: 'fighter_file_switches.item',
    values: FILE_ITEMS,
    statement: 'insert into fighter_file_switches (item, user_id) values ($1, $2)',
  },
  {
    name: 'coach_applications.status',
    values: COACH_STATUSES,
    statement: `insert into coach_applications (status, user_id, full_name, bio, experience, specialties, motivation, decided_at)
                values ($1, $2, '', '', '', '{}', '', case when $1 = 'pending' then null else now() end)`,
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
    values: ['quiz', 'chat_message', 'saved_quote', 'power_up', 'session', 'plan_step'],
    statement: 'insert into activities (kind, user_id) values ($1, $2)',
  },
  {
    name: 'notifications.kind',
    values: NOTIFICATION_KINDS,
    statement: `insert into notifications (kind, user_id, details) values ($1, $2, '{}')`,
  },
  {
    name: 'audit_log.action',
    values: ADMIN_ACTIONS,
    statement: `insert into audit_log (action, admin_user_id, admin_name, target_user_id, target_name, before, after)
                values ($1, $2, '', $2, '', '{}', '{}')`,
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
  test.each([
    'users',
    'profiles',
    'credentials',
    'verifications',
    'conversations',
    'chat_messages',
    'plan_steps',
    'fighter_facts',
  ])('of %s is kept by the database', async (table) => {
    await query(messageWith('state'), ['complete', user_id])
    await query(`insert into credentials (user_id, account_id, provider_id) values ($1, '', 'credential')`, [user_id])
    await query(
      `with p as (insert into plans (user_id, title, metric, if_then) values ($1, '', '', '') returning id)
         insert into plan_steps (plan_id, user_id, position, text) select id, $1, 0, '' from p`,
      [user_id],
    )
    await query(
      `insert into fighter_facts (user_id, key, value, source, expires_at) values ($1, 'goal', '', 'member', now())
         on conflict do nothing`,
      [user_id],
    )
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

  test('a topic is never blank, and a saved conversation has one', async () => {
    const insert = (topic: string | null) =>
      query(
        `insert into conversations (user_id, room, template, language, open, saved_at, topic)
         values ($1, 'war-room', 'life', 'en', false, now(), $2)`,
        [user_id, topic],
      )
    await expect(insert('  ')).rejects.toMatchObject({ constraint: 'conversations_topic_given' })
    await expect(insert(null)).rejects.toMatchObject({ constraint: 'conversations_saved_with_topic' })
  })

  test('a room has one open conversation of a member, and a conversation one answer under way', async () => {
    const {
      rows: [{ id }],
    } = await query(
      `insert into conversations (user_id, room, template, language, open) values ($1, 'ai-ember', 'life', 'en', true) returning id`,
      [user_id],
    )
    const second = query(
      `insert into conversations (user_id, room, template, language, open) values ($1, 'ai-ember', 'life', 'en', true)`,
      [user_id],
    )
    await expect(second).rejects.toMatchObject({ constraint: 'conversations_one_open' })
    const answer = (position: number) =>
      query(
        `insert into chat_messages (conversation_id, user_id, position, role, content, template, state)
         values ($1, $2, $3, 'assistant', '', 'life', 'streaming')`,
        [id, user_id, position],
      )
    await answer(1)
    await expect(answer(2)).rejects.toMatchObject({ constraint: 'chat_messages_streaming' })
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
