import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/endpoint.ts'
import { ORDERS_PAGE } from '#contract/order-rules.ts'
import type { readInvoice as invoiceEndpoint, listOrders as listEndpoint, Order, OrderLine } from '#contract/orders.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, countPackageBookings } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { actionsOf, isCancelledLate, mayWithdraw, periodOf, type Sale, sellerOf } from './fulfilment-rules.ts'
import { isReal } from './live-mode.ts'
import { findOrderFiles, videoAddress } from './order-files.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { findCredit } from './refund-unused-time.ts'
import { seminarFile } from './seminar-file.ts'
import { findShownCause } from './shown-cause.ts'
import { fulfilments, orders, payments, refunds } from './tables.ts'

type Buyer = Pick<Member, 'user_id'>
const LIST = 'orders'

/** Newest first. The cursor names the last order shown, so that a page costs the same however many there are. */
export async function listOrders(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id }: Buyer,
  cursor: string | undefined,
): Promise<Output<typeof listEndpoint>> {
  const place = readCursor(LIST, cursor, 'moment')
  const after = place && sql`(${orders.created_at}, ${orders.id}) < (${place.key}::timestamptz, ${place.id}::uuid)`
  const rows = await db
    .select({ order: orders, fulfilment: fulfilments, key: exactMoment(sql`${orders.created_at}`) })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(and(eq(orders.buyer_id, user_id), after))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(ORDERS_PAGE + 1)
  const shown = rows.slice(0, ORDERS_PAGE)
  const now = clock.now()
  const last = rows.length > ORDERS_PAGE ? shown.at(-1) : undefined
  return {
    orders: shown.map((sale) => lineOf(sale, now)),
    next: last ? writeCursor(LIST, { key: last.key, id: last.order.id }) : null,
  }
}

function lineOf({ order, fulfilment }: Sale, now: Date): OrderLine {
  const { id, number, kind, title, total_minor, refunded_minor, currency, state } = order
  const seller = sellerOf(order)
  const line = { id, number, kind, title, seller, total_minor, refunded_minor, currency, state }
  return {
    ...line,
    fulfilment: fulfilment.state,
    due_at: iso(fulfilment.due_at),
    cancelled_late: isCancelledLate({ order, fulfilment }),
    may_withdraw: mayWithdraw({ order, fulfilment }, now),
    created_at: order.created_at.toISOString(),
  }
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Another member's order and a missing one are both not found. */
export async function findOwnOrder(db: Pick<Database, 'select'>, { user_id }: Buyer, id: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyer_id, user_id)))
  if (!order) throw new Refusal('not-found')
  return order
}

export async function readOrder(
  { db, clock }: Pick<SettleServices, 'db' | 'clock'>,
  { user_id }: Buyer,
  id: string,
): Promise<Order> {
  const [found] = await db
    .select({ order: orders, fulfilment: fulfilments, join_url: offers.join_url, booking_id: bookings.id })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .leftJoin(offers, eq(offers.id, orders.offer_id))
    .leftJoin(bookings, eq(bookings.order_id, orders.id))
    .where(and(eq(orders.id, id), eq(orders.buyer_id, user_id)))
  if (!found) throw new Refusal('not-found')
  const { order, fulfilment, join_url, booking_id } = found
  const [latest] = await db
    .select({ was_declined: payments.was_declined })
    .from(payments)
    .where(eq(payments.order_id, id))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(1)
  const now = clock.now()
  const counted = order.kind === 'package' ? await countPackageBookings(db, id, now) : undefined
  const actions = actionsOf(found, now, counted?.not_over)
  const { sessions, sessions_used, sessions_expire_at } = fulfilment
  return {
    ...lineOf(found, now),
    offer_id: order.offer_id,
    subtotal_minor: order.subtotal_minor,
    tax_minor: order.tax_minor,
    refund_rule: order.refund_rule,
    is_disputed: order.disputed_minor > 0,
    paid_at: iso(order.paid_at),
    expires_at: order.state === 'open' ? iso(order.expires_at) : null,
    was_declined: order.state === 'open' && (latest?.was_declined ?? false),
    withdraw_until: iso(order.withdraw_until),
    request: fulfilment.request,
    delivery: fulfilment.delivery,
    delivered_at: iso(fulfilment.delivered_at),
    files: await findOrderFiles(db, fulfilment),
    language: order.language,
    starts_at: iso(fulfilment.starts_at),
    minutes: fulfilment.minutes,
    join_url: fulfilment.state === 'ready' ? join_url : null,
    video_url: actions.includes('watch') ? await videoAddress(db, fulfilment) : null,
    position_seconds: fulfilment.position_seconds,
    sessions:
      sessions && sessions_expire_at
        ? {
            total: sessions,
            used: sessions_used,
            booked: counted?.to_come ?? 0,
            expires_at: sessions_expire_at.toISOString(),
          }
        : null,
    period: periodOf(fulfilment, (await findCredit(db, fulfilment))?.credit_minor ?? 0),
    refunds: await listRefunds(db, id),
    booking_id,
    actions,
  }
}

async function listRefunds(db: Pick<Database, 'select'>, order_id: string): Promise<Order['refunds']> {
  const rows = await db.select().from(refunds).where(eq(refunds.order_id, order_id)).orderBy(asc(refunds.created_at))
  return await Promise.all(
    rows.map(async ({ amount_minor, cause, reason, done_at, created_at }) => ({
      amount_minor,
      cause: await findShownCause(db, order_id, cause),
      reason,
      is_done: done_at !== null,
      created_at: created_at.toISOString(),
    })),
  )
}

/** There is one from the moment of payment on. */
export async function readInvoice(
  { db }: Pick<Services, 'db'>,
  buyer: Buyer,
  id: string,
): Promise<Output<typeof invoiceEndpoint>> {
  const order = await findOwnOrder(db, buyer, id)
  if (!order.paid_at) throw new Refusal('not-found')
  const { number, title, subtotal_minor, tax_minor, total_minor, currency } = order
  return {
    number,
    title,
    subtotal_minor,
    tax_minor,
    total_minor,
    currency,
    paid_at: order.paid_at.toISOString(),
    buyer_name: order.buyer_name ?? '',
    buyer_email: order.buyer_email ?? '',
    seller: sellerOf(order),
    refunds: (await listRefunds(db, id)).filter(({ is_done }) => is_done),
    is_real: (await isReal(db, id)) ?? true,
  }
}

export async function readOrderCalendar(services: SettleServices, buyer: Buyer, id: string): Promise<string> {
  const order = await readOrder(services, buyer, id)
  if (!order.actions.includes('add_to_calendar') || !order.starts_at) throw new Refusal('not-found')
  const { title, number, seller, minutes, join_url } = order
  const entry = { id, title, number, seller_name: seller.name, starts_at: new Date(order.starts_at), minutes, join_url }
  return await seminarFile(services, entry)
}
