import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CheckIn } from '#contract/check-ins.ts'
import { defaultMode } from '#contract/notification-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { users } from '#server/features/accounts/public.ts'
import { reportUndertaking } from '#server/features/fighter-file/public.ts'
import { notification_choices, writeChoice } from '#server/features/notifications/public.ts'
import { recordActivity } from '#server/features/streak/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { openCheckInToken } from './check-in-token.ts'
import { check_ins } from './tables.ts'

type CheckInServices = Pick<Services, 'db' | 'secret' | 'clock' | 'events' | 'notifier'>

/** One key for the notification of a question, so that the answer settles it. */
export const checkInKey = (id: string): string => `check-in:${id}`

/** Opening it changes nothing: mail scanners open every link. */
export async function readCheckIn(services: Pick<Services, 'db' | 'secret'>, token: string): Promise<CheckIn> {
  return asCheckIn(await findCheckIn(services.db, openCheckInToken(services, token)))
}

/** The answer is the outcome of what was undertaken, and counts as an activity of today. A second one replaces the first and counts no more. */
export async function answerCheckIn(
  services: CheckInServices,
  { token, outcome }: { token: string; outcome: number },
): Promise<CheckIn> {
  const id = openCheckInToken(services, token)
  const { clock, events, notifier } = services
  return await services.db.transaction(async (tx) => {
    const found = await findCheckIn(tx, id)
    const { user_id, source } = found
    const undertaking_id = source === 'step' ? found.step_id : found.commitment_id
    if (undertaking_id === null) throw new Refusal('not-found')
    const reported = await reportUndertaking(services, tx, { user_id, source, id: undertaking_id, outcome })
    if (!reported) throw new Refusal('not-found')
    await tx.update(check_ins).set({ outcome, answered_at: clock.now() }).where(eq(check_ins.id, id))
    if (reported === 'first') await recordActivity(services, tx, { user_id, kind: 'check_in' })
    await notifier.settle(sql`select ${user_id}::uuid`, checkInKey(id), tx)
    events.publish(memberTopic(user_id), { type: 'data-changed', data: source === 'step' ? 'plans' : 'fighter-file' })
    return asCheckIn({ ...found, outcome })
  })
}

/** No more questions; what was asked can still be answered. */
export async function stopCheckIns(services: CheckInServices, token: string): Promise<CheckIn> {
  const id = openCheckInToken(services, token)
  return await services.db.transaction(async (tx) => {
    const found = await findCheckIn(tx, id)
    await writeChoice(tx, found.user_id, { kind: 'check_in', mode: 'off' })
    services.events.publish(memberTopic(found.user_id), { type: 'data-changed', data: 'notification-choices' })
    return asCheckIn({ ...found, mode: 'off' })
  })
}

/** Not that of a banned account. */
async function findCheckIn(db: Pick<Transaction, 'select'>, id: string) {
  const choice = and(eq(notification_choices.user_id, check_ins.user_id), eq(notification_choices.kind, 'check_in'))
  const [found] = await db
    .select({
      user_id: check_ins.user_id,
      source: check_ins.source,
      commitment_id: check_ins.commitment_id,
      step_id: check_ins.step_id,
      // What the member has dropped since is not shown any more.
      text: sql<string>`case when ${check_ins.commitment_id} is null and ${check_ins.step_id} is null then ''
        else ${check_ins.text} end`,
      due_date: check_ins.due_date,
      day: check_ins.day,
      outcome: check_ins.outcome,
      mode: notification_choices.mode,
    })
    .from(check_ins)
    .innerJoin(users, and(eq(users.id, check_ins.user_id), isNull(users.banned_at)))
    .leftJoin(notification_choices, choice)
    .where(eq(check_ins.id, id))
  if (!found) throw new Refusal('not-found')
  return found
}

function asCheckIn({ source, text, due_date, day, outcome, mode }: Awaited<ReturnType<typeof findCheckIn>>): CheckIn {
  return { source, text, due_date, day, outcome, is_on: (mode ?? defaultMode('check_in')) !== 'off' }
}
