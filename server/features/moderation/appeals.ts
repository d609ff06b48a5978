import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { OwnDecision } from '#contract/moderation.ts'
import { TOLD_ACTS } from '#contract/moderation-rules.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import { selectAdmins } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { suspendedUntil } from './assert-may-write.ts'
import { type DecideServices, liftDecision, targetOf } from './decide-case.ts'
import { lockDecision } from './find-case.ts'
import { appealKey } from './open-case.ts'
import { appeals, moderation_cases, moderation_decisions } from './tables.ts'
import { tellMember } from './tell-member.ts'

const LISTED = 50

export async function listOwnDecisions({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id }: Member) {
  const rows = await db
    .select({
      decision: moderation_decisions,
      words: moderation_cases.words,
      thing: moderation_cases.thing,
      appeal: appeals,
    })
    .from(moderation_decisions)
    .innerJoin(moderation_cases, eq(moderation_cases.id, moderation_decisions.case_id))
    .leftJoin(appeals, eq(appeals.decision_id, moderation_decisions.id))
    .where(and(eq(moderation_decisions.person_id, user_id), inArray(moderation_decisions.act, [...TOLD_ACTS])))
    .orderBy(desc(moderation_decisions.created_at), desc(moderation_decisions.id))
    .limit(LISTED)
  const decisions = rows.map(
    ({ decision: { id, act, reason, until, created_at, lifted_at }, words, thing, appeal }): OwnDecision => ({
      id,
      act,
      reason,
      until: until?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      lifted_at: lifted_at?.toISOString() ?? null,
      words: thing === 'person' ? '' : words,
      thing,
      appeal: appeal && {
        text: appeal.text,
        created_at: appeal.created_at.toISOString(),
        accepted: appeal.accepted,
        answer: appeal.answer,
      },
      may_appeal: !appeal && !lifted_at,
    }),
  )
  const suspended = await suspendedUntil(db, user_id, clock.now())
  return { decisions, suspended_until: suspended?.toISOString() ?? null }
}

/** Once for a decision. Goes to the other admins, and to the one who decided only where there is no other. */
export async function appealDecision(
  { db, clock, notifier }: Pick<Services, 'db' | 'clock' | 'notifier'>,
  { user_id }: Member,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const own = and(
      eq(moderation_decisions.id, id),
      eq(moderation_decisions.person_id, user_id),
      inArray(moderation_decisions.act, [...TOLD_ACTS]),
      isNull(moderation_decisions.lifted_at),
    )
    const [decision] = await tx.select().from(moderation_decisions).where(own).for('update')
    if (!decision) throw new Refusal('not-found')
    const [stored] = await tx
      .insert(appeals)
      .values({ decision_id: id, user_id, text, created_at: now })
      .onConflictDoNothing()
      .returning()
    if (!stored) throw new Refusal('moderation.already-appealed')
    const content = {
      kind: 'report' as const,
      details: {
        cause: 'appealed' as const,
        words: text.slice(0, 120).replace(/[\uD800-\uDBFF]$/, ''),
        queue: 'admin' as const,
      },
      once_key: appealKey(id),
    }
    const told = decision.decided_by
      ? await notifier.notifyAll(selectAdmins(tx, { except: decision.decided_by }), content, tx)
      : 0
    if (told === 0) await notifier.notifyAll(selectAdmins(tx), content, tx)
  })
}

export async function decideAppeal(
  services: DecideServices,
  admin: Member,
  { id, accepted, answer }: { id: string; accepted: boolean; answer: string },
): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const { decision, decided } = await lockDecision(tx, admin, id, now)
    const [appeal] = await tx.select().from(appeals).where(eq(appeals.decision_id, id)).for('update')
    if (!appeal) throw new Refusal('not-found')
    if (appeal.decided_at) throw new Refusal('moderation.already-decided')
    const isOwn = decision.decided_by === admin.user_id
    if (isOwn && (await selectAdmins(tx, { except: admin.user_id })).some((one) => one.user_id !== appeal.user_id))
      throw new Refusal('moderation.own-decision')
    await tx
      .update(appeals)
      .set({ accepted, answer, decided_by: admin.user_id, decided_at: now })
      .where(eq(appeals.decision_id, id))
    if (accepted && !decision.lifted_at) await liftDecision(services, tx, decision)
    await services.notifier.settle(selectAdmins(tx), appealKey(id), tx)
    await recordAdminAction(tx, {
      admin,
      action: 'decide_appeal',
      target: await targetOf(tx, decided),
      before: { act: decision.act },
      after: { case: decided.id, accepted, reason: answer },
    })
    await tellMember(services, tx, appeal.user_id, {
      event: accepted ? 'appeal_accepted' : 'appeal_denied',
      decision_id: id,
      reason: answer,
      until: null,
    })
  })
}
