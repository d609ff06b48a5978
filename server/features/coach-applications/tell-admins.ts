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

/** A new application also rings the bell of every admin but the applicant. */
export async function announceApplication(
  { events, notifier }: Pick<Services, 'events' | 'notifier'>,
  transaction: Pick<Database, 'select' | 'insert' | 'execute'>,
  application: { id: string; user_id: string; full_name: string },
): Promise<void> {
  await tellAdmins({ events }, transaction)
  const { id, full_name } = application
  for (const user_id of await listAdmins(transaction))
    if (user_id !== application.user_id)
      await notifier.notify(
        { user_id, kind: 'new_application', details: { full_name }, once_key: onceKey(id) },
        transaction,
      )
}

/** Whoever decided, no admin's bell says any longer that it waits. An undone decision leaves the bell quiet: the list shows it. */
export async function announceDecision(
  { events, notifier }: Pick<Services, 'events' | 'notifier'>,
  transaction: Pick<Database, 'select' | 'update' | 'execute'>,
  application_id: string,
): Promise<void> {
  await tellAdmins({ events }, transaction)
  await notifier.settle(await listAdmins(transaction), onceKey(application_id), transaction)
}

const onceKey = (application_id: string) => `new_application:${application_id}`
