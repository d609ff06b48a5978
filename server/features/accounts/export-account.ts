import type { Pool } from 'pg'
import { exportAthletes } from '#server/features/athletes/public.ts'
import { exportBookings } from '#server/features/bookings/public.ts'
import { exportFiles } from '#server/features/files/public.ts'
import { exportOrders } from '#server/features/orders/public.ts'
import { exportReviews } from '#server/features/reviews/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'

/** Credentials, which are useless to their owner and dangerous in a file. */
const SECRET_TABLES = ['credentials', 'two_factors']
/** An order, a booking, a review and what an athlete shares belong to two people: each gets their own part of them. */
const SHARED_TABLES = ['orders', 'fulfilments', 'bookings', 'reviews', 'athlete_shares', 'step_notes']
/** What moderators work with: who knows of an open report could put pressure on those who may have made it. */
const MODERATORS_TABLES = ['moderation_cases', 'moderator_notes']
/** The text of a mail can contain a link that opens the account. */
const SECRET_COLUMNS: Record<string, readonly string[]> = {
  sessions: ['token'],
  mails: ['text', 'html'],
  passkeys: ['credential_id', 'public_key'],
  // Whoever has them can send to the device.
  push_subscriptions: ['endpoint', 'p256dh', 'auth'],
  // Another person's id.
  memberships: ['given_by'],
  distances: ['other_id'],
  moderation_decisions: ['decided_by'],
  appeals: ['decided_by'],
  threads: ['first_id', 'second_id', 'asked_by'],
}
/** Rows of these tables name two people; only one of them owns the row and may know of it. */
const OWNER_COLUMNS: Record<string, readonly string[]> = {
  distances: ['user_id'],
  moderation_decisions: ['person_id'],
  appeals: ['user_id'],
}
/** Columns that the database derives from others for searching. */
const DERIVED_COLUMNS: Record<string, readonly string[]> = {
  member_directory: ['listed_type', 'name', 'words'],
  posts: ['search'],
}

/**
 * All rows that belong to the account. The tables are found through the foreign keys of the database,
 * so new features are exported without a change here.
 */
export async function exportAccount(services: Services, member: Member) {
  const { pool, clock } = services
  const account: Record<string, unknown> = { users: await rowsOf(pool, 'users', ['id'], member.user_id) }
  for (const { table, columns } of await tablesOfMembers(pool))
    account[table] = await rowsOf(pool, table, OWNER_COLUMNS[table] ?? columns, member.user_id)
  Object.assign(account, await exportOrders(services.db, member.user_id))
  Object.assign(account, await exportBookings(services.db, member.user_id))
  Object.assign(account, await exportReviews(services.db, member.user_id))
  Object.assign(account, await exportAthletes(services.db, member.user_id))
  account.mails = await rowsOf(pool, 'mails', ['to'], member.session.user.email)
  account.files = await exportFiles(services, member.user_id)
  return { exported_at: clock.now().toISOString(), account }
}

async function tablesOfMembers(pool: Pool): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select c.conrelid::regclass::text as "table", array_agg(a.attname::text) as "columns"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass group by 1 order by 1`,
  )
  return rows.filter(({ table }) => ![...SECRET_TABLES, ...SHARED_TABLES, ...MODERATORS_TABLES].includes(table))
}

/** Names come from the catalogue or from this file, never from a request. */
async function rowsOf(pool: Pool, table: string, columns: readonly string[], value: string): Promise<unknown[]> {
  const owned = columns.map((column) => `"${column}" = $1`).join(' or ')
  const { rows } = await pool.query<Record<string, unknown>>(`select * from ${table} where ${owned}`, [value])
  const left_out = [...(SECRET_COLUMNS[table] ?? []), ...(DERIVED_COLUMNS[table] ?? [])]
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !left_out.includes(name))))
}
