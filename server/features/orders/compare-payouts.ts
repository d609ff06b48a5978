import { and, asc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { isOutOfUse } from '#server/outside/payments/payment-provider.ts'
import { isOfMode, refreshPayoutAccount } from './payout-accounts.ts'
import { type PayoutServices, settlePayout } from './settle-payout.ts'
import { payout_accounts, payouts } from './tables.ts'

/** As for payments: events are repeated for three days, and what comes later is found once a day. */
const RECENT_DAYS = 4
const LATE_DAYS = 120
const DAY_MS = 86_400_000

/** Reads what we may have missed: transfers and reversals of recent payouts, and accounts that are not ready yet. */
export async function comparePayouts(services: PayoutServices, { older = false } = {}) {
  const { db, clock } = services
  if (!services.payouts) return { compared: 0, settled: 0 }
  const since = new Date(clock.now().getTime() - (older ? LATE_DAYS : RECENT_DAYS) * DAY_MS)
  const recent = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        isNotNull(payouts.account_id),
        or(
          gt(payouts.created_at, since),
          gt(payouts.paid_at, since),
          isNotNull(payouts.tried_at),
          eq(payouts.problem, 'differs'),
        ),
      ),
    )
    .orderBy(asc(payouts.created_at))
  let settled = 0
  for (const { id } of recent) {
    try {
      if (await settlePayout(services, id)) settled += 1
    } catch (error) {
      if (isOutOfUse(error)) throw error
      services.log.error({ err: error, payout_id: id }, 'a payout could not be compared with the provider')
    }
  }
  // Events about accounts that are ready are rarely lost; once a day is enough.
  const unsure = and(isOfMode(services.payments), older ? undefined : ne(payout_accounts.state, 'ready'))
  const accounts = await db.select({ account_id: payout_accounts.account_id }).from(payout_accounts).where(unsure)
  for (const { account_id } of accounts) {
    try {
      await refreshPayoutAccount(services, account_id)
    } catch (error) {
      if (isOutOfUse(error)) throw error
      services.log.warn({ err: error, account_id }, 'the account of a coach is not known to the provider')
    }
  }
  return { compared: recent.length, settled }
}
