import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SharedItem } from '#contract/athlete-rules.ts'
import { users } from '#server/features/accounts/public.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import { isPublicCoach } from '#server/features/coaches/public.ts'
import { notSuspended } from '#server/features/moderation/public.ts'
import { boughtFrom } from '#server/features/orders/public.ts'
import { notBlocked } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { space_members, spaces } from '#server/features/spaces/public.ts'

type Id = string | SQLWrapper

/*
 * Conditions for raw statements. An id is a value, or a column with the alias of its table. Every statement that shows a
 * coach something of an athlete contains `isOpenTo` itself, so that the end of a consent counts from the next call on.
 */

/** The member ordered something from the coach, booked a session, or joined the coach's space. Nobody trains themselves. */
export function isClientOf(member_id: string, coach_id: Id): SQL {
  return sql`(${coach_id} <> ${member_id}::uuid and (${boughtFrom(member_id, coach_id)} or exists (
    select from ${spaces} own join ${space_members} joined on joined.space_id = own.id
    where own.coach_id = ${coach_id} and joined.user_id = ${member_id} and joined.left_at is null) or exists (
    select from ${bookings} session join ${booked_times} taken on taken.id = session.time_id
    join ${calendars} hours on hours.id = taken.calendar_id
    where session.member_id = ${member_id} and session.state = 'confirmed' and hours.coach_id = ${coach_id})))`
}

/** The coach is an approved coach who is not suspended, the member is not banned, and neither blocked the other. */
export function mayTrain(coach_id: Id, member_id: Id, now: Date): SQL {
  return sql`(
    exists (select from ${profiles} where ${profiles.user_id} = ${coach_id} and ${isPublicCoach})
    and exists (select from ${users} where ${users.id} = ${member_id} and ${users.banned_at} is null)
    and ${notSuspended(coach_id, now)} and ${notBlocked(coach_id, sql`${member_id}`)})`
}

/** Of the alias `share`: it shares something with this coach, who may see it now. */
export function isOpenTo(coach_id: string, now: Date): SQL {
  return sql`share.coach_id = ${coach_id} and cardinality(share.items) > 0
    and ${mayTrain(coach_id, sql`share.member_id`, now)}`
}

/** Of the alias `share`: this item is among those shared. */
export function shares(item: SharedItem): SQL {
  return sql`${item} = any(share.items)`
}
