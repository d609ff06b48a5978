import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { PLANS } from '#content/membership-plans/plans.ts'
import { givesElite } from '#contract/membership-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { users } from '#server/features/accounts/public.ts'
import { memberships } from '#server/features/membership/public.ts'
import {
  bookMembershipPayment,
  findAddressee,
  findBookedInvoices,
  finishPeriods,
  isNewestPeriodGivenBack,
  lockOrdersOfMembership,
  refundOpenPeriods,
  type SettleServices,
  settleLater,
} from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { PaymentError, type ProviderPayment } from '#server/outside/payments/payment-provider.ts'
import type { BillingProvider, ProviderInvoice } from '#server/outside/payments/subscription-provider.ts'
import { isPaidInVain, isSame, judge, type MembershipRow, newsOf, type Told } from './membership-rules.ts'
import { tellAboutMembership } from './tell-about-membership.ts'

export type MembershipServices = SettleServices & { payments: BillingProvider }

interface Asked {
  row: MembershipRow
  told: Told
  /** Paid invoices that have no order yet, oldest first. */
  unbooked: { invoice: ProviderInvoice; truth: ProviderPayment; asked_at: Date }[]
}

/** Pages then also fetch the membership again. */
const ACCOUNT_CHANGED = { type: 'account-changed' } as const
const MEMBERSHIP_CHANGED = { type: 'data-changed', data: 'membership' } as const

/** Each round answers to one change that happened while the provider was asked. */
const MOST_ROUNDS = 25

/**
 * Brings a paid membership and the books to what the provider says. Webhooks, the return page, the comparison every hour,
 * the member's own changes and the jobs all come here, and nothing else changes a paid membership. It does not matter how
 * often, in which order or how late it is called: events are never believed, only what is read now, and what was read
 * before another change is read again.
 */
export async function settleMembership(services: MembershipServices, membership_id: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const asked = await ask(services, membership_id)
    if (!asked) return
    const outcome = await services.db.transaction((tx) => apply(services, tx, asked))
    if (outcome === 'settled') return
    if (outcome === 'to end') await endAtProvider(services, asked)
    if (outcome === 'to cancel') await cancelAtProvider(services, asked)
  }
  // Not `away`: that would stop the comparison of all others.
  throw new PaymentError('refused', 'the membership changes faster than it can be settled')
}

/** Asked before anything is locked, so that a slow provider holds no lock. One of a provider no longer in use stays as it is. */
async function ask({ db, payments, clock }: MembershipServices, id: string): Promise<Asked | undefined> {
  const [row] = await db.select().from(memberships).where(eq(memberships.id, id))
  if (!row || row.provider !== payments.name) return undefined
  const nothing = (checkout: 'none' | 'open' | 'expired') => ({ row, told: { checkout }, unbooked: [] })
  let subscription_id = row.provider_subscription_id
  if (!subscription_id) {
    if (!row.checkout_id) return nothing('none')
    const checkout = await payments.subscriptions.readCheckout(row.checkout_id)
    if (!checkout.subscription_id) return nothing(checkout.state === 'expired' ? 'expired' : 'open')
    subscription_id = checkout.subscription_id
  }
  const asked_at = clock.now()
  const subscription = await payments.subscriptions.read(subscription_id)
  const paid = subscription.invoices.filter(({ state }) => state === 'paid').reverse()
  const booked = await findBookedInvoices(
    db,
    payments.name,
    paid.map((invoice) => invoice.id),
  )
  const unbooked: Asked['unbooked'] = []
  for (const invoice of paid)
    if (!booked.has(invoice.id)) unbooked.push({ invoice, truth: await payments.readPayment(invoice.id), asked_at })
  return { row, told: { subscription }, unbooked }
}

async function apply(
  services: MembershipServices,
  tx: Transaction,
  { row: read, told, unbooked }: Asked,
): Promise<'settled' | 'again' | 'to end' | 'to cancel'> {
  const locked = await lockMembership(tx, read)
  if (!locked) return 'settled'
  const { before, isBanned } = locked
  if (before.version !== read.version) return 'again'
  const now = services.clock.now()
  const hasOther = await hasOtherLive(tx, before)
  const facts = { hasOther, isBanned, now }
  let after: MembershipRow = { ...before, ...judge(before, told, { ...facts, isNewestGivenBack: false }) }
  if (givesElite(after.state) && !givesElite(before.state)) await replaceOthers(services, tx, after)
  const as_of = 'subscription' in told ? told.subscription.as_of : now
  await bookInvoices(services, tx, { before, after, as_of }, unbooked)
  if (givesElite(after.state) && (await isNewestPeriodGivenBack(tx, after.id)))
    after = { ...before, ...judge(before, told, { ...facts, isNewestGivenBack: true }) }
  const { news, told: remembered } = newsOf(before, after, as_of)
  Object.assign(after, remembered)
  const isChanged = await keep(tx, before, after)
  if (after.end_cause === 'admin') await refundOpenPeriods(services, tx, after.id, as_of)
  if (after.state === 'ended') await finishPeriods(tx, after.id)
  await tellAboutMembership(services, tx, after, news, 'subscription' in told ? told.subscription : undefined)
  if (after.user_id && isChanged) {
    const isOther = !isSame(before.access_until, after.access_until)
    const event = isOther ? ACCOUNT_CHANGED : MEMBERSHIP_CHANGED
    services.events.publish(memberTopic(after.user_id), event)
  }
  if (after.end_cause !== null && after.ended_at === null) return 'to end'
  return isBanned && givesElite(after.state) && !after.ends_at_period_end ? 'to cancel' : 'settled'
}

/**
 * Locked in the same order as when an account is deleted, or an admin changes it. Every change of a paid membership
 * locks like this first: the trigger of a plain update would lock the profile last, and two of them would deadlock.
 */
export async function lockMembership(tx: Transaction, { id, user_id }: MembershipRow) {
  await lockOrdersOfMembership(tx, id)
  let isBanned = false
  if (user_id) {
    const [user] = await tx
      .select({ banned_at: users.banned_at })
      .from(users)
      .where(eq(users.id, user_id))
      .for('key share')
    isBanned = Boolean(user?.banned_at)
    await tx.select({ id: profiles.user_id }).from(profiles).where(eq(profiles.user_id, user_id)).for('no key update')
  }
  const [before] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update')
  return before && { before, isBanned }
}

const othersOf = ({ id, user_id }: MembershipRow) =>
  and(sql`${memberships.user_id} = ${user_id}`, ne(memberships.id, id), isNotNull(memberships.provider))

async function hasOtherLive(tx: Transaction, row: MembershipRow): Promise<boolean> {
  const live = sql`${memberships.state} in ('trialing', 'active', 'past_due')`
  return (await tx.$count(memberships, and(othersOf(row), live))) > 0
}

/** Another page to pay on is open: it is closed, and what is still paid there goes back. */
async function replaceOthers(services: MembershipServices, tx: Transaction, row: MembershipRow): Promise<void> {
  const replaced = await tx
    .update(memberships)
    .set({ state: 'ended', end_cause: 'replaced', version: sql`${memberships.version} + 1` })
    .where(and(othersOf(row), eq(memberships.state, 'incomplete')))
    .returning({ id: memberships.id })
  for (const { id } of replaced) await settleLater(services, tx, id)
}

async function bookInvoices(
  services: MembershipServices,
  tx: Transaction,
  { before, after, as_of }: { before: MembershipRow; after: MembershipRow; as_of: Date },
  unbooked: Asked['unbooked'],
): Promise<void> {
  if (unbooked.length === 0) return
  const addressee = after.user_id ? await findAddressee(tx, after.user_id) : undefined
  const buyer = after.user_id && addressee ? { user_id: after.user_id, ...addressee } : null
  for (const { invoice, truth, asked_at } of unbooked)
    await bookMembershipPayment(services, tx, {
      membership_id: after.id,
      buyer,
      title: PLANS[invoice.plan].title[buyer?.language ?? 'en'],
      ...{ invoice, truth, asked_at },
      isPaidInVain: isPaidInVain(before, after, invoice, as_of),
      consented_at: after.consented_at,
    })
}

/** A change is counted, so that whoever asked the provider before it asks again. */
async function keep(tx: Transaction, before: MembershipRow, after: MembershipRow): Promise<boolean> {
  const fields = Object.keys(after) as (keyof MembershipRow)[]
  if (fields.every((field) => isSame(before[field], after[field]))) return false
  const { updated_at: _, ...values } = after
  await tx
    .update(memberships)
    .set({ ...values, version: before.version + 1 })
    .where(eq(memberships.id, after.id))
  return true
}

/** The reason is stored before: where this fails, the job repeats it. */
async function endAtProvider({ payments }: MembershipServices, { row, told }: Asked): Promise<void> {
  const { subscriptions } = payments
  if ('subscription' in told) await subscriptions.end(told.subscription.id)
  else if (row.checkout_id) await subscriptions.expireCheckout(row.checkout_id)
}

/** Who is banned cannot sign in to cancel: it ends with the time that is paid. A ban that is taken back resumes nothing. */
async function cancelAtProvider({ payments }: MembershipServices, { told }: Asked): Promise<void> {
  if ('subscription' in told) await payments.subscriptions.cancelAtPeriodEnd(told.subscription.id, true)
}
