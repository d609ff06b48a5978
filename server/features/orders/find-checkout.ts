import { and, eq, or } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PaymentEvent } from '#server/outside/payments/payment-provider.ts'
import type { Services } from '#server/services.ts'
import { orders, payments } from './tables.ts'

/** The order of a checkout that this member opened. Somebody else's is not found. */
export async function findOwnCheckout({ db }: Services, { user_id }: Member, checkout_id: string): Promise<string> {
  const [found] = await db
    .select({ order_id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.provider, 'sandbox'), eq(payments.checkout_id, checkout_id), eq(orders.buyer_id, user_id)))
  if (!found) throw new Refusal('not-found')
  return found.order_id
}

/** The order that an event of the provider is about; undefined for payments that are none of ours. */
export async function findPaidOrder(
  { db, payments: provider }: Services,
  { checkout_id, payment_id }: Pick<PaymentEvent, 'checkout_id' | 'payment_id'>,
): Promise<string | undefined> {
  if (checkout_id === null && payment_id === null) return undefined
  const [found] = await db
    .select({ order_id: payments.order_id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider.name),
        or(
          checkout_id === null ? undefined : eq(payments.checkout_id, checkout_id),
          payment_id === null ? undefined : eq(payments.payment_id, payment_id),
        ),
      ),
    )
  return found?.order_id
}
