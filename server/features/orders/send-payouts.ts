import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { PayoutProblem } from '#contract/payout-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PaymentError } from '#server/outside/payments/payment-provider.ts'
import type { PayoutRow } from './payouts.ts'
import { type PayoutServices, settlePayout } from './settle-payout.ts'
import { payouts } from './tables.ts'

/** The job that transfers payouts. */
export const SEND_PAYOUTS = 'send-payouts'

/** Longer than all tries of one call to the provider: after that its process has ended. */
const ONE_TRY_MS = 2 * 60_000

/** The problems that Stripe's codes mean; every other code is `refused`. */
const PROBLEMS: Record<string, PayoutProblem> = {
  balance_insufficient: 'balance',
  insufficient_funds: 'balance',
  account_closed: 'account',
  account_invalid: 'account',
  capability_not_active: 'account',
  insufficient_capabilities_for_transfer: 'account',
  no_account: 'account',
  resource_missing: 'account',
  transfers_not_allowed: 'account',
}

/** Nothing was transferred, and the same call would be refused again. `unknown`: Stripe does not know the account. */
function isRefusal(error: unknown): error is PaymentError {
  return error instanceof PaymentError && (error.kind === 'refused' || error.kind === 'unknown')
}

const isToSend = ({ payments: { isLive } }: Pick<PayoutServices, 'payments'>) =>
  and(eq(payouts.way, 'stripe'), eq(payouts.state, 'open'), eq(payouts.is_live, isLive))

/**
 * Transfers an open payout and books it. One process at a time tries it. What the provider refuses is kept as a problem;
 * when its answer is unknown, the error passes, and the payout stays taken until somebody tries it again: the same key
 * gives the same transfer. Returns false when there is nothing to try now.
 */
async function sendPayout(services: PayoutServices, id: string): Promise<boolean> {
  const { db, clock, log } = services
  if (!services.payouts) return false
  const now = clock.now()
  const isFree = or(isNull(payouts.tried_at), lt(payouts.tried_at, new Date(now.getTime() - ONE_TRY_MS)))
  const [payout] = await db
    .update(payouts)
    .set({ tried_at: now })
    .where(and(eq(payouts.id, id), isToSend(services), isFree))
    .returning()
  if (!payout?.account_id) return false
  const { account_id, amount_minor, currency, refusals } = payout
  try {
    await services.payouts.transfer({ payout_id: id, account_id, amount_minor, currency, refusals })
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.warn({ err: error, payout_id: id }, 'a payout was refused')
    const problem = PROBLEMS[error.code ?? ''] ?? 'refused'
    await db
      .update(payouts)
      .set({ problem, refusals: refusals + 1, tried_at: null })
      .where(and(eq(payouts.id, id), isToSend(services)))
    return true
  }
  await settlePayout(services, id)
  return true
}

/** The job: every open payout by Stripe, also those that were refused before, because a balance fills again. */
export async function sendPayouts(services: PayoutServices): Promise<void> {
  const open = await services.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(isToSend(services))
    .orderBy(payouts.created_at)
  for (const { id } of open) {
    try {
      await sendPayout(services, id)
    } catch (error) {
      services.log.warn({ err: error, payout_id: id }, 'a payout could not be transferred yet')
    }
  }
}

/** An admin tries an open payout again. `record` runs before the try, in a transaction with the payout. */
export async function sendPayoutAgain(
  services: PayoutServices,
  id: string,
  record: (tx: Transaction, payout: PayoutRow) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id))
    if (!payout) throw new Refusal('not-found')
    if (payout.way !== 'stripe' || payout.state !== 'open') throw new Refusal('orders.not-possible-now')
    await record(tx, payout)
  })
  if (!(await sendPayout(services, id))) throw new Refusal('orders.not-possible-now')
}
