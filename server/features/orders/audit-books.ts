import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { offers, waitlist } from '#server/features/marketplace/public.ts'
import { FIRST_HASH, hashOf } from './ledger.ts'
import { fulfilments, ledger_entries, orders, payouts, transactions } from './tables.ts'

const READ_AT_ONCE = 5000

/** Walks the whole ledger and compares it with orders, transactions, payouts and seats. Returns what does not add up. */
export async function auditBooks(
  db: Pick<Database, 'select' | 'execute'>,
): Promise<{ entries: number; problems: string[] }> {
  const chain = await walkChain(db)
  const problems = [...chain.problems, ...(await compareWithOrders(db)), ...(await compareWithOthers(db))]
  return { entries: chain.entries, problems }
}

async function walkChain(db: Pick<Database, 'select'>): Promise<{ entries: number; problems: string[] }> {
  const problems: string[] = []
  const sums = new Map<string, number>()
  let position = 0
  let hash = FIRST_HASH
  for (;;) {
    const page = await db
      .select()
      .from(ledger_entries)
      .where(gt(ledger_entries.position, position))
      .orderBy(asc(ledger_entries.position))
      .limit(READ_AT_ONCE)
    for (const entry of page) {
      if (entry.position !== position + 1) problems.push(`entry ${position + 1} is missing`)
      if (entry.previous_hash !== hash) problems.push(`entry ${entry.position} does not follow the one before it`)
      if (hashOf(entry) !== entry.hash) problems.push(`entry ${entry.position} was changed`)
      const key = `${entry.cause} (${entry.currency})`
      sums.set(key, (sums.get(key) ?? 0) + entry.amount_minor)
      position = entry.position
      hash = entry.hash
    }
    if (page.length < READ_AT_ONCE) break
  }
  for (const [cause, sum] of sums) if (sum !== 0) problems.push(`${cause} adds up to ${sum}, not to 0`)
  return { entries: position, problems }
}

/** Every order against its own entries: paid, given back, frozen. */
async function compareWithOrders(db: Pick<Database, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ number: string; problem: string }>(sql`
    with told as (
      select order_id,
        coalesce(sum(amount_minor) filter (where account = 'disputes'), 0) as disputed,
        coalesce(sum(amount_minor) filter (where cause like 'payment:%' and account in ('platform') or cause like 'payment:%' and account like 'coach:%'), 0) as sold,
        coalesce(sum(amount_minor) filter (where (cause like 'refund:%' or cause like 'dispute:%:lost') and (account = 'platform' or account like 'coach:%')), 0) as back
      from ${ledger_entries} where order_id is not null group by order_id)
    select o.number, case
      when o.state = 'paid' and o.total_minor > 0 and coalesce(-t.sold, 0) <> o.total_minor then 'is paid with ' || o.total_minor || ', the ledger says ' || coalesce(-t.sold, 0)
      when o.state <> 'paid' and coalesce(t.sold, 0) <> 0 then 'is ' || o.state || ', the ledger has a payment'
      when coalesce(t.disputed, 0) <> o.disputed_minor then 'has ' || o.disputed_minor || ' disputed, the ledger says ' || coalesce(t.disputed, 0)
      when coalesce(t.back, 0) < o.refunded_minor then 'has ' || o.refunded_minor || ' given back, the ledger says ' || coalesce(t.back, 0)
      end as problem
    from ${orders} o left join told t on t.order_id = o.id
    where (o.state = 'paid' and o.total_minor > 0 and coalesce(-t.sold, 0) <> o.total_minor)
      or (o.state <> 'paid' and coalesce(t.sold, 0) <> 0)
      or coalesce(t.disputed, 0) <> o.disputed_minor
      or coalesce(t.back, 0) < o.refunded_minor
    order by o.number limit 100`)
  return rows.map(({ number, problem }) => `order ${number} ${problem}`)
}

/** Transactions that admins see, payouts, and seats. */
async function compareWithOthers(db: Pick<Database, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select 'transaction ' || t.cause || ' says ' || t.amount_minor || ', the ledger says ' || coalesce(l.sum, 0) as problem
    from ${transactions} t
    left join lateral (select sum(e.amount_minor) as sum from ${ledger_entries} e
      where e.cause = t.cause and e.account = case when t.cause like 'dispute:%' then 'disputes' else 'provider' end) l on true
    where t.cause is not null and coalesce(l.sum, 0) <> t.amount_minor
    union all
    select 'payout ' || p.id || ' is of ' || p.amount_minor || ', the ledger says ' || coalesce(l.sum, 0)
    from ${payouts} p
    left join lateral (select sum(e.amount_minor) as sum from ${ledger_entries} e
      where e.cause = 'payout:' || p.id and e.account like 'coach:%') l on true
    where coalesce(l.sum, 0) <> p.amount_minor
    union all
    select 'seminar ' || s.title || ' has ' || s.seats_taken || ' seats taken, ' || s.held || ' are held'
    from (
      select o.title, o.seats_taken,
        (select count(*) from ${orders} x join ${fulfilments} f on f.order_id = x.id where x.offer_id = o.id
          and (x.state = 'open' or (x.state = 'paid' and f.state not in ('cancelled'))))
        + (select count(*) from ${waitlist} w where w.offer_id = o.id and w.offered_until is not null) as held
      from ${offers} o where o.kind = 'seminar' and o.coach_id is not null) s
    where s.held <> s.seats_taken
    limit 100`)
  return rows.map(({ problem }) => problem)
}
