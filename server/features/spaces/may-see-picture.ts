import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { mayEnter } from './access.ts'
import { noBlockAt } from './find-posts.ts'
import { posts, spaces } from './tables.ts'

/** Whether the reader may read the post that has this picture. */
export async function maySeePicture(
  db: Pick<Database, 'execute'>,
  { user_id }: Pick<Member, 'user_id'>,
  file_id: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${posts} post join ${spaces} space on space.id = post.space_id
    where post.pictures @> ${JSON.stringify([{ id: file_id }])}::jsonb and post.pictures <> '[]'::jsonb
      and post.state = 'shown' and ${noBlockAt(user_id)}
      and (post.is_public or ${mayEnter(sql`space.id`, user_id, now)})`)
  return rows.length > 0
}
