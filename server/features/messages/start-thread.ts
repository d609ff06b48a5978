import { and, eq, sql } from 'drizzle-orm'
import { MOST_REQUESTS_A_DAY, WRITE_REFUSALS } from '#contract/message-rules.ts'
import type { WrittenMessage } from '#contract/messages.ts'
import type { Transaction } from '#server/db/database.ts'
import { assertMayWrite, lockWriter } from '#server/features/moderation/public.ts'
import { ensurePerson, people } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findThread } from './find-threads.ts'
import { type Beginning, decideBeginning } from './rules.ts'
import { type Addressee, findAddressee } from './standing.ts'
import { thread_people, threads } from './tables.ts'
import { findSent, lockThread, readAgain, storeMessage, type WriteServices, type Written } from './write-message.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Wanted {
  user_id: string
  post_id?: string | undefined
}

/** The thread with someone, or what writing to them would begin. */
export async function findThreadWith({ db, clock }: Pick<Services, 'db' | 'clock'>, member: Member, wanted: Wanted) {
  const { person, standing, quote } = await findAddressee(db, member, {
    ...wanted,
    now: clock.now(),
    whenClosed: 'not-found',
  })
  const [found] = await db.select({ id: threads.id }).from(threads).where(ofPair(member.user_id, wanted.user_id))
  return {
    person,
    thread_id: found?.id ?? null,
    begins: decideBeginning(standing),
    quote: quote?.words ?? null,
  }
}

/** The first message to someone; in a thread that exists already, the next one. */
export async function startThread(
  services: WriteServices,
  member: Member,
  { user_id: other_id, post_id, ...written }: Wanted & Written,
): Promise<WrittenMessage> {
  const { user_id } = member
  await services.limits.consume('message', user_id)
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    await lockWriter(tx, user_id)
    // Locked, so that two tabs do not both send the last request of the day, nor the same draft twice.
    await ensurePerson(tx, user_id)
    await tx.select({ user_id: people.user_id }).from(people).where(eq(people.user_id, user_id)).for('update')
    const sent = await findSent(tx, user_id, written.key)
    if (sent) return await readAgain(services, tx, member, sent)
    const addressee = await findAddressee(tx, member, {
      user_id: other_id,
      post_id,
      now,
      whenClosed: 'spaces.needs-elite',
    })
    const thread = await openThread(tx, member, addressee, now)
    await assertMayWrite(tx, user_id, now)
    return await storeMessage(services, tx, member, { thread, ...written, quote: addressee.quote })
  })
}

/** The thread that the message goes to, locked: a new one, or the one that exists, where the member may write. */
async function openThread(tx: Transaction, member: Member, { person, standing }: Addressee, now: Date) {
  const begins = decideBeginning(standing)
  const pair = ofPair(member.user_id, person.user_id)
  const [existing] = await tx.select().from(threads).where(pair).for('update')
  if (!existing) {
    const made = await insertThread(tx, member.user_id, person.user_id, begins, now)
    if (made) return made
    // The other one wrote at the same moment.
    return await openThread(tx, member, { person, standing, quote: null }, now)
  }
  const { refusal } = await findThread(tx, member, existing.id)
  // Whoever has followed or bought since the request need not wait for the answer.
  const isFree = begins === 'open' && refusal === 'messages.request-waiting'
  if (refusal && !isFree) throw new Refusal(refusal)
  if (existing.state !== 'open') await tx.update(threads).set({ state: 'open' }).where(eq(threads.id, existing.id))
  return existing
}

async function insertThread(tx: Transaction, user_id: string, other_id: string, begins: Beginning, now: Date) {
  const refusal = WRITE_REFUSALS.find((each) => each === begins)
  if (refusal) throw new Refusal(refusal)
  const state = begins === 'open' ? 'open' : 'request'
  if (state === 'request') await assertRequestsLeft(tx, user_id, now)
  await ensurePerson(tx, other_id)
  const [first_id, second_id] = inOrder(user_id, other_id)
  const asked_by = state === 'request' ? user_id : null
  // Before the first message, whose time is the thread's.
  const changed_at = new Date(now.getTime() - 1)
  const [made] = await tx
    .insert(threads)
    .values({ first_id, second_id, state, asked_by, created_at: now, changed_at })
    .onConflictDoNothing()
    .returning()
  if (!made) return undefined
  const thread_id = made.id
  await tx.insert(thread_people).values([user_id, other_id].map((each) => ({ thread_id, user_id: each })))
  return await lockThread(tx, thread_id)
}

async function assertRequestsLeft(tx: Transaction, user_id: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const asked = await tx
    .select({ created_at: threads.created_at })
    .from(threads)
    .where(and(eq(threads.asked_by, user_id), sql`${threads.created_at} > ${since.toISOString()}::timestamptz`))
    .orderBy(threads.created_at)
  const [oldest] = asked
  if (!oldest || asked.length < MOST_REQUESTS_A_DAY) return
  const retryAfter = Math.ceil((oldest.created_at.getTime() - since.getTime()) / 1000)
  throw new Refusal('messages.too-many-requests', { retryAfter })
}

function inOrder(one: string, other: string): [string, string] {
  return one < other ? [one, other] : [other, one]
}

function ofPair(one: string, other: string) {
  const [first_id, second_id] = inOrder(one, other)
  return and(eq(threads.first_id, first_id), eq(threads.second_id, second_id))
}
