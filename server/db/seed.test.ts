import { chmod, mkdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { BIO_HINT_LENGTH, MIN_SPECIALTIES } from '#contract/coach-application-rules.ts'
import { listCoaches, readCoach, readFollow } from '#contract/coaches.ts'
import { readFighterFile } from '#contract/fighter-file.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listPlans } from '#contract/plans.ts'
import { listPosts, listSpaces } from '#contract/spaces.ts'
import { readTrainingSummary } from '#contract/training.ts'
import { loadWords } from '#contract/training-rules.ts'
import { slugOf } from '#server/features/coaches/rules.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { DEMO_ACCOUNTS, demoAccountsFile } from './demo-accounts.ts'
import { findDemoAccounts } from './find-demo-accounts.ts'
import { seedDemo } from './seed.ts'

const DEMO_PASSWORD = 'demo-canary-2026'

let app: TestApp
let given: string

beforeAll(async () => {
  app = await createTestApp({ DEMO_PASSWORD })
  given = await seedDemo(app.services)
})
afterAll(() => app.close())

describe('the demo data', () => {
  test('has nine accounts with their roles and statuses, and three public coaches', async () => {
    const { rows } = await app.pool.query(
      `select u.email, membership_type_of(p.role, p.elite_until) as membership_type, p.coach_status, p.upgraded_at is not null as upgraded
       from users u join profiles p on p.user_id = u.id
       where u.email not in (select h.handle || '@kiai.example' from people h where h.about is not null) order by u.email`,
    )
    expect(rows.map(({ email, ...rest }) => [email, ...Object.values(rest)])).toEqual([
      ['admin@kiai.example', 'admin', null, true],
      ['coach@kiai.example', 'coach', 'approved', true],
      ['dario-velmont@kiai.example', 'coach', 'approved', true],
      ['day-2@kiai.example', 'free_member', null, false],
      ['day-30@kiai.example', 'free_member', null, false],
      ['day-7@kiai.example', 'free_member', null, false],
      ['denied@kiai.example', 'free_member', 'denied', false],
      ['elite@kiai.example', 'elite_member', null, true],
      ['member@kiai.example', 'free_member', null, false],
      ['pending@kiai.example', 'free_member', 'pending', false],
      ['yumi-arakaki-reis@kiai.example', 'coach', 'approved', true],
      ['ze-caldeira-nunes@kiai.example', 'coach', 'approved', true],
    ])
  })

  test('has a session that is over with its recap, and a free one to come, within the hours of their coaches', async () => {
    const { rows } = await app.pool.query(
      `select c.seller_slug, c.windows <> '[]' as has_hours, t.starts_at > now() as is_ahead, t.recap is not null as has_recap
       from bookings b join users u on u.id = b.member_id join booked_times t on t.id = b.time_id
         join calendars c on c.id = t.calendar_id
       where u.email = 'member@kiai.example' and b.state = 'confirmed' order by t.starts_at`,
    )
    expect(rows).toEqual([
      { seller_slug: null, has_hours: true, is_ahead: false, has_recap: true },
      { seller_slug: 'kenji-duarte', has_hours: true, is_ahead: true, has_recap: false },
    ])
  })

  test('fills the spaces with invented people who talk in three languages, and counts those who joined', async () => {
    const browser = app.browser()
    await browser.call(signIn, { email: 'elite@kiai.example', password: DEMO_PASSWORD })
    const { spaces } = await browser.call(listSpaces, {})
    const { rows } = await app.pool.query<{ slug: string; members: number }>(
      `select s.slug, count(m.user_id)::int as members from spaces s left join space_members m on m.space_id = s.id group by 1`,
    )
    expect(spaces.map(({ slug, members }) => [slug, members]).sort()).toEqual(
      rows.map(({ slug, members }) => [slug, members]).sort(),
    )
    expect(Math.min(...spaces.map(({ members }) => members))).toBeGreaterThan(1)
    expect(spaces.find(({ slug }) => slug === 'kings')).toMatchObject({ is_joined: true, may_enter: true, unread: 1 })
    const { posts } = await browser.call(listPosts, { slug: 'global-community' })
    expect(new Set(posts.map(({ language }) => language))).toEqual(new Set(['en', 'pt', 'es']))
    for (const { author, replies } of posts) {
      expect(author?.handle).toBeTruthy()
      expect(replies).toBeLessThan(5)
    }
  })

  test('lets all accounts sign in with DEMO_PASSWORD', async () => {
    expect(given).toBe(DEMO_PASSWORD)
    for (const { email, profile } of DEMO_ACCOUNTS) {
      const { session } = await app.browser().call(signIn, { email, password: DEMO_PASSWORD })
      expect(session?.user).toMatchObject({ email, profile: { full_name: profile.full_name } })
    }
  })

  test('has an application for each coach, and a reason for the denied one', async () => {
    const { rows } = await app.pool.query(
      `select a.*, p.coach_status, p.coach_bio, p.coach_experience, p.coach_specialties
       from profiles p left join coach_applications a on a.user_id = p.user_id where p.coach_status is not null`,
    )
    expect(rows).toHaveLength(6)
    for (const { status, bio, experience, specialties, motivation, reason, ...profile } of rows) {
      expect(profile).toMatchObject({ coach_status: status, coach_bio: bio, coach_experience: experience })
      expect(profile.coach_specialties).toEqual(specialties)
      expect(bio.length).toBeGreaterThanOrEqual(BIO_HINT_LENGTH)
      expect(experience).not.toBe('')
      expect(motivation).not.toBe('')
      expect(specialties.length).toBeGreaterThanOrEqual(MIN_SPECIALTIES)
      expect(reason !== null).toBe(status === 'denied')
    }
  })

  test('gives approved coaches a public profile with the three sample services and two products, without invented reviews', async () => {
    const browser = app.browser()
    await browser.call(signIn, { email: 'member@kiai.example', password: DEMO_PASSWORD })
    const { coaches } = await browser.call(listCoaches, {})
    expect(coaches.map(({ slug }) => slug)).toEqual([
      'dario-velmont',
      'ines-talmar',
      'yumi-arakaki-reis',
      'ze-caldeira-nunes',
    ])
    for (const { slug, full_name } of coaches) {
      expect(slugOf(full_name)).toBe(slug)
      const { services, products } = await browser.call(readCoach, { slug })
      expect(services.map(({ price_minor }) => price_minor)).toEqual([14_900, 7_900, 3_900])
      expect(products.map(({ price_minor, reviews }) => [price_minor, reviews])).toEqual([
        [5_999, 0],
        [8_999, 0],
      ])
    }
  })

  test('gives the member a finished and an open plan, a Fighter File and unread news', async () => {
    const browser = app.browser()
    await browser.call(signIn, { email: 'member@kiai.example', password: DEMO_PASSWORD })
    const { plans } = await browser.call(listPlans, {})
    const finished = plans.map(({ steps }) => steps.length > 0 && steps.every(({ done_at }) => done_at !== null))
    expect(finished).toEqual([false, true])
    const file = await browser.call(readFighterFile, {})
    expect(file.facts.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['goal', 'obstacle', 'event', 'event_date', 'sport', 'hours_a_week']),
    )
    expect(file.commitments).toMatchObject([{ outcome: null }])
    const { load, weeks } = await browser.call(readTrainingSummary, {})
    expect(loadWords(load).say).toBe('overload')
    expect(weeks.filter(({ sessions }) => sessions > 0).length).toBeGreaterThan(8)
    const { notifications, unread } = await browser.call(listNotifications, {})
    expect(notifications.map(({ kind }) => kind)).toEqual(['streak_milestone', 'coach_news', 'streak_milestone'])
    expect(unread).toBe(2)
    expect(await browser.call(readFollow, { slug: 'ines-talmar' })).toEqual({ followers: 1, following: true })
  })

  test('gives the member an activity on each of the last 45 days', async () => {
    const { rows } = await app.pool.query(
      `with days as (
         select distinct u.email, (a.created_at at time zone 'UTC')::date as day
         from activities a join users u on u.id = a.user_id
       )
       select email, count(*)::int as days, max(day) - min(day) + 1 as span,
         max(day) = (now() at time zone 'UTC')::date as to_this_day
       from days where email = 'member@kiai.example' group by email`,
    )
    expect(rows).toEqual([{ email: 'member@kiai.example', days: 45, span: 45, to_this_day: true }])
  })

  test('has sales of the last 90 days, most of them completed', async () => {
    const { rows } = await app.pool.query(
      `select count(*) filter (where amount_minor > 0)::int as sales,
         count(*) filter (where amount_minor < 0 and status = 'completed')::int as refunds, count(distinct created_at)::int as moments,
         bool_and(created_at between now() - interval '90 days' and now()) as lately, bool_and(user_id is not null) as bought,
         count(*) filter (where status = 'completed') > count(*) * 0.8 as mostly, array_agg(distinct status) as statuses
       from transactions`,
    )
    const statuses = ['completed', 'failed', 'pending']
    expect(rows).toEqual([{ sales: 60, refunds: 3, moments: 63, lately: true, bought: true, mostly: true, statuses }])
  })

  test('is listed in demo-accounts.json, which only its owner can read', async () => {
    const file = demoAccountsFile(app.services.env)
    expect(file).toBe(`${app.services.env.DATA_DIR}/demo-accounts.json`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      password: DEMO_PASSWORD,
      accounts: DEMO_ACCOUNTS.map(({ email }) => email),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
})

test('the remaining demo accounts and their password file can be found', async () => {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const { env } = app.services
  const file = demoAccountsFile(env)
  expect(await findDemoAccounts(app.services)).toEqual({ emails, passwordFile: file })
  const moved = { ...app.services, env: { ...env, DATA_DIR: `${env.DATA_DIR}/elsewhere` } }
  expect(await findDemoAccounts(moved)).toEqual({ emails, passwordFile: undefined })
  await app.pool.query('delete from users where email = $1', [emails[0]])
  expect((await findDemoAccounts(app.services)).emails).toEqual(emails.slice(1))
})

describe('seeding', () => {
  test('leaves nothing behind when it cannot finish', async () => {
    await app.pool.query('delete from users')
    await app.pool.query('alter table activities add constraint no_activity check (kind is null) not valid')
    await expect(seedDemo(app.services)).rejects.toThrow()
    await app.pool.query('alter table activities drop constraint no_activity')
    const { rows } = await app.pool.query('select 1 from users')
    expect(rows).toEqual([])
  })

  test('generates a password when none is given', async () => {
    const services = { ...app.services, env: { ...app.services.env, DEMO_PASSWORD: undefined } }
    const file = demoAccountsFile(services.env)
    await chmod(file, 0o644)
    await app.pool.query('delete from users')
    const password = await seedDemo(services)
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ password })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('creates no accounts when their password cannot be stored', async () => {
    await app.pool.query('delete from users')
    const inTheWay = demoAccountsFile(app.services.env)
    await rm(inTheWay)
    await mkdir(inTheWay)
    await expect(seedDemo(app.services)).rejects.toThrow('EISDIR')
    await rmdir(inTheWay)
    const { rows } = await app.pool.query('select 1 from users')
    expect(rows).toEqual([])
  })
})
