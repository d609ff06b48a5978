import { sql } from 'drizzle-orm'
import {
  CHECK_IN_CALM_DAYS,
  CHECK_IN_GAP_HOURS,
  CHECK_IN_HOUR,
  CHECK_IN_KEPT_DAYS,
  CHECK_IN_LAST_HOUR,
  CHECK_IN_OLDEST_DAYS,
  CHECK_IN_TEXT_LENGTH,
  chooseDue,
  localMoment,
  mayAskNow,
} from '#contract/check-in-rules.ts'
import type { Language } from '#contract/language.ts'
import { defaultMode, type NotificationMode } from '#contract/notification-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import { NO_ID } from '#server/db/no-id.ts'
import { users } from '#server/features/accounts/public.ts'
import { wasInDanger } from '#server/features/conversations/public.ts'
import { dueUndertakings, type Undertaking } from '#server/features/fighter-file/public.ts'
import { notification_choices, notification_settings } from '#server/features/notifications/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Services } from '#server/services.ts'
import { checkInKey } from './answer-check-in.ts'
import { checkInToken } from './check-in-token.ts'
import { check_ins } from './tables.ts'

const ASK_CHECK_INS = 'ask-check-ins'
const FORGET_CHECK_INS = 'forget-check-ins'
const MEMBERS_AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1000

export type AskServices = Pick<Services, 'db' | 'clock' | 'notifier' | 'mailer' | 'baseUrl' | 'secret'>

export async function startCheckInJobs(services: AskServices & Pick<Services, 'jobs'>): Promise<void> {
  const { jobs } = services
  await jobs.work(ASK_CHECK_INS, () => askCheckIns(services), { pollSeconds: 30 })
  await jobs.schedule(ASK_CHECK_INS, '*/5 * * * *')
  await jobs.work(FORGET_CHECK_INS, () => forgetCheckIns(services), { pollSeconds: 60 })
  await jobs.schedule(FORGET_CHECK_INS, '41 4 * * *')
}

/** A link in an old mail must not answer for ever, nor the member's words stay here longer than they are needed. */
export async function forgetCheckIns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(check_ins)
    .where(sql`${check_ins.asked_at} < ${momentSql(clock.now())} - make_interval(days => ${CHECK_IN_KEPT_DAYS})`)
}

/** Asks everyone who may be asked at this moment, each in a transaction of their own. */
export async function askCheckIns(services: AskServices): Promise<void> {
  const now = services.clock.now()
  let after = NO_ID
  for (;;) {
    const members = await findMembers(services, now, after)
    for (const user_id of members) await services.db.transaction((tx) => askMember(services, tx, user_id, now))
    const last = members.at(-1)
    if (last === undefined || members.length < MEMBERS_AT_ONCE) return
    after = last
  }
}

/** On which days something can be due that is asked about now, somewhere on earth. */
function dueDays(now: Date): [from: string, to: string] {
  const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  return [dayAt(now.getTime() - (CHECK_IN_OLDEST_DAYS + 1) * DAY_MS), dayAt(now.getTime() + DAY_MS)]
}

/** A question about it was not asked yet: a condition on an `Undertaking` named `due`. */
const notAsked = sql`not exists (
  select from ${check_ins} asked
  where asked.due_date = due.due_date and (asked.commitment_id = due.id or asked.step_id = due.id))`

/** Who comes into question; whether they are asked is decided one by one. */
async function findMembers({ db }: AskServices, now: Date, after: string): Promise<string[]> {
  const local = sql`(${momentSql(now)} at time zone coalesce(profile.time_zone, ${FALLBACK_TIME_ZONE}))`
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct due.user_id from (${dueUndertakings(...dueDays(now))}) due
    join ${users} account on account.id = due.user_id and account.banned_at is null
    join ${profiles} profile on profile.user_id = due.user_id
    left join ${notification_choices} choice on choice.user_id = due.user_id and choice.kind = 'check_in'
    where due.user_id > ${after} and coalesce(choice.mode, ${defaultMode('check_in')}) <> 'off'
      and due.due_date <= ${local}::date
      and extract(hour from ${local}) between ${CHECK_IN_HOUR} and ${CHECK_IN_LAST_HOUR - 1}
      and not exists (
        select from ${check_ins} recent where recent.user_id = due.user_id
          and recent.asked_at > ${momentSql(now)} - make_interval(hours => ${CHECK_IN_GAP_HOURS}))
      and ${notAsked}
    order by due.user_id limit ${MEMBERS_AT_ONCE}`)
  return rows.map(({ user_id }) => user_id)
}

interface Asked {
  time_zone: string
  full_name: string
  email: string
  language: Language
  mails: boolean | null
  quiet_from: number | null
  quiet_to: number | null
  mode: NotificationMode | null
  last: { day: string; asked_at: string } | null
}

/** The profile is locked: of two processes the second finds the question of the first. */
async function readMember(tx: Transaction, user_id: string): Promise<Asked | undefined> {
  const { rows } = await tx.execute<Asked & Record<string, unknown>>(sql`
    select coalesce(profile.time_zone, ${FALLBACK_TIME_ZONE}) as time_zone, profile.full_name,
      account.email, account.language, settings.mails, settings.quiet_from, settings.quiet_to, choice.mode
    from ${profiles} profile
    join ${users} account on account.id = profile.user_id and account.banned_at is null
    left join ${notification_settings} settings on settings.user_id = profile.user_id
    left join ${notification_choices} choice on choice.user_id = profile.user_id and choice.kind = 'check_in'
    where profile.user_id = ${user_id} for no key update of profile`)
  const [member] = rows
  if (!member) return undefined
  // After the lock, so that it sees what the other process stored.
  const { rows: asked } = await tx.execute<{ day: string; asked_at: string }>(sql`
    select day::text, asked_at from ${check_ins} where user_id = ${user_id} order by asked_at desc limit 1`)
  return { ...member, last: asked[0] ?? null }
}

async function askMember(services: AskServices, tx: Transaction, user_id: string, now: Date): Promise<void> {
  const member = await readMember(tx, user_id)
  if (!member || !mayAsk(member, now)) return
  const calmSince = new Date(now.getTime() - CHECK_IN_CALM_DAYS * DAY_MS)
  if (await wasInDanger(tx, user_id, calmSince)) return
  const { day } = localMoment(now, member.time_zone)
  const { rows } = await tx.execute<Undertaking & Record<string, unknown>>(sql`
    select due.user_id, due.source, due.id, due.text, due.due_date::text, due.created_at
    from (${dueUndertakings(...dueDays(now))}) due where due.user_id = ${user_id} and ${notAsked}`)
  const due = chooseDue(rows, day)
  if (due) await ask(services, tx, member, due, { day, now })
}

function mayAsk({ mode, quiet_from, quiet_to, last, time_zone }: Asked, now: Date): boolean {
  if ((mode ?? defaultMode('check_in')) === 'off') return false
  const quiet_hours = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
  return mayAskNow({ now, time_zone, quiet_hours, last: last && { ...last, asked_at: new Date(last.asked_at) } })
}

async function ask(
  services: AskServices,
  tx: Transaction,
  member: Asked,
  { user_id, source, id, due_date, ...due }: Undertaking,
  { day, now }: { day: string; now: Date },
): Promise<void> {
  const text = shortened(due.text)
  const about = source === 'step' ? { step_id: id } : { commitment_id: id }
  const [stored] = await tx
    .insert(check_ins)
    .values({ user_id, day, asked_at: now, source, ...about, text, due_date })
    .onConflictDoNothing()
    .returning({ id: check_ins.id })
  if (!stored) return
  const token = checkInToken(services, stored.id)
  const facts = { source, text, due_date, day }
  const details = { ...facts, token }
  await services.notifier.notify({ user_id, kind: 'check_in', details, once_key: checkInKey(stored.id) }, tx)
  if (member.mode !== 'mail' || member.mails === false) return
  const { baseUrl, mailer } = services
  const page = new URL(`/check-in?${new URLSearchParams({ token })}`, baseUrl)
  const { email: to, language, full_name } = member
  const unsubscribe = {
    page: `${page}&stop`,
    call: new URL(`/api/check-ins/${token}/stop`, baseUrl).toString(),
  }
  await mailer.send({ to, language, full_name, template: 'check-in', ...facts, link: page.toString(), unsubscribe }, tx)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= CHECK_IN_TEXT_LENGTH) return line
  return `${line.slice(0, CHECK_IN_TEXT_LENGTH - 1).toWellFormed()}…`
}
