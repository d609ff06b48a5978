import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import type { decideCase as endpoint } from '#contract/moderation.ts'
import { COACH_ACTS, type ModerationAct, type ReportedThing } from '#contract/moderation-rules.ts'
import type { NotificationDetails } from '#contract/notifications.ts'
import type { Transaction } from '#server/db/database.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import { profiles, selectAdmins } from '#server/features/profile/public.ts'
import { posts, spaces } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { beginDecision, type DecisionRow, isAdmin, lockCase, lockDecision } from './find-case.ts'
import { type CaseRow, caseKey } from './open-case.ts'
import { moderation_cases, moderation_decisions, removed_things } from './tables.ts'
import { tellMember } from './tell-member.ts'
import { findAllOf, thingOf } from './things.ts'

export type DecideServices = Pick<Services, 'db' | 'clock' | 'events' | 'notifier' | 'mailer' | 'baseUrl'>

const DAY = 86_400_000

/** Decides about a reported thing, and so about all reports of it. */
export async function decideCase(
  services: DecideServices,
  moderator: Member,
  { id, act, reason = '', days }: Input<typeof endpoint>,
): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await beginDecision(tx, moderator, id, now)
    const reported = await lockCase(tx, moderator, id)
    if (reported.decided_at) throw new Refusal('moderation.already-decided')
    assertAllowed(moderator, reported, { act, reason, days })
    const { person_id } = reported
    const until = days === undefined || !mayEnd(act) ? null : new Date(now.getTime() + days * DAY)
    const [decision] = await tx
      .insert(moderation_decisions)
      .values({ case_id: id, person_id, act, reason, until, decided_by: moderator.user_id, created_at: now })
      .returning()
    if (!decision) throw new Error('the decision was not stored')
    await tx.update(moderation_cases).set({ decided_at: now }).where(eq(moderation_cases.id, id))
    await carryOut(services, tx, reported, decision)
    await settleCase(services, tx, reported)
    await recordAdminAction(tx, {
      admin: moderator,
      action: 'moderate',
      target: await targetOf(tx, reported),
      // Not the words: their author may delete them, and nothing leaves the log.
      before: {},
      after: { case: id, act, ...(reason && { reason }), ...(until && { until: until.toISOString() }) },
    })
    const event = TOLD[act]
    if (person_id && event)
      await tellMember(services, tx, person_id, {
        event: until ? 'suspended' : event,
        decision_id: decision.id,
        reason,
        until: until?.toISOString() ?? null,
      })
  })
}

const mayEnd = (act: ModerationAct) => act === 'suspend' || act === 'remove_everything'

const TOLD: Record<ModerationAct, NotificationDetails['moderation']['event'] | null> = {
  dismiss: null,
  remove: 'removed',
  warn: 'warned',
  suspend: 'suspended',
  remove_everything: 'removed',
}

function assertAllowed(
  moderator: Member,
  { person_id, thing }: CaseRow,
  { act, reason, days }: { act: ModerationAct; reason: string; days: number | undefined },
): void {
  if (!isAdmin(moderator) && !COACH_ACTS.includes(act)) throw new Refusal('moderation.admins-only')
  if (act === 'dismiss') return
  if (reason === '') throw new Refusal('request.invalid', { fields: { reason: { problem: 'required' } } })
  if (act === 'suspend' && days === undefined)
    throw new Refusal('request.invalid', { fields: { days: { problem: 'required' } } })
  if (act === 'remove' && thing === 'person')
    throw new Refusal('request.invalid', { fields: { act: { problem: 'choice' } } })
  if (act !== 'remove' && person_id === null) throw new Refusal('moderation.person-gone')
}

async function carryOut(services: DecideServices, tx: Transaction, reported: CaseRow, decision: DecisionRow) {
  const { thing, thing_id, person_id } = reported
  const isWaiting = await isWaitingPost(tx, reported)
  if (decision.act === 'dismiss') {
    if (isWaiting) await thingOf(thing).show(services, tx, [thing_id])
    return
  }
  // A warning leaves what is shown; what waits is not shown by it.
  if (decision.act === 'warn' && !isWaiting) return
  if (decision.act === 'remove_everything' && person_id)
    for (const { thing: kind, ids } of await findAllOf(tx, person_id))
      await removeThings(services, tx, decision.id, kind, ids)
  else await removeThings(services, tx, decision.id, thing, [thing_id])
}

async function isWaitingPost(tx: Transaction, { thing, thing_id }: CaseRow): Promise<boolean> {
  if (thing !== 'post') return false
  const [post] = await tx.select({ state: posts.state }).from(posts).where(eq(posts.id, thing_id))
  return post?.state === 'waiting'
}

/** Remembers what it hid, so that a decision that is taken back shows exactly that again. */
async function removeThings(
  services: DecideServices,
  tx: Transaction,
  decision_id: string,
  thing: ReportedThing,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await thingOf(thing).hide(services, tx, ids)
  await tx.insert(removed_things).values(ids.map((thing_id) => ({ decision_id, thing, thing_id })))
}

/** For the moderators who were notified, the matter is settled. */
async function settleCase({ notifier }: DecideServices, tx: Transaction, { id, space_id }: CaseRow): Promise<void> {
  await notifier.settle(selectAdmins(tx), caseKey(id), tx)
  if (!space_id) return
  const coach = tx.select({ user_id: spaces.coach_id }).from(spaces).where(eq(spaces.id, space_id))
  await notifier.settle(coach, caseKey(id), tx)
}

/** For the audit log. After the account was deleted the log names the thing instead. */
export async function targetOf(tx: Transaction, { person_id, thing_id }: CaseRow) {
  const [person] = person_id
    ? await tx.select({ full_name: profiles.full_name }).from(profiles).where(eq(profiles.user_id, person_id))
    : []
  return { user_id: person_id ?? thing_id, full_name: person?.full_name ?? '' }
}

/** Shows again what the decision hid, except what another one still hides. It no longer suspends, and it is no strike. */
export async function liftDecision(services: DecideServices, tx: Transaction, decision: DecisionRow): Promise<void> {
  await tx
    .update(moderation_decisions)
    .set({ lifted_at: services.clock.now() })
    .where(eq(moderation_decisions.id, decision.id))
  const { rows: removed } = await tx.execute<Pick<typeof removed_things.$inferSelect, 'thing' | 'thing_id'>>(sql`
    select removed.thing, removed.thing_id from ${removed_things} removed
    where removed.decision_id = ${decision.id} and not exists (
      select from ${removed_things} again join ${moderation_decisions} other on other.id = again.decision_id
      where again.thing = removed.thing and again.thing_id = removed.thing_id
        and other.person_id = ${decision.person_id} and other.lifted_at is null)`)
  for (const { thing, thing_id } of removed) await thingOf(thing).show(services, tx, [thing_id])
}

export async function takeDecisionBack(
  services: DecideServices,
  moderator: Member,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { decision, decided } = await lockDecision(tx, moderator, id, services.clock.now())
    if (decision.lifted_at || decision.act === 'dismiss') throw new Refusal('moderation.already-decided')
    // A coach does not undo what an admin decided about the coach's space.
    if (!isAdmin(moderator) && decision.decided_by !== moderator.user_id) throw new Refusal('moderation.admins-only')
    await liftDecision(services, tx, decision)
    await recordAdminAction(tx, {
      admin: moderator,
      action: 'take_decision_back',
      target: await targetOf(tx, decided),
      before: { act: decision.act },
      after: { case: decided.id, reason },
    })
    if (decision.person_id)
      await tellMember(services, tx, decision.person_id, { event: 'restored', decision_id: id, reason, until: null })
  })
}
