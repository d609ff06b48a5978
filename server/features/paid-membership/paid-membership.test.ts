import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { banUser, changeRole, unbanUser } from '#contract/admin.ts'
import { refundOrder } from '#contract/admin-orders.ts'
import * as contract from '#contract/memberships.ts'
import { refundOnWithdrawal } from '#contract/order-rules.ts'
import { actInSandbox, listOrders, readInvoice, readOrder, withdrawOrder } from '#contract/orders.ts'
import { readSession } from '#contract/session.ts'
import { PaymentError } from '#server/outside/payments/payment-provider.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { joinElite, membershipOrdersOf, membershipsOf, openMembership, startOf } from '#tests/support/memberships.ts'
import { booksOf, problemsOf } from '#tests/support/order-books.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { sandboxOf } from '#tests/support/sales.ts'
import { soon } from '#tests/support/soon.ts'
import { lookAfterMemberships } from './look-after-memberships.ts'
import { graceEndOf } from './membership-rules.ts'
import { settleMembership } from './settle-membership.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())
afterEach(async () => expect(await problemsOf(app)).toEqual([]))

const viewOf = ({ browser }: Person) => browser.call(contract.readMembership, {})
const typeOf = async ({ browser }: Person) =>
  (await browser.call(readSession, {})).session?.user.profile.membership_type
const move = ({ browser }: Person, to: 'renewal_notice' | 'renewal' | 'grace_end', renewal: 'succeeds' | 'fails') =>
  browser.call(contract.moveSandboxClock, { to, renewal })
const stateAtProvider = async (person: Pick<Person, 'user_id'>) => {
  const [row] = await membershipsOf(app, person.user_id)
  return (await sandboxOf(app).subscriptions.read(row?.provider_subscription_id ?? '')).state
}
/** The invoice of a renewal that failed. */
async function owedOf(row: { provider_subscription_id: string | null } | undefined): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from sandbox_checkouts where subscription_id = $1 and state = 'declined'`,
    [row?.provider_subscription_id],
  )
  return rows[0]?.id ?? ''
}

/** How often the provider is asked about a member in one comparison at a later moment. */
async function readsOf({ user_id }: Person, later = { days: 0 }): Promise<number> {
  const [row] = await membershipsOf(app, user_id)
  const { subscriptions } = sandboxOf(app)
  const { read } = subscriptions
  let reads = 0
  subscriptions.read = (id) => {
    if (id === row?.provider_subscription_id) reads += 1
    return read(id)
  }
  try {
    await app.clock.later(later, () => lookAfterMemberships(app.services))
  } finally {
    subscriptions.read = read
  }
  return reads
}

/** Whether a job is to settle this membership. */
async function isToSettle(membership_id = ''): Promise<boolean> {
  const { rows } = await app.pool.query(`select from pgboss.job where data ->> 'membership_id' = $1`, [membership_id])
  return rows.length > 0
}

async function mailsTo({ email }: Person): Promise<string[]> {
  const { rows } = await app.pool.query('select template from mails where "to" = $1 order by created_at, template', [
    email,
  ])
  return rows.map(({ template }) => template)
}

describe('joining', () => {
  test('gives Elite, an order with its invoice and ledger, a receipt and a welcome, once', async () => {
    const member = await memberOf(app)
    const checkout_id = await joinElite(member)
    await member.browser.call(contract.settleOwnMembership, {})
    expect(await typeOf(member)).toBe('elite_member')
    expect(await viewOf(member)).toMatchObject({ paid: { plan: 'elite_monthly', state: 'active' }, is_sandbox: true })
    const [order, ...others] = await membershipOrdersOf(app, member.user_id)
    expect(others).toEqual([])
    expect(await booksOf(app, order?.id ?? '')).toMatchObject({
      state: 'paid',
      accounts: { provider: 2_900, platform: -2_900 },
      causes: ['payment'],
      fulfilment: 'ready',
    })
    expect(await member.browser.call(readInvoice, { id: order?.id ?? '' })).toMatchObject({ total_minor: 2_900 })
    expect(await member.browser.call(contract.listMembershipPayments, {})).toMatchObject({
      payments: [{ order_id: order?.id, amount_minor: 2_900, plan: 'elite_monthly' }],
    })
    expect((await member.browser.call(listOrders, {})).orders).toMatchObject([{ kind: 'membership' }])
    expect(await mailsTo(member)).toEqual(['membership-started', 'order-receipt'])
    expect(checkout_id).toMatch(/^sandbox_checkout_/)
  })

  test('in two tabs at once is one page, one subscription and one payment', async () => {
    const member = await memberOf(app)
    const pages = await Promise.all([openMembership(member), openMembership(member), openMembership(member)])
    expect(new Set(pages).size).toBe(1)
    const pay = () => member.browser.try(actInSandbox, { checkout_id: pages[0] ?? '', act: 'succeed' })
    await Promise.all([pay(), pay()])
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([{ total: 2_900, refunded: 0 }])
    expect(await member.browser.try(contract.startMembership, startOf())).toMatchObject({
      body: { error: { code: 'membership.already' } },
    })
  })

  test('does not deadlock with another click that settles the membership: the profile is locked first', async () => {
    const member = await memberOf(app)
    const { subscriptions } = sandboxOf(app)
    const { openCheckout } = subscriptions
    const settling = await app.pool.connect()
    try {
      subscriptions.openCheckout = async (asked) => {
        subscriptions.openCheckout = openCheckout
        await settling.query('begin')
        await settling.query('select from profiles where user_id = $1 for no key update', [member.user_id])
        return await openCheckout(asked)
      }
      const opening = openMembership(member)
      const { rows } = await settling.query('select pg_backend_pid() as pid')
      await vi.waitFor(async () => {
        const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
        expect((await app.pool.query(blocked, [rows[0]?.pid])).rows).toHaveLength(1)
      }, soon)
      await settling.query('select from memberships where user_id = $1 for update nowait', [member.user_id])
      await settling.query('commit')
      expect(await opening).toMatch(/^sandbox_checkout_/)
    } finally {
      subscriptions.openCheckout = openCheckout
      await settling.query('rollback')
      settling.release()
    }
  })

  test('a second time, by a page that was closed and is paid late, is ended and refunded', async () => {
    const member = await memberOf(app)
    const closed = await openMembership(member, 'elite_monthly')
    const paid = await openMembership(member, 'elite_yearly')
    expect(paid).not.toBe(closed)
    await member.browser.call(actInSandbox, { checkout_id: paid, act: 'succeed' })
    await member.browser.call(actInSandbox, { checkout_id: closed, act: 'pay_late' })
    expect(await membershipsOf(app, member.user_id)).toMatchObject([
      { state: 'ended', end_cause: 'duplicate', ended_at: expect.any(Date) },
      { state: 'active' },
    ])
    expect(await stateAtProvider(member)).toBe('ended')
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ total: 2_900, asked: 2_900 }),
        expect.objectContaining({ total: 29_000, asked: 0 }),
      ]),
    )
    expect(await viewOf(member)).toMatchObject({ paid: { plan: 'elite_yearly' } })
  })

  test.each([
    ['another price', { shown_price_minor: 1 }, 'membership.price-changed'],
    ['no agreement', { consent: false }, 'orders.consent-needed'],
  ])('with %s is refused', async (_, changed, code) => {
    const { browser } = await memberOf(app)
    expect(await browser.try(contract.startMembership, { ...startOf(), ...changed })).toMatchObject({
      body: { error: { code } },
    })
  })

  test('is not offered to those who have Elite by their role, and an unpaid page gives nothing', async () => {
    expect(await admin.browser.try(contract.startMembership, startOf())).toMatchObject({
      body: { error: { code: 'membership.by-role' } },
    })
    const member = await memberOf(app)
    const checkout_id = await openMembership(member)
    await member.browser.call(actInSandbox, { checkout_id, act: 'decline' })
    expect(await typeOf(member)).toBe('free_member')
    const other = await memberOf(app)
    expect(await other.browser.try(actInSandbox, { checkout_id, act: 'succeed' })).toMatchObject({ status: 404 })
  })
})

describe('another plan', () => {
  test('that is longer begins at once and charges exactly what was stated', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const plan = 'elite_yearly' as const
    const preview = await member.browser.call(contract.previewPlanChange, { plan })
    expect(preview.due_now_minor).toBe(29_000 - preview.credit_minor)
    const { as_of, due_now_minor } = preview
    const wrong = { plan, as_of, shown_due_now_minor: due_now_minor - 1 }
    expect(await member.browser.try(contract.changePlan, wrong)).toMatchObject({
      body: { error: { code: 'membership.price-changed' } },
    })
    const change = { plan, as_of, shown_due_now_minor: due_now_minor }
    const view = await member.browser.call(contract.changePlan, change)
    expect(view.paid).toMatchObject({ plan, period_end: preview.next_at })
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([
      { total: 2_900, fulfilment: 'done' },
      { total: due_now_minor, fulfilment: 'ready' },
    ])
    expect(await member.browser.try(contract.changePlan, change)).toMatchObject({
      body: { error: { code: 'membership.same-plan' } },
    })
  })

  test('that is shorter begins with the next period and costs nothing before', async () => {
    const member = await memberOf(app)
    await joinElite(member, 'elite_yearly')
    const plan = 'elite_monthly' as const
    const { as_of, due_now_minor } = await member.browser.call(contract.previewPlanChange, { plan })
    expect(due_now_minor).toBe(0)
    await member.browser.call(contract.changePlan, { plan, as_of, shown_due_now_minor: 0 })
    expect(await viewOf(member)).toMatchObject({ paid: { plan: 'elite_yearly', next_plan: plan } })
    await move(member, 'renewal_notice', 'succeeds')
    const after = await move(member, 'renewal', 'succeeds')
    expect(after).toMatchObject({ paid: { plan, next_plan: null } })
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([{ total: 29_000 }, { total: 2_900 }])
    expect(await mailsTo(member)).toContain('membership-renews')
  })
})

describe('the end', () => {
  test('comes with the period that is paid after a cancellation, which can be taken back', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    expect(await member.browser.call(contract.cancelMembership, {})).toMatchObject({
      paid: { ends_at_period_end: true },
    })
    expect(await member.browser.call(contract.resumeMembership, {})).toMatchObject({
      paid: { ends_at_period_end: false },
    })
    await member.browser.call(contract.cancelMembership, {})
    expect(await typeOf(member)).toBe('elite_member')
    expect(await move(member, 'renewal', 'succeeds')).toMatchObject({ paid: null })
    expect(await typeOf(member)).toBe('free_member')
    const mails = await mailsTo(member)
    expect(mails.filter((template) => template !== 'order-receipt').sort()).toEqual([
      ...['membership-cancelled', 'membership-cancelled', 'membership-ended', 'membership-resumed'],
      'membership-started',
    ])
  })

  test('comes after the grace period of a renewal that was not paid, and the provider is told', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const owed = await move(member, 'renewal', 'fails')
    expect(owed).toMatchObject({ paid: { state: 'past_due', grace_until: expect.any(String) } })
    expect(await typeOf(member)).toBe('elite_member')
    expect(await move(member, 'grace_end', 'fails')).toMatchObject({ paid: null })
    expect(await typeOf(member)).toBe('free_member')
    expect(await stateAtProvider(member)).toBe('ended')
    expect(await mailsTo(member)).toEqual(expect.arrayContaining(['membership-payment-failed', 'membership-ended']))
    // They can come back.
    await joinElite(member)
    expect(await typeOf(member)).toBe('elite_member')
  })

  test('comes when a dispute about the payment is lost', async () => {
    const member = await memberOf(app)
    const checkout_id = await joinElite(member)
    for (const act of ['dispute', 'dispute_lost'] as const)
      await member.browser.call(actInSandbox, { checkout_id, act })
    expect(await typeOf(member)).toBe('free_member')
  })

  test('does not come when what is owed is paid on the provider’s page', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    await move(member, 'renewal', 'fails')
    const { url } = await member.browser.call(contract.changePaymentMethod, {})
    await member.browser.call(actInSandbox, { checkout_id: url.split('/').at(-1) ?? '', act: 'succeed' })
    expect(await viewOf(member)).toMatchObject({ paid: { state: 'active' } })
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([{ total: 2_900 }, { total: 2_900 }])
  })

  test('at the provider before our grace period is over refunds what is paid afterwards', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    await move(member, 'renewal', 'fails')
    const [row] = await membershipsOf(app, member.user_id)
    const owed = await owedOf(row)
    await app.pool.query(`update sandbox_subscriptions set state = 'ended' where id = $1`, [
      row?.provider_subscription_id,
    ])
    await settleMembership(app.services, row?.id ?? '')
    await sandboxOf(app).succeed(owed)
    await settleMembership(app.services, row?.id ?? '')
    expect(await membershipsOf(app, member.user_id)).toMatchObject([{ state: 'ended', end_cause: null }])
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([{ asked: 0 }, { total: 2_900, asked: 2_900 }])
  })

  test('does not come when what is owed is paid while the provider is asked, in the last moment', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    await move(member, 'renewal', 'fails')
    const [row] = await membershipsOf(app, member.user_id)
    const owed = await owedOf(row)
    const { subscriptions } = sandboxOf(app)
    const { read } = subscriptions
    const id = row?.provider_subscription_id ?? ''
    const { period_start } = await read(id)
    await subscriptions.moveClock(id, graceEndOf({ period_start }), 'is refused')
    // Stripe is asked about the subscription first, and then about its invoices.
    subscriptions.read = async (asked) => {
      const subscription = await read(asked)
      if (asked !== id) return subscription
      await sandboxOf(app).succeed(owed)
      subscriptions.read = read
      return { ...subscription, invoices: (await read(id)).invoices }
    }
    await settleMembership(app.services, row?.id ?? '')
    expect(await membershipsOf(app, member.user_id)).toMatchObject([{ state: 'active', end_cause: null }])
    expect(await stateAtProvider(member)).toBe('active')
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([{ asked: 0 }, { asked: 0 }])
  })

  test('comes with a withdrawal, which gives back the time that is left', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const [order] = await membershipOrdersOf(app, member.user_id)
    const id = order?.id ?? ''
    expect((await member.browser.call(readOrder, { id })).actions).toEqual(['withdraw'])
    await app.clock.later({ days: 5 }, () => member.browser.call(withdrawOrder, { id }))
    await lookAfterMemberships(app.services, { all: true })
    expect(await typeOf(member)).toBe('free_member')
    expect(await membershipsOf(app, member.user_id)).toMatchObject([{ state: 'ended', end_cause: 'given_back' }])
    expect(await stateAtProvider(member)).toBe('ended')
    const [after] = await membershipOrdersOf(app, member.user_id)
    expect(after?.asked).toBeGreaterThan(2_300)
    expect(after?.asked).toBeLessThan(2_450)
  })

  test('comes with a withdrawal from a longer plan, which also gives back what was counted for the shorter one', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const plan = 'elite_yearly' as const
    const { as_of, due_now_minor } = await member.browser.call(contract.previewPlanChange, { plan })
    await member.browser.call(contract.changePlan, { plan, as_of, shown_due_now_minor: due_now_minor })
    const id = (await membershipOrdersOf(app, member.user_id)).at(-1)?.id ?? ''
    const { total_minor, refunded_minor, sessions, period } = await member.browser.call(readOrder, { id })
    const stated = refundOnWithdrawal({ total_minor, refunded_minor, sessions, period }, app.clock.now().getTime())
    expect(stated).toBeGreaterThanOrEqual(28_990)
    await member.browser.call(withdrawOrder, { id })
    const [month, year] = await membershipOrdersOf(app, member.user_id)
    expect(year).toMatchObject({ total: due_now_minor, asked: due_now_minor, fulfilment: 'cancelled' })
    expect((month?.asked ?? 0) + due_now_minor).toBeGreaterThanOrEqual(stated - 1)
    expect((month?.asked ?? 0) + due_now_minor).toBeLessThanOrEqual(stated)
    await lookAfterMemberships(app.services, { all: true })
    expect(await membershipsOf(app, member.user_id)).toMatchObject([{ state: 'ended', end_cause: 'given_back' }])
  })

  test('comes when an admin refunds the whole price, and not with a part of it', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const [order] = await membershipOrdersOf(app, member.user_id)
    const refund = (amount_minor: number) =>
      admin.browser.call(refundOrder, {
        ...{ id: order?.id ?? '', amount_minor, reason: 'A bad month', key: crypto.randomUUID() },
      })
    await refund(900)
    await lookAfterMemberships(app.services, { all: true })
    expect(await typeOf(member)).toBe('elite_member')
    await refund(2_000)
    await lookAfterMemberships(app.services, { all: true })
    expect(await typeOf(member)).toBe('free_member')
  })
})

describe('the comparison every hour', () => {
  test('asks in the last week only about those whose renewal is announced, and once', async () => {
    const [monthly, yearly] = [await memberOf(app), await memberOf(app)]
    await joinElite(monthly)
    await joinElite(yearly, 'elite_yearly')
    expect(await readsOf(monthly, { days: 25 })).toBe(0)
    const [row] = await membershipsOf(app, yearly.user_id)
    for (const [table, id] of [
      ['memberships', row?.id],
      ['sandbox_subscriptions', row?.provider_subscription_id],
    ])
      await app.pool.query(`update ${table} set period_end = now() + interval '3 days' where id::text = $1`, [id])
    expect(await readsOf(yearly)).toBe(1)
    expect(await readsOf(yearly)).toBe(0)
  })

  test('ends with the error of a provider that is away, without asking about everybody', async () => {
    const ids = new Set<string>()
    for (const member of [await memberOf(app), await memberOf(app)]) {
      await joinElite(member)
      for (const row of await membershipsOf(app, member.user_id)) ids.add(row.provider_subscription_id ?? '')
    }
    const { subscriptions } = sandboxOf(app)
    const { read } = subscriptions
    subscriptions.read = (id) => {
      ids.delete(id)
      return Promise.reject(new PaymentError('away', 'no answer'))
    }
    try {
      await expect(lookAfterMemberships(app.services, { all: true })).rejects.toThrow('no answer')
    } finally {
      subscriptions.read = read
    }
    expect(ids.size).toBeGreaterThan(0)
  })

  test('forgets a membership without a member of a provider that is no longer in use, after its time', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const [row] = await membershipsOf(app, member.user_id)
    await app.pool.query(`update memberships set provider = 'stripe' where id = $1`, [row?.id])
    await member.browser.call(deleteAccount, { password: member.password })
    const left = async () => (await app.pool.query('select from memberships where id = $1', [row?.id])).rows.length
    await lookAfterMemberships(app.services)
    expect(await left()).toBe(1)
    await app.pool.query(
      `update memberships set period_start = now() - interval '40 days', period_end = now() - interval '2 days'
       where id = $1`,
      [row?.id],
    )
    await lookAfterMemberships(app.services)
    expect(await left()).toBe(0)
  })
})

describe('beside roles and gifts', () => {
  test('who becomes a coach keeps what was paid, and a coach or admin never loses the role by it', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    await admin.browser.call(changeRole, { user_id: member.user_id, membership_type: 'coach' })
    expect(await typeOf(member)).toBe('coach')
    expect(await viewOf(member)).toMatchObject({ by_role: true, paid: { state: 'active' } })
    await move(member, 'renewal', 'fails')
    await move(member, 'grace_end', 'fails')
    expect(await typeOf(member)).toBe('coach')
    expect(await viewOf(member)).toMatchObject({ paid: null })
  })

  test('a gift goes on when the paid membership ends', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    await admin.browser.call(changeRole, { user_id: member.user_id, membership_type: 'elite_member', until: null })
    expect(await viewOf(member)).toMatchObject({ paid: { state: 'active' }, gift: { until: null } })
    await member.browser.call(contract.cancelMembership, {})
    await move(member, 'renewal', 'succeeds')
    expect(await viewOf(member)).toMatchObject({ paid: null, gift: { until: null } })
    expect(await typeOf(member)).toBe('elite_member')
  })

  test('an admin who makes someone a free member ends the subscription at the provider too', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    await admin.browser.call(changeRole, { user_id: member.user_id, membership_type: 'free_member' })
    await lookAfterMemberships(app.services)
    expect(await stateAtProvider(member)).toBe('ended')
  })

  test('an admin who makes someone a free member gives back the time that is left, once', async () => {
    const member = await memberOf(app)
    await joinElite(member, 'elite_yearly')
    await app.clock.later({ days: 5 }, async () => {
      await admin.browser.call(changeRole, { user_id: member.user_id, membership_type: 'free_member' })
      await lookAfterMemberships(app.services)
      await lookAfterMemberships(app.services, { all: true })
    })
    const [order] = await membershipOrdersOf(app, member.user_id)
    expect(order?.asked).toBeGreaterThan(28_500)
    expect(order?.asked).toBeLessThan(28_700)
  })

  test('a banned member is not charged again; a ban that is taken back costs nothing of the time that is paid', async () => {
    const [member, owing] = [await memberOf(app), await memberOf(app)]
    await joinElite(member)
    await joinElite(owing)
    await move(owing, 'renewal', 'fails')
    for (const { user_id } of [member, owing]) {
      await admin.browser.call(banUser, { user_id, reason: 'Threats' })
      const [row] = await membershipsOf(app, user_id)
      expect(await isToSettle(row?.id)).toBe(true)
      await settleMembership(app.services, row?.id ?? '')
    }
    expect(await membershipsOf(app, owing.user_id)).toMatchObject([{ state: 'ended', end_cause: 'cancelled' }])
    await admin.browser.call(unbanUser, { user_id: member.user_id })
    const [row] = await membershipsOf(app, member.user_id)
    const id = row?.provider_subscription_id ?? ''
    const { subscriptions } = sandboxOf(app)
    expect(await subscriptions.read(id)).toMatchObject({ state: 'active', ends_at_period_end: true })
    await subscriptions.moveClock(id, (await subscriptions.read(id)).period_end, 'pays')
    await lookAfterMemberships(app.services, { all: true })
    expect(await membershipsOf(app, member.user_id)).toMatchObject([{ state: 'ended', end_cause: null }])
    expect(await membershipOrdersOf(app, member.user_id)).toMatchObject([{ total: 2_900 }])
    expect(await mailsTo(member)).toContain('membership-cancelled')
  })

  test('deleting the account ends the subscription, and nothing about the person stays', async () => {
    const member = await memberOf(app)
    await joinElite(member)
    const [row] = await membershipsOf(app, member.user_id)
    await member.browser.call(deleteAccount, { password: member.password })
    await lookAfterMemberships(app.services)
    const { subscriptions } = sandboxOf(app)
    expect((await subscriptions.read(row?.provider_subscription_id ?? '')).state).toBe('ended')
    const { rows } = await app.pool.query('select from memberships where id = $1', [row?.id])
    expect(rows).toEqual([])
  })
})
