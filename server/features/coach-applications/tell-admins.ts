import type { Database } from '#server/db/database.ts'
import { listAdmins } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'

/** The list of those who wait changes on the open pages of everyone who decides. */
export async function tellAdmins(
  { events }: Pick<Services, 'events'>,
  transaction: Pick<Database, 'select' | 'execute'>,
): Promise<void> {
  for (const user_id of await listAdmins(transaction))
    await events.publish(user_id, { type: 'applications-changed' }, transaction)
}
