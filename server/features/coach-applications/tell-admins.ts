import type { Database } from '#server/db/database.ts'
import { selectAdmins } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'

type TellServices = Pick<Services, 'events' | 'notifier'>

/** Updates the list of pending applications on the open pages of admins. */
export function tellAdmins({ events }: Pick<Services, 'events'>): void {
  events.publish('admins', { type: 'applications-changed' })
}

/** A new application also notifies every admin except the applicant. */
export async function announceApplication(
  { events, notifier }: TellServices,
  transaction: Pick<Database, 'select' | 'execute'>,
  { id, user_id, full_name }: { id: string; user_id: string; full_name: string },
): Promise<void> {
  tellAdmins({ events })
  const content = { kind: 'new_application', details: { full_name }, once_key: onceKey(id) } as const
  await notifier.notifyAll(selectAdmins(transaction, { except: user_id }), content, transaction)
}

/** Removes the admins' notifications about the application. An undone decision does not bring them back: the list shows it. */
export async function announceDecision(
  { events, notifier }: TellServices,
  transaction: Pick<Database, 'select' | 'update'>,
  application_id: string,
): Promise<void> {
  tellAdmins({ events })
  await notifier.settle(selectAdmins(transaction), onceKey(application_id), transaction)
}

const onceKey = (application_id: string) => `new_application:${application_id}`
