import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/admin.ts'
import { TRANSACTIONS_FETCHED } from '#contract/admin-rules.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { assertRange } from './read-analytics.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

async function pay(rows: { user_id?: string; cents: number; status?: string; currency?: string; at?: string }[]) {
  for (const { user_id = null, cents, status = 'completed', currency = 'USD', at = '2026-01-01' } of rows)
    await app.pool.query(
      'insert into transactions (user_id, amount_minor, status, currency, created_at) values ($1, $2, $3, $4, $5)',
      [user_id, cents, status, currency, at],
    )
}

test('the cards count as the specification defines (§9)', async () => {
  const before = await admin.browser.call(contract.readAdminStats, {})
  await memberOf(app, { membership_type: 'coach' })
  await memberOf(app, { membership_type: 'fight_camp_coach' })
  const { user_id } = await memberOf(app)
  await app.pool.query(`update profiles set coach_status = 'pending' where user_id = $1`, [user_id])
  await pay([
    { cents: 1999 },
    { cents: 1 },
    { cents: 500, status: 'pending' },
    { cents: 500, status: 'failed' },
    { cents: 700 },
    // A refund is a separate row.
    { cents: -700 },
    { cents: 500, currency: 'EUR' },
    { cents: 15_000, currency: 'CLP' },
  ])
  expect(await admin.browser.call(contract.readAdminStats, {})).toEqual({
    total_users: before.total_users + 3,
    active_coaches: before.active_coaches + 1,
    pending_approvals: before.pending_approvals + 1,
    revenue: [
      { currency: 'CLP', amount_minor: 15_000 },
      { currency: 'EUR', amount_minor: 500 },
      { currency: 'USD', amount_minor: 2000 },
    ],
  })
})

describe('the list of transactions', () => {
  let buyer: Person

  beforeAll(async () => {
    buyer = await memberOf(app)
    await app.pool.query(`update profiles set full_name = 'Íris Buyer' where user_id = $1`, [buyer.user_id])
    const { user_id } = buyer
    await app.pool.query(
      `insert into transactions (user_id, amount_minor, status, created_at)
       select $1, n, case when n % 10 = 0 then 'failed' else 'completed' end, timestamptz '2026-03-01' + (n / 3) * interval '1 second'
       from generate_series(1, 252) n`,
      [user_id],
    )
  })

  async function allPages(wanted: { search?: string; status?: 'failed' | 'completed' } = {}) {
    const pages: contract.Transaction[][] = []
    let cursor: string | null = null
    do {
      const page: { transactions: contract.Transaction[]; next: string | null } = await admin.browser.call(
        contract.listTransactions,
        cursor ? { ...wanted, cursor } : wanted,
      )
      pages.push(page.transactions)
      cursor = page.next
      // A sale while the admin reads.
      if (cursor) await pay([{ cents: 1, at: new Date().toISOString() }])
    } while (cursor)
    return pages
  }

  test('gives 100 at a time, newest first, each once, also during new sales', async () => {
    const pages = await allPages()
    expect(pages[0]).toHaveLength(TRANSACTIONS_FETCHED)
    const shown = pages.flat()
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    expect(shown.filter(({ user_id }) => user_id === buyer.user_id)).toHaveLength(252)
    expect(shown[0]).toEqual({
      id: expect.any(String),
      user_id: buyer.user_id,
      full_name: 'Íris Buyer',
      amount: 2.52,
      amount_minor: 252,
      currency: 'USD',
      status: 'completed',
      created_at: '2026-03-01T00:01:24.000Z',
    })
  })

  test('can be searched by the buyer and filtered by status', async () => {
    expect((await allPages({ search: 'iris' })).flat()).toHaveLength(252)
    expect((await allPages({ search: buyer.email, status: 'failed' })).flat()).toHaveLength(25)
    expect((await allPages({ search: 'nobody' })).flat()).toEqual([])
    expect((await allPages({ search: '%' })).flat()).toEqual([])
    for (const { status } of (await allPages({ status: 'failed' })).flat()) expect(status).toBe('failed')
  })

  test('finds an old payment behind thousands of others', async () => {
    const { user_id, email } = await memberOf(app)
    await pay([{ user_id, cents: 777, at: '2020-01-01' }])
    await app.pool.query(
      `insert into transactions (amount_minor, status) select 1, 'completed' from generate_series(1, 2100)`,
    )
    const { transactions } = await admin.browser.call(contract.listTransactions, { search: email })
    expect(transactions).toMatchObject([{ user_id, amount_minor: 777 }])
  })

  test('keeps the payments of a deleted account', async () => {
    const { user_id } = await memberOf(app)
    await pay([{ user_id, cents: 4242, at: '2030-01-01' }])
    await app.pool.query('delete from users where id = $1', [user_id])
    const { transactions } = await admin.browser.call(contract.listTransactions, {})
    expect(transactions[0]).toMatchObject({ user_id: null, full_name: null, amount_minor: 4242 })
  })

  test('refuses an invalid cursor', async () => {
    expect((await admin.browser.try(contract.listTransactions, { cursor: 'rubbish' })).status).toBe(400)
  })
})

describe('the analytics', () => {
  const range = { from: '2025-02-27', to: '2025-03-02' }

  beforeAll(async () => {
    const [one, two] = [await memberOf(app), await memberOf(app)]
    await app.pool.query(`update profiles set created_at = '2025-02-28T23:59:59Z' where user_id = $1`, [one.user_id])
    await app.pool.query(
      `insert into activities (user_id, kind, created_at) values ($1, 'quiz', '2025-02-28T00:00:00Z'),
         ($1, 'power_up', '2025-02-28T12:00:00Z'), ($2, 'quiz', '2025-02-28T23:59:59.999Z'), ($2, 'quiz', '2025-03-01T00:00:00Z')`,
      [one.user_id, two.user_id],
    )
    await app.pool.query(
      `insert into quiz_results (user_id, answers, fire_level, created_at) values ($1, '{0}', 25, '2025-03-02T23:59:59Z')`,
      [one.user_id],
    )
    await app.pool.query(
      `with c as (insert into conversations (user_id, room, template, language, open)
         values ($1, 'war-room', 'life', 'en', false) returning id)
       insert into chat_messages (conversation_id, user_id, position, role, content, template, created_at)
       select id, $1, n, case n when 2 then 'assistant' else 'user' end, '', 'life', '2025-03-01T10:00:00Z'
       from c, generate_series(1, 3) n`,
      [one.user_id],
    )
    await app.pool.query(
      `insert into ai_calls (user_id, model, input_tokens, output_tokens, cost_micros, created_at)
       values ($1, 'm', 1, 1, 300, '2025-02-27T00:00:00Z'), (null, 'm', 1, 1, 45, '2025-02-27T08:00:00Z')`,
      [one.user_id],
    )
    await pay([
      { cents: 1500, at: '2025-03-02T00:00:00Z' },
      { cents: 500, at: '2025-03-02T10:00:00Z' },
      { cents: 14_900, at: '2025-03-02T10:00:00Z', currency: 'CLP' },
      { cents: 900, at: '2025-03-02T10:00:00Z', status: 'failed' },
      { cents: 900, at: '2025-03-03T00:00:00Z' },
      { cents: 900, at: '2025-02-26T23:59:59Z' },
    ])
  })

  test('have a row for each UTC day, also for days without activity', async () => {
    const nothing = {
      sign_ups: 0,
      confirmed: 0,
      active_in_week: 0,
      paying: 0,
      active_members: 0,
      quizzes: 0,
      chat_messages: 0,
      ai_cost_micros: 0,
      revenue: {},
    }
    expect((await admin.browser.call(contract.readAnalytics, range)).days).toEqual([
      { ...nothing, date: '2025-02-27', ai_cost_micros: 345 },
      { ...nothing, date: '2025-02-28', sign_ups: 1, confirmed: 1, active_members: 2 },
      { ...nothing, date: '2025-03-01', active_members: 1, chat_messages: 2 },
      { ...nothing, date: '2025-03-02', quizzes: 1, revenue: { USD: 2000, CLP: 14_900 } },
    ])
  })

  test('show how many sign-ups of a day were confirmed, active within a week, and paying', async () => {
    const day = '2024-05-06'
    const people = await Promise.all(Array.from({ length: 6 }, () => memberOf(app)))
    const [unconfirmed, early, late, onTime, elite, payer] = people.map(({ user_id }) => user_id)
    await app.pool.query(`update profiles set created_at = '2024-05-06T12:00:00Z' where user_id = any($1)`, [
      people.map(({ user_id }) => user_id),
    ])
    await app.pool.query('update users set email_verified = false where id = $1', [unconfirmed])
    await app.pool.query(
      `insert into activities (user_id, kind, created_at) values ($1, 'quiz', '2024-05-06T11:59:59Z'),
         ($2, 'quiz', '2024-05-13T12:00:00Z'), ($3, 'quiz', '2024-05-13T11:59:59Z'), ($3, 'quiz', '2024-05-08T00:00:00Z')`,
      [early, late, onTime],
    )
    await setMembershipType(app.pool, elite ?? '', 'elite_member')
    await pay([
      { ...(payer && { user_id: payer }), cents: 900, currency: 'EUR', at: '2024-06-01' },
      { ...(payer && { user_id: payer }), cents: 900, at: '2024-06-02' },
      { ...(onTime && { user_id: onTime }), cents: 900, at: '2024-06-01', status: 'failed' },
    ])
    expect((await admin.browser.call(contract.readAnalytics, { from: day, to: day })).days).toMatchObject([
      { date: day, sign_ups: 6, confirmed: 5, active_in_week: 1, paying: 2 },
    ])
  })

  test('can be exported as CSV with the same figures', async () => {
    const answer = await admin.browser.request<string>(
      'GET',
      `/api/admin/analytics.csv?${new URLSearchParams(range).toString()}`,
    )
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kiai-2025-02-27-2025-03-02.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toBe(
      'date,sign_ups,confirmed,active_in_week,paying,active_members,quizzes,chat_messages,ai_cost_micros,revenue_clp_minor,revenue_usd_minor\r\n' +
        '2025-02-27,0,0,0,0,0,0,0,345,0,0\r\n2025-02-28,1,1,0,0,2,0,0,0,0,0\r\n' +
        '2025-03-01,0,0,0,0,1,0,2,0,0,0\r\n2025-03-02,0,0,0,0,0,1,0,0,14900,2000\r\n',
    )
    for (const cell of answer.body.split(/[\r\n,]+/)) expect(cell).not.toMatch(/^[=+\-@\t]/)
  })

  test('cover a year at most, and not the future', async () => {
    const now = new Date('2026-11-15T23:30:00Z')
    for (const good of [
      { from: '2026-11-16', to: '2026-11-16' },
      { from: '2025-11-16', to: '2026-11-16' },
    ])
      expect(() => assertRange(good, now)).not.toThrow()
    for (const bad of [
      { from: '2026-11-16', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-17' },
      { from: '2025-11-15', to: '2026-11-16' },
      { from: '1999-12-31', to: '2000-01-02' },
    ])
      expect(() => assertRange(bad, now), JSON.stringify(bad)).toThrow('request.invalid')
    for (const bad of [
      { from: '0000-01-01', to: '0000-01-02' },
      { from: '2025-02-30', to: '2025-03-02' },
      { from: '', to: 'today' },
    ])
      expect((await admin.browser.try(contract.readAnalytics, bad)).status, JSON.stringify(bad)).toBe(400)
  })
})

describe('the background work', () => {
  test('shows the job queues with their counts', async () => {
    const jobs: Jobs<string> = app.services.jobs
    await jobs.enqueue('a-queue-of-the-test', { n: 1 }, { startAfter: 3_600 })
    await jobs.enqueue('a-queue-of-the-test', { n: 2 }, { startAfter: 3_600 })
    await app.pool.query(
      `insert into pgboss.job (name, state) values ('a-queue-of-the-test', 'failed'), ('a-queue-of-the-test', 'active'),
         ('a-queue-of-the-test', 'completed')`,
    )
    const { queues } = await admin.browser.call(contract.readWork, {})
    expect(queues).toContainEqual({ name: 'a-queue-of-the-test', waiting: 2, running: 1, failed: 1, done: 1 })
    expect(queues.map(({ name }) => name)).toContain('delete-old-mails')
  })

  test('shows mails by state, with the reasons of failures', async () => {
    const { mails } = await admin.browser.call(contract.readWork, {})
    await app.pool.query(
      `insert into mails ("to", language, template, subject, text, html, status, last_error, created_at)
       select 'a@people.example', 'en', template, '', 'secret link', '', status, last_error, created_at::timestamptz from (values
         ('sent-one', 'sent', null, '2026-01-01'), ('kept-one', 'kept', null, '2026-01-01'),
         ('tried-one', 'queued', '421 later', '2026-01-02'), ('new-one', 'queued', null, '2026-01-02'),
         ('lost-one', 'failed', '550 no such user', '2026-01-03')
       ) given (template, status, last_error, created_at)`,
    )
    const work = await admin.browser.call(contract.readWork, {})
    expect(work.mails).toEqual({ waiting: mails.waiting + 2, sent: mails.sent + 2, failed: mails.failed + 1 })
    expect(work.failures.map(({ template, last_error }) => [template, last_error])).toEqual([
      ['lost-one', '550 no such user'],
      ['tried-one', '421 later'],
    ])
    expect(JSON.stringify(work)).not.toContain('secret link')
  })
})
