import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Clock } from '#server/clock.ts'
import { findMember } from '#server/features/accounts/read-member.ts'
import { payOpenRefunds, refundOrder } from '#server/features/orders/refund-order.ts'
import * as changes from '#server/features/paid-membership/change-membership.ts'
import { lookAfterMemberships } from '#server/features/paid-membership/look-after-memberships.ts'
import { settleMembership } from '#server/features/paid-membership/settle-membership.ts'
import { startMembership } from '#server/features/paid-membership/start-membership.ts'
import type { Member } from '#server/http/member.ts'
import type { ProviderSubscription } from '#server/outside/payments/subscription-provider.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts'
import { membershipOrdersOf, membershipsOf, startOf } from '#tests/support/memberships.ts'
import { problemsOf } from '#tests/support/order-books.ts'
import { memberOf } from '#tests/support/people.ts'
import { sandboxOf } from '#tests/support/sales.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random lives of a membership are tried, and how long each is. */
    memberships: { lives: number; acts: number }
  }
}

const { lives: LIVES, acts: ACTS } = inject('memberships')

/** What people, banks and time do at the provider. */
interface Outside {
  pay(checkout_id: string): Promise<unknown>
  payLate(checkout_id: string): Promise<unknown>
  setCard(subscription_id: string, isRefused: boolean): Promise<unknown>
  /** Events reach us in the given way, or not at all. */
  deliver(how: 'once' | 'twice' | 'reversed' | 'together' | 'never'): Promise<unknown>
}

const apps: Partial<Record<'sandbox' | 'stripe', { app: TestApp; outside: Outside }>> = {}
let stripe: FakeStripe

beforeAll(async () => {
  const limits = { 'write-member': { points: 1_000_000 }, 'write-address': { points: 1_000_000 } }
  const sandbox = await createTestApp({}, { limits })
  const { subscriptions, succeed, payLate } = sandboxOf(sandbox)
  apps.sandbox = {
    app: sandbox,
    outside: {
      pay: succeed,
      payLate,
      setCard: async (id, isRefused) =>
        subscriptions.moveClock(id, sandbox.clock.now(), isRefused ? 'is refused' : 'pays'),
      deliver: async () => undefined,
    },
  }
  const clock: Clock = { now: () => withStripe.clock.now() }
  stripe = await startFakeStripe({ clock })
  const withStripe = await createTestApp(stripe.settings, { limits })
  stripe.webhooks.sendTo('http://localhost:3000/api/payments/stripe', (request) => withStripe.app.fetch(request))
  stripe.webhooks.hold()
  apps.stripe = {
    app: withStripe,
    outside: {
      pay: async (id) => stripe.pay(id),
      payLate: async (id) => stripe.pay(id, { late: true }),
      setCard: async (id, isRefused) => Object.assign(stripe.billing.subscriptions.get(id) ?? {}, { isRefused }),
      async deliver(how) {
        stripe.billing.catchUp()
        if (how === 'never') stripe.webhooks.forget()
        else
          await stripe.webhooks.deliver({
            times: how === 'twice' ? 2 : 1,
            order: how === 'reversed' ? 'reversed' : 'as sent',
            together: how === 'together',
          })
      },
    },
  }
})
afterAll(async () => {
  await Promise.all(Object.values(apps).map(({ app }) => app.close()))
  await stripe.close()
})

const act = fc.oneof(
  fc.record({ do: fc.constant('start' as const), plan: fc.constantFrom('elite_monthly', 'elite_yearly') }),
  fc.record({ do: fc.constant('pay' as const), pick: fc.nat(9), late: fc.boolean() }),
  fc.record({ do: fc.constant('change' as const), plan: fc.constantFrom('elite_monthly', 'elite_yearly') }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const, 'settle' as const, 'look after' as const) }),
  fc.record({ do: fc.constant('card' as const), isRefused: fc.boolean() }),
  fc.record({
    do: fc.constant('deliver' as const),
    how: fc.constantFrom('once', 'twice', 'reversed', 'together', 'never'),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 5, 8, 31, 366) }),
  fc.record({ do: fc.constant('refund' as const), pick: fc.nat(9), all: fc.boolean() }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const BEGIN: Act[] = [{ do: 'start', plan: 'elite_monthly' }, { do: 'pay', pick: 0, late: false }, { do: 'settle' }]
const randomLife = fc.array(act, { minLength: ACTS, maxLength: ACTS, size: 'max' }).map((acts) => [...BEGIN, ...acts])

/** What went wrong elsewhere is always tried: two tabs that pay, and a renewal that is never paid. */
const PAID_TWICE: Act[] = [
  { do: 'start', plan: 'elite_monthly' },
  { do: 'start', plan: 'elite_yearly' },
  { do: 'pay', pick: 1, late: false },
  { do: 'settle' },
  { do: 'pay', pick: 0, late: true },
  { do: 'deliver', how: 'together' },
]
const NEVER_RENEWED: Act[] = [
  ...BEGIN,
  { do: 'card', isRefused: true },
  { do: 'wait', days: 31 },
  { do: 'deliver', how: 'reversed' },
  { do: 'wait', days: 8 },
]

interface Life {
  app: TestApp
  outside: Outside
  member: Member
  checkouts: string[]
}

describe.each(['sandbox', 'stripe'] as const)('memberships by %s', (name) => {
  test(`${LIVES} random lives end with what the provider says, one subscription and right books`, async () => {
    const { app, outside } = apps[name] ?? {}
    if (!app || !outside) throw new Error('the application is open')
    await fc.assert(
      fc.asyncProperty(randomLife, async (acts) => {
        const person = await memberOf(app)
        await live({ app, outside, member: await readMember(app, person.user_id), checkouts: [] }, acts)
      }),
      { numRuns: LIVES, examples: [[PAID_TWICE], [NEVER_RENEWED]] },
    )
  }, 900_000)
})

async function readMember({ pool, services }: TestApp, user_id: string): Promise<Member> {
  const { rows } = await pool.query('select token from sessions where user_id = $1', [user_id])
  const member = await findMember(services, rows[0].token)
  if (!member) throw new Error('the member is signed in')
  return member
}

/** Time only goes forward: what comes after a wait happens in that time. */
async function live(life: Life, acts: Act[]): Promise<void> {
  const [next, ...others] = acts
  if (!next) return await check(life)
  if (next.do === 'wait') return await life.app.clock.later({ days: next.days }, () => live(life, others))
  await perform(life, next)
  return await live(life, others)
}

/** What is not possible now is refused, which is part of the trial. */
async function perform({ app, outside, member, checkouts }: Life, act: Act): Promise<void> {
  const { services } = app
  const refusable = (work: Promise<unknown>) =>
    work.catch((error: Error) => {
      if (!['Refusal', 'PaymentError'].includes(error.name) && !/expired/.test(error.message)) throw error
    })
  const rows = await membershipsOf(app, member.user_id)
  switch (act.do) {
    case 'start':
      await refusable(
        startMembership(services, member, startOf(act.plan as 'elite_monthly')).then(async () => {
          const { rows } = await app.pool.query(
            `select checkout_id from memberships where user_id = $1 and state = 'incomplete'`,
            [member.user_id],
          )
          if (rows[0]?.checkout_id) checkouts.push(rows[0].checkout_id)
        }),
      )
      return
    case 'pay': {
      const checkout_id = checkouts[act.pick % Math.max(1, checkouts.length)]
      if (checkout_id) await refusable(act.late ? outside.payLate(checkout_id) : outside.pay(checkout_id))
      return
    }
    case 'change':
      await refusable(
        (async () => {
          const plan = act.plan as 'elite_monthly'
          const { as_of, due_now_minor } = await changes.previewPlanChange(services, member, plan)
          await changes.changePlan(services, member, { plan, as_of, shown_due_now_minor: due_now_minor })
        })(),
      )
      return
    case 'cancel':
      await refusable(changes.cancelMembership(services, member))
      return
    case 'resume':
      await refusable(changes.resumeMembership(services, member))
      return
    case 'settle':
      for (const { id } of rows) await settleMembership(services, id)
      return
    case 'look after':
      await lookAfterMemberships(services)
      return
    case 'card':
      for (const { provider_subscription_id: id } of rows) if (id) await refusable(outside.setCard(id, act.isRefused))
      return
    case 'deliver':
      await outside.deliver(act.how as 'once')
      return
    case 'refund': {
      const orders = await membershipOrdersOf(app, member.user_id)
      const order = orders[act.pick % Math.max(1, orders.length)]
      const left = order ? order.total - order.asked : 0
      if (order && left > 1)
        await refusable(refundOrder(services, order.id, { cause: 'admin', amount_minor: act.all ? left : 1 }))
      return
    }
  }
}

/** Whatever was lost, repeated or late: after one look at the provider everything is as it says. */
async function check({ app, member }: Life): Promise<void> {
  const { services, pool } = app
  const { user_id } = member
  for (let round = 0; round < 2; round += 1) {
    for (const { id } of await membershipsOf(app, user_id)) await settleMembership(services, id)
    await payOpenRefunds(services)
  }
  const rows = await membershipsOf(app, user_id)
  const told: ProviderSubscription[] = []
  for (const { provider_subscription_id: id } of rows) if (id) told.push(await services.payments.subscriptions.read(id))
  const live = told.filter(({ state }) => state !== 'ended' && state !== 'incomplete')
  expect(live.length, 'one live subscription at most').toBeLessThanOrEqual(1)
  for (const { provider_subscription_id: id, state } of rows)
    if (id) expect(state, 'the state is the provider’s').toBe(told.find((each) => each.id === id)?.state)
  const now = services.clock.now()
  const { rows: profiles } = await pool.query<{ type: string; role: string }>(
    'select membership_type_of(role, elite_until, $2) as type, role from profiles where user_id = $1',
    [user_id, now],
  )
  expect(profiles[0]).toEqual({ type: live.length === 1 ? 'elite_member' : 'free_member', role: 'member' })
  const paid = told.flatMap(({ invoices }) => invoices.filter(({ state }) => state === 'paid'))
  const { rows: booked } = await pool.query<{ checkout_id: string; total: number; refunded: number }>(
    `select p.checkout_id, o.total_minor::int as total, o.refunded_minor::int as refunded
     from payments p join orders o on o.id = p.order_id where o.buyer_id = $1`,
    [user_id],
  )
  expect(booked.map(({ checkout_id }) => checkout_id).sort()).toEqual(paid.map(({ id }) => id).sort())
  for (const { id, amount_minor } of paid) {
    const { refunds } = await services.payments.readPayment(id)
    const back = refunds.reduce((sum, refund) => sum + refund.amount_minor, 0)
    expect(booked.find(({ checkout_id }) => checkout_id === id)).toMatchObject({ total: amount_minor, refunded: back })
  }
  expect(await problemsOf(app)).toEqual([])
}
