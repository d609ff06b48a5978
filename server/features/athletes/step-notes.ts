import { sql } from 'drizzle-orm'
import type { AthletePage, StepNote } from '#contract/athletes.ts'
import { isoMoment } from '#server/db/cursor.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { ensurePerson, notBlocked, notHidden } from '#server/features/people/public.ts'
import { plan_steps } from '#server/features/plans/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isOpenTo, shares } from './consent.ts'
import { readAthlete } from './read-athletes.ts'
import { athlete_shares, step_notes } from './tables.ts'

type NoteServices = Pick<Services, 'db' | 'clock' | 'events' | 'notifier'>

interface NamedStep {
  member_id: string
  step_id: string
}

/** A changed note is no news: the member hears of the first one. */
const noteKey = (coach_id: string, step_id: string) => `coach-note:${step_id}:${coach_id}`

/** One note for a step and coach. The share is locked: it cannot end between the look at it and the writing. */
export async function writeStepNote(
  services: NoteServices & Pick<Services, 'limits'>,
  { user_id }: Member,
  { member_id, step_id, text }: NamedStep & { text: string },
): Promise<AthletePage> {
  await services.limits.consume('step-note', user_id)
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, user_id, now)
    const { rows } = await tx.execute<{ step: string; full_name: string }>(sql`
      with allowed as (
        select step.id, step.text, share.member_id from ${athlete_shares} share
        join ${plan_steps} step on step.user_id = share.member_id
        where share.member_id = ${member_id} and step.id = ${step_id} and ${isOpenTo(user_id, now)} and ${shares('plans')}
        for share of share
      ), written as (
        insert into ${step_notes} (step_id, coach_id, member_id, text)
        select allowed.id, ${user_id}::uuid, allowed.member_id, ${text} from allowed
        on conflict (step_id, coach_id) do update set text = excluded.text, removed_at = null,
          id = case when ${step_notes.removed_at} is null then ${step_notes.id} else excluded.id end
        returning step_id
      )
      select allowed.text as step, coach.full_name from written
      join allowed on allowed.id = written.step_id join ${profiles} coach on coach.user_id = ${user_id}`)
    const [written] = rows
    if (!written) throw new Refusal('not-found')
    // Whoever writes to others can be reported, muted and blocked, also a coach who was never in the Network.
    await ensurePerson(tx, user_id)
    const once_key = noteKey(user_id, step_id)
    // Who muted the coach finds the note at the step, and hears nothing of it.
    const reader = sql`select ${member_id}::uuid as user_id where ${notHidden(member_id, sql`${user_id}::uuid`)}`
    await services.notifier.notifyAll(reader, { kind: 'coach_note', details: written, once_key }, tx)
    services.events.publish(memberTopic(member_id), { type: 'data-changed', data: 'plans' })
    return await readAthlete(tx, { user_id }, member_id, now)
  })
}

/** Only while the plans are shared: afterwards the note belongs to the member alone. */
export async function deleteStepNote(
  services: NoteServices,
  { user_id }: Member,
  { member_id, step_id }: NamedStep,
): Promise<AthletePage> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      delete from ${step_notes} note using ${athlete_shares} share
      where note.step_id = ${step_id} and note.coach_id = ${user_id} and note.member_id = ${member_id}
        and note.removed_at is null and share.member_id = note.member_id and ${isOpenTo(user_id, now)} and ${shares('plans')}
      returning note.step_id`)
    if (rows.length === 0) throw new Refusal('not-found')
    await retractNote(services, tx, { member_id, step_id, coach_id: user_id })
    return await readAthlete(tx, { user_id }, member_id, now)
  })
}

/** The notes on the member's steps. Those of someone who is blocked are not shown, and those that moderators removed. */
export async function listStepNotes({ db }: Pick<Services, 'db'>, { user_id }: Pick<Member, 'user_id'>) {
  const { rows } = await db.execute<StepNote & Record<string, unknown>>(sql`
    select note.id, note.step_id, note.coach_id, coach.full_name, note.text, ${isoMoment(sql`note.updated_at`)} as updated_at
    from ${step_notes} note join ${profiles} coach on coach.user_id = note.coach_id
    where note.member_id = ${user_id} and note.removed_at is null and ${notBlocked(user_id, sql`note.coach_id`)}
    order by note.updated_at, note.step_id, note.coach_id`)
  return { notes: rows }
}

export async function removeStepNote(
  services: NoteServices,
  member: Member,
  { step_id, coach_id }: { step_id: string; coach_id: string },
) {
  const { user_id } = member
  await services.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      delete from ${step_notes} note
      where note.step_id = ${step_id} and note.coach_id = ${coach_id} and note.member_id = ${user_id}
        and note.removed_at is null
      returning note.step_id`)
    if (rows.length === 0) throw new Refusal('not-found')
    await retractNote(services, tx, { member_id: user_id, step_id, coach_id })
    services.events.publish(memberTopic(coach_id), { type: 'data-changed', data: 'coach-desk' })
  })
  return await listStepNotes(services, member)
}

export async function retractNote(
  { notifier, events }: Pick<Services, 'notifier' | 'events'>,
  tx: Transaction,
  { member_id, step_id, coach_id }: NamedStep & { coach_id: string },
): Promise<void> {
  await notifier.retract(sql`select ${member_id}::uuid`, [noteKey(coach_id, step_id)], tx)
  events.publish(memberTopic(member_id), { type: 'data-changed', data: 'plans' })
}
