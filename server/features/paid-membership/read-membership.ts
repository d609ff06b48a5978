import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { PLANS } from '#content/membership-plans/plans.ts'
import type { Output } from '#contract/endpoint.ts'
import { givesElite, MEMBERSHIP_PAYMENTS_PAGE, MEMBERSHIP_PLANS } from '#contract/membership-rules.ts'
import type { listMembershipPayments as listEndpoint, MembershipView } from '#contract/memberships.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { memberships } from '#server/features/membership/public.ts'
import { fulfilments, orders } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { findPaid } from './find-membership.ts'
import { graceEndOf, type MembershipRow } from './membership-rules.ts'
import { isByRole, type StartServices, trialDaysOf } from './start-membership.ts'

const LIST = 'membership-payments'
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Plans with their prices, and what this member has: paid, given or by role. */
export async function readMembership(services: StartServices, member: Member): Promise<MembershipView> {
  const { db, payments, clock } = services
  const row = await findPaid(db, member.user_id)
  return {
    plans: MEMBERSHIP_PLANS.map((plan) => {
      const { price_minor, currency, every } = PLANS[plan]
      return { plan, price_minor, currency, every }
    }),
    trial_days: await trialDaysOf(services, member.user_id),
    paid: row && givesElite(row.state) ? paidOf(row) : null,
    gift: await findGift(db, member.user_id, clock.now()),
    by_role: isByRole(member),
    can_change: !row || row.provider === payments.name,
    is_sandbox: payments.name === 'sandbox',
  }
}

function paidOf(row: MembershipRow): MembershipView['paid'] {
  const { plan, state, period_end, ends_at_period_end, next_plan } = row
  if (!plan) return null
  const grace_until = state === 'past_due' ? iso(graceEndOf(row)) : null
  return { plan, state, period_end: iso(period_end), ends_at_period_end, next_plan, grace_until }
}

async function findGift(db: Pick<Database, 'select'>, user_id: string, now: Date): Promise<MembershipView['gift']> {
  const [gift] = await db
    .select({ until: memberships.period_end })
    .from(memberships)
    .where(
      and(
        eq(memberships.user_id, user_id),
        isNull(memberships.provider),
        eq(memberships.state, 'active'),
        sql`coalesce(${memberships.period_end}, 'infinity') > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`${memberships.period_end} desc nulls first`)
    .limit(1)
  return gift ? { until: iso(gift.until) } : null
}

/** Newest first. */
export async function listMembershipPayments(
  { db }: Pick<StartServices, 'db'>,
  { user_id }: Member,
  cursor: string | undefined,
): Promise<Output<typeof listEndpoint>> {
  const place = readCursor(LIST, cursor, 'moment')
  const after = place && sql`(${orders.created_at}, ${orders.id}) < (${place.key}::timestamptz, ${place.id}::uuid)`
  const rows = await db
    .select({ order: orders, fulfilment: fulfilments, key: exactMoment(sql`${orders.created_at}`) })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(and(eq(orders.buyer_id, user_id), eq(orders.kind, 'membership'), eq(orders.state, 'paid'), after))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(MEMBERSHIP_PAYMENTS_PAGE + 1)
  const shown = rows.slice(0, MEMBERSHIP_PAYMENTS_PAGE)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    payments: shown.flatMap(({ order, fulfilment: { plan, period_start, period_end } }) => {
      if (!plan || !period_start || !period_end) return []
      const { id: order_id, number, total_minor: amount_minor, refunded_minor, currency } = order
      const period = { period_start: period_start.toISOString(), period_end: period_end.toISOString() }
      return [
        { order_id, number, plan, amount_minor, refunded_minor, currency, ...period, paid_at: iso(order.paid_at) },
      ]
    }),
    cursor: last ? writeCursor(LIST, { key: last.key, id: last.order.id }) : null,
  }
}
