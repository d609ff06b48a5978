import { type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import { pictureAddress } from '#contract/file-rules.ts'
import { MOST_UNREAD_MESSAGES, type ThreadState } from '#contract/message-rules.ts'
import type { Message, Thread } from '#contract/messages.ts'
import type { Person } from '#contract/people.ts'
import { exactMoment, isoMoment, type Place } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { notBlocked, personOf } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { whyNotWrite } from './rules.ts'
import { boughtEither } from './standing.ts'
import { messages, thread_people, threads } from './tables.ts'

export type Reader = Pick<Member, 'user_id' | 'membership_type'>
type Db = Pick<Database, 'execute'>

/** The id of the other one in the alias `thread`; null after that account was deleted. */
export function otherId(user_id: string): SQL {
  return sql`(case when thread.first_id = ${user_id} then thread.second_id else thread.first_id end)`
}

interface MessageRow extends Record<string, unknown> {
  id: string
  key: string
  is_own: boolean
  text: string
  pictures: { id: string; alt: string }[]
  quote: Message['quote']
  is_deleted: boolean
  created_at: string
}

/** The columns of the alias `message`, as one of the two people sees it. */
export function messageColumns(user_id: string): SQL {
  return sql`message.id, message.key, message.author_id is not distinct from ${user_id} as is_own, message.text,
    message.pictures, message.quote, coalesce(message.deleted_at, message.removed_at) is not null as is_deleted,
    ${isoMoment(sql`message.created_at`)} as created_at`
}

export function showMessage(row: MessageRow): Message {
  const { id, key, is_own, text, pictures, quote, is_deleted, created_at } = row
  const shared = { id, key: is_own ? key : null, is_own, is_deleted, created_at }
  if (is_deleted) return { ...shared, text: '', pictures: [], quote: null }
  const shown = pictures.map((picture) => ({ ...picture, address: pictureAddress(picture.id) }))
  return { ...shared, text, pictures: shown, quote }
}

interface ThreadRow extends Record<string, unknown> {
  id: string
  state: ThreadState
  is_asker: boolean
  person: Person | null
  other_is_staff: boolean
  bought: boolean
  unread: number
  is_muted: boolean
  is_archived: boolean
  last: MessageRow
  place: string
}

/** A condition on the aliases `own` and `message`: written by the other one after the reader's position. */
export const isUnread = sql`message.thread_id = own.thread_id and message.author_id is distinct from own.user_id
  and message.deleted_at is null and message.removed_at is null and message.created_at > coalesce(own.read_until, '-infinity')`

/** Threads of this person with the newest message first. `where` may name the aliases `thread` and `own`. A block hides them. */
export async function findThreads(
  db: Db,
  { user_id, membership_type }: Reader,
  where: SQL,
  limit: number,
): Promise<{ thread: Thread; place: Place }[]> {
  const { rows } = await db.execute<ThreadRow>(sql`
    select seen.*, ${personOf(sql`seen.other_id`)} as person,
      coalesce((select ${profiles.role} <> 'member' from ${profiles} where ${profiles.user_id} = seen.other_id), false)
        as other_is_staff,
      ${boughtEither(user_id, sql`seen.other_id`)} as bought,
      (select row_to_json(newest) from (
        select ${messageColumns(user_id)} from ${messages} message
        where message.thread_id = seen.id order by message.created_at desc limit 1) newest) as last
    from (
      select thread.id, thread.state, thread.asked_by is not distinct from ${user_id} as is_asker,
        ${otherId(user_id)} as other_id, own.muted_at is not null as is_muted,
        own.archived_at is not null as is_archived, ${exactMoment(sql`thread.changed_at`)} as place,
        (select count(*)::int from (
          select from ${messages} message where ${isUnread} limit ${MOST_UNREAD_MESSAGES}) unread) as unread
      from ${thread_people} own join ${threads} thread on thread.id = own.thread_id
      where own.user_id = ${user_id} and ${notBlocked(user_id, otherId(user_id))} and ${where}
      order by thread.changed_at desc, thread.id desc
      limit ${limit}
    ) seen
    order by seen.place desc, seen.id desc`)
  const may_enter = may('enter-network', membership_type)
  return rows.map((row) => ({ thread: showThread(row, may_enter), place: { key: row.place, id: row.id } }))
}

function showThread(row: ThreadRow, may_enter: boolean): Thread {
  const { id, person, state, is_asker, other_is_staff, bought, unread, is_muted, is_archived, last } = row
  const other_is_gone = person === null
  const standing = { state, is_asker, other_is_gone, other_is_staff, bought, may_enter }
  return {
    id,
    person,
    state,
    is_asked: state !== 'open' && !is_asker && !other_is_gone,
    refusal: whyNotWrite(standing),
    unread,
    is_muted,
    is_archived,
    last: showMessage(last),
  }
}

/** A thread of this person; otherwise as if there were none. */
export async function findThread(db: Db, reader: Reader, id: string): Promise<Thread> {
  const [found] = await findThreads(db, reader, sql`thread.id = ${id}`, 1)
  if (!found) throw new Refusal('not-found')
  return found.thread
}
