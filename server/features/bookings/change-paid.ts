import type { Transaction } from '#server/db/database.ts'
import { changeSale, type SettleServices } from '#server/features/orders/public.ts'
import type { BookingRow } from './find-booking.ts'

export type PaidSale = Parameters<Parameters<typeof changeSale>[3]>[1]

/**
 * Changes a booking while nobody else can: what pays for it, an order or a package, is locked before the booking, as
 * everywhere. `sale` is missing where nothing was ever ordered.
 */
export async function changePaid<T>(
  services: SettleServices,
  { order_id, package_order_id }: Pick<BookingRow, 'order_id' | 'package_order_id'>,
  change: (tx: Transaction, sale: PaidSale | undefined, now: Date) => Promise<T>,
): Promise<T> {
  const paid_with = order_id ?? package_order_id
  if (paid_with) return await changeSale(services, paid_with, () => true, change)
  return await services.db.transaction((tx) => change(tx, undefined, services.clock.now()))
}
