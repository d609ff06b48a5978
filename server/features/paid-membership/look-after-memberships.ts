import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { RENEWAL_NOTICE_DAYS } from '#contract/membership-rules.ts'
import { daysAfter, momentSql } from '#server/clock.ts'
import { memberships } from '#server/features/membership/public.ts'
import { SETTLE_MEMBERSHIPS } from '#server/features/orders/public.ts'
import { isOutOfUse } from '#server/outside/payments/payment-provider.ts'
import { type MembershipServices, settleMembership } from './settle-membership.ts'

const SETTLED_AT_ONCE = 200

export async function startMembershipJobs(services: MembershipServices): Promise<void> {
  const { jobs, clock } = services
  await jobs.work(
    SETTLE_MEMBERSHIPS,
    async ({ membership_id }: { membership_id?: string }) => {
      if (membership_id) await settleMembership(services, membership_id)
      // Those about which nothing is due, once a day.
      else await lookAfterMemberships(services, { all: clock.now().getUTCHours() === 4 })
    },
    { pollSeconds: 5 },
  )
  await jobs.schedule(SETTLE_MEMBERSHIPS, '47 * * * *')
}

/**
 * Compares memberships with the provider: those that are not paid, owed, about to renew, to be announced or to be ended.
 * Each by itself: one that fails does not stop the others. Ends with the provider's error when it cannot be reached.
 */
export async function lookAfterMemberships(services: MembershipServices, { all = false } = {}): Promise<void> {
  const { db, clock, payments, log } = services
  const now = clock.now()
  await endForgotten(services)
  const isDue = or(
    sql`${memberships.state} in ('incomplete', 'past_due')`,
    sql`${memberships.end_cause} is not null`,
    lt(memberships.period_end, daysAfter(now, 1)),
    // The same conditions as `isRenewalToAnnounce`: the others need not be asked about all week.
    and(
      lt(memberships.period_end, daysAfter(now, RENEWAL_NOTICE_DAYS)),
      eq(memberships.ends_at_period_end, false),
      or(eq(memberships.plan, 'elite_yearly'), eq(memberships.state, 'trialing')),
      sql`${memberships.renewal_told_for} is distinct from ${memberships.period_end}`,
    ),
  )
  let last: string | undefined
  for (;;) {
    const due = await db
      .select({ id: memberships.id })
      .from(memberships)
      .where(
        and(
          eq(memberships.provider, payments.name),
          isNull(memberships.ended_at),
          all ? undefined : isDue,
          last ? gt(memberships.id, last) : undefined,
        ),
      )
      .orderBy(asc(memberships.id))
      .limit(SETTLED_AT_ONCE)
    for (const { id } of due) {
      try {
        await settleMembership(services, id)
      } catch (error) {
        if (isOutOfUse(error)) throw error
        log.warn({ err: error, membership_id: id }, 'a membership could not be settled')
      }
    }
    last = due.at(-1)?.id
    if (due.length < SETTLED_AT_ONCE) return
  }
}

/**
 * Nobody can be asked about memberships of a provider that is no longer in use: they end with their time, and what a
 * deleted account left of them is removed then. A start that never reached the provider is given up after a day.
 */
async function endForgotten({ db, clock, payments }: MembershipServices): Promise<void> {
  const now = clock.now()
  const yesterday = daysAfter(now, -1)
  const isOver = or(
    and(ne(memberships.provider, payments.name), lt(memberships.access_until, now)),
    and(
      eq(memberships.state, 'incomplete'),
      lt(memberships.created_at, yesterday),
      or(isNull(memberships.checkout_id), ne(memberships.provider, payments.name)),
    ),
  )
  const isLeft = and(
    isNull(memberships.user_id),
    isNull(memberships.ended_at),
    ne(memberships.provider, payments.name),
    sql`coalesce(${memberships.period_end}, ${memberships.created_at}) < ${momentSql(yesterday)}`,
  )
  await db
    .update(memberships)
    .set({
      state: 'ended',
      access_until: null,
      ended_at: sql`${momentSql(now)}`,
      version: sql`${memberships.version} + 1`,
    })
    .where(or(and(ne(memberships.state, 'ended'), isOver), isLeft))
}
