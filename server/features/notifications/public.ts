import { sql } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { startNotificationJobs } from './delete-old-notifications.ts'
import type { Notifier } from './notifier.ts'
import { markOccasionRead, type NotifyServices, notifyAll, retract } from './notify.ts'

export { writeChoice } from './choices.ts'
export { completeEvent } from './complete-event.ts'
export { type MailWishes, mailMoment } from './mail-moment.ts'
export { startNotificationMails } from './mail-notifications.ts'
export { startNotificationPushes } from './push-notifications.ts'
export { notification_choices, notification_settings } from './tables.ts'

export async function createNotifier(services: NotifyServices & { jobs: Jobs; clock: Clock }): Promise<Notifier> {
  await startNotificationJobs(services)
  return {
    async notify({ user_id, ...content }, transaction) {
      const recipient = sql`select ${user_id}::uuid as user_id`
      return (await notifyAll(services, recipient, content, transaction)) > 0
    },
    notifyAll: (recipients, content, transaction) => notifyAll(services, recipients, content, transaction),
    retract: (recipients, once_keys, transaction) => retract(services, { recipients, once_keys }, transaction),
    settle: (recipients, once_key, transaction) => markOccasionRead(services, { recipients, once_key }, transaction),
  }
}
