import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, requestPasswordReset, signIn, signUp } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberWithEverything, warn } from '#tests/support/member-with-everything.ts'
import { memberOf, PASSWORD, type Person, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

function leave({ browser }: Pick<Person, 'browser'>, password = PASSWORD) {
  return browser.try(deleteAccount, { password })
}

/** Where in the whole database this text occurs, including job logs and counters. */
async function placesOf(text: string): Promise<string[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const places: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.pool.query(`select 1 from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`, [
      text,
    ])
    if (rows.length > 0) places.push(name)
  }
  return places
}

describe('deleting one’s account', () => {
  test('removes all its data', async () => {
    const member = await withTwoFactor(app)
    await app.pool.query(`insert into activities (user_id, kind) values ($1, 'quiz')`, [member.user_id])
    await app.browser().call(requestPasswordReset, { email: member.email })
    await signInElsewhere(app, member)
    expect(await placesOf(member.user_id)).toContain('public.verifications')
    expect(await placesOf(member.email)).toContain('public.mails')
    const answer = await leave(member)
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(member.browser.cookies.has('kiai.session_token')).toBe(false)
    for (const trace of [member.user_id, member.email]) expect(await placesOf(trace)).toEqual([])
  })

  test('of someone who did everything leaves neither the person nor the words in the Network', async () => {
    const member = await memberWithEverything(app)
    await warn(app, member.user_id, { report: 'my report', appeal: 'my appeal' })
    const { rows } = await app.pool.query('update posts set body = $2 where author_id = $1 returning id', [
      member.user_id,
      'my own words',
    ])
    expect(rows).toHaveLength(1)
    expect((await leave(member)).status).toBe(200)
    // The books keep whom a sale was to be paid to, as a number without a person.
    for (const trace of [member.user_id, member.email, 'my own words', 'my report', 'my appeal'])
      expect([trace, (await placesOf(trace)).filter((place) => place !== 'public.orders')]).toEqual([trace, []])
  })

  test('signs out everywhere, and no sign-in is possible any more', async () => {
    const member = await memberOf(app)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    await leave(member)
    expect(await elsewhere.call(readSession, {})).toEqual({ session: null })
    expect((await app.browser().try(signIn, { email: member.email, password: PASSWORD })).status).toBe(401)
  })

  test('keeps the payments without their owner', async () => {
    const member = await memberOf(app)
    const { rows } = await app.pool.query(
      `insert into transactions (user_id, amount_minor, status) values ($1, 1999, 'completed') returning id`,
      [member.user_id],
    )
    await leave(member)
    const kept = await app.pool.query('select user_id, amount_minor from transactions where id = $1', [rows[0].id])
    expect(kept.rows).toEqual([{ user_id: null, amount_minor: '1999' }])
  })

  test('does not change other accounts', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await leave(member)
    expect((await other.browser.call(readSession, {})).session?.user.id).toBe(other.user_id)
  })

  test('needs the password', async () => {
    const member = await memberOf(app)
    expect(await leave(member, 'wrong-password-1')).toMatchObject({
      status: 400,
      body: { error: { code: 'accounts.password-wrong', fields: { password: { problem: 'password-wrong' } } } },
    })
    expect((await member.browser.call(readSession, {})).session).not.toBeNull()
  })

  test('makes the address available for a new account', async () => {
    const member = await memberOf(app)
    await leave(member)
    const again = { full_name: 'Robin Again', email: member.email, password: PASSWORD, language: 'en' as const }
    expect((await app.browser().try(signUp, again)).status).toBe(201)
  })
})

describe('an administrator', () => {
  const lastAdmin = { status: 409, body: { error: { code: 'accounts.last-admin' } } }

  beforeEach(async () => {
    await app.pool.query(`update profiles set role = 'member'`)
  })

  async function adminsLeft(): Promise<number> {
    const { rows } = await app.pool.query(`select 1 from profiles where role = 'admin'`)
    return rows.length
  }

  test('who is the last one cannot delete the account', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    expect(await leave(admin)).toMatchObject(lastAdmin)
    expect((await admin.browser.call(readSession, {})).session?.user.id).toBe(admin.user_id)
  })

  test('can delete the account while there is another', async () => {
    const [first, second] = [
      await memberOf(app, { membership_type: 'admin' }),
      await memberOf(app, { membership_type: 'admin' }),
    ]
    expect((await leave(first)).status).toBe(200)
    expect(await leave(second)).toMatchObject(lastAdmin)
  })

  test('remains when all of them delete their accounts at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      await app.pool.query(`update profiles set role = 'member'`)
      const admins = await Promise.all([1, 2, 3].map(() => memberOf(app, { membership_type: 'admin' })))
      const answers = await Promise.all(admins.map((admin) => leave(admin)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
      expect(await adminsLeft()).toBe(1)
    }
  })
})
