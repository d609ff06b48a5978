import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
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

/** The ids of those for whom `notHidden` is false. */
export async function readHidden(db: Pick<Database, 'execute'>, viewer_id: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select ${distances.other_id} as user_id from ${distances} where ${distances.user_id} = ${viewer_id}
    union select ${distances.user_id} from ${distances}
    where ${distances.other_id} = ${viewer_id} and ${distances.distance} = 'block'`)
  return new Set(rows.map(({ user_id }) => user_id))
}
