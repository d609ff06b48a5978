import { and, eq, ne, sql } from 'drizzle-orm'
import type { Message, WrittenMessage } from '#contract/messages.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { claimMedia, letRead, releaseMedia } from '#server/features/files/public.ts'
import { assertMayWrite, crisisHelp, lockWriter, watchWriting } from '#server/features/moderation/public.ts'
import { notHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findThread, messageColumns, type Reader, showMessage } from './find-threads.ts'
import { messages, thread_people, threads } from './tables.ts'

export type WriteServices = Pick<Services, 'db' | 'clock' | 'env' | 'events' | 'notifier' | 'limits' | 'jobs'>
type ThreadRow = typeof threads.$inferSelect
type MessageRow = typeof messages.$inferSelect

export interface Written {
  text: string
  pictures: { id: string; alt: string }[]
  key: string
}

/** A message in a thread that exists. The answer to a request accepts it. */
export async function writeMessage(
  services: WriteServices,
  member: Member,
  { id, ...written }: Written & { id: string },
): Promise<WrittenMessage> {
  await services.limits.consume('message', member.user_id)
  return await services.db.transaction(async (tx) => {
    await lockWriter(tx, member.user_id)
    const row = await lockThread(tx, id)
    const before = await findThread(tx, member, id)
    const sent = await findSent(tx, member.user_id, written.key)
    if (sent) return await readAgain(services, tx, member, sent)
    if (before.refusal) throw new Refusal(before.refusal)
    await assertMayWrite(tx, member.user_id, services.clock.now())
    if (row.state !== 'open') await tx.update(threads).set({ state: 'open' }).where(eq(threads.id, id))
    return await storeMessage(services, tx, member, { thread: row, ...written, quote: null })
  })
}

/** Locked, so that the messages of a thread are written one after the other. */
export async function lockThread(tx: Transaction, id: string): Promise<ThreadRow> {
  const [row] = await tx.select().from(threads).where(eq(threads.id, id)).for('update')
  if (!row) throw new Refusal('not-found')
  return row
}

/** A draft that is sent again, because its answer was lost, is the same message. */
export async function findSent(tx: Transaction, author_id: string, key: string): Promise<MessageRow | undefined> {
  const [sent] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.author_id, author_id), eq(messages.key, key)))
  return sent
}

/** The answer to a draft that was sent before. */
export async function readAgain(
  services: Pick<WriteServices, 'env'>,
  tx: Transaction,
  author: Member,
  sent: MessageRow,
): Promise<WrittenMessage> {
  return { ...(await readBack(tx, author, sent)), help: crisisHelp(services, author, sent.text) }
}

async function readBack(tx: Transaction, reader: Reader, { id, thread_id }: MessageRow) {
  return { thread: await findThread(tx, reader, thread_id), message: await readMessage(tx, reader, id) }
}

async function readMessage(tx: Transaction, { user_id }: Reader, id: string): Promise<Message> {
  const { rows } = await tx.execute<Parameters<typeof showMessage>[0]>(
    sql`select ${messageColumns(user_id)} from ${messages} message where message.id = ${id}`,
  )
  if (!rows[0]) throw new Refusal('not-found')
  return showMessage(rows[0])
}

type NewMessage = Written & { thread: ThreadRow; quote: MessageRow['quote'] }

/** The thread is locked. A new message takes the thread out of the archives of both. */
export async function storeMessage(
  services: Pick<WriteServices, 'clock' | 'env' | 'events' | 'notifier'>,
  tx: Transaction,
  author: Member,
  { thread, text, pictures, key, quote }: NewMessage,
): Promise<WrittenMessage> {
  const author_id = author.user_id
  if (text === '' && pictures.length === 0)
    throw new Refusal('request.invalid', { fields: { text: { problem: 'required' } } })
  const other_id = thread.first_id === author_id ? thread.second_id : thread.first_id
  const created_at = new Date(Math.max(services.clock.now().getTime(), thread.changed_at.getTime() + 1))
  await claimPictures(tx, author_id, other_id, pictures)
  const [message] = await tx
    .insert(messages)
    .values({ thread_id: thread.id, author_id, key, text, pictures, quote, created_at })
    .returning()
  if (!message) throw new Error('the message was not stored')
  await tx.update(threads).set({ changed_at: created_at }).where(eq(threads.id, thread.id))
  await tx.update(thread_people).set({ archived_at: null }).where(eq(thread_people.thread_id, thread.id))
  await notifyOther(services, tx, thread.id, author_id)
  publishThread(services, thread)
  const written = { thing: 'message', id: message.id, space: null, words: text, path: null } as const
  const { help } = await watchWriting(services, tx, author, written)
  return { ...(await readBack(tx, author, message)), help }
}

/** Each picture belongs to one message, so that it can be deleted with it. */
async function claimPictures(
  tx: Transaction,
  owner_id: string,
  other_id: string | null,
  pictures: readonly { id: string }[],
): Promise<void> {
  for (const [index, { id }] of pictures.entries()) {
    const field = `pictures.${index}.id`
    const { first_use } = await claimMedia(tx, { file: id, owner_id, kinds: ['message_picture'], field })
    if (!first_use) throw new Refusal('request.invalid', { fields: { [field]: { problem: 'file-missing' } } })
    if (other_id) await letRead(tx, id, other_id)
  }
}

/** The same until the member has read the thread, so that many messages ring once. */
export function onceKey(thread_id: string, read_until: Date | null): string {
  return `message:${thread_id}:${read_until?.getTime() ?? 0}`
}

export async function notifyOther(
  { notifier }: Pick<WriteServices, 'notifier'>,
  tx: Transaction,
  thread_id: string,
  author_id: string,
): Promise<void> {
  const [other] = await tx
    .select()
    .from(thread_people)
    .where(
      and(
        eq(thread_people.thread_id, thread_id),
        ne(thread_people.user_id, author_id),
        sql`${thread_people.muted_at} is null and ${notHidden(thread_people.user_id, sql`${author_id}::uuid`)}`,
      ),
    )
  if (!other) return
  const reader = { user_id: other.user_id, membership_type: 'free_member' } as const
  const { person, state } = await findThread(tx, reader, thread_id)
  const event = state === 'open' ? 'message' : 'request'
  const details = { event, full_name: person?.full_name ?? '', thread_id } as const
  const once_key = onceKey(thread_id, other.read_until)
  await notifier.notify({ user_id: other.user_id, kind: 'message', details, once_key }, tx)
}

/** Open pages of both people fetch it again. */
export function publishThread(
  { events }: Pick<WriteServices, 'events'>,
  { id, first_id, second_id }: Pick<ThreadRow, 'id' | 'first_id' | 'second_id'>,
): void {
  for (const user_id of [first_id, second_id])
    if (user_id) events.publish(memberTopic(user_id), { type: 'thread-changed', thread_id: id })
}

/** Deletes an own message for both. Its row stays as a mark, so that the answers of the other keep their place. */
export async function deleteMessage(services: WriteServices, member: Member, id: string): Promise<Message> {
  return await services.db.transaction(async (tx) => {
    const ofMember = and(eq(messages.id, id), eq(messages.author_id, member.user_id))
    const [found] = await tx.select({ thread_id: messages.thread_id }).from(messages).where(ofMember)
    if (!found) throw new Refusal('not-found')
    const thread = await lockThread(tx, found.thread_id)
    await emptyMessage(services, tx, id)
    publishThread(services, thread)
    return await readMessage(tx, member, id)
  })
}

async function emptyMessage({ jobs, clock }: WriteServices, tx: Transaction, id: string): Promise<void> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
  if (!message || message.deleted_at) return
  for (const picture of message.pictures) await releaseMedia(tx, jobs, picture.id)
  const nothing = { text: '', pictures: [], quote: null }
  await tx
    .update(messages)
    .set({ ...nothing, deleted_at: clock.now() })
    .where(eq(messages.id, id))
}
