import { sql } from 'drizzle-orm'
import type { readToday as endpoint } from '#contract/coach-orders.ts'
import type { Output } from '#contract/endpoint.ts'
import { momentSql } from '#server/clock.ts'
import { isoMoment } from '#server/db/cursor.ts'
import { offers, waitlist } from '#server/features/marketplace/public.ts'
import type { Services } from '#server/services.ts'
import { listCoachOrders, type Seller, sellersOf } from './coach-orders.ts'
import { findSessionsToday } from './sessions-today.ts'
import { fulfilments, orders } from './tables.ts'

type Today = Output<typeof endpoint>
const SHOWN = 10
/** Who has not used a package for this long after paying is silent. */
const SILENT_DAYS = 14

/** The next sessions, who is due, unpaid, silent, and which seminars come next. */
export async function readToday({ db, clock }: Pick<Services, 'db' | 'clock'>, seller: Seller): Promise<Today> {
  const now = momentSql(clock.now())
  const mine = (coach_id: ReturnType<typeof sql>) => sql`(${sql.join(sellersOf(seller, coach_id), sql` or `)})`
  const [due, counted, unpaid, silent, seminars, sessions] = await Promise.all([
    listCoachOrders({ db, clock }, seller, { filter: 'to_do', limit: SHOWN }),
    db.execute<{ count: number }>(sql`select count(*)::int as count from ${fulfilments} f
      where ${mine(sql`f.coach_id`)} and f.state in ('due', 'return_asked')`),
    db.execute<Today['unpaid'][number] & Record<string, unknown>>(sql`
      select o.number, o.title, coalesce(o.buyer_name, '') as buyer_name, ${isoMoment(sql`o.created_at`)} as created_at
      from ${orders} o where ${mine(sql`o.coach_id`)} and o.state = 'open'
      order by o.created_at desc, o.id desc limit ${SHOWN}`),
    db.execute<Today['silent'][number] & Record<string, unknown>>(sql`
      select o.number, o.title, coalesce(o.buyer_name, '') as buyer_name, f.sessions - f.sessions_used as left,
        ${isoMoment(sql`f.sessions_expire_at`)} as expires_at
      from ${fulfilments} f join ${orders} o on o.id = f.order_id
      where ${mine(sql`f.coach_id`)} and f.state = 'ready' and f.sessions_expire_at > ${now}
        and f.sessions_used < f.sessions and o.paid_at < ${now} - make_interval(days => ${SILENT_DAYS})
      order by f.sessions_expire_at, o.id limit ${SHOWN}`),
    db.execute<Today['seminars'][number] & Record<string, unknown>>(sql`
      select s.id as offer_id, s.title, ${isoMoment(sql`s.starts_at`)} as starts_at, s.seats, s.seats_taken,
        (select count(*)::int from ${waitlist} w where w.offer_id = s.id) as waiting
      from ${offers} s where ${mine(sql`s.coach_id`)} and s.kind = 'seminar' and s.starts_at > ${now}
        and s.deleted_at is null
      order by s.starts_at, s.id limit ${SHOWN}`),
    findSessionsToday(db, mine(sql`c.coach_id`), { now, most: SHOWN }),
  ])
  return {
    due: due.orders,
    due_count: counted.rows[0]?.count ?? 0,
    unpaid: unpaid.rows,
    silent: silent.rows,
    seminars: seminars.rows,
    sessions,
  }
}
