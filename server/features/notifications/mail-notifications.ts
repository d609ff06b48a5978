import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { notificationPath } from '#contract/notification-path-rules.ts'
import { DIGEST_HOUR, NOTIFICATIONS_HASH } from '#contract/notification-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import type { Notified } from '#server/features/mails/public.ts'
import { threads } from '#server/features/messages/public.ts'
import { notHidden } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { mayEnter, posts } from '#server/features/spaces/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Services } from '#server/services.ts'
import { notification_settings, notifications } from './tables.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const MAIL_NOTIFICATIONS = 'send-notification-mails'
/** A lively conversation makes one mail in this time, not one a message. */
const MINUTES_BETWEEN_MAILS = 15
/** Of one mail; the rest is counted. */
const MOST_LISTED = 20
const MEMBERS_AT_ONCE = 500

type MailServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'baseUrl' | 'secret'>

export async function startNotificationMails(services: MailServices & Pick<Services, 'jobs'>): Promise<void> {
  const { jobs } = services
  await jobs.work(MAIL_NOTIFICATIONS, () => mailNotifications(services), { pollSeconds: 20 })
  await jobs.schedule(MAIL_NOTIFICATIONS, '* * * * *')
}

/** Mails what is due now: one mail a member, with everything that waits. */
export async function mailNotifications(services: MailServices): Promise<void> {
  const now = services.clock.now()
  for (;;) {
    const { rows } = await services.db.execute<{ user_id: string }>(sql`
      select distinct waiting.user_id from ${waiting} where ${isDue(now)} limit ${MEMBERS_AT_ONCE}`)
    for (const { user_id } of rows) await services.db.transaction((tx) => mailMember(services, tx, user_id, now))
    if (rows.length < MEMBERS_AT_ONCE) return
  }
}

/** The notifications with the member's zone and settings. Times are computed when sending, so that a new zone counts. */
export const waiting = sql`${notifications} waiting
  join ${users} account on account.id = waiting.user_id and account.banned_at is null
  join ${profiles} profile on profile.user_id = waiting.user_id
  left join ${notification_settings} settings on settings.user_id = waiting.user_id`

const ZONE = sql`coalesce(profile.time_zone, ${FALLBACK_TIME_ZONE})`

const localTime = (now: Date): SQL => sql`(${momentSql(now)} at time zone ${ZONE})`

/** A condition on `waiting`: these are the quiet hours of the member. */
export function isQuiet(now: Date): SQL {
  const hour = sql`extract(hour from ${localTime(now)})`
  return sql`coalesce(case when settings.quiet_from < settings.quiet_to
      then ${hour} >= settings.quiet_from and ${hour} < settings.quiet_to
      else ${hour} >= settings.quiet_from or ${hour} < settings.quiet_to end, false)`
}

/** A condition on `waiting`. The day of a digest begins at its hour: what came after it waits for the next one. */
function isDue(now: Date): SQL {
  const zone = ZONE
  const local = localTime(now)
  const lastDigest = sql`((date_trunc('day', ${local} - make_interval(hours => ${DIGEST_HOUR}))
    + make_interval(hours => ${DIGEST_HOUR})) at time zone ${zone})`
  const mailedLongAgo = sql`coalesce(
    settings.mailed_at <= ${momentSql(now)} - make_interval(mins => ${MINUTES_BETWEEN_MAILS}), true)`
  return sql`waiting.mail_mode is not null and waiting.read_at is null and not ${isQuiet(now)}
    and case waiting.mail_mode when 'mail' then ${mailedLongAgo} else waiting.created_at < ${lastDigest} end`
}

type Taken = Notified & { is_visible: boolean }

/** Each notification is taken by one process: the other waits for its row and finds it taken. */
async function mailMember(services: MailServices, tx: Transaction, user_id: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<Taken & Record<string, unknown>>(sql`
    with taken as (
      update ${notifications} mailed set mail_mode = null
      where mailed.mail_mode is not null
        and mailed.id in (select waiting.id from ${waiting} where waiting.user_id = ${user_id} and ${isDue(now)})
      returning mailed.*)
    select taken.kind, taken.details, ${isVisible(now)} as is_visible from taken order by taken.created_at, taken.id`)
  const visible = rows.filter((row) => row.is_visible)
  if (visible.length === 0) return
  const { rows: members } = await tx.execute<{ email: string; language: Language; full_name: string }>(sql`
    select account.email, account.language, profile.full_name
    from ${users} account join ${profiles} profile on profile.user_id = account.id where account.id = ${user_id}`)
  const [member] = members
  if (!member) return
  await tx
    .insert(notification_settings)
    .values({ user_id, mailed_at: now })
    .onConflictDoUpdate({ target: notification_settings.user_id, set: { mailed_at: now } })
  const { baseUrl, mailer } = services
  const token = unsubscribeToken(services, user_id)
  await mailer.send(
    {
      to: member.email,
      language: member.language,
      full_name: member.full_name,
      template: 'notifications',
      news: visible.slice(0, MOST_LISTED),
      more: Math.max(0, visible.length - MOST_LISTED),
      link: new URL(linkOf(visible), baseUrl).toString(),
      unsubscribe: {
        page: new URL(`/unsubscribe?${new URLSearchParams({ token })}`, baseUrl).toString(),
        call: new URL(`/api/notifications/unsubscribe/${token}`, baseUrl).toString(),
      },
    },
    tx,
  )
}

/** One piece of news leads to its place, several to the list of all. */
function linkOf(news: readonly Notified[]): string {
  const [only, ...others] = news
  return only && others.length === 0 ? notificationPath(only) : `/dashboard${NOTIFICATIONS_HASH}`
}

/**
 * A condition on `taken`: a post may have been deleted, its author, that of a message or that of a note blocked, or the
 * reader may have left, meanwhile.
 */
export function isVisible(now: Date): SQL {
  const other = sql`case when thread.first_id = taken.user_id then thread.second_id else thread.first_id end`
  return sql`case
    when taken.kind in ('mention', 'reply', 'space_news') then exists (
      select from ${posts} post
      where post.id = case
          when taken.kind = 'space_news' or taken.once_key is null then (taken.details ->> 'post_id')::uuid
          else split_part(taken.once_key, ':', 2)::uuid end
        and post.state = 'shown' and ${mayEnter(sql`post.space_id`, sql`taken.user_id`, now)}
        and (post.author_id is null or ${notHidden(sql`taken.user_id`, sql`post.author_id`)}))
    when taken.kind = 'message' then not exists (
      select from ${threads} thread
      where thread.id = (taken.details ->> 'thread_id')::uuid and not ${notHidden(sql`taken.user_id`, other)})
    -- The key of a note ends with its coach.
    when taken.kind = 'coach_note' then ${notHidden(sql`taken.user_id`, sql`split_part(taken.once_key, ':', 3)::uuid`)}
    else true end`
}
