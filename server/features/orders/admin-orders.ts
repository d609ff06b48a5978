import { type SQL, sql } from 'drizzle-orm'
import type {
  AdminOrder,
  Difference,
  listAdminOrders as endpoint,
  refundOrder as refundEndpoint,
} from '#contract/admin-orders.ts'
import type { Input } from '#contract/endpoint.ts'
import { ORDERS_PAGE } from '#contract/order-rules.ts'
import { momentSql } from '#server/clock.ts'
import { exactMoment, isoMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { member_directory, recordAdminAction, searchQuery } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { withPayments } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { fulfilments, orders, payment_comparisons, payment_differences, payments, refunds } from './tables.ts'

const LIST = 'admin-orders'
const NUMBER = /^K\d{2}-\d{6,}$/i
const MOST_DIFFERENCES = 200

type Row = AdminOrder & { key: string } & Record<string, unknown>

/** Newest first. The search is for the number of the order, or the name or address of its buyer. */
export async function listAdminOrders(services: Services, { search, filter = 'all', cursor }: Input<typeof endpoint>) {
  const place = readCursor(LIST, cursor, 'moment')
  const beyond = place ? sql`(o.created_at, o.id) < (${place.key}::timestamptz, ${place.id}::uuid)` : sql`true`
  const found = searched(search)
  if (!found) return { orders: [], next: null }
  const rows = await readOrders(services, sql`${found} and ${chosen(filter, services)} and ${beyond}`, ORDERS_PAGE + 1)
  const shown = rows.slice(0, ORDERS_PAGE)
  const last = shown.at(-1)
  return { orders: shown, next: last && rows.length > shown.length ? writeCursor(LIST, last) : null }
}

function searched(search: string | undefined): SQL | undefined {
  const number = search?.trim() ?? ''
  if (NUMBER.test(number)) return sql`o.number = ${number.toUpperCase()}`
  const query = searchQuery(search)
  if (query === null) return undefined
  if (query === undefined) return sql`true`
  return sql`o.buyer_id in (select user_id from ${member_directory} where words @@ ${query})`
}

function chosen(filter: NonNullable<Input<typeof endpoint>['filter']>, { clock }: Pick<Services, 'clock'>): SQL {
  switch (filter) {
    case 'open':
    case 'paid':
      return sql`o.state = ${filter}`
    case 'late':
      return sql`f.state = 'due' and f.due_at < ${momentSql(clock.now())}`
    case 'return_missing':
      return sql`f.state = 'return_missing'`
    case 'disputed':
      return sql`o.disputed_minor > 0`
    case 'refunded':
      return sql`o.refunded_minor > 0`
    default:
      return sql`true`
  }
}

export async function readAdminOrder(services: Services, id: string): Promise<AdminOrder> {
  const [order] = await readOrders(services, sql`o.id = ${id}::uuid`, 1)
  if (!order) throw new Refusal('not-found')
  return order
}

async function readOrders({ db, payments: provider }: Services, where: SQL, limit: number): Promise<Row[]> {
  const moment = (column: SQL) => sql`case when ${column} is not null then ${isoMoment(column)} end`
  // The payment of the price: one that is owed back as a second one is another.
  const paid = sql`select p.provider, p.payment_id from ${payments} p
    where p.order_id = o.id and not exists (select from ${refunds} r where r.payment_row = p.id)
    order by p.payment_id is null, p.created_at desc limit 1`
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.number, o.kind, o.title, o.buyer_id, o.buyer_name, o.seller_name, o.paid_to as coach_id, o.state,
      f.state as fulfilment, ${moment(sql`f.due_at`)} as due_at, o.total_minor::float8 as total_minor,
      o.fee_minor::float8 as fee_minor, o.refunded_minor::float8 as refunded_minor,
      o.disputed_minor::float8 as disputed_minor, o.currency, coalesce(p.provider, ${provider.name}) as provider,
      p.payment_id, ${isoMoment(sql`o.created_at`)} as created_at, ${moment(sql`o.paid_at`)} as paid_at,
      ${exactMoment(sql`o.created_at`)} as key,
      coalesce((select jsonb_agg(jsonb_build_object('amount_minor', r.amount_minor, 'cause', r.cause, 'reason', r.reason,
          'is_done', r.done_at is not null, 'created_at', ${isoMoment(sql`r.created_at`)}) order by r.created_at)
        from ${refunds} r where r.order_id = o.id), '[]') as refunds
    from ${orders} o join ${fulfilments} f on f.order_id = o.id left join lateral (${paid}) p on true
    where ${where} order by o.created_at desc, o.id desc limit ${limit}`)
  return rows
}

/** The whole price or a part of it. The same key refunds once and is in the audit log once. */
export async function refundByAdmin(
  services: Services,
  admin: Member,
  { id, amount_minor, reason, key }: Input<typeof refundEndpoint>,
): Promise<AdminOrder> {
  const refund = { id: key, amount_minor, reason, cause: 'admin' as const, given_by: admin.user_id }
  await withPayments(services, () =>
    refundOrder(services, id, refund, async (tx, order) => {
      const { buyer_id, buyer_name, number, refunded_minor, currency } = order
      await recordAdminAction(tx, {
        admin,
        action: 'refund_order',
        // The order itself, where its buyer has left.
        target: { user_id: buyer_id ?? order.id, full_name: buyer_name ?? number },
        before: { refunded_minor },
        after: { order: number, refunded_minor: refunded_minor + amount_minor, currency, reason },
      })
    }),
  )
  return await readAdminOrder(services, id)
}

export async function listDifferences({ db, payments: provider }: Services) {
  const { rows } = await db.execute<{ order_id: string; number: string; problems: Difference[]; found_at: string }>(sql`
    select d.order_id, o.number, d.problems, ${isoMoment(sql`d.found_at`)} as found_at
    from ${payment_differences} d join ${orders} o on o.id = d.order_id
    order by d.found_at desc, d.order_id limit ${MOST_DIFFERENCES}`)
  const { rows: compared } = await db.execute<{ compared_at: string }>(
    sql`select ${isoMoment(sql`compared_at`)} as compared_at from ${payment_comparisons} where provider = ${provider.name}`,
  )
  return { compared_at: compared[0]?.compared_at ?? null, differences: rows }
}
