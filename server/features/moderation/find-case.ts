import { and, eq, type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { Transaction } from '#server/db/database.ts'
import { spaces } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { assertMayWrite, lockOutWriters } from './assert-may-write.ts'
import type { CaseRow } from './open-case.ts'
import { moderation_cases, moderation_decisions } from './tables.ts'

export const isAdmin = ({ membership_type }: Pick<Member, 'membership_type'>) => may('administer', membership_type)

/** A condition: the moderator may see cases of this space and about this person. Nobody judges their own. */
export function isModeratedBy(moderator: Member, space_id: SQL, person_id: SQL): SQL {
  const isOther = sql`${person_id} is distinct from ${moderator.user_id}`
  if (isAdmin(moderator)) return isOther
  return sql`${isOther} and exists (
    select from ${spaces} where ${spaces.id} = ${space_id} and ${spaces.coach_id} = ${moderator.user_id})`
}

const moderated = (moderator: Member) =>
  isModeratedBy(moderator, sql`${moderation_cases.space_id}`, sql`${moderation_cases.person_id}`)

/** Locked, so that of two moderators the second is told that it is decided. */
export async function lockCase(tx: Transaction, moderator: Member, id: string): Promise<CaseRow> {
  const [found] = await tx
    .select()
    .from(moderation_cases)
    .where(and(eq(moderation_cases.id, id), moderated(moderator)))
    .for('update')
  if (!found) throw new Refusal('not-found')
  return found
}

/**
 * Before a decision, or before it is undone: the moderator and the person that it is about write nothing until it is
 * stored, and the moderator is not suspended. To be the first lock of the transaction, so the case is read without one.
 */
export async function beginDecision(
  tx: Transaction,
  { user_id }: Member,
  case_id: string | undefined,
  now: Date,
): Promise<void> {
  const [about] = case_id
    ? await tx
        .select({ person_id: moderation_cases.person_id })
        .from(moderation_cases)
        .where(eq(moderation_cases.id, case_id))
    : []
  await lockOutWriters(tx, [user_id, about?.person_id ?? null])
  await assertMayWrite(tx, user_id, now)
}

export type DecisionRow = typeof moderation_decisions.$inferSelect

/** The decision and its case. */
export async function lockDecision(tx: Transaction, moderator: Member, id: string, now: Date) {
  const isThis = eq(moderation_decisions.id, id)
  const [named] = await tx.select({ case_id: moderation_decisions.case_id }).from(moderation_decisions).where(isThis)
  await beginDecision(tx, moderator, named?.case_id, now)
  const [decision] = await tx.select().from(moderation_decisions).where(isThis).for('update')
  if (!decision) throw new Refusal('not-found')
  return { decision, decided: await lockCase(tx, moderator, decision.case_id) }
}
