import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateDatabase, readMigrations } from '#server/db/migrate.ts'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'

/** Every migration, and so every schema there ever was. */
const NAMES = (await readMigrations()).map(({ name }) => name)

let database: TestDatabase

beforeEach(async () => {
  database = await createBareDatabase()
})
afterEach(() => database.close())

// A migration never changes once it is released. That none loses a row is shown in every run, by migrate.test.ts.
describe('migrating an earlier schema to the newest', () => {
  test('keeps the quota of the newest day until that day ends in the member’s time zone', async () => {
    const { pool } = database
    await migrateDatabase(pool, '0007_proof-of-second-factor')
    const { rows } = await pool.query(
      `insert into users (name, email, language) values ('Robin', 'robin@people.example', 'pt') returning id`,
    )
    const { id } = rows[0]
    await pool.query(`update profiles set time_zone = 'America/Sao_Paulo' where user_id = $1`, [id])
    await pool.query(
      `insert into ai_quota_days (user_id, day, used) values ($1, '2026-11-14', 20), ($1, '2026-11-15', 7)`,
      [id],
    )
    await migrateDatabase(pool)
    const { rows: quotas } = await pool.query('select used, resets_at from ai_quotas where user_id = $1', [id])
    expect(quotas).toEqual([{ used: 7, resets_at: new Date('2026-11-16T03:00:00.000Z') }])
  })

  test('keeps the saved sessions of the War Room, message by message', async () => {
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

  test('creates applications from the earlier texts of coaches, and gives approved coaches a slug', async () => {
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

  test('enters every member in the directory, with when they were last seen', async () => {
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
      `select name, email, status, listed_type, extract(day from nullif(last_active_at, '-infinity'))::int as day
       from member_directory order by name`,
    )
    const listed_type = 'free_member'
    expect(entered.rows).toEqual([
      { name: 'ana', email: 'a@x.example', status: 'active', listed_type, day: 2 },
      { name: 'bo', email: 'b@x.example', status: 'banned', listed_type, day: 3 },
      { name: 'cy', email: 'c@x.example', status: 'unconfirmed', listed_type, day: null },
    ])
  })

  test('identifies a saved quote and its language by its words', async () => {
    await migrateDatabase(database.pool, '0012_no-invented-reviews')
    const { pool } = database
    await pool.query(`insert into users (name, email) values ('Robin', 'robin@people.example')`)
    await pool.query(
      `insert into saved_quotes (user_id, quote, author, meaning, importance, application)
       select id, unnest($1::text[]), '', '', '', '' from users`,
      [['What serves no purpose, do not do.', 'O que não serve para nada, não faça.', 'Words of long ago.']],
    )
    await migrateDatabase(pool)
    const { rows } = await pool.query('select quote, quote_id, language from saved_quotes order by quote')
    expect(rows).toEqual([
      { quote: 'O que não serve para nada, não faça.', quote_id: 'nothing-useless', language: 'pt' },
      { quote: 'What serves no purpose, do not do.', quote_id: 'nothing-useless', language: 'en' },
      { quote: 'Words of long ago.', quote_id: null, language: null },
    ])
  })

  test('splits the old membership column into a role and an open-ended gift', async () => {
    await migrateDatabase(database.pool, '0015_passkeys')
    const { pool } = database
    const types = ['free_member', 'elite_member', 'fight_camp_coach', 'coach', 'admin']
    for (const type of types) {
      const { rows } = await pool.query('insert into users (name, email) values ($1, $1) returning id', [type])
      await pool.query(`update profiles set membership_type = $2, upgraded_at = '2026-01-02' where user_id = $1`, [
        rows[0].id,
        type,
      ])
    }
    // Just approved; the decision can still be undone.
    const { rows } = await pool.query(`insert into users (name, email) values ('undoable', 'undoable') returning id`)
    await pool.query(`update profiles set membership_type = 'coach' where user_id = $1`, [rows[0].id])
    await pool.query(
      `insert into coach_applications (user_id, full_name, bio, experience, specialties, motivation, status, decided_at, profile_before)
       values ($1, '', '', '', '{}', '', 'approved', now(), '{"membership_type": "elite_member", "slug": null, "upgraded_at": null}')`,
      [rows[0].id],
    )
    const before = await pool.query('select user_id, updated_at from profiles order by user_id')
    await migrateDatabase(pool)
    const after = await pool.query(
      `select p.full_name, p.role, membership_type_of(p.role, p.elite_until) as type, p.elite_until::text as until,
         d.listed_type, ('/' || d.listed_type) = any(tsvector_to_array(d.words)) as found
       from profiles p join member_directory d using (user_id) order by p.created_at, p.full_name`,
    )
    const plain = { until: null, found: true }
    const byName = Object.fromEntries(after.rows.map(({ full_name, ...row }) => [full_name, row]))
    expect(byName).toEqual({
      free_member: { ...plain, role: 'member', type: 'free_member', listed_type: 'free_member' },
      elite_member: { ...plain, role: 'member', type: 'elite_member', listed_type: 'elite_member', until: 'infinity' },
      fight_camp_coach: {
        ...plain,
        role: 'fight_camp_coach',
        type: 'fight_camp_coach',
        listed_type: 'fight_camp_coach',
      },
      coach: { ...plain, role: 'coach', type: 'coach', listed_type: 'coach' },
      admin: { ...plain, role: 'admin', type: 'admin', listed_type: 'admin' },
      undoable: { ...plain, role: 'coach', type: 'coach', listed_type: 'coach', until: 'infinity' },
    })
    const kept = await pool.query('select user_id, updated_at from profiles order by user_id')
    expect(kept.rows.filter(({ user_id }) => user_id !== rows[0].id)).toEqual(
      before.rows.filter(({ user_id }) => user_id !== rows[0].id),
    )
    const given = await pool.query(
      `select state, period_start::date::text as start, period_end, provider from memberships m join users u on u.id = m.user_id
       where u.name = 'elite_member'`,
    )
    expect(given.rows).toEqual([{ state: 'active', start: '2026-01-02', period_end: null, provider: null }])
    const undoable = await pool.query('select profile_before from coach_applications where profile_before is not null')
    expect(undoable.rows).toEqual([{ profile_before: { role: 'member', slug: null, upgraded_at: null } }])
  })

  test('makes the services and products of coaches offers, with their ids', async () => {
    const { pool } = database
    await migrateDatabase(pool, NAMES[NAMES.findIndex((name) => name.endsWith('_offers-in-one-table')) - 1])
    const { rows } = await pool.query(
      `insert into users (name, email, language) values ('Robin', 'robin@people.example', 'pt') returning id`,
    )
    const { id } = rows[0]
    const offer = `coach_id, title, description, price, price_minor, currency, is_active, created_at, deleted_at`
    const values = `$1, 'x', 'y', '$1', 100, 'BRL', false, '2026-01-01', '2026-01-02'`
    const { rows: services } = await pool.query(
      `insert into coach_services (${offer}, duration, features, service_type)
       values (${values}, '60 min', '{a,b}', 'coaching'), (${values}, '', '{}', 'shoutout') returning id`,
      [id],
    )
    const { rows: products } = await pool.query(
      `insert into coach_products (${offer}, brand, original_price_minor, rating, reviews)
       values (${values}, 'b', 200, 4.8, 12), (${values}, 'b', 100, null, 0) returning id`,
      [id],
    )
    await migrateDatabase(pool)
    const kept = {
      coach_id: id,
      title: 'x',
      description: 'y',
      price_minor: 100,
      currency: 'BRL',
      is_active: false,
      created_at: new Date('2026-01-01T00:00:00Z'),
      deleted_at: new Date('2026-01-02T00:00:00Z'),
      seller_slug: null,
      reviews: 0,
    }
    const { rows: offers } = await pool.query('select * from offers')
    expect(offers).toHaveLength(4)
    const found = (row: { id: string }) => offers.find((one) => one.id === row.id)
    expect([...services, ...products].map(found)).toMatchObject([
      { ...kept, kind: 'coaching', duration: '60 min', features: ['a', 'b'], delivery_hours: null },
      { ...kept, kind: 'shoutout', duration: '', features: [], delivery_hours: 48 },
      { ...kept, kind: 'product', brand: 'b', original_price_minor: 200, sample_rating: '4.8', sample_reviews: 12 },
      { ...kept, kind: 'product', original_price_minor: null, sample_rating: null, sample_reviews: null },
    ])
  })

  test('keeps every amount, in the minor units of its currency', async () => {
    await migrateDatabase(database.pool, '0016_memberships')
    const { pool } = database
    const insert = (currency: string, cents: number) =>
      pool.query(`insert into transactions (amount_cents, currency, status) values ($1, $2, 'completed')`, [
        cents,
        currency,
      ])
    for (const [currency, cents] of [
      ['USD', 1999],
      ['CLP', 1_490_000],
      ['KWD', 1250],
      ['BRL', -500],
    ] as const)
      await insert(currency, cents)
    await insert('JPY', 1999)
    // 19.99 yen do not exist, and nothing is rounded.
    await expect(migrateDatabase(pool)).rejects.toThrow('left nothing behind')
    await pool.query(`delete from transactions where currency = 'JPY'`)
    await migrateDatabase(pool)
    const { rows } = await pool.query('select currency, amount_minor::int from transactions order by currency')
    expect(rows).toEqual([
      { currency: 'BRL', amount_minor: -500 },
      { currency: 'CLP', amount_minor: 14_900 },
      { currency: 'KWD', amount_minor: 12_500 },
      { currency: 'USD', amount_minor: 1999 },
    ])
  })

  test('removes notifications without texts, keeps what was switched off, and restores the trigger that protects the audit log', async () => {
    await migrateDatabase(database.pool, '0005_coaches-and-admin')
    const { pool } = database
    const { rows } = await pool.query(
      `insert into users (name, email) values ('Robin', 'robin@people.example') returning id`,
    )
    const { id } = rows[0]
    await pool.query(`update profiles set coach_specialties = '{mma,chess,boxing}'`)
    await pool.query(
      `insert into coach_applications (user_id, full_name, bio, experience, specialties, motivation)
       values ($1, '', '', '', '{chess,wrestling}', '')`,
      [id],
    )
    await pool.query(
      `insert into notification_choices values ($1, 'coach_news', false), ($1, 'streak_milestone', true), ($1, 'weather', false)`,
      [id],
    )
    // The state that restoring a backup used to leave.
    await pool.query('alter table audit_log disable trigger user; alter table audit_log enable trigger user')
    await migrateDatabase(pool)
    const kept = await pool.query(
      `select coach_specialties, specialties, kind, mode from profiles join coach_applications using (user_id)
         join notification_choices using (user_id)`,
    )
    expect(kept.rows).toEqual([
      { coach_specialties: ['mma', 'boxing'], specialties: ['wrestling'], kind: 'coach_news', mode: 'off' },
    ])
    const guards = await pool.query(`select distinct tgenabled from pg_trigger where tgrelid = 'audit_log'::regclass`)
    expect(guards.rows).toEqual([{ tgenabled: 'A' }])
  })
})
