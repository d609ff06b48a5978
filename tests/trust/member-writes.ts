import * as admin from '#contract/admin.ts'
import { removeSavedQuote, restoreSavedQuote, saveQuote } from '#contract/art-of-war.ts'
import { answerCheckIn, stopCheckIns } from '#contract/check-ins.ts'
import * as conversations from '#contract/conversations.ts'
import * as fighterFile from '#contract/fighter-file.ts'
import * as files from '#contract/files.ts'
import { leaveFirstCamp, lookBackInCamp, resumeFirstCamp } from '#contract/first-camp.ts'
import { changeWaiting } from '#contract/marketplace.ts'
import {
  changeNotificationChoice,
  changeNotificationMails,
  listNotifications,
  markNotificationsRead,
  unsubscribe,
} from '#contract/notifications.ts'
import * as plans from '#contract/plans.ts'
import { changeTimeZone, updateProfile } from '#contract/profile.ts'
import { addPushDevice, readPushSettings, removePushDevice, testPush } from '#contract/push.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { askForTalk, sendSupportMessage } from '#contract/support.ts'
import { unsubscribeToken } from '#server/features/notifications/unsubscribe.ts'
import type { TestApp } from '#tests/support/app.ts'
import { insertCheckIn } from '#tests/support/check-ins.ts'
import { mp4, sent, started } from '#tests/support/media.ts'
import { soldOutSeminar } from '#tests/support/offers.ts'
import { memberOf } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { newPushBrowser } from '#tests/support/push-device.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A date that may be written whenever the test runs. */
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const QUOTE = { quote_id: 'thousand-days', language: 'en' } as const
const MESSAGE = { message: 'My first amateur fight is in six weeks', template: 'fight', language: 'en' } as const

/** A valid call of every other route with which members change something, or admins change members. */
export function memberWrites(app: () => TestApp): PreparedCall[] {
  function asMember(input: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => ({ ...(await memberOf(app())), input })
  }

  async function withSavedQuote(): Promise<ReadyCall> {
    const { browser, email } = await memberOf(app())
    const { id } = await browser.call(saveQuote, QUOTE)
    return { browser, input: { id }, email }
  }

  /** A call in an existing conversation: its id, and the other input. */
  function inConversation(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app())
      const { conversation_id } = await browser.call(conversations.askStrategist, MESSAGE)
      return { browser, input: { id: conversation_id, ...more }, email }
    }
  }

  /** An answer with steps that can be kept as a plan. */
  async function withAnswer(): Promise<ReadyCall> {
    const { browser, email } = await memberOf(app())
    const { answer } = await browser.call(conversations.askStrategist, MESSAGE)
    return { browser, input: { message_id: answer.id }, email }
  }

  function withPlan(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, input, email = '' } = await withAnswer()
      const plan = await browser.call(plans.keepPlan, { message_id: String(input.message_id) })
      return { browser, input: { id: plan.id, step_id: plan.steps[0]?.id, ...more }, email }
    }
  }

  function withCommitment(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email, user_id } = await memberOf(app())
      await app().pool.query(`insert into fighter_commitments (user_id, text) values ($1, 'Run')`, [user_id])
      const { commitments } = await browser.call(fighterFile.readFighterFile, {})
      return { browser, input: { id: commitments[0]?.id, ...more }, email }
    }
  }

  function withCheckIn(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email, user_id } = await memberOf(app())
      const { token } = await insertCheckIn(app(), user_id)
      return { browser, input: { token, ...more }, email }
    }
  }

  async function withDevice(): Promise<ReadyCall> {
    const { browser, email } = await memberOf(app())
    const { endpoint, keys } = newPushBrowser()
    await browser.call(addPushDevice, { endpoint, keys })
    return { browser, input: {}, email }
  }

  /** A call about an upload, of which the piece has arrived or not. */
  function withUpload({ complete = false } = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app())
      if (complete) return { browser, input: { id: await sent(browser, mp4()) }, email }
      return { browser, input: { id: await started(browser, mp4().byteLength), index: '0' }, email }
    }
  }

  /** A call of an admin about another member. */
  function toSomeone(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await memberOf(app(), { membership_type: 'admin' })
      const { user_id } = await memberOf(app())
      return { browser, input: { user_id, ...more }, email }
    }
  }

  return [
    [updateProfile, asMember({ full_name: 'Robin Tester', avatar_url: null })],
    [changeTimeZone, asMember({ time_zone: 'America/Sao_Paulo' })],
    [finishPowerUp, asMember({})],
    [
      sendSupportMessage,
      async () => {
        // The recipient of the message.
        await memberOf(app(), { membership_type: 'admin' })
        return { ...(await memberOf(app())), input: { message: 'Where is my plan?' } }
      },
    ],
    [
      askForTalk,
      async () => {
        await memberOf(app(), { membership_type: 'admin' })
        const talk = { coach: 'kenji-duarte', day: null, place: 'Porto Bravo', people: 40, message: null }
        return { ...(await memberOf(app())), input: talk }
      },
    ],
    [saveQuizResult, asMember({ answers: [0, 0, 0] })],
    [saveQuote, asMember(QUOTE)],
    [removeSavedQuote, withSavedQuote],
    [
      restoreSavedQuote,
      async () => {
        const write = await withSavedQuote()
        await write.browser.call(removeSavedQuote, { id: String(write.input.id) })
        return write
      },
    ],
    [
      markNotificationsRead,
      async () => {
        const { browser, email, user_id } = await memberOf(app())
        await app().services.notifier.notify({ user_id, kind: 'streak_milestone', details: { days: 7 } })
        const { notifications } = await browser.call(listNotifications, {})
        return { browser, input: { id: notifications[0]?.id }, email }
      },
    ],
    [changeNotificationChoice, asMember({ kind: 'streak_milestone', mode: 'off' })],
    [changeNotificationMails, asMember({ mails: true, quiet_hours: { from: 22, to: 7 } })],
    [
      unsubscribe,
      async () => {
        const { browser, email, user_id } = await memberOf(app())
        return { browser, email, input: { token: unsubscribeToken(app().services, user_id) } }
      },
    ],
    [answerCheckIn, withCheckIn({ outcome: 7 })],
    [stopCheckIns, withCheckIn()],
    [
      addPushDevice,
      async () => {
        const { endpoint, keys } = newPushBrowser()
        return { ...(await memberOf(app())), input: { endpoint, keys } }
      },
    ],
    [
      removePushDevice,
      async () => {
        const ready = await withDevice()
        const { devices } = await ready.browser.call(readPushSettings, {})
        return { ...ready, input: { id: devices[0]?.id } }
      },
    ],
    [testPush, withDevice],
    [conversations.askStrategist, asMember(MESSAGE)],
    [conversations.retryAnswer, inConversation({ language: 'en' })],
    [
      conversations.editMessage,
      async () => {
        const write = await inConversation({ message: 'It is in eight weeks', language: 'en' })()
        const { chat_history } = await write.browser.call(conversations.readConversation, {
          id: String(write.input.id),
        })
        return { ...write, input: { ...write.input, message_id: chat_history[0]?.id } }
      },
    ],
    [conversations.stopAnswer, inConversation()],
    [conversations.startConversation, asMember({ room: 'war-room', template: 'life', language: 'en' })],
    [conversations.resumeConversation, inConversation()],
    [conversations.saveConversation, inConversation({ topic: 'Title shot' })],
    [conversations.renameConversation, inConversation({ topic: 'Title shot' })],
    [conversations.deleteConversation, inConversation()],
    [
      conversations.restoreConversation,
      async () => {
        const write = await inConversation()()
        await write.browser.call(conversations.deleteConversation, { id: String(write.input.id) })
        return write
      },
    ],
    [plans.keepPlan, withAnswer],
    [plans.tickPlanStep, withPlan({ done: true })],
    [plans.changePlanStep, withPlan({ text: 'Run hills', due_date: '2027-05-01' })],
    [plans.deletePlan, withPlan()],
    [leaveFirstCamp, asMember({})],
    [resumeFirstCamp, asMember({})],
    [lookBackInCamp, asMember({})],
    [fighterFile.writeFact, asMember({ key: 'goal', value: 'Win' })],
    [fighterFile.writeFact, asMember({ key: 'event_date', value: IN_A_MONTH })],
    [
      fighterFile.forgetFact,
      async () => {
        const { browser, email } = await memberOf(app())
        await browser.call(fighterFile.writeFact, { key: 'goal', value: 'Win' })
        return { browser, input: { key: 'goal' }, email }
      },
    ],
    [fighterFile.changeCrisisCountry, asMember({ crisis_country: 'PT' })],
    [fighterFile.switchFileItem, asMember({ item: 'quiz', enabled: false })],
    [admin.changeRole, toSomeone({ membership_type: 'elite_member' })],
    [admin.banUser, toSomeone({ reason: 'Spam' })],
    [admin.unbanUser, toSomeone()],
    [admin.signOutEverywhere, toSomeone()],
    [
      admin.removePicture,
      async () => {
        const write = await toSomeone({ kind: 'avatar' })()
        await app().pool.query(`update profiles set avatar_url = 'https://pictures.example/x.png' where user_id = $1`, [
          write.input.user_id,
        ])
        return write
      },
    ],
    [files.uploadPicture, async () => ({ ...(await asMember({ kind: 'avatar' })()), file: await pictureOf() })],
    [files.startUpload, asMember({ kind: 'clip', name: 'film.mp4', bytes: 200, type: 'video/mp4' })],
    [files.sendPiece, async () => ({ ...(await withUpload()()), file: mp4() })],
    [files.finishUpload, withUpload({ complete: true })],
    [files.cancelUpload, withUpload({ complete: true })],
    [changeWaiting, async () => asMember({ id: await soldOutSeminar(app()), waiting: true })()],
    [fighterFile.closeCommitment, withCommitment({ outcome: 7 })],
    [fighterFile.forgetCommitment, withCommitment()],
  ]
}
