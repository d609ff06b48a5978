import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { CoachOrder, listCoachOrders as endpoint } from '#contract/coach-orders.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { ORDERS_PAGE, sharesOf } from '#contract/order-rules.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { countPackageBookings } from '#server/features/calendars/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { mayRecordSessions, missingFrom, type Sale } from './fulfilment-rules.ts'
import { findOrderFiles } from './order-files.ts'
import type { OrderRow } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'

export type Seller = Pick<Member, 'user_id' | 'membership_type'>
type Filter = NonNullable<Input<typeof endpoint>['filter']>

/** A coach sells under their own id. Admins also fulfil what nobody's account sells: personas, house coaches. */
export const soldBy =
  ({ user_id, membership_type }: Seller) =>
  ({ coach_id, kind }: Pick<OrderRow, 'coach_id' | 'kind'>): boolean =>
    kind !== 'membership' && (coach_id === user_id || (coach_id === null && may('administer', membership_type)))

/** The same for SQL, one condition for each index scan. */
export function sellersOf({ user_id, membership_type }: Seller, coach_id: SQL): SQL[] {
  const own = sql`${coach_id} = ${user_id}::uuid`
  return may('administer', membership_type) ? [own, sql`${coach_id} is null`] : [own]
}

/** Nobody has to do anything for a membership. */
const isSold = sql`${orders.kind} <> 'membership'`

/** Each list is in the order of an index, whatever its length. */
const LISTS: Record<Filter, { from: SQL; id: SQL; key: SQL; where: SQL; newestFirst: boolean }> = {
  to_do: {
    from: sql`${fulfilments}`,
    id: sql`${fulfilments.order_id}`,
    key: sql`${fulfilments.due_at}`,
    where: sql`${fulfilments.state} in ('due', 'return_asked')`,
    newestFirst: false,
  },
  all: {
    from: sql`${orders}`,
    id: sql`${orders.id}`,
    key: sql`${orders.paid_at}`,
    where: sql`${orders.state} = 'paid' and ${isSold}`,
    newestFirst: true,
  },
  done: {
    from: sql`${fulfilments}`,
    id: sql`${fulfilments.order_id}`,
    key: sql`${fulfilments.done_at}`,
    where: sql`${fulfilments.done_at} is not null`,
    newestFirst: true,
  },
  refunded: {
    from: sql`${orders}`,
    id: sql`${orders.id}`,
    key: sql`${orders.paid_at}`,
    where: sql`${orders.refunded_minor} > 0 and ${isSold}`,
    newestFirst: true,
  },
}

export async function listCoachOrders(
  services: Pick<Services, 'db' | 'clock'>,
  seller: Seller,
  { filter = 'to_do', cursor, limit = ORDERS_PAGE }: Input<typeof endpoint> & { limit?: number },
): Promise<Output<typeof endpoint>> {
  const list = `coach-orders-${filter}`
  const place = readCursor(list, cursor, 'moment')
  const { from, id, key, where, newestFirst } = LISTS[filter]
  const direction = newestFirst ? sql`desc` : sql`asc`
  const after = place
    ? sql`and (${key}, ${id}) ${newestFirst ? sql`<` : sql`>`} (${place.key}::timestamptz, ${place.id}::uuid)`
    : sql``
  const coach_id = filter === 'all' || filter === 'refunded' ? sql`${orders.coach_id}` : sql`${fulfilments.coach_id}`
  const scans = sellersOf(seller, coach_id).map(
    (mine) => sql`(select ${id} as id, ${key} as at, ${exactMoment(key)} as key from ${from}
      where ${mine} and ${where} ${after} order by ${key} ${direction}, ${id} ${direction} limit ${limit + 1})`,
  )
  const { rows } = await services.db.execute<{ id: string; key: string }>(
    sql`select id, key from (${sql.join(scans, sql` union all `)}) found
      order by at ${direction}, id ${direction} limit ${limit + 1}`,
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    orders: await readCoachOrders(
      services,
      shown.map((row) => row.id),
    ),
    next: last ? writeCursor(list, last) : null,
  }
}

/** In the order of the ids. */
async function readCoachOrders(services: Pick<Services, 'db' | 'clock'>, ids: string[]): Promise<CoachOrder[]> {
  if (ids.length === 0) return []
  const sales = await services.db
    .select({ order: orders, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(inArray(orders.id, ids))
  const shown = await Promise.all(sales.map((sale) => asCoachOrder(services, sale)))
  return ids.flatMap((id) => shown.filter((order) => order.id === id))
}

/** Only paid orders are the seller's business; others, and those of other sellers, are not found. */
export async function readCoachOrder(
  services: Pick<Services, 'db' | 'clock'>,
  seller: Seller,
  id: string,
): Promise<CoachOrder> {
  const [sale] = await services.db
    .select({ order: orders, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(eq(orders.id, id))
  if (sale?.order.state !== 'paid' || !soldBy(seller)(sale.order)) throw new Refusal('not-found')
  return await asCoachOrder(services, sale)
}

async function sessionsOf(db: Services['db'], sale: Sale, now: Date): Promise<CoachOrder['sessions']> {
  const { sessions: total, sessions_used: used, sessions_expire_at } = sale.fulfilment
  if (!total || !sessions_expire_at) return null
  const { booked } = await countPackageBookings(db, sale.order.id, now)
  const may_change = mayRecordSessions(sale, now)
  return { total, used, booked, expires_at: sessions_expire_at.toISOString(), may_change }
}

async function asCoachOrder({ db, clock }: Pick<Services, 'db' | 'clock'>, sale: Sale): Promise<CoachOrder> {
  const { order, fulfilment } = sale
  const { id, number, kind, title, state, total_minor, refunded_minor, currency } = order
  if (kind === 'membership') throw new Error('no coach sells memberships')
  const kept = sharesOf(order, total_minor - refunded_minor, refunded_minor)
  return {
    id,
    number,
    kind,
    title,
    buyer_name: order.buyer_name ?? '',
    state,
    fulfilment: fulfilment.state,
    due_at: fulfilment.due_at?.toISOString() ?? null,
    request: fulfilment.request,
    delivery: fulfilment.delivery,
    files: await findOrderFiles(db, fulfilment),
    return_reason: fulfilment.return_reason,
    sessions: await sessionsOf(db, sale, clock.now()),
    missing_from: missingFrom(fulfilment)?.toISOString() ?? null,
    total_minor,
    fee_minor: kept.fee_minor,
    net_minor: kept.coach_minor,
    refunded_minor,
    currency,
    is_disputed: order.disputed_minor > 0,
    payout_at: order.payout_at?.toISOString() ?? null,
    paid_at: order.paid_at?.toISOString() ?? null,
    delivered_at: fulfilment.delivered_at?.toISOString() ?? null,
  }
}
