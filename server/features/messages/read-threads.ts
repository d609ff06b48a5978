import { type SQL, sql } from 'drizzle-orm'
import { MESSAGES_FOUND, MESSAGES_PAGE, THREADS_PAGE } from '#contract/message-rules.ts'
import type { Person } from '#contract/people.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { notBlocked, personOf } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findThread, findThreads, isUnread, messageColumns, otherId, showMessage } from './find-threads.ts'
import { messages, thread_people, threads } from './tables.ts'

type Db = Pick<Services, 'db'>
type MessageRow = Parameters<typeof showMessage>[0]

export async function listThreads(
  { db }: Db,
  member: Member,
  { archived, cursor }: { archived?: 'yes' | undefined; cursor?: string | undefined },
) {
  const list = archived ? 'archived-threads' : 'threads'
  const place = readCursor(list, cursor, 'moment')
  const which = archived ? sql`own.archived_at is not null` : sql`own.archived_at is null`
  const after = place ? sql`(thread.changed_at, thread.id) < (${place.key}::timestamptz, ${place.id}::uuid)` : sql`true`
  const found = await findThreads(
    db,
    member,
    sql`${which} and ${after} and not ${isEmptyRequest(member.user_id)}`,
    THREADS_PAGE + 1,
  )
  const shown = found.slice(0, THREADS_PAGE)
  const last = found.length > THREADS_PAGE ? shown.at(-1) : undefined
  return { threads: shown.map(({ thread }) => thread), next: last ? writeCursor(list, last.place) : null }
}

/** A condition on `thread`: someone asked this person, and moderators removed all they wrote, such as a spammer's request. */
function isEmptyRequest(user_id: string): SQL {
  return sql`(thread.state <> 'open' and thread.asked_by is distinct from ${user_id} and not exists (
    select from ${messages} message where message.thread_id = thread.id and message.removed_at is null))`
}

export async function countUnreadThreads({ db }: Db, { user_id }: Member): Promise<{ unread: number }> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from ${thread_people} own join ${threads} thread on thread.id = own.thread_id
    where own.user_id = ${user_id} and own.muted_at is null and own.archived_at is null
      and ${notBlocked(user_id, otherId(user_id))}
      and exists (select from ${messages} message where ${isUnread})`)
  return { unread: rows[0]?.unread ?? 0 }
}

export async function listMessages(
  { db }: Db,
  member: Member,
  { id, cursor }: { id: string; cursor?: string | undefined },
) {
  await findThread(db, member, id)
  const list = `messages-${id}`
  const place = readCursor(list, cursor, 'moment')
  const after = place
    ? sql`and (message.created_at, message.id) < (${place.key}::timestamptz, ${place.id}::uuid)`
    : sql``
  const { rows } = await db.execute<MessageRow & { place: string }>(sql`
    select ${messageColumns(member.user_id)}, ${exactMoment(sql`message.created_at`)} as place
    from ${messages} message
    where message.thread_id = ${id} ${after}
    order by message.created_at desc, message.id desc
    limit ${MESSAGES_PAGE + 1}`)
  const shown = rows.slice(0, MESSAGES_PAGE)
  const last = rows.length > MESSAGES_PAGE ? shown.at(-1) : undefined
  return {
    messages: shown.map(showMessage),
    next: last ? writeCursor(list, { key: last.place, id: last.id }) : null,
  }
}

/** Accents and capitals make no difference. A person's own threads are few enough to be read through. */
export async function searchMessages({ db }: Db, { user_id }: Member, search: string) {
  const { rows } = await db.execute<MessageRow & { thread_id: string; person: Person | null }>(sql`
    select found.*, ${personOf(sql`found.other_id`)} as person
    from (
      select ${messageColumns(user_id)}, message.thread_id, ${otherId(user_id)} as other_id, message.created_at as at
      from ${thread_people} own join ${threads} thread on thread.id = own.thread_id
        join ${messages} message on message.thread_id = thread.id
      where own.user_id = ${user_id} and ${notBlocked(user_id, otherId(user_id))}
        and message.removed_at is null and strpos(fold_text(message.text), fold_text(${search})) > 0
      order by message.created_at desc, message.id desc
      limit ${MESSAGES_FOUND}
    ) found
    order by found.at desc, found.id desc`)
  return {
    found: rows.map(({ thread_id, person, ...row }) => ({
      thread_id,
      person,
      message: showMessage(row as MessageRow),
    })),
  }
}
