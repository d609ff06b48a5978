import { randomUUID } from 'node:crypto'
import type { MembershipType } from '#contract/access.ts'
import { saveQuote } from '#contract/art-of-war.ts'
import { addOffer } from '#contract/coach-desk.ts'
import { followCoach } from '#contract/coaches.ts'
import { askStrategist, saveConversation } from '#contract/conversations.ts'
import { switchFileItem, writeFact } from '#contract/fighter-file.ts'
import { pictureId } from '#contract/file-rules.ts'
import { addCannedAnswer } from '#contract/messages.ts'
import { changeNotificationChoice, listNotifications } from '#contract/notifications.ts'
import { readOwnPerson } from '#contract/people.ts'
import { keepPlan } from '#contract/plans.ts'
import { addPushDevice } from '#contract/push.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { react, saveOwnSpace } from '#contract/spaces.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { addBelt, addFightResult, logTraining } from '#contract/training.ts'
import { changeTranslationChoice } from '#contract/translations.ts'
import { givePoints } from '#server/features/people/public.ts'
import type { ApiBrowser } from './api-browser.ts'
import type { TestApp } from './app.ts'
import { insertCheckIn } from './check-ins.ts'
import { PRODUCT, SERVICE } from './coaches.ts'
import { mp4, sent } from './media.ts'
import { openPerson, start } from './messages.ts'
import { memberOf, type Person } from './people.ts'
import { uploaded } from './pictures.ts'
import { newPushBrowser } from './push-device.ts'
import { insertOrders } from './sales.ts'
import { block, post } from './spaces.ts'

export interface MemberWithEverything extends Person {
  conversation_id: string
  plan_id: string
  notification_id: string
  /** Of a question how something went. */
  check_in_token: string
  /** The address of an uploaded picture. */
  picture: string
  /** An unfinished upload of a video. */
  upload_id: string
  /** The own space of a coach, with a post in it. */
  space_slug: string
  post_id: string
  thread_id: string
  handle: string
  /** A date of a live event. */
  occurrence_id: string
}

/** A member with a row in every table that stores data of members and coaches. */
export async function memberWithEverything(
  app: TestApp,
  membership_type: Extract<MembershipType, 'coach' | 'admin'> = 'coach',
): Promise<MemberWithEverything> {
  const member = await memberOf(app, { membership_type })
  const { browser, user_id } = member
  const message = 'My first fight is in six weeks and I freeze in sparring'
  const asked = { message, template: 'fight', language: 'en' } as const
  const { conversation_id, answer } = await browser.call(askStrategist, asked)
  // The Fighter File and the summary are written after the answer.
  await app.services.answers.find(answer.id)?.stored
  const plan = await browser.call(keepPlan, { message_id: answer.id })
  await browser.call(saveConversation, { id: conversation_id, topic: 'First fight' })
  await browser.call(saveQuote, { quote_id: 'thousand-days', language: 'en' })
  await browser.call(saveQuizResult, { answers: [0, 0, 0] })
  await browser.call(finishPowerUp, {})
  await keepTraining(browser)
  await browser.call(writeFact, { key: 'goal', value: 'Win' })
  await browser.call(switchFileItem, { item: 'quiz', enabled: false })
  await browser.call(followCoach, { slug: 'ai-ember', following: true })
  await browser.call(changeNotificationChoice, { kind: 'coach_news', mode: 'off' })
  await browser.call(addOffer, SERVICE)
  await browser.call(addOffer, PRODUCT)
  await app.services.notifier.notify({ user_id, kind: 'streak_milestone', details: { days: 7 } })
  const { notifications } = await browser.call(listNotifications, {})
  const picture = await uploaded(browser)
  const upload_id = await sent(browser, mp4())
  await app.pool.query('insert into file_readers (file_id, user_id) values ($1, $2)', [pictureId(picture), user_id])
  await app.pool.query(`insert into fighter_commitments (user_id, text) values ($1, 'Run')`, [user_id])
  const { token: check_in_token } = await insertCheckIn(app, user_id)
  const { endpoint, keys } = newPushBrowser()
  await browser.call(addPushDevice, { endpoint, keys })
  await app.pool.query(
    `with shared as (insert into athlete_shares (member_id, coach_id, items) values ($1, $1, '{plans}'))
     insert into step_notes (step_id, coach_id, member_id, text)
     select id, $1, $1, 'Mine' from plan_steps where user_id = $1 limit 1`,
    [user_id],
  )
  await app.pool.query('insert into memberships (user_id) values ($1)', [user_id])
  await app.pool.query(`insert into transactions (user_id, amount_minor, status) values ($1, 4950, 'completed')`, [
    user_id,
  ])
  await insertOrders(app.pool, user_id, 'Mine')
  const space = await browser.call(saveOwnSpace, { name: 'My people', about: 'For clients' })
  const written = await post(member, 'Welcome', { slug: space.slug })
  await browser.call(changeTranslationChoice, { always: true })
  await browser.call(react, { id: written.id, reaction: 'fist', wanted: true })
  const { handle } = await browser.call(readOwnPerson, {})
  await app.pool.query('insert into mentions (post_id, user_id) values ($1, $2)', [written.id, user_id])
  await app.pool.query('insert into space_guests (space_id, user_id, let_in) values ($1, $2, true)', [
    space.id,
    user_id,
  ])
  await app.services.db.transaction((tx) => givePoints(tx, { user_id, cause: 'attended', thing: 'x' }, app.services))
  const occurrence_id = await touchLive(app, user_id)
  await warn(app, user_id, { report: 'Spam', appeal: 'It was a joke' })
  await app.pool.query('insert into notification_settings (user_id, mails) values ($1, false)', [user_id])
  const other = await memberOf(app)
  await block(app, member, other, 'mute')
  await block(app, other, member, 'mute')
  const { thread } = await start(member, await openPerson(app))
  await browser.call(addCannedAnswer, { title: 'Price', text: 'One session is 50.' })
  const notification_id = notifications[0]?.id ?? ''
  return {
    ...member,
    conversation_id,
    plan_id: plan.id,
    notification_id,
    check_in_token,
    picture,
    upload_id,
    space_slug: space.slug,
    post_id: written.id,
    thread_id: thread.id,
    handle,
    occurrence_id,
  }
}

/** A decided case about the member, with what moderators wrote; the member reported someone too, and appealed. */
export async function warn(
  { pool }: Pick<TestApp, 'pool'>,
  user_id: string,
  { report, appeal, note, moderator_id }: { report: string; appeal: string; note?: string; moderator_id?: string },
): Promise<void> {
  await pool.query(
    `with reported as (
       insert into moderation_cases (thing, thing_id, person_id, cause, decided_at)
       values ('person', $1::uuid, $1::uuid, 'reported', now()) returning id),
     report as (
       insert into moderation_reports (case_id, user_id, reason, note) select id, $1::uuid, 'spam', $2 from reported),
     noted as (
       insert into moderator_notes (case_id, author_id, text)
       select id, $5::uuid, $4 from reported where $4::text is not null),
     decided as (
       insert into moderation_decisions (case_id, person_id, act, reason, decided_by)
       select id, $1::uuid, 'warn', 'Insults', $5::uuid from reported returning id)
     insert into appeals (decision_id, user_id, text) select id, $1::uuid, $3 from decided`,
    [user_id, report, appeal, note ?? null, moderator_id ?? null],
  )
}

/** An answer, a question with a vote, and a calendar address. No job changes a declined answer. */
export async function touchLive(app: TestApp, user_id: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from live_events where content_id = 'kings-thursday'`,
  )
  const place = [rows[0]?.id, '2027-01-07']
  await app.pool.query(
    `insert into live_occurrences (event_id, day, starts_at, minutes) values ($1, $2, '2027-01-08T03:00:00Z', 60)
     on conflict do nothing`,
    place,
  )
  await app.pool.query(
    `insert into live_rsvps (event_id, day, user_id, state, answered_at) values ($1, $2, $3, 'declined', now())`,
    [...place, user_id],
  )
  await app.pool.query(
    `with asked as (insert into live_questions (event_id, day, author_id, body) values ($1, $2, $3, 'How?') returning id)
     insert into live_votes (question_id, user_id) select id, $3 from asked`,
    [...place, user_id],
  )
  await app.pool.query('insert into live_calendars (user_id) values ($1)', [user_id])
  return place.join('_')
}

async function keepTraining(browser: ApiBrowser): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const session = { day, kind: 'class', minutes: 60, effort: 5, word: 'Mine' } as const
  await browser.call(logTraining, { id: randomUUID(), ...session })
  const result = { day, kind: 'sparring', outcome: 'draw', opponent: null, method: null, learnt: 'Mine' } as const
  await browser.call(addFightResult, { id: randomUUID(), ...result })
  await browser.call(addBelt, { id: randomUUID(), art: 'Judo', grade: 'Green', day })
}
