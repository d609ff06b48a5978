import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import type { MembershipPlan } from '#contract/membership-rules.ts'
import type { changePlan as changeEndpoint } from '#contract/memberships.ts'
import { memberships } from '#server/features/membership/public.ts'
import { withPayments } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PaymentError } from '#server/outside/payments/payment-provider.ts'
import { findLive, type LiveMembership } from './find-membership.ts'
import { lockMembership, type MembershipServices, settleMembership } from './settle-membership.ts'
import { priceOf } from './start-membership.ts'

/** A preview holds this long. */
const PREVIEW_HOLDS_MS = 15 * 60 * 1000

/** Asks the provider first: what the member does is done to what is true. */
async function findChangeable(services: MembershipServices, member: Member): Promise<LiveMembership> {
  const { id } = await findOfProvider(services, member)
  await settleMembership(services, id)
  return await findLive(services.db, member.user_id)
}

async function findOfProvider({ db, payments }: MembershipServices, { user_id }: Member): Promise<LiveMembership> {
  const row = await findLive(db, user_id)
  if (row.provider !== payments.name) throw new Refusal('membership.none')
  return row
}

/** A reading: it stores nothing, and the change itself asks the provider again. */
export async function previewPlanChange(services: MembershipServices, member: Member, plan: MembershipPlan) {
  return await withPayments(services, async () => {
    const row = await findOfProvider(services, member)
    assertOther(row, plan)
    const asked = { ...changeOf(row, member, plan), as_of: null }
    const preview = await services.payments.subscriptions.previewChange(asked).catch(refuse)
    return { ...preview, next_at: preview.next_at.toISOString(), as_of: preview.as_of.toISOString() }
  })
}

/** Charges exactly what was stated for the moment `as_of`, or nothing. */
export async function changePlan(services: MembershipServices, member: Member, input: Input<typeof changeEndpoint>) {
  await withPayments(services, async () => {
    const row = await findChangeable(services, member)
    assertOther(row, input.plan)
    const { subscriptions } = services.payments
    const as_of = new Date(input.as_of)
    const age = (await subscriptions.read(row.provider_subscription_id)).as_of.getTime() - as_of.getTime()
    if (age < 0 || age > PREVIEW_HOLDS_MS || as_of.getMilliseconds() !== 0 || as_of < row.period_start)
      throw new Refusal('membership.price-changed')
    const change = { ...changeOf(row, member, input.plan), as_of }
    const { due_now_minor } = await subscriptions.previewChange(change).catch(refuse)
    if (due_now_minor !== input.shown_due_now_minor) throw new Refusal('membership.price-changed')
    await subscriptions.change(change).catch(refuse)
    await settleMembership(services, row.id)
  })
}

function assertOther({ plan, next_plan, state }: LiveMembership, wanted: MembershipPlan): void {
  if ((next_plan ?? plan) === wanted) throw new Refusal('membership.same-plan')
  // What is owed is paid first.
  if (state === 'past_due') throw new Refusal('membership.payment-failed')
}

function changeOf(row: LiveMembership, member: Member, plan: MembershipPlan) {
  return { subscription_id: row.provider_subscription_id, to: priceOf(plan, member.session.user.language) }
}

function refuse(error: unknown): never {
  if (error instanceof PaymentError && error.kind === 'declined') throw new Refusal('membership.payment-failed')
  if (error instanceof PaymentError && error.kind === 'refused') throw new Refusal('membership.price-changed')
  throw error
}

/** It ends with the time that is paid; while nothing is paid, at once. */
export async function cancelMembership(services: MembershipServices, member: Member): Promise<void> {
  await withPayments(services, async () => {
    const row = await findChangeable(services, member)
    if (row.state === 'past_due')
      await services.db.transaction(async (tx) => {
        await lockMembership(tx, row)
        await tx
          .update(memberships)
          .set({ end_cause: 'cancelled', version: sql`${memberships.version} + 1` })
          .where(and(eq(memberships.id, row.id), eq(memberships.state, 'past_due')))
      })
    else await services.payments.subscriptions.cancelAtPeriodEnd(row.provider_subscription_id, true)
    await settleMembership(services, row.id)
  })
}

export async function resumeMembership(services: MembershipServices, member: Member): Promise<void> {
  await withPayments(services, async () => {
    const row = await findChangeable(services, member)
    await services.payments.subscriptions.cancelAtPeriodEnd(row.provider_subscription_id, false)
    await settleMembership(services, row.id)
  })
}

export async function openPaymentMethodPage(services: MembershipServices, member: Member): Promise<{ url: string }> {
  return await withPayments(services, async () => {
    const row = await findChangeable(services, member)
    const url = await services.payments.subscriptions.openPaymentMethodPage({
      subscription_id: row.provider_subscription_id,
      return_url: new URL('/membership?came=returned', services.baseUrl).toString(),
      language: member.session.user.language,
    })
    return { url }
  })
}
