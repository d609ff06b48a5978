import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgArray, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COACH_IDS } from '#contract/personas.ts'
import { WAR_ROOM } from '#contract/rooms.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = [WAR_ROOM, ...COACH_IDS]

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

/** Every column with an enumeration, read from our table definitions. */
async function enumerations(): Promise<{ table: string; column: string; values: readonly string[]; list: boolean }[]> {
  const files = globSync('server/{features/*,http,outside/*}/tables.ts', { cwd: ROOT })
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(ROOT, file))))
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  expect(tables.length).toBeGreaterThanOrEqual(20)
  return tables.flatMap((table) =>
    getTableConfig(table).columns.flatMap((column) => {
      const list = is(column, PgArray)
      const { enumValues = [] } = list ? column.baseColumn : column
      const values = column.name === 'room' ? ROOMS : enumValues
      return values.length > 0 ? [{ table: getTableName(table), column: column.name, values, list }] : []
    }),
  )
}

const otherCase = (value: string): string => (value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase())

describe('a column with a list of values', () => {
  /** A copy of the table with its CHECKs only, so that a row with just this one column can be inserted. */
  async function trialOf(table: string): Promise<string> {
    const trial = `trial_${table}`
    // A run that was cut short may have left its copy behind.
    await query(`drop table if exists ${trial}`)
    await query(`create table ${trial} (like ${table} including constraints)`)
    const { rows } = await query(
      `select format('alter table ${trial} drop constraint %I', conname) as statement from pg_constraint
         where conrelid = '${trial}'::regclass and contype = 'c' and conname not like '%_known'
       union all
       select format('alter table ${trial} alter %I drop not null', attname) from pg_attribute
         where attrelid = '${trial}'::regclass and attnum > 0 and attnotnull`,
    )
    await query(rows.map(({ statement }) => statement).join('; '))
    return trial
  }

  test('accepts its values and no other', async () => {
    const trials = new Map<string, string>()
    for (const { table, column, values, list } of await enumerations()) {
      const trial = trials.get(table) ?? (await trialOf(table))
      trials.set(table, trial)
      const insert = (...given: string[]) =>
        query(
          `insert into ${trial} ("${column}") values ${given.map((_, index) => `($${index + 1})`)}`,
          given.map((value) => (list ? [values[0], value] : value)),
        )
      await insert(...values)
      for (const value of ['', 'superadmin', otherCase(String(values[0])), `${values[0]} `])
        await expect(insert(value), `${table}.${column}: ${value}`).rejects.toMatchObject({ code: '23514' })
    }
    for (const trial of trials.values()) await query(`drop table ${trial}`)
  })

  test('is declared both in the tables and in the database', async () => {
    const { rows } = await query(
      `select conrelid::regclass::text || '.' || a.attname as name
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where contype = 'c' and connamespace = 'public'::regnamespace and conname like '%_known' order by 1`,
    )
    const listed = (await enumerations()).map(({ table, column }) => `${table}.${column}`)
    expect(rows.map(({ name }) => name)).toEqual(listed.sort())
  })
})

describe('updated_at', () => {
  test('is set by the database in every table that has it', async () => {
    await query(
      `with c as (
         insert into conversations (user_id, room, template, language, open) values ($1, 'war-room', 'life', 'en', false) returning id
       )
       insert into chat_messages (conversation_id, user_id, position, content, role) select id, $1, 1, '', 'user' from c`,
      [user_id],
    )
    await query(`insert into credentials (user_id, account_id, provider_id) values ($1, '', 'credential')`, [user_id])
    await query(`insert into sessions (user_id, token, expires_at) values ($1, 'x', now())`, [user_id])
    await query(
      `with p as (insert into plans (user_id, title, metric, if_then) values ($1, '', '', '') returning id)
         insert into plan_steps (plan_id, user_id, position, text) select id, $1, 0, '' from p`,
      [user_id],
    )
    await query(
      `insert into step_notes (step_id, coach_id, member_id, text) select id, $1, $1, '' from plan_steps where user_id = $1`,
      [user_id],
    )
    await query(
      `insert into fighter_facts (user_id, key, value, source, expires_at) values ($1, 'goal', '', 'member', now())`,
      [user_id],
    )
    await query('insert into memberships (user_id) values ($1)', [user_id])
    await query(`insert into verifications (identifier, value, expires_at) values ('x', 'y', now())`)
    const { rows: tables } = await query(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'updated_at' and table_type = 'BASE TABLE' order by 1`,
    )
    expect(tables.length).toBeGreaterThanOrEqual(9)
    for (const { name } of tables) {
      await query(`update ${name} set updated_at = '2001-01-01'`)
      const { rows } = await query(`select distinct updated_at > now() - interval '1 minute' as kept from ${name}`)
      expect(rows, name).toEqual([{ kept: true }])
    }
  })
})

describe('an account', () => {
  test('gets its profile when it is created', async () => {
    const { rows } = await query(
      'select full_name, membership_type_of(role, elite_until) as membership_type from profiles where user_id = $1',
      [user_id],
    )
    expect(rows).toMatchObject([{ full_name: 'Robin' }])
  })

  test('has a unique address', async () => {
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

test('every index places nulls as our queries do', async () => {
  const { rows } = await query(
    `select indexname from pg_indexes where schemaname = 'public' and indexdef like '%NULLS LAST%'`,
  )
  expect(rows).toEqual([])
})

describe('other constraints', () => {
  test('a conversation without a template is general', async () => {
    const { rows } = await query(
      `with c as (
         insert into conversations (user_id, room, template, language, open) values ($1, 'war-room', 'life', 'en', false) returning id
       )
       insert into chat_messages (conversation_id, user_id, position, content, role) select id, $1, 1, '', 'user' from c
       returning template`,
      [user_id],
    )
    expect(rows).toEqual([{ template: 'general' }])
  })

  test('an offer has a price in a currency, and no negative amounts', async () => {
    const offer = { kind: 'product', coach_id: user_id, title: '', description: '', price_minor: 0, currency: 'USD' }
    const insert = (wrong: object) => {
      const row = { ...offer, ...wrong }
      return query(
        `insert into offers (${Object.keys(row)}) values (${Object.keys(row).map((_, at) => `$${at + 1}`)})`,
        Object.values(row),
      )
    }
    await insert({})
    for (const wrong of [
      { price_minor: -1 },
      { currency: 'usd' },
      { currency: '' },
      { currency: 'DOLLARS' },
      { original_price_minor: 0 },
      { sample_rating: 5.1 },
      { stars: 6, reviews: 1 },
      { kind: 'shoutout' },
      { kind: 'seminar' },
      { kind: 'package' },
      { seats: 1, seats_taken: 2 },
      { seller_slug: 'ember' },
      { coach_id: null },
    ])
      await expect(insert(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ code: '23514' })
  })

  test('a member can save a quote only once', async () => {
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

  test('a member has one open conversation per room, and a conversation one answer under way', async () => {
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
})
