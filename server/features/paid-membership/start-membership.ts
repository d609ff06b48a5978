import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { PLANS } from '#content/membership-plans/plans.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { givesElite, type MembershipPlan } from '#contract/membership-rules.ts'
import type { startMembership as endpoint } from '#contract/memberships.ts'
import { memberships } from '#server/features/membership/public.ts'
import { withPayments } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PaymentError } from '#server/outside/payments/payment-provider.ts'
import type { PlanPrice } from '#server/outside/payments/subscription-provider.ts'
import { findPaid } from './find-membership.ts'
import type { MembershipRow } from './membership-rules.ts'
import { lockMembership, type MembershipServices, settleMembership } from './settle-membership.ts'

export type StartServices = MembershipServices & { env: { MEMBERSHIP_TRIAL_DAYS: number } }

const CHECKOUT_LIVES_MS = 23 * 60 * 60 * 1000
/** How long the same key is used: a provider may repeat the failure of a key for a day. */
const KEY_LIVES_MS = 5 * 60 * 1000
const SLUG = /^[a-z0-9-]{1,80}$/

export function priceOf(plan: MembershipPlan, language: Language): PlanPrice {
  const { price_minor, currency, every, title } = PLANS[plan]
  return { plan, price_minor, currency, every, title: title[language] }
}

/** Opens the page to pay on. Two tabs and a double click get the same page. */
export async function startMembership(services: StartServices, member: Member, input: Input<typeof endpoint>) {
  const { price_minor, currency } = PLANS[input.plan]
  if (price_minor !== input.shown_price_minor || currency !== input.shown_currency)
    throw new Refusal('membership.price-changed')
  if (!input.consent) throw new Refusal('orders.consent-needed')
  if (isByRole(member)) throw new Refusal('membership.by-role')
  return await withPayments(services, async () => {
    const row = (await findReusable(services, member, input.plan)) ?? (await insertMembership(services, member, input))
    return { checkout_url: await openCheckout(services, member, row, input.join) }
  })
}

/** Coaches and admins have Elite by their role. */
export function isByRole({ membership_type }: Pick<Member, 'membership_type'>): boolean {
  return membership_type !== 'free_member' && membership_type !== 'elite_member'
}

/** What is open is asked about first: no second payment is asked for. A page for another plan is closed. */
async function findReusable(services: StartServices, { user_id }: Member, plan: MembershipPlan) {
  const { db, clock, payments } = services
  const before = await findPaid(db, user_id)
  if (!before) return undefined
  await settleMembership(services, before.id)
  const row = await findPaid(db, user_id)
  if (!row) return undefined
  if (givesElite(row.state) || row.provider_subscription_id || row.provider !== payments.name)
    throw new Refusal('membership.already')
  const isOpen = !row.checkout_expires_at || row.checkout_expires_at > clock.now()
  if (row.plan === plan && isOpen) return row
  if (row.checkout_id) await payments.subscriptions.expireCheckout(row.checkout_id)
  else await giveUp(db, row)
  await settleMembership(services, row.id)
  // Paid in the last moment.
  if (await findPaid(db, user_id)) throw new Refusal('membership.already')
  return undefined
}

/** Unless another tab has opened its page meanwhile. */
async function giveUp(db: StartServices['db'], row: MembershipRow): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, row)
    await tx
      .update(memberships)
      .set({ end_cause: 'replaced', state: 'ended', version: sql`${memberships.version} + 1` })
      .where(and(eq(memberships.id, row.id), eq(memberships.state, 'incomplete'), isNull(memberships.checkout_id)))
  })
}

/** A trial is given once a person. */
export async function trialDaysOf({ db, env }: Pick<StartServices, 'db' | 'env'>, user_id: string): Promise<number> {
  const had = and(eq(memberships.user_id, user_id), isNotNull(memberships.provider_subscription_id))
  return (await db.$count(memberships, had)) > 0 ? 0 : env.MEMBERSHIP_TRIAL_DAYS
}

async function insertMembership(services: StartServices, { user_id }: Member, { plan }: Input<typeof endpoint>) {
  const { db, clock, payments } = services
  const now = clock.now()
  const [row] = await db
    .insert(memberships)
    .values({
      ...{ user_id, plan, state: 'incomplete' as const, provider: payments.name, consented_at: now },
      ...{ period_start: now, created_at: now },
      trial_days: await trialDaysOf(services, user_id),
    })
    .onConflictDoNothing()
    .returning()
  // Another tab was faster.
  const open = row ?? (await findPaid(db, user_id))
  if (!open || givesElite(open.state) || open.plan !== plan) throw new Refusal('membership.already')
  return open
}

async function openCheckout(services: StartServices, member: Member, row: MembershipRow, join: string | undefined) {
  const { db, clock, payments, baseUrl } = services
  if (row.checkout_url) return row.checkout_url
  if (!row.plan) throw new Error('a paid membership has a plan')
  const { user } = member.session
  const now = clock.now()
  const page = (came: string, more = '') => new URL(`/membership?came=${came}${more}`, baseUrl).toString()
  const checkout = await payments.subscriptions.openCheckout({
    key: `${row.id}:${Math.floor(now.getTime() / KEY_LIVES_MS)}`,
    membership_id: row.id,
    price: priceOf(row.plan, user.language),
    trial_days: row.trial_days,
    customer_id: await findCustomer(services, member.user_id),
    email: user.email,
    language: user.language,
    success_url: page('returned', join && SLUG.test(join) ? `&join=${join}` : ''),
    cancel_url: page('left'),
    expires_at: new Date(now.getTime() + CHECKOUT_LIVES_MS),
  })
  const [kept] = await db.transaction(async (tx) => {
    await lockMembership(tx, row)
    return await tx
      .update(memberships)
      .set({
        checkout_id: sql`coalesce(${memberships.checkout_id}, ${checkout.checkout_id})`,
        checkout_url: sql`coalesce(${memberships.checkout_url}, ${checkout.url})`,
        checkout_expires_at: sql`coalesce(${memberships.checkout_expires_at}, ${checkout.expires_at.toISOString()}::timestamptz)`,
        version: sql`${memberships.version} + 1`,
      })
      .where(and(eq(memberships.id, row.id), eq(memberships.state, 'incomplete')))
      .returning({ checkout_id: memberships.checkout_id, url: memberships.checkout_url })
  })
  if (kept?.checkout_id === checkout.checkout_id) return checkout.url
  // Another tab has opened one, or the membership was given up meanwhile: nobody pays here.
  await payments.subscriptions.expireCheckout(checkout.checkout_id)
  if (!kept?.url) throw new PaymentError('away', 'the membership was given up meanwhile')
  return kept.url
}

/** The provider knows the person from an earlier membership. */
async function findCustomer({ db, payments }: StartServices, user_id: string): Promise<string | null> {
  const [known] = await db
    .select({ id: memberships.provider_customer_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.user_id, user_id),
        eq(memberships.provider, payments.name),
        isNotNull(memberships.provider_customer_id),
      ),
    )
    .orderBy(desc(memberships.created_at))
    .limit(1)
  return known?.id ?? null
}
