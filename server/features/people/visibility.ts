import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { distances } from './tables.ts'

type Reference = AnyColumn | SQLWrapper

/** A condition: neither blocked the other. Every list and every call that shows one member to another uses it. */
export function notBlocked(viewer_id: string | SQLWrapper, other: Reference): SQL {
  return sql`not exists (
    select 1 from ${distances}
    where ${distances.distance} = 'block'
      and ((${distances.user_id} = ${viewer_id} and ${distances.other_id} = ${other})
        or (${distances.user_id} = ${other} and ${distances.other_id} = ${viewer_id})))`
}

/** A condition: not blocked, and the viewer did not mute the other. For feeds and notifications, not for a page that was opened on purpose. */
export function notHidden(viewer_id: string | SQLWrapper, other: Reference): SQL {
  return sql`not exists (
    select 1 from ${distances}
    where (${distances.user_id} = ${viewer_id} and ${distances.other_id} = ${other})
       or (${distances.distance} = 'block' and ${distances.user_id} = ${other} and ${distances.other_id} = ${viewer_id}))`
}
