import { sql } from 'drizzle-orm'
import type { SharedItem } from '#contract/athlete-rules.ts'
import type { Trainer } from '#contract/athletes.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import { orders } from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { space_members, spaces } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isClientOf, mayTrain } from './consent.ts'
import { athlete_shares } from './tables.ts'

type Wanted = Pick<Services, 'db' | 'clock' | 'events'>

/** More human coaches than anybody has. */
const MOST_TRAINERS = 100

/** The coaches of whom the member is a client, and those with whom something is shared: that can always be ended. */
export async function listTrainers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id }: Pick<Member, 'user_id'>,
) {
  const { rows } = await db.execute<Trainer & Record<string, unknown>>(sql`
    select desk.user_id as coach_id, desk.full_name, desk.avatar_url, desk.is_open,
      array(select unnest(desk.items)) as items
    from (
      select coach.user_id, coach.full_name, coach.avatar_url, coalesce(share.items, '{}') as items,
        ${mayTrain(sql`coach.user_id`, user_id, clock.now())} as is_open,
        ${isClientOf(user_id, sql`coach.user_id`)} as is_client
      from ${profiles} coach
      left join ${athlete_shares} share on share.coach_id = coach.user_id and share.member_id = ${user_id}
      where coach.user_id in (
        select ordered.coach_id from ${orders} ordered where ordered.buyer_id = ${user_id}
        union select own.coach_id from ${spaces} own join ${space_members} joined on joined.space_id = own.id
          where joined.user_id = ${user_id}
        union select hours.coach_id from ${bookings} session join ${booked_times} taken on taken.id = session.time_id
          join ${calendars} hours on hours.id = taken.calendar_id where session.member_id = ${user_id}
        union select shared.coach_id from ${athlete_shares} shared where shared.member_id = ${user_id})
    ) desk
    where cardinality(desk.items) > 0 or (desk.is_open and desk.is_client)
    order by desk.full_name, desk.user_id limit ${MOST_TRAINERS}`)
  return { coaches: rows }
}

interface Change {
  coach_id: string
  item: SharedItem
  shared: boolean
}

/** Each item is changed by itself, so that two tabs cannot share again what the other stopped. */
export async function shareItem(services: Wanted, member: Member, { coach_id, item, shared }: Change) {
  const { user_id } = member
  if (shared) await beginSharing(services, user_id, { coach_id, item })
  // Nobody is told of what was not shared: the id may be anyone's.
  else if (!(await endItem(services.db, user_id, { coach_id, item }))) return await listTrainers(services, member)
  return await told(services, member, coach_id)
}

/** False if it was not shared. */
async function endItem(
  db: Pick<Database, 'transaction'>,
  user_id: string,
  { coach_id, item }: Omit<Change, 'shared'>,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const own = sql`member_id = ${user_id} and coach_id = ${coach_id}`
    const { rows } = await tx.execute(sql`
      update ${athlete_shares} set items = array_remove(items, ${item})
      where ${own} and ${item} = any(items) returning coach_id`)
    await tx.execute(sql`delete from ${athlete_shares} where ${own} and cardinality(items) = 0`)
    return rows.length > 0
  })
}

async function beginSharing({ db, clock }: Wanted, user_id: string, { coach_id, item }: Omit<Change, 'shared'>) {
  const now = clock.now()
  const { rows } = await db.execute(sql`
    insert into ${athlete_shares} as share (member_id, coach_id, items, created_at)
    select ${user_id}::uuid, coach.user_id, array[${item}::text], ${momentSql(now)} from ${profiles} coach
    where coach.user_id = ${coach_id} and ${isClientOf(user_id, sql`coach.user_id`)}
      and ${mayTrain(sql`coach.user_id`, user_id, now)}
    on conflict (member_id, coach_id) do update
      set items = case when ${item} = any(share.items) then share.items else share.items || ${item}::text end
    returning share.coach_id`)
  if (rows.length === 0) throw new Refusal('athletes.not-your-coach')
}

export async function stopSharing(services: Wanted, member: Member, coach_id: string) {
  const ended = await endShare(services.db, member.user_id, coach_id)
  if (!ended) throw new Refusal('not-found')
  return await told(services, member, coach_id)
}

async function endShare(db: Pick<Database, 'execute'>, user_id: string, coach_id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from ${athlete_shares} where member_id = ${user_id} and coach_id = ${coach_id} returning coach_id`)
  return rows.length > 0
}

/** An open page of the coach asks again at once. */
async function told(services: Wanted, member: Member, coach_id: string) {
  services.events.publish(memberTopic(coach_id), { type: 'data-changed', data: 'coach-desk' })
  return await listTrainers(services, member)
}
