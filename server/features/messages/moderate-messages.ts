import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findThread, type Reader } from './find-threads.ts'
import { messages } from './tables.ts'
import { lockThread, notifyOther, onceKey, publishThread, type WriteServices } from './write-message.ts'

type MessageRow = typeof messages.$inferSelect

/** What moderators see around a reported message. */
const NEAR_BEFORE = 3
const NEAR_AFTER = 2

const isShown = and(isNull(messages.deleted_at), isNull(messages.removed_at))

/** A message in a thread of this person, for a report; otherwise as if there were none. */
export async function findReadableMessage(tx: Transaction, reader: Reader, id: string): Promise<MessageRow> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isShown))
  if (!message) throw new Refusal('not-found')
  await findThread(tx, reader, message.thread_id)
  return message
}

/** Everything that someone wrote to others and that is still shown. */
export async function findShownMessages(tx: Transaction, author_id: string): Promise<string[]> {
  const written = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.author_id, author_id), isShown))
    .orderBy(messages.id)
  return written.map(({ id }) => id)
}

/** A JSON list with the reported message and the few around it that were written before `until`, oldest first. */
export function nearMessages(id: SQL, until: SQL): SQL {
  const some = (which: SQL, order: SQL, limit: number) => sql`(
    select near.* from ${messages} near
    where near.thread_id = reported_message.thread_id and near.deleted_at is null and ${which}
    order by near.created_at ${order} limit ${limit})`
  return sql`(
    select coalesce(json_agg(json_build_object('is_reported', near.id = reported_message.id,
        'is_by_person', near.author_id is not distinct from reported_message.author_id, 'text', near.text)
        order by near.created_at), '[]')
    from ${messages} reported_message cross join lateral (
      ${some(sql`near.created_at <= reported_message.created_at`, sql`desc`, NEAR_BEFORE + 1)} union all
      ${some(sql`near.created_at > reported_message.created_at and near.created_at <= ${until}`, sql`asc`, NEAR_AFTER)}) near
    where reported_message.id = ${id})`
}

/** A moderator hides messages from both people, or shows them again. The notifications about them follow. */
export async function changeRemoval(
  services: Pick<WriteServices, 'clock' | 'events' | 'notifier'>,
  tx: Transaction,
  { ids, removed }: { ids: readonly string[]; removed: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .selectDistinct({ thread_id: messages.thread_id, author_id: messages.author_id })
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(messages.thread_id)
  for (const { thread_id, author_id } of found) {
    const thread = await lockThread(tx, thread_id)
    await tx
      .update(messages)
      .set({ removed_at: removed ? services.clock.now() : null })
      .where(and(eq(messages.thread_id, thread_id), inArray(messages.id, [...ids])))
    const other_id = thread.first_id === author_id ? thread.second_id : thread.first_id
    if (author_id && other_id) {
      if (removed) await retractNotifications(services, tx, { thread_id, author_id, other_id })
      else await notifyAgain(services, tx, { thread_id, author_id, other_id })
    }
    publishThread(services, thread)
  }
}

interface Written {
  thread_id: string
  author_id: string
  other_id: string
}

/** A notification tells of the messages after a position. Without any of them it goes. */
async function retractNotifications(
  { notifier }: Pick<WriteServices, 'notifier'>,
  tx: Transaction,
  { thread_id, author_id, other_id }: Written,
): Promise<void> {
  const { rows } = await tx.execute<{ at: string }>(sql`
    select place.at from (
      select 0 as at union select (extract(epoch from ${messages.created_at}) * 1000)::bigint from ${messages}
      where ${messages.thread_id} = ${thread_id}) place
    where not exists (
      select from ${messages} message
      where message.thread_id = ${thread_id} and message.author_id = ${author_id}
        and message.deleted_at is null and message.removed_at is null
        and extract(epoch from message.created_at) * 1000 > place.at)`)
  const keys = rows.map(({ at }) => onceKey(thread_id, new Date(Number(at))))
  await notifier.retract(sql`select ${other_id}::uuid`, keys, tx)
}

/** Only of what was not read before it was hidden. */
async function notifyAgain(
  services: Pick<WriteServices, 'notifier'>,
  tx: Transaction,
  { thread_id, author_id, other_id }: Written,
): Promise<void> {
  const reader = { user_id: other_id, membership_type: 'free_member' } as const
  const thread = await findThread(tx, reader, thread_id).catch((error: unknown) => {
    // One of the two blocked the other meanwhile.
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (thread && thread.unread > 0) await notifyOther(services, tx, thread_id, author_id)
}
