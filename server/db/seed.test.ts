import { chmod, readFile, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { DEMO_ACCOUNTS, demoAccountsFile, seedDemo } from './seed.ts'

const DEMO_PASSWORD = 'demo-canary-2026'

let app: TestApp
let given: string

beforeAll(async () => {
  app = await createTestApp({ DEMO_PASSWORD })
  given = await seedDemo(app.services)
})
afterAll(() => app.close())

describe('the demo data', () => {
  test('has six accounts with their roles and statuses', async () => {
    const { rows } = await app.pool.query(
      `select u.email, p.membership_type, p.coach_status, p.upgraded_at is not null as upgraded
       from users u join profiles p on p.user_id = u.id order by u.email`,
    )
    expect(rows.map(({ email, ...rest }) => [email, ...Object.values(rest)])).toEqual([
      ['admin@kiai.example', 'admin', null, true],
      ['coach@kiai.example', 'coach', 'approved', true],
      ['denied@kiai.example', 'free_member', 'denied', false],
      ['elite@kiai.example', 'elite_member', null, true],
      ['member@kiai.example', 'free_member', null, false],
      ['pending@kiai.example', 'free_member', 'pending', false],
    ])
  })

  test('lets all of them sign in with DEMO_PASSWORD', async () => {
    expect(given).toBe(DEMO_PASSWORD)
    for (const { email, profile } of DEMO_ACCOUNTS) {
      const { session } = await app.browser().call(signIn, { email, password: DEMO_PASSWORD })
      expect(session?.user).toMatchObject({ email, profile: { full_name: profile.full_name } })
    }
  })

  test('gives those who applied as coaches an application', async () => {
    const { rows } = await app.pool.query(
      `select coach_bio, coach_experience, coach_specialties from profiles where coach_status is not null`,
    )
    expect(rows).toHaveLength(3)
    for (const { coach_bio, coach_experience, coach_specialties } of rows) {
      expect(coach_bio.length).toBeGreaterThanOrEqual(100)
      expect(coach_experience).not.toBe('')
      expect(coach_specialties.length).toBeGreaterThanOrEqual(2)
    }
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

  test('is kept in demo-accounts.json, for the eyes of its owner only', async () => {
    const file = demoAccountsFile(app.services.env)
    expect(file).toBe(`${app.services.env.DATA_DIR}/demo-accounts.json`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      password: DEMO_PASSWORD,
      accounts: DEMO_ACCOUNTS.map(({ email }) => email),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
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

  test('makes a password of its own when none is given', async () => {
    const services = { ...app.services, env: { ...app.services.env, DEMO_PASSWORD: undefined } }
    const file = demoAccountsFile(services.env)
    await chmod(file, 0o644)
    await app.pool.query('delete from users')
    const password = await seedDemo(services)
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ password })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
})
