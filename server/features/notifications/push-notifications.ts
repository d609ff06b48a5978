import { sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { notificationPath } from '#contract/notification-path-rules.ts'
import { NOTIFICATIONS_HASH } from '#contract/notification-rules.ts'
import type { PushPayload } from '#contract/push-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import type { Notified } from '#server/features/mails/public.ts'
import { sendPush } from '#server/features/push/public.ts'
import type { Services } from '#server/services.ts'
import { isQuiet, isVisible, waiting } from './mail-notifications.ts'
import { PUSH_NOTIFICATIONS } from './notify.ts'
import { pushText, severalText } from './push-text.ts'
import { notifications } from './tables.ts'

const MEMBERS_AT_ONCE = 500
/** So many at a time are shown one by one; beyond that a phone would buzz without end. */
const MOST_SINGLE = 3

type PushServices = Pick<Services, 'db' | 'clock' | 'jobs'>

export async function startNotificationPushes(services: PushServices): Promise<void> {
  const { jobs } = services
  await jobs.work(PUSH_NOTIFICATIONS, () => pushNotifications(services), { pollSeconds: 2 })
  // For those whose quiet hours have ended.
  await jobs.schedule(PUSH_NOTIFICATIONS, '* * * * *')
}

/** Sends what is due now to the devices of each member. */
export async function pushNotifications(services: PushServices): Promise<void> {
  const now = services.clock.now()
  for (;;) {
    const { rows } = await services.db.execute<{ user_id: string }>(sql`
      select distinct waiting.user_id from ${waiting}
      where waiting.push_waits and waiting.read_at is null and not ${isQuiet(now)} limit ${MEMBERS_AT_ONCE}`)
    for (const { user_id } of rows) await services.db.transaction((tx) => pushMember(services, tx, user_id, now))
    if (rows.length < MEMBERS_AT_ONCE) return
  }
}

type Taken = Notified & { id: string; is_visible: boolean }

/** Each notification is taken by one process: the other waits for its row and finds it taken. */
async function pushMember(services: PushServices, tx: Transaction, user_id: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<Taken & Record<string, unknown>>(sql`
    with taken as (
      update ${notifications} pushed set push_waits = false
      where pushed.user_id = ${user_id} and pushed.push_waits and pushed.read_at is null returning pushed.*)
    select taken.id, taken.kind, taken.details, ${isVisible(now)} as is_visible
    from taken order by taken.created_at, taken.id`)
  const visible = rows.filter((row) => row.is_visible)
  if (visible.length === 0) return
  const { rows: accounts } = await tx.execute<{ language: Language }>(
    sql`select language from ${users} where id = ${user_id}`,
  )
  const language = accounts[0]?.language ?? 'en'
  for (const payload of payloadsOf(visible, language)) await sendPush(services, tx, { user_id }, payload)
}

function payloadsOf(news: readonly Taken[], language: Language): PushPayload[] {
  if (news.length <= MOST_SINGLE)
    return news.map((each) => ({
      ...pushText(language, each),
      path: notificationPath(each),
      tag: each.id,
    }))
  return [{ ...severalText(language, news.length), path: `/dashboard${NOTIFICATIONS_HASH}`, tag: 'news' }]
}
