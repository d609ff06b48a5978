import { sql } from 'drizzle-orm'
import type { AdminAction } from '#contract/admin-rules.ts'
import { ADMIN_PAGE } from '#contract/admin-rules.ts'
import { exponentOf } from '#contract/money.ts'
import type { PayoutWay } from '#contract/payout-rules.ts'
import { exactMoment, isoMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Transaction } from '#server/db/database.ts'
import { member_directory, recordAdminAction } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { readyAccounts } from './payout-accounts.ts'
import { type PayoutRow, selectPayable } from './payouts.ts'
import { spreadsheet } from './spreadsheet.ts'
import { former_coaches, ledger_entries, payouts } from './tables.ts'

const LIST = 'payouts'

type Row = {
  id: string
  coach_name: string
  has_left: boolean
  email: string | null
  amount_minor: number
  currency: string
  state: PayoutRow['state']
  way: PayoutRow['way']
  problem: PayoutRow['problem']
  is_sending: boolean
  returned_minor: number
  reference: string | null
  created_at: string
  paid_at: string | null
  key: string
}

/** Of a coach whose account is deleted; the ledger still knows who it was. */
const keptEmail = sql`(select f.email from ${ledger_entries} e
  join ${former_coaches} f on f.coach_id = substr(e.account, 7)::uuid
  where p.coach_id is null and e.cause = 'payout:' || p.id and e.account like 'coach:%')`

export async function listPayouts(services: Services, cursor: string | undefined) {
  const { db } = services
  const place = readCursor(LIST, cursor, 'moment')
  const beyond = place ? sql`(p.created_at, p.id) < (${place.key}::timestamptz, ${place.id}::uuid)` : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.coach_name, p.coach_id is null as has_left, ${keptEmail} as email,
      p.amount_minor::float8 as amount_minor, p.currency, p.state, p.reference,
      p.way, p.problem, p.tried_at is not null as is_sending, p.returned_minor::float8 as returned_minor,
      ${isoMoment(sql`p.created_at`)} as created_at, ${exactMoment(sql`p.created_at`)} as key,
      case when p.paid_at is not null then ${isoMoment(sql`p.paid_at`)} end as paid_at
    from ${payouts} p where ${beyond} order by p.created_at desc, p.id desc limit ${ADMIN_PAGE + 1}`)
  const shown = rows.slice(0, ADMIN_PAGE)
  const last = shown.at(-1)
  const accounts = await readyAccounts(services, db)
  const wayOf = ({ coach_id }: { coach_id: string }): PayoutWay => (accounts.has(coach_id) ? 'stripe' : 'manual')
  const payable = await selectPayable(db, services)
  return {
    payable: payable.map((owed) => ({ ...owed, way: wayOf(owed) })),
    payouts: shown,
    next: last && rows.length > shown.length ? writeCursor(LIST, last) : null,
  }
}

/** The open payouts that the admin makes at a bank, in whole units: oldest first. */
export async function exportPayouts({ db, payments }: Pick<Services, 'db' | 'payments'>): Promise<string> {
  const { rows } = await db.execute<{
    id: string
    day: string
    name: string
    email: string
    minor: number
    currency: string
  }>(sql`
    select p.id, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, p.coach_name as name,
      coalesce(m.email, ${keptEmail}) as email, p.amount_minor::float8 as minor, p.currency
    from ${payouts} p left join ${member_directory} m on m.user_id = p.coach_id
    where p.state = 'open' and p.way = 'manual' and p.is_live = ${payments.isLive} order by p.created_at, p.id`)
  const lines = rows.map(({ id, day, name, email, minor, currency }) => {
    const digits = exponentOf(currency)
    return [id, day, name, email, (minor / 10 ** digits).toFixed(digits), currency]
  })
  return spreadsheet([['payout', 'created', 'coach', 'email', 'amount', 'currency'], ...lines])
}

/** Writes the audit log for a change of a payout. */
export function recordPayout(admin: Member, action: AdminAction, changed: Record<string, unknown>) {
  return async (tx: Transaction, { id, coach_id, coach_name, amount_minor, currency, state }: PayoutRow) => {
    await recordAdminAction(tx, {
      admin,
      action,
      target: { user_id: coach_id ?? id, full_name: coach_name },
      before: action === 'create_payouts' ? {} : { payout: state },
      after: { amount_minor, currency, ...changed },
    })
  }
}
