import { type Account, coachAccount } from './ledger.ts'

interface SoldOrder {
  /** Who gets the coach's share in the ledger. */
  paid_to: string | null
  total_minor: number
  fee_minor: number
}

/**
 * How a part of the price divides between the platform and the coach. `before_minor` of it were given back earlier:
 * fees are rounded on the sum, so that parts given back one by one cost exactly what the whole would.
 */
export function sharesOf(order: SoldOrder, part_minor: number, before_minor: number) {
  const feeUntil = (minor: number) =>
    order.total_minor === 0 ? 0 : Math.floor((order.fee_minor * minor) / order.total_minor)
  const fee_minor = feeUntil(before_minor + part_minor) - feeUntil(before_minor)
  return { fee_minor, coach_minor: part_minor - fee_minor }
}

/** The lines of platform and coach. Without a coach, as for a persona, the platform has it all. */
export function shareLines(order: SoldOrder, { fee_minor, coach_minor }: ReturnType<typeof sharesOf>, sign: 1 | -1) {
  const seller: Account = order.paid_to === null ? 'platform' : coachAccount(order.paid_to)
  return [
    { account: 'platform' as Account, amount_minor: sign * fee_minor },
    { account: seller, amount_minor: sign * coach_minor },
  ]
}

/** The platform's share of a price, rounded down in favour of the coach. */
export function feeOf(total_minor: number, commission_percent: number): number {
  return Math.floor((total_minor * commission_percent) / 100)
}
