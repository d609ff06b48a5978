import { and, eq, sql } from 'drizzle-orm'
import type { Thread } from '#contract/messages.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findThread } from './find-threads.ts'
import { messages, thread_people, threads } from './tables.ts'
import { lockThread, onceKey, publishThread } from './write-message.ts'

type ChangeServices = Pick<Services, 'db' | 'clock' | 'events' | 'notifier'>

/** A declined request leaves the list of the one who declined; the one who asked only sees that it is closed. */
export async function answerRequest(
  services: ChangeServices,
  member: Member,
  { id, accepted }: { id: string; accepted: boolean },
): Promise<Thread> {
  return await services.db.transaction(async (tx) => {
    const row = await lockThread(tx, id)
    const before = await findThread(tx, member, id)
    // Answered in another tab before.
    if (!before.is_asked) return before
    await tx
      .update(threads)
      .set({ state: accepted ? 'open' : 'declined' })
      .where(eq(threads.id, id))
    await tx
      .update(thread_people)
      .set({ archived_at: accepted ? null : services.clock.now() })
      .where(ofMember(id, member))
    publishThread(services, row)
    return await findThread(tx, member, id)
  })
}

/** Moves the position up to which the member has read, and settles the notification about the thread. */
export async function markThreadRead(
  { db, events, notifier }: ChangeServices,
  member: Member,
  { id, message_id }: { id: string; message_id: string },
): Promise<{ unread: number }> {
  return await db.transaction(async (tx) => {
    await findThread(tx, member, id)
    const [own] = await tx.select().from(thread_people).where(ofMember(id, member)).for('update')
    const [message] = await tx
      .select({ created_at: messages.created_at })
      .from(messages)
      .where(and(eq(messages.id, message_id), eq(messages.thread_id, id)))
    if (!own || !message) throw new Refusal('not-found')
    if (!own.read_until || own.read_until < message.created_at) {
      await tx.update(thread_people).set({ read_until: message.created_at }).where(ofMember(id, member))
      const recipient = sql`select ${member.user_id}::uuid as user_id`
      await notifier.settle(recipient, onceKey(id, own.read_until), tx)
      events.publish(memberTopic(member.user_id), { type: 'thread-changed', thread_id: id })
    }
    return { unread: (await findThread(tx, member, id)).unread }
  })
}

interface Choices {
  is_muted?: boolean | undefined
  is_archived?: boolean | undefined
}

/** For this member only. */
export async function changeThread(
  { db, clock, events }: ChangeServices,
  member: Member,
  { id, is_muted, is_archived }: Choices & { id: string },
): Promise<Thread> {
  return await db.transaction(async (tx) => {
    await findThread(tx, member, id)
    const now = clock.now()
    const chosen = {
      ...(is_muted !== undefined && { muted_at: is_muted ? now : null }),
      ...(is_archived !== undefined && { archived_at: is_archived ? now : null }),
    }
    if (Object.keys(chosen).length > 0) await tx.update(thread_people).set(chosen).where(ofMember(id, member))
    events.publish(memberTopic(member.user_id), { type: 'thread-changed', thread_id: id })
    return await findThread(tx, member, id)
  })
}

function ofMember(thread_id: string, { user_id }: Pick<Member, 'user_id'>) {
  return and(eq(thread_people.thread_id, thread_id), eq(thread_people.user_id, user_id))
}
