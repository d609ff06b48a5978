import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boughtFrom } from '#server/features/orders/public.ts'
import { mayEnterNetwork, notBlocked, people } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { space_guests, space_members, spaces } from './tables.ts'

type Id = string | SQLWrapper

/*
 * Who may go where, as conditions for raw statements. An id is a value, or a column with the alias of its table: the
 * conditions read `spaces`, `profiles` and `space_members` themselves.
 */

/** This person may read and write in the space now. */
export function mayEnter(space_id: Id, user_id: Id, now: Date): SQL {
  return sql`exists (
    select from ${spaces} join ${profiles} on ${profiles.user_id} = ${user_id}
    where ${spaces.id} = ${space_id} and ${mayEnterNetwork(now)}
      and (${spaces.kind} <> 'clients' or ${profiles.role} = 'admin' or ${isClient(spaces.coach_id, spaces.id, user_id)}))`
}

/**
 * The coach of a clients' space while being one, those who bought from the coach, and those whom the coach let in; nobody where one of the
 * two blocked the other.
 */
export function isClient(coach_id: SQLWrapper, space_id: SQLWrapper, user_id: Id): SQL {
  const isCoach = sql`exists (
    select from ${profiles} desk where desk.user_id = ${coach_id} and desk.role <> 'member')`
  return sql`((${coach_id} = ${user_id} and ${isCoach}) or (${notBlocked(user_id, coach_id)} and coalesce((
    select ${space_guests.let_in} from ${space_guests}
    where ${space_guests.space_id} = ${space_id} and ${space_guests.user_id} = ${user_id}
  ), ${boughtFrom(user_id, coach_id)})))`
}

export function isMemberOf(space_id: Id, user_id: Id): SQL {
  return sql`exists (
    select from ${space_members}
    where ${space_members.space_id} = ${space_id} and ${space_members.user_id} = ${user_id}
      and ${space_members.left_at} is null)`
}

/** Both are members of one space. */
export function sharesSpace(user_id: Id, other_id: Id): SQL {
  return sql`exists (
    select from ${space_members} one join ${space_members} other using (space_id)
    where one.user_id = ${user_id} and one.left_at is null and other.user_id = ${other_id} and other.left_at is null)`
}

/** A condition on `people` and `profiles`: in the directory, in a space with the reader, or working for Kiai; not blocked. */
export function isKnownTo(reader_id: string): SQL {
  const user_id = sql`${people.user_id}`
  return sql`((${user_id} = ${reader_id} or ${people.in_directory} or ${profiles.role} <> 'member'
    or ${sharesSpace(reader_id, user_id)}) and ${notBlocked(reader_id, user_id)})`
}
