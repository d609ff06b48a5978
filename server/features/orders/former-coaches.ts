import { type SQL, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { coachAccount } from './ledger.ts'
import { entriesOf } from './live-mode.ts'
import type { SettleServices } from './order-row.ts'
import { former_coaches, fulfilments, payouts } from './tables.ts'

interface Leaving {
  user_id: string
  full_name: string
  email: string
}

/**
 * What a member is owed for sales, also what is on its way to the bank. What is not delivered yet is left out: when the
 * member leaves, it goes back to the buyers.
 */
export async function readOwed(
  { db, payments: { isLive } }: Pick<SettleServices, 'payments'> & { db: Pick<Database, 'execute'> },
  user_id: string,
) {
  const { rows } = await db.execute<{ currency: string; amount_minor: number }>(sql`
    select currency, sum(amount_minor)::float8 as amount_minor from (
      select e.currency, -e.amount_minor as amount_minor
      from ${entriesOf(isLive)} e left join ${fulfilments} f on f.order_id = e.order_id
      where e.account = ${coachAccount(user_id)}
        and (f.state is null or f.state not in ('due', 'ready', 'return_asked'))
      union all
      select p.currency, p.amount_minor from ${payouts} p where p.coach_id = ${user_id}::uuid and p.state = 'open' and p.is_live = ${isLive}
    ) owed group by currency having sum(amount_minor) > 0 order by currency`)
  return rows
}

/** In the transaction that deletes the account: name and address stay as long as money is owed. */
export async function keepFormerCoach(
  { clock, payments }: Pick<SettleServices, 'clock' | 'payments'>,
  tx: Transaction,
  { user_id, full_name, email }: Leaving,
): Promise<void> {
  await tx.execute(sql`
    insert into ${former_coaches} (coach_id, full_name, email, left_at)
    select ${user_id}::uuid, ${full_name || email}, ${email}, ${momentSql(clock.now())}
    where ${isOwedMoney(sql`${user_id}::text`, payments)}`)
}

/** The job: whoever was paid is forgotten. */
export async function forgetPaidCoaches({ db, payments }: Pick<SettleServices, 'db' | 'payments'>): Promise<void> {
  await db.execute(sql`delete from ${former_coaches} f where not ${isOwedMoney(sql`f.coach_id::text`, payments)}`)
}

/**
 * Something is owed in some currency, or is on its way: a payout that the bank refuses is owed again. Real money always
 * counts; what was sold without only as long as no real money moves, because afterwards it is never paid.
 */
function isOwedMoney(coach_id: SQL, { isLive }: SettleServices['payments']): SQL {
  const account = sql`'coach:' || ${coach_id}`
  const owed = [...new Set([true, isLive])].map(
    (is_live) => sql`exists (select from ${entriesOf(is_live)} e where e.account = ${account}
      group by e.currency having sum(e.amount_minor) < 0)
    or exists (select from ${entriesOf(is_live)} e join ${payouts} p on e.cause = 'payout:' || p.id
      where e.account = ${account} and p.state = 'open')`,
  )
  return sql`(${sql.join(owed, sql` or `)})`
}
