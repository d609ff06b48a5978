import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { keyedTransactionLock } from '#server/db/advisory-locks.ts'
import type { Transaction } from '#server/db/database.ts'
import { executePrepared } from '#server/db/execute-prepared.ts'
import type { Conversation } from './find-conversation.ts'
import { chat_messages, conversations } from './tables.ts'

interface NewConversation {
  user_id: string
  room: Room
  template: Template
  language: Language
}

type Place = Pick<NewConversation, 'user_id' | 'room'>

/** A lock per member and room, so that two tabs cannot open conversations at once. Part of a statement before the opening one. */
export function roomTurn({ user_id, room }: Place): SQL {
  return keyedTransactionLock('room', `${user_id} ${room}`)
}

export async function takeRoomTurn(tx: Transaction, place: Place): Promise<void> {
  await tx.execute(sql`select ${roomTurn(place)}`)
}

interface Opened extends Record<string, unknown> {
  id: string
  created_at: number
  updated_at: number
  left_id: string | null
  left_saved: boolean
  left_said: boolean
}

const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`

/** Opens a new conversation and closes the one that was open in its room. Needs the lock of the room. */
export async function openConversation(
  tx: Transaction,
  opened: NewConversation,
): Promise<{ conversation: Conversation; left: string | null }> {
  const { user_id, room, template, language } = opened
  // The insert depends on the count of closed rows, so that they are closed first: a room has one open conversation.
  const [row] = await executePrepared<Opened>(
    tx,
    sql`
    with closed as (
      update ${conversations} set open = false where user_id = ${user_id} and room = ${room} and open
      returning id, saved_at
    ), opened as (
      insert into ${conversations} (user_id, room, template, language, open)
      select ${user_id}::uuid, ${room}, ${template}, ${language}, true from (select count(*) from closed) first
      returning id, created_at, updated_at
    )
    select opened.id, ${milliseconds(sql`opened.created_at`)} as created_at,
      ${milliseconds(sql`opened.updated_at`)} as updated_at,
      closed.id as left_id, closed.saved_at is not null as left_saved,
      exists (select from ${chat_messages} where conversation_id = closed.id and role = 'user') as left_said
    from opened left join closed on true`,
  )
  if (!row) throw new Error('the conversation was not stored')
  const conversation: Conversation = {
    ...opened,
    id: row.id,
    open: true,
    topic: null,
    summary: null,
    saved_at: null,
    deleted_at: null,
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
  }
  const left = row.left_id && { id: row.left_id, saved: row.left_saved, said: row.left_said }
  return { conversation, left: left ? await leave(tx, left) : null }
}

/** Returns which conversation was left. Needs the lock of the room. */
export async function leaveRoom(tx: Transaction, { user_id, room }: Place): Promise<string | null> {
  const [left] = await tx
    .update(conversations)
    .set({ open: false })
    .where(and(eq(conversations.user_id, user_id), eq(conversations.room, room), eq(conversations.open, true)))
    .returning({ id: conversations.id, saved_at: conversations.saved_at })
  if (!left) return null
  return await leave(tx, { id: left.id, saved: left.saved_at !== null, said: await hasSaidSomething(tx, left.id) })
}

/** A conversation without a message of the member can be deleted. */
async function leave(
  tx: Transaction,
  { id, saved, said }: { id: string; saved: boolean; said: boolean },
): Promise<string | null> {
  if (!said && !saved) await tx.delete(conversations).where(eq(conversations.id, id))
  return said ? id : null
}

export async function hasSaidSomething(tx: Pick<Transaction, 'select'>, conversation_id: string): Promise<boolean> {
  const [said] = await tx
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation_id), eq(chat_messages.role, 'user')))
    .limit(1)
  return said !== undefined
}
