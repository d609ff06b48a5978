import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { migrateDatabase, migrationsApplied, readMigrations } from './migrate.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createBareDatabase()
})
afterEach(() => database.close())

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('migrating', () => {
  test('brings an empty database to the newest schema, and then has nothing to do', async () => {
    const names = (await readMigrations()).map(({ name }) => name)
    expect(await migrateDatabase(database.pool)).toEqual(names)
    expect(await migrationsApplied(database.pool)).toBe(true)
    const before = await tables()
    expect(before).toEqual(expect.arrayContaining(['conversations', 'migrations', 'profiles', 'sessions', 'users']))
    expect(await migrateDatabase(database.pool)).toEqual([])
    expect(await tables()).toEqual(before)
  })

  test('is done once by several processes that start together', async () => {
    const names = (await readMigrations()).map(({ name }) => name)
    const done = await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.pool)))
    expect(done.flat()).toEqual(names)
    const { rows } = await database.pool.query('select name from migrations order by applied_at')
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  test('refuses a migration that was changed after it had been applied', async () => {
    await migrateDatabase(database.pool)
    const [first] = await readMigrations()
    await database.pool.query(`update migrations set digest = 'of another text' where name = $1`, [first?.name])
    await expect(migrateDatabase(database.pool)).rejects.toThrow(
      `Migration ${first?.name} was changed after it had been applied`,
    )
  })

  test('leaves nothing behind when a migration fails, gives up its turn and works once the reason is gone', async () => {
    await database.pool.query('create table users (id int)')
    await expect(migrateDatabase(database.pool)).rejects.toThrow('left nothing behind')
    expect(await tables()).toEqual(['migrations', 'users'])
    await database.pool.query('drop table users')
    expect((await migrateDatabase(database.pool)).length).toBeGreaterThan(0)
  })

  test('can be seen to be missing', async () => {
    await migrateDatabase(database.pool)
    await database.pool.query('delete from migrations')
    expect(await migrationsApplied(database.pool)).toBe(false)
  })

  test('takes what was saved in the War Room along, message by message', async () => {
    await migrateDatabase(database.pool, '0001_member-day')
    const { pool } = database
    const { rows } = await pool.query(
      `insert into users (name, email, language) values ('Robin', 'robin@people.example', 'pt') returning id`,
    )
    const saved = {
      user_id: rows[0].id,
      topic: 'Title shot',
      strategy_type: 'fight',
      chat_history: [
        { role: 'assistant', content: 'Who is it?', template: 'general' },
        { role: 'user', content: 'A southpaw, olé', template: 'fight' },
      ],
      created_at: new Date('2026-10-01T10:00:00.123Z'),
    }
    const insert = `insert into war_room_chats (user_id, topic, strategy_type, chat_history, created_at)
      values ($1, $2, $3, $4, $5)`
    const { user_id, topic, strategy_type, chat_history, created_at } = saved
    await pool.query(insert, [user_id, topic, strategy_type, JSON.stringify(chat_history), created_at])
    const odd = JSON.stringify([
      { role: 'system', content: 'x' },
      { role: 'user' },
      'x',
      { role: 'user', content: 'y' },
    ])
    await pool.query(insert, [user_id, 'Odd', 'life', odd, created_at])
    await migrateDatabase(pool)
    const view = await pool.query('select * from war_room_chats order by topic desc')
    expect(view.rows).toEqual([
      { ...saved, id: expect.any(String) },
      {
        ...saved,
        id: expect.any(String),
        topic: 'Odd',
        strategy_type: 'life',
        chat_history: [{ role: 'user', content: 'y', template: 'life' }],
      },
    ])
    const kept = await pool.query('select distinct room, language, open, saved_at from conversations')
    expect(kept.rows).toEqual([{ room: 'war-room', language: 'pt', open: false, saved_at: created_at }])
  })

  test('makes an application of what coaches wrote before there were any, and gives the approved an address', async () => {
    await migrateDatabase(database.pool, '0004_plans-and-fighter-file')
    const { pool } = database
    for (const status of ['pending', 'approved', 'denied', null]) {
      const { rows } = await pool.query(`insert into users (name, email) values ($1, $1) returning id`, [
        String(status),
      ])
      await pool.query(
        `update profiles set coach_status = $2, membership_type = $3, coach_bio = 'Fundamentals first',
           coach_specialties = $4
         where user_id = $1`,
        [
          rows[0].id,
          status,
          status === 'approved' ? 'coach' : 'free_member',
          status ? ['brazilian_jiu_jitsu', 'mma'] : [],
        ],
      )
    }
    await migrateDatabase(pool)
    const applications = await pool.query(
      `select a.full_name, a.status, a.bio, a.specialties, p.coach_specialties = a.specialties as same,
         a.decided_at is not null as decided, p.slug ~ '^coach-[0-9a-f]{8}$' as addressed
       from coach_applications a join profiles p on p.user_id = a.user_id order by a.full_name desc`,
    )
    const common = { bio: 'Fundamentals first', specialties: ['brazilian-jiu-jitsu', 'mma'], same: true }
    expect(applications.rows).toEqual([
      { ...common, full_name: 'pending', status: 'pending', decided: false, addressed: null },
      { ...common, full_name: 'denied', status: 'denied', decided: true, addressed: null },
      { ...common, full_name: 'approved', status: 'approved', decided: true, addressed: true },
    ])
  })

  test('enters everybody in the directory, with when they were last seen', async () => {
    await migrateDatabase(database.pool, '0004_plans-and-fighter-file')
    const { pool } = database
    const { rows } = await pool.query(
      `insert into users (name, email, email_verified, banned_at) values ('Ana', 'a@x.example', true, null),
         ('Bo', 'b@x.example', true, now()), ('Cy', 'c@x.example', false, null) returning id`,
    )
    await pool.query(
      `insert into sessions (user_id, token, expires_at, updated_at) values ($1, 'x', now(), '2026-01-02'), ($2, 'y', now(), '2026-01-02')`,
      [rows[0].id, rows[1].id],
    )
    await pool.query(`insert into activities (user_id, kind, created_at) values ($1, 'quiz', '2026-01-03')`, [
      rows[1].id,
    ])
    await migrateDatabase(pool)
    const entered = await pool.query(
      `select name, email, status, membership_type, extract(day from nullif(last_active_at, '-infinity'))::int as day
       from member_directory order by name`,
    )
    const membership_type = 'free_member'
    expect(entered.rows).toEqual([
      { name: 'ana', email: 'a@x.example', status: 'active', membership_type, day: 2 },
      { name: 'bo', email: 'b@x.example', status: 'banned', membership_type, day: 3 },
      { name: 'cy', email: 'c@x.example', status: 'unconfirmed', membership_type, day: null },
    ])
  })
})
