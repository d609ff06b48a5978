import type { Input } from '#contract/endpoint.ts'
import type { reportThing as endpoint } from '#contract/moderation.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { openCase } from './open-case.ts'
import { moderation_reports } from './tables.ts'
import { thingOf } from './things.ts'

/** What was reported stays visible until a moderator has decided. */
export async function reportThing(
  services: Pick<Services, 'db' | 'clock' | 'limits' | 'notifier'>,
  member: Member,
  { thing, id, reason, note }: Input<typeof endpoint>,
): Promise<void> {
  const { user_id } = member
  await services.limits.consume('report', user_id)
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const found = await thingOf(thing).find(tx, member, id, now)
    if (found.person_id === user_id) throw new Refusal('moderation.own-thing')
    const cause = reason === 'minor_at_risk' ? 'danger' : 'reported'
    const { id: case_id } = await openCase(services, tx, found, { cause, now })
    const report = { reason, note, created_at: now }
    await tx
      .insert(moderation_reports)
      .values({ case_id, user_id, ...report })
      .onConflictDoUpdate({ target: [moderation_reports.case_id, moderation_reports.user_id], set: report })
  })
}
