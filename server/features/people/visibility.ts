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

interface Hidden {
  /** The ids of those for whom `notHidden` is false. */
  hidden: ReadonlySet<string>
  /** The ids of those for whom `notBlocked` is false. */
  blocked: ReadonlySet<string>
}

export async function readHidden(db: Pick<Database, 'execute'>, viewer_id: string): Promise<Hidden> {
  const { rows } = await db.execute<{ user_id: string; is_block: boolean }>(sql`
    select ${distances.other_id} as user_id, ${distances.distance} = 'block' as is_block from ${distances}
    where ${distances.user_id} = ${viewer_id}
    union select ${distances.user_id}, true from ${distances}
    where ${distances.other_id} = ${viewer_id} and ${distances.distance} = 'block'`)
  const idsOf = (some: typeof rows) => new Set(some.map(({ user_id }) => user_id))
  return { hidden: idsOf(rows), blocked: idsOf(rows.filter(({ is_block }) => is_block)) }
}
