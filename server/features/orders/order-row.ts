import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import type { PaymentProvider } from '#server/outside/payments/payment-provider.ts'
import type { Services } from '#server/services.ts'
import { orders, type payments } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** What is needed wherever money may move: it is told to the people and to the provider. */
export type SettleServices = { payments: PaymentProvider } & Pick<
  Services,
  'db' | 'clock' | 'events' | 'notifier' | 'mailer' | 'jobs' | 'baseUrl' | 'log'
>

/** What it takes to take a time of a coach. */
export type TimeServices = SettleServices & Pick<Services, 'busyCalendars'>

/** One payment of an order, whose row is locked and kept up to date. */
export interface Booking {
  services: SettleServices
  tx: Transaction
  order: OrderRow
  payment: PaymentRow
  /** The order was paid already: this money is owed back whole. */
  isSecond: boolean
  now: Date
}

/** K26-000123: the year, and a number that is never given twice. */
export function nextOrderNumber(now: Date): SQL<string> {
  return sql`'K' || to_char(${now.toISOString()}::timestamptz, 'YY') || '-' || lpad(nextval('order_numbers')::text, 6, '0')`
}

/** Until the transaction ends nobody else changes the order, its fulfilment, its payments or its refunds. */
export async function lockOrder(tx: Transaction, order_id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  return order
}
