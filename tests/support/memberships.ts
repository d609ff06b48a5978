import type { MembershipPlan } from '#contract/membership-rules.ts'
import { startMembership } from '#contract/memberships.ts'
import { actInSandbox } from '#contract/orders.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

const PRICES = { elite_monthly: 2_900, elite_yearly: 29_000 } as const

/** The valid input with which a plan is bought. */
export function startOf(plan: MembershipPlan = 'elite_monthly') {
  return { plan, shown_price_minor: PRICES[plan], shown_currency: 'USD', consent: true }
}

/** Opens the sandbox's page for a plan. */
export async function openMembership({ browser }: Pick<Person, 'browser'>, plan?: MembershipPlan): Promise<string> {
  const { checkout_url } = await browser.call(startMembership, startOf(plan))
  return checkout_url.split('/').at(-1) ?? ''
}

/** Pays for a plan in the sandbox. */
export async function joinElite(person: Pick<Person, 'browser'>, plan?: MembershipPlan): Promise<string> {
  const checkout_id = await openMembership(person, plan)
  await person.browser.call(actInSandbox, { checkout_id, act: 'succeed' })
  return checkout_id
}

/** What the table says about the paid memberships of a member, oldest first. */
export async function membershipsOf({ pool }: Pick<TestApp, 'pool'>, user_id: string) {
  const { rows } = await pool.query<{
    id: string
    state: string
    end_cause: string | null
    ended_at: Date | null
    provider_subscription_id: string | null
  }>(
    `select id, state, end_cause, ended_at, provider_subscription_id from memberships
     where user_id = $1 and provider is not null order by created_at`,
    [user_id],
  )
  return rows
}

/** What was paid for memberships and given back, oldest first. */
export async function membershipOrdersOf({ pool }: Pick<TestApp, 'pool'>, user_id: string) {
  const { rows } = await pool.query<{ id: string; total: number; refunded: number; asked: number; fulfilment: string }>(
    `select o.id, o.total_minor::int as total, o.refunded_minor::int as refunded, f.state as fulfilment,
       (select coalesce(sum(amount_minor), 0)::int from refunds r where r.order_id = o.id) as asked
     from orders o join fulfilments f on f.order_id = o.id
     where o.buyer_id = $1 and o.kind = 'membership' order by f.period_start, o.created_at`,
    [user_id],
  )
  return rows
}
