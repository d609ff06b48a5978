import * as admin from '#contract/admin.ts'
import { listCoaches, readCoach, readFollow } from '#contract/coaches.ts'
import * as conversations from '#contract/conversations.ts'
import { readFile, readUpload } from '#contract/files.ts'
import { listOutbox } from '#contract/mails.ts'
import * as marketplace from '#contract/marketplace.ts'
import { listNotifications } from '#contract/notifications.ts'
import { exportPlan } from '#contract/plans.ts'
import type { TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { type MemberWithEverything, memberWithEverything } from '#tests/support/member-with-everything.ts'
import { soldOutSeminar } from '#tests/support/offers.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/**
 * A valid call of every GET route with parameters. Each is made by another member, or all by one member, which is quicker
 * to prepare.
 */
export function preparedReads(app: () => TestApp, { by = 'each' }: { by?: 'each' | 'one' } = {}): PreparedCall[] {
  let one: Promise<MemberWithEverything> | undefined

  function reader(): Promise<MemberWithEverything> {
    if (by === 'each') return memberWithEverything(app(), 'admin')
    one ??= memberWithEverything(app(), 'admin')
    return one
  }

  function reading(inputOf: (member: MemberWithEverything) => Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const member = await reader()
      return { browser: member.browser, email: member.email, input: inputOf(member) }
    }
  }

  function ofCoach() {
    return async (): Promise<ReadyCall> => {
      const { slug } = await coachOf(app(), 'Robin Tester')
      return reading(() => ({ slug }))()
    }
  }

  const today = new Date().toISOString().slice(0, 10)
  const range = { from: today, to: today }

  return [
    [conversations.readConversation, reading(({ conversation_id }) => ({ id: conversation_id }))],
    [conversations.followAnswer, reading(({ conversation_id }) => ({ id: conversation_id }))],
    [conversations.readRoom, reading(() => ({ room: 'war-room' }))],
    [conversations.listConversations, reading(() => ({ room: 'war-room', search: 'fight' }))],
    [exportPlan, reading(({ plan_id }) => ({ id: plan_id }))],
    [listCoaches, reading(() => ({ search: 'Robin', specialty: 'boxing' }))],
    [readCoach, ofCoach()],
    [readFollow, ofCoach()],
    [marketplace.readMarketplace, reading(() => ({ slug: 'ai-ember', currency: 'USD', least: 1, sort: 'cheapest' }))],
    [marketplace.readSection, reading(() => ({ slug: 'ai-ember', section: 'videos', currency: 'USD', most: 5000 }))],
    [
      marketplace.readOffer,
      async () => {
        const id = await soldOutSeminar(app())
        return reading(() => ({ id }))()
      },
    ],
    [admin.listUsers, reading(() => ({ search: 'Robin', membership_type: 'admin', status: 'active', sort: 'name' }))],
    [admin.listTransactions, reading(() => ({ search: 'Robin', status: 'completed' }))],
    [admin.listAuditLog, reading(() => ({}))],
    [admin.readAnalytics, reading(() => range)],
    [admin.exportAnalytics, reading(() => range)],
    [listNotifications, reading(({ notification_id }) => ({ before: notification_id }))],
    [readUpload, reading(({ upload_id }) => ({ id: upload_id }))],
    [readFile, reading(({ picture }) => ({ name: picture.replace('/files/', '') }))],
    [listOutbox, reading(({ email }) => ({ to: email }))],
  ]
}
