import { and, asc, eq } from 'drizzle-orm'
import { MOST_CANNED_ANSWERS } from '#contract/message-rules.ts'
import type { CannedAnswer } from '#contract/messages.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { canned_answers } from './tables.ts'

type Db = Pick<Services, 'db'>
type Owner = Pick<Member, 'user_id'>
type Said = Omit<CannedAnswer, 'id'>

const { id: answer_id, title: answer_title, text: answer_text } = canned_answers
const shown = { id: answer_id, title: answer_title, text: answer_text }

export async function listCannedAnswers({ db }: Db, { user_id }: Owner): Promise<{ answers: CannedAnswer[] }> {
  const answers = await db
    .select(shown)
    .from(canned_answers)
    .where(eq(canned_answers.user_id, user_id))
    .orderBy(asc(answer_title), asc(answer_id))
  return { answers }
}

export async function addCannedAnswer({ db }: Db, { user_id }: Owner, said: Said): Promise<CannedAnswer> {
  return await db.transaction(async (tx) => {
    // Locked, so that two tabs do not both add the last one.
    await tx.select({ user_id: profiles.user_id }).from(profiles).where(eq(profiles.user_id, user_id)).for('update')
    const count = await tx.$count(canned_answers, eq(canned_answers.user_id, user_id))
    if (count >= MOST_CANNED_ANSWERS) throw new Refusal('messages.too-many-canned')
    const { title, text } = said
    const [added] = await tx.insert(canned_answers).values({ user_id, title, text }).returning(shown)
    if (!added) throw new Error('the text was not stored')
    return added
  })
}

export async function changeCannedAnswer(
  { db }: Db,
  owner: Owner,
  { id, title, text }: CannedAnswer,
): Promise<CannedAnswer> {
  const [changed] = await db.update(canned_answers).set({ title, text }).where(ownedBy(owner, id)).returning(shown)
  if (!changed) throw new Refusal('not-found')
  return changed
}

export async function deleteCannedAnswer({ db }: Db, owner: Owner, id: string): Promise<Record<string, never>> {
  const deleted = await db.delete(canned_answers).where(ownedBy(owner, id)).returning({ id: canned_answers.id })
  if (deleted.length === 0) throw new Refusal('not-found')
  return {}
}

function ownedBy({ user_id }: Owner, id: string) {
  return and(eq(canned_answers.id, id), eq(canned_answers.user_id, user_id))
}
