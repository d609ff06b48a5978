import { and, eq } from 'drizzle-orm'
import type { FileItem } from '#contract/fighter-file-items.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { fighter_file_switches } from './tables.ts'

/** What is switched off stays in the file, unseen and unchanged by any coach. */
export async function switchItem(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { item, enabled }: { item: FileItem; enabled: boolean },
): Promise<void> {
  if (enabled)
    await db
      .delete(fighter_file_switches)
      .where(and(eq(fighter_file_switches.user_id, user_id), eq(fighter_file_switches.item, item)))
  else await db.insert(fighter_file_switches).values({ user_id, item }).onConflictDoNothing()
}
