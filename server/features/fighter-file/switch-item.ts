import type { FileItem } from '#contract/fighter-file-items.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { fighter_file_switches } from './tables.ts'

/** An item that is off stays in the file; coaches neither read nor change it. */
export async function switchItem(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { item, enabled }: { item: FileItem; enabled: boolean },
): Promise<void> {
  await db
    .insert(fighter_file_switches)
    .values({ user_id, item, enabled })
    .onConflictDoUpdate({ target: [fighter_file_switches.user_id, fighter_file_switches.item], set: { enabled } })
}
