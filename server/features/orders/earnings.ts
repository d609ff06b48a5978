import { and, desc, eq, sql } from 'drizzle-orm'
import type { readEarnings as endpoint, exportEarnings as exportEndpoint } from '#contract/coach-orders.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { exponentOf } from '#contract/money.ts'
import { momentSql } from '#server/clock.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Seller } from './coach-orders.ts'
import { coachAccount } from './ledger.ts'
import { entriesOf, isPaidIn } from './live-mode.ts'
import { spreadsheet } from './spreadsheet.ts'
import { ledger_entries, orders, payouts } from './tables.ts'

type Balance = Output<typeof endpoint>['balances'][number]
const PAYOUTS_SHOWN = 100
/** A year's sales fit in a spreadsheet. */
const MOST_DAYS = 366

/**
 * From the ledger, so that it is what the books say, of the mode in use. Sold − given back − fee = net = waiting + payable +
 * disputed + paid out.
 */
export async function readEarnings(
  { db, clock, env, payments: { isLive } }: Pick<Services, 'db' | 'clock' | 'env' | 'payments'>,
  { user_id }: Seller,
): Promise<Output<typeof endpoint>> {
  const isDue = sql`o.disputed_minor = 0 and (o.payout_at <= ${momentSql(clock.now())} or o.refunded_minor = o.total_minor)`
  const { rows } = await db.execute<Balance & Record<string, unknown>>(sql`
    with sales as (
      select currency, sum(total_minor) as sold, sum(refunded_minor) as refunded from ${orders} o
      where paid_to = ${user_id}::uuid and state = 'paid' and ${isPaidIn(isLive, sql`o.id`)} group by currency),
    books as (
      select e.currency,
        -sum(e.amount_minor) filter (where e.order_id is not null) as net,
        coalesce(sum(e.amount_minor) filter (where e.order_id is null), 0) as paid_out,
        coalesce(-sum(e.amount_minor) filter (where e.order_id is not null and ${isDue}), 0) as due,
        coalesce(-sum(e.amount_minor) filter (where o.disputed_minor > 0), 0) as disputed
      from ${entriesOf(isLive)} e left join ${orders} o on o.id = e.order_id
      where e.account = ${coachAccount(user_id)} group by e.currency)
    select s.currency, s.sold::float8 as sold_minor, s.refunded::float8 as refunded_minor,
      (s.sold - s.refunded - b.net)::float8 as fee_minor, b.net::float8 as net_minor,
      (b.net - b.due - b.disputed)::float8 as waiting_minor, (b.due - b.paid_out)::float8 as payable_minor,
      b.disputed::float8 as disputed_minor, b.paid_out::float8 as paid_out_minor
    from sales s join books b on b.currency = s.currency order by s.currency`)
  const made = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.coach_id, user_id), eq(payouts.is_live, isLive)))
    .orderBy(desc(payouts.created_at), desc(payouts.id))
    .limit(PAYOUTS_SHOWN)
  return {
    commission: env.COMMISSION_PERCENT,
    balances: rows,
    payouts: made.map(({ created_at, paid_at, ...payout }) => ({
      ...payout,
      created_at: created_at.toISOString(),
      paid_at: paid_at?.toISOString() ?? null,
    })),
  }
}

const HEAD = ['order', 'paid', 'kind', 'title', 'currency', 'price', 'refunded', 'fee', 'net', 'payout']

/** Every sale of a range of days (UTC). */
export async function exportEarnings(
  { db, payments: { isLive } }: Pick<Services, 'db' | 'payments'>,
  { user_id }: Seller,
  { from, to }: Input<typeof exportEndpoint>,
): Promise<string> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (days < 0 || days > MOST_DAYS) throw new Refusal('request.invalid', { fields: { to: { problem: 'invalid' } } })
  const { rows } = await db.execute<Record<string, string | number | null>>(sql`
    select o.number, to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD') as paid, o.kind, o.title, o.currency,
      o.total_minor::float8 as price, o.refunded_minor::float8 as refunded,
      coalesce(-(select sum(e.amount_minor) from ${ledger_entries} e
        where e.order_id = o.id and e.account = 'platform'), 0)::float8 as fee,
      coalesce(-(select sum(e.amount_minor) from ${ledger_entries} e
        where e.order_id = o.id and e.account = ${coachAccount(user_id)}), 0)::float8 as net,
      to_char(o.payout_at at time zone 'UTC', 'YYYY-MM-DD') as payout
    from ${orders} o
    where o.coach_id = ${user_id}::uuid and o.state = 'paid'
      and (o.total_minor = 0 or ${isPaidIn(isLive, sql`o.id`)})
      and o.paid_at >= ${from}::date::timestamp at time zone 'UTC'
      and o.paid_at < (${to}::date + 1)::timestamp at time zone 'UTC'
    order by o.paid_at, o.id`)
  const lines = rows.map(({ number, paid, kind, title, currency, payout, ...money }) => {
    const amount = (minor: unknown) =>
      (Number(minor) / 10 ** exponentOf(String(currency))).toFixed(exponentOf(String(currency)))
    const amounts = [money.price, money.refunded, money.fee, money.net].map(amount)
    return [number, paid, kind, title, currency, ...amounts, payout]
  })
  return spreadsheet([HEAD, ...lines])
}
