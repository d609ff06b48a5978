import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import { offers, waitlist } from '#server/features/marketplace/public.ts'
import { FIRST_HASH, hashOf } from './ledger.ts'
import { fulfilments, ledger_entries, orders, payouts, refunds, transactions } from './tables.ts'

type Reader = Pick<Database, 'select' | 'execute'>

const READ_AT_ONCE = 5000
/** Of each kind: a list of every order helps nobody. */
const MOST_TOLD = 100

export interface Audit {
  entries: number
  problems: string[]
}

/**
 * Walks the whole ledger and compares it with orders, transactions, payouts, seats and booked times. Returns what does not add up. Reads
 * one moment, so that what happens meanwhile is no fault.
 */
export async function auditBooks(db: Database): Promise<Audit> {
  return await db.transaction(
    async (tx) => {
      const chain = await walkChain(tx)
      const others = [compareOrders, compareTransactions, comparePayouts, compareSeats, comparePlaces, compareBookings]
      const problems = [...chain.problems]
      for (const compare of others) problems.push(...(await compare(tx)))
      return { entries: chain.entries, problems }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function walkChain(db: Reader): Promise<Audit> {
  const problems: string[] = []
  const sums = new Map<string, number>()
  let [position, entries] = [0, 0]
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
      else if (entry.previous_hash !== hash) problems.push(`entry ${entry.position} does not follow the one before it`)
      if (hashOf(entry) !== entry.hash) problems.push(`entry ${entry.position} was changed`)
      const key = `${entry.cause} (${entry.currency})`
      sums.set(key, (sums.get(key) ?? 0) + entry.amount_minor)
      position = entry.position
      hash = entry.hash
      entries += 1
    }
    if (page.length < READ_AT_ONCE) break
  }
  for (const [cause, sum] of sums) if (sum !== 0) problems.push(`${cause} adds up to ${sum}, not to 0`)
  return { entries, problems: problems.slice(0, MOST_TOLD) }
}

/** Every order against its own entries: what was paid, given back and frozen, and what is owed for a second payment. */
async function compareOrders(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with told as (
      select order_id,
        coalesce(-sum(amount_minor) filter (where is_share and cause like 'payment:%'), 0) as sold,
        coalesce(sum(amount_minor) filter (where is_share and cause not like 'payment:%'), 0) as back,
        coalesce(-sum(amount_minor) filter (where account = 'owed_back'), 0) as owed,
        coalesce(sum(amount_minor) filter (where account = 'disputes'), 0) as disputed,
        min(currency) as lowest, max(currency) as highest
      from (select *, account = 'platform' or account like 'coach:%' as is_share from ${ledger_entries}) e
      where order_id is not null group by order_id),
    compared as (
      select o.number, o.state, o.total_minor, o.refunded_minor, o.disputed_minor, o.currency, t.lowest, t.highest,
        o.id is null as is_missing, t.order_id, coalesce(t.sold, 0) as sold, coalesce(t.back, 0) as back,
        coalesce(t.owed, 0) as owed, coalesce(t.disputed, 0) as disputed,
        (select coalesce(sum(r.amount_minor), 0) from ${refunds} r
          where r.order_id = o.id and r.payment_row is not null and r.done_at is null) as asked
      from ${orders} o full join told t on t.order_id = o.id),
    judged as (
      select number, case
        when is_missing then 'the order ' || order_id || ' is missing, the ledger has entries of it'
        when sold <> case when state = 'paid' then total_minor else 0 end
          then 'order ' || number || ' is ' || state || ' with ' || total_minor || ', the ledger says ' || sold
        when back <> refunded_minor
          then 'order ' || number || ' has ' || refunded_minor || ' given back, the ledger says ' || back
        when disputed <> disputed_minor
          then 'order ' || number || ' has ' || disputed_minor || ' disputed, the ledger says ' || disputed
        when owed < 0 or owed > asked
          then 'order ' || number || ' has ' || asked || ' of a second payment to give back, the ledger says ' || owed
        when lowest <> currency or highest <> currency
          then 'order ' || number || ' is in ' || currency || ', the ledger has another currency'
        end as problem
      from compared)
    select problem from judged where problem is not null order by number limit ${MOST_TOLD}`)
  return rows.map(({ problem }) => problem)
}

/** What admins see of the money, in both directions. */
async function compareTransactions(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with shown as (
      select cause, sum(amount_minor) filter (where account = case when cause like 'dispute:%' then 'disputes' else 'provider' end) as sum
      from ${ledger_entries}
      where cause like 'payment:%' or cause like 'refund:%' or cause like 'dispute:%:lost' group by cause)
    select coalesce(t.cause, s.cause) || ' is a transaction of ' || coalesce(t.amount_minor::text, 'nothing')
      || ', the ledger says ' || coalesce(s.sum, 0) as problem
    from (select * from ${transactions} where cause is not null) t full join shown s on s.cause = t.cause
    where coalesce(s.sum, 0) <> coalesce(t.amount_minor, 0)
    order by 1 limit ${MOST_TOLD}`)
  return rows.map(({ problem }) => problem)
}

/** A payout takes money from the coach; paid, it leaves the bank; cancelled or reversed, the coach has it again. */
async function comparePayouts(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with told as (
      select split_part(cause, ':', 2) as id,
        sum(amount_minor) filter (where account like 'coach:%') as coach,
        sum(amount_minor) filter (where account = 'bank') as bank
      from ${ledger_entries} where cause like 'payout:%' group by 1)
    select 'payout ' || coalesce(p.id::text, t.id) || ' is ' || coalesce(p.state || ' with ' || p.amount_minor, 'missing')
      || ', the ledger says ' || coalesce(t.coach, 0) || ' and ' || coalesce(-t.bank, 0) || ' on its way' as problem
    from ${payouts} p full join told t on t.id = p.id::text
    where p.id is null
      or coalesce(t.coach, 0) <> case when p.state = 'cancelled' then 0 else p.amount_minor - p.returned_minor end
      or coalesce(-t.bank, 0) <> case when p.state = 'open' then p.amount_minor else 0 end
    order by 1 limit ${MOST_TOLD}`)
  return rows.map(({ problem }) => problem)
}

/** Seats of human coaches' seminars: the catalogue's begin with some that are taken. */
async function compareSeats(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select 'seminar ' || s.title || ' (' || s.id || ') has ' || s.seats_taken || ' seats taken, ' || s.held || ' are held' as problem
    from (
      select o.id, o.title, o.seats_taken,
        (select count(*) from ${orders} x join ${fulfilments} f on f.order_id = x.id where x.offer_id = o.id
          and (x.state = 'open' or (x.state = 'paid' and f.state <> 'cancelled')))
        + (select count(*) from ${waitlist} w where w.offer_id = o.id and w.offered_until is not null) as held
      from ${offers} o where o.kind = 'seminar' and o.coach_id is not null) s
    where s.held <> s.seats_taken
    order by 1 limit ${MOST_TOLD}`)
  return rows.map(({ problem }) => problem)
}

/** The places that are taken of a booked time, against its bookings. */
async function comparePlaces(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select 'the time ' || t.id || ' has ' || t.seats_taken || ' places taken, ' || count(b.id) || ' are booked' as problem
    from ${booked_times} t left join ${bookings} b on b.time_id = t.id and b.state in ('held', 'confirmed')
    group by t.id having t.seats_taken <> count(b.id)
    order by 1 limit ${MOST_TOLD}`)
  return rows.map(({ problem }) => problem)
}

/** Money and calendar: what is held is being paid, what takes place was paid, and what was paid takes place. */
async function compareBookings(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with compared as (
      select o.number, o.state, f.state as fulfilment, f.starts_at, b.id as booking_id, b.state as booking, t.starts_at as booked_at
      from ${orders} o join ${fulfilments} f on f.order_id = o.id
        left join ${bookings} b on b.order_id = o.id left join ${booked_times} t on t.id = b.time_id
      where o.kind = 'coaching' and (b.id is not null or f.starts_at is not null)),
    judged as (
      select number, case
        when booking = 'held' and state <> 'open' then 'order ' || number || ' is ' || state || ', its time is held'
        when booking = 'confirmed' and state <> 'paid' then 'order ' || number || ' is ' || state || ', its time is confirmed'
        when state = 'paid' and fulfilment = 'ready' and booking is distinct from 'confirmed'
          then 'order ' || number || ' is paid, its time is ' || coalesce(booking, 'missing')
        when booking in ('held', 'confirmed') and booked_at <> starts_at
          then 'order ' || number || ' is for ' || starts_at || ', its time is ' || booked_at
        end as problem
      from compared)
    select problem from judged where problem is not null order by number limit ${MOST_TOLD}`)
  return rows.map(({ problem }) => problem)
}
