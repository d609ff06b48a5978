import type { sharesOf } from '#contract/order-rules.ts'
import { type Account, coachAccount } from './ledger.ts'

/** The lines of platform and coach. Without a coach, as for a persona, the platform has it all. */
export function shareLines(
  /** `paid_to`: who gets the coach's share in the ledger. */
  order: { paid_to: string | null },
  { fee_minor, coach_minor }: ReturnType<typeof sharesOf>,
  sign: 1 | -1,
) {
  const seller: Account = order.paid_to === null ? 'platform' : coachAccount(order.paid_to)
  return [
    { account: 'platform' as Account, amount_minor: sign * fee_minor },
    { account: seller, amount_minor: sign * coach_minor },
  ]
}

const PARTS = 10_000

/** The platform's share of a price, rounded down in favour of the coach. */
export function feeOf(total_minor: number, commission_percent: number): number {
  // In whole numbers: 1,500 times 8.2 is a little less than 12,300 for a computer.
  const share = BigInt(Math.round(commission_percent * PARTS))
  return Number((BigInt(total_minor) * share) / BigInt(100 * PARTS))
}
