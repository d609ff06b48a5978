import { type SQL, sql } from 'drizzle-orm'
import type { ConversationLine } from '#contract/conversations.ts'
import { type Room, WAR_ROOM } from '#contract/rooms.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { foldCharacter } from '#server/strategist/reading/fold.ts'
import { chat_messages, conversations } from './tables.ts'

export const CONVERSATION_PAGE = 20

interface Wanted {
  room: Room
  search?: string | undefined
  before?: string | undefined
}

type Row = Omit<ConversationLine, 'excerpt'> & Record<string, unknown> & { found: string | null; began: string | null }

/** The saved sessions of the War Room, or all conversations with a coach that have a message; newest first. */
export async function listConversations(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { room, search = '', before }: Wanted,
): Promise<{ conversations: ConversationLine[]; more: boolean }> {
  const words = searchWords(search)
  // Only letters and digits, so that the query parser finds no operators.
  const query = words.length === 0 ? undefined : sql`${words.map((word) => `${word}:*`).join(' & ')}::tsquery`
  const conditions = [
    sql`c.user_id = ${user_id} and c.room = ${room} and c.deleted_at is null`,
    room === WAR_ROOM
      ? sql`c.saved_at is not null`
      : sql`exists (select from ${chat_messages} m where m.conversation_id = c.id and m.role = 'user')`,
    ...(before === undefined ? [] : [sql`c.created_at < ${before}::timestamptz`]),
    ...(query === undefined
      ? []
      : [sql`(${found(query)} is not null or to_tsvector('simple', fold_text(c.topic)) @@ ${query})`]),
    // The search contains nothing that can be searched.
    ...(search.trim() !== '' && query === undefined ? [sql`false`] : []),
  ]
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.room, c.template, c.topic, ${iso(sql`c.saved_at`)} as saved_at, ${iso(sql`c.created_at`)} as created_at,
      (select count(*)::int from ${chat_messages} m where m.conversation_id = c.id) as messages,
      ${query === undefined ? sql`null` : found(query)} as found,
      (select content from ${chat_messages} m where m.conversation_id = c.id and m.role = 'user' order by position limit 1) as began
    from ${conversations} c where ${sql.join(conditions, sql` and `)}
    order by c.created_at desc, c.id desc limit ${CONVERSATION_PAGE + 1}`)
  const lines = rows.slice(0, CONVERSATION_PAGE).map(({ found, began, ...line }) => ({
    ...line,
    excerpt: excerpt(found ?? began ?? '', words),
  }))
  return { conversations: lines, more: rows.length > CONVERSATION_PAGE }
}

/** The first message that contains the words. */
function found(query: SQL): SQL {
  return sql`(
    select content from ${chat_messages} m
    where m.conversation_id = c.id and m.state <> 'streaming' and to_tsvector('simple', fold_text(m.content)) @@ ${query}
    order by position limit 1
  )`
}

function iso(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

const BEFORE = 50
const LENGTH = 160
const MOST_WORDS = 10

/** The search words in the form of the index. */
function searchWords(search: string): string[] {
  return (foldSameLength(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
}

/** An excerpt of a text around the first search word, or from its beginning. */
function excerpt(text: string, words: readonly string[]): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const folded = foldSameLength(flat)
  const places = words.map((word) => placeOf(folded, word)).filter((place) => place !== -1)
  const first = places.length === 0 ? 0 : Math.min(...places)
  let start = first <= BEFORE ? 0 : flat.indexOf(' ', first - BEFORE) + 1
  if (start === 0 && first > BEFORE) start = first
  const cut = flat.slice(start, start + LENGTH).toWellFormed()
  return `${start > 0 ? '…' : ''}${cut}${start + LENGTH < flat.length ? '…' : ''}`
}

/** Where a word begins with it. */
function placeOf(folded: string, word: string): number {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${word}`, 'u').exec(folded)?.index ?? -1
}

/** Keeps the length, so that positions are the same in the folded and the original text. */
function foldSameLength(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/gu, (character) => {
    const folded = foldCharacter(character)
    return folded.length === character.length ? folded : character
  })
}

/** The number of saved War Room sessions, as a field for any select. */
export function savedSessionCount(user_id: string) {
  return sql<number>`(
    select count(*)::int from ${conversations}
    where user_id = ${user_id} and room = ${WAR_ROOM} and saved_at is not null and deleted_at is null
  )`
}
