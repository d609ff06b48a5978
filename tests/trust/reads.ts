import * as admin from '#contract/admin.ts'
import { listAdminOrders, listPayouts } from '#contract/admin-orders.ts'
import { listAthletes, readAthlete } from '#contract/athletes.ts'
import * as bookings from '#contract/bookings.ts'
import * as calendars from '#contract/calendars.ts'
import { readCheckIn } from '#contract/check-ins.ts'
import { listOwnOffers } from '#contract/coach-desk.ts'
import { exportEarnings, listCoachOrders, readCoachOrder } from '#contract/coach-orders.ts'
import { listCoaches, readCoach, readFollow } from '#contract/coaches.ts'
import * as conversations from '#contract/conversations.ts'
import { readFile, readUpload } from '#contract/files.ts'
import * as live from '#contract/live.ts'
import { readWeek } from '#contract/look-back.ts'
import { listOutbox } from '#contract/mails.ts'
import * as marketplace from '#contract/marketplace.ts'
import { listMembershipPayments, previewPlanChange } from '#contract/memberships.ts'
import * as messages from '#contract/messages.ts'
import { listCases } from '#contract/moderation.ts'
import { listNotifications } from '#contract/notifications.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import * as orders from '#contract/orders.ts'
import * as people from '#contract/people.ts'
import { exportPlan } from '#contract/plans.ts'
import * as reviews from '#contract/reviews.ts'
import * as spaces from '#contract/spaces.ts'
import { listFightResults, listTraining } from '#contract/training.ts'
import type { TestApp } from '#tests/support/app.ts'
import { trained } from '#tests/support/athletes.ts'
import { insertBooking, insertCalendar } from '#tests/support/bookings.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { type MemberWithEverything, memberWithEverything } from '#tests/support/member-with-everything.ts'
import { joinElite } from '#tests/support/memberships.ts'
import { buyClip, soldOutSeminar } from '#tests/support/offers.ts'
import { memberOf } from '#tests/support/people.ts'
import { insertSale, offerOf, order } from '#tests/support/sales.ts'
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

  /** An order that the reader made, or got as a coach. */
  function ofOrder(kind: OfferKind, side: 'buyer' | 'coach' = 'buyer') {
    return async (): Promise<ReadyCall> => {
      const { user_id, browser, email } = await reader()
      const people = { buyer_id: user_id, ...(side === 'coach' && { coach_id: user_id }) }
      const { id } = await insertSale(app(), people, kind, kind === 'seminar' ? 'ready' : 'due')
      return { browser, email, input: { id } }
    }
  }

  /** A session that the reader has booked and that is under way. */
  function ofBooking(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { user_id: member_id, browser, email } = await reader()
      const coach = await coachOf(app(), 'Sam Tester')
      const calendar_id = await insertCalendar(app(), { coach_id: coach.user_id }, { meeting_kind: 'peer' })
      const { booking_id } = await insertBooking(app(), { calendar_id, member_id, starts_at: app().clock.now() })
      return { browser, email, input: { id: booking_id, ...more } }
    }
  }

  function ofTimes(more: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const calendar = await insertedCalendar()
      const { id } = await offerOf(app(), calendar, 'coaching')
      return reading(() => ({ id, ...more }))()
    }
  }

  let calendar: Promise<{ seller_slug: string }> | undefined

  /** Of a house coach, which admins run; there is one of each. */
  function insertedCalendar(): Promise<{ seller_slug: string }> {
    calendar ??= insertMissingCalendar('mara-solis')
    return calendar
  }

  async function insertMissingCalendar(seller_slug: string): Promise<{ seller_slug: string }> {
    const { rows } = await app().pool.query('select from calendars where seller_slug = $1', [seller_slug])
    if (rows.length === 0) await insertCalendar(app(), { seller_slug })
    return { seller_slug }
  }

  const NOW = new Date().toISOString()
  const today = new Date().toISOString().slice(0, 10)
  const range = { from: today, to: today }

  return [
    [conversations.readConversation, reading(({ conversation_id }) => ({ id: conversation_id }))],
    [conversations.followAnswer, reading(({ conversation_id }) => ({ id: conversation_id }))],
    [conversations.readRoom, reading(() => ({ room: 'war-room' }))],
    [conversations.listConversations, reading(() => ({ room: 'war-room', search: 'fight' }))],
    [listAthletes, reading(() => ({}))],
    [
      readAthlete,
      async () => {
        const { coach, member } = await trained(app())
        return { browser: coach.browser, email: coach.email, input: { member_id: member.user_id } }
      },
    ],
    [exportPlan, reading(({ plan_id }) => ({ id: plan_id }))],
    [readWeek, reading(() => ({ week: today }))],
    [listTraining, reading(() => ({}))],
    [listFightResults, reading(() => ({}))],
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
    [
      marketplace.readClip,
      async () => {
        const member = await reader()
        await buyClip(app(), member, 'breathing')
        return { browser: member.browser, email: member.email, input: { clip: 'breathing' } }
      },
    ],
    [admin.listUsers, reading(() => ({ search: 'Robin', membership_type: 'admin', status: 'active', sort: 'name' }))],
    [admin.listTransactions, reading(() => ({ search: 'Robin', status: 'completed' }))],
    [admin.listAuditLog, reading(() => ({}))],
    [listAdminOrders, reading(() => ({ search: 'Robin', filter: 'paid' }))],
    [listPayouts, reading(() => ({}))],
    [
      orders.readSandboxCheckout,
      async () => {
        const buyer = await reader()
        const { checkout_id } = await order(buyer, await offerOf(app(), { seller_slug: 'ana-prado' }, 'package'))
        return { browser: buyer.browser, email: buyer.email, input: { checkout_id } }
      },
    ],
    [admin.readAnalytics, reading(() => range)],
    [admin.exportAnalytics, reading(() => range)],
    [listNotifications, reading(({ notification_id }) => ({ before: notification_id }))],
    [readCheckIn, reading(({ check_in_token }) => ({ token: check_in_token }))],
    [readUpload, reading(({ upload_id }) => ({ id: upload_id }))],
    [readFile, reading(({ picture }) => ({ name: picture.replace('/files/', '') }))],
    [listMembershipPayments, reading(() => ({}))],
    [
      previewPlanChange,
      async () => {
        const member = await memberOf(app())
        await joinElite(member)
        return { ...member, input: { plan: 'elite_yearly' } }
      },
    ],
    [calendars.readCalendar, reading(() => ({ slug: 'mara-solis' }))],
    [calendars.readWeek, reading(() => ({ slug: 'mara-solis', from: today }))],
    [calendars.listOpenings, reading(() => ({ slugs: 'mara-solis,kenji-duarte' }))],
    [calendars.listTimes, ofTimes({ month: today.slice(0, 7), time_zone: 'America/Sao_Paulo' })],
    [calendars.listNearestTimes, ofTimes({ at: NOW })],
    [bookings.listBookings, reading(() => ({ when: 'coming' }))],
    [bookings.readBooking, ofBooking()],
    [bookings.takeSignals, ofBooking({ after: 0 })],
    [bookings.readBookingCalendar, ofBooking()],
    [bookings.suggestCoaches, reading(() => ({ matter: 'injury' }))],
    [orders.listOrders, reading(() => ({}))],
    [orders.readOrder, ofOrder('shoutout')],
    [orders.readInvoice, ofOrder('shoutout')],
    [orders.readOrderCalendar, ofOrder('seminar')],
    [listOwnOffers, reading(() => ({ tab: 'services' }))],
    [listCoachOrders, reading(() => ({ filter: 'all' }))],
    [readCoachOrder, ofOrder('shoutout', 'coach')],
    [exportEarnings, reading(() => range)],
    [
      reviews.listOfferReviews,
      async () => {
        const id = await soldOutSeminar(app())
        return reading(() => ({ id }))()
      },
    ],
    [reviews.listSellerReviews, ofCoach()],
    [reviews.readOwnReview, ofOrder('shoutout')],
    [reviews.listCoachReviews, reading(() => ({ filter: 'unanswered' }))],
    [reviews.listAdminReviews, reading(() => ({ filter: 'hidden' }))],
    [listCases, reading(() => ({ filter: 'decided' }))],
    [people.readPerson, reading(({ handle }) => ({ handle }))],
    [people.listPeople, reading(({ space_slug }) => ({ space: space_slug, search: 'Robin' }))],
    [people.suggestPeople, reading(({ space_slug }) => ({ slug: space_slug, text: 'rob' }))],
    [spaces.readSpace, reading(({ space_slug }) => ({ slug: space_slug }))],
    [
      spaces.listPosts,
      reading(({ space_slug }) => ({ slug: space_slug, side: 'offer', matter: 'gym', place: 'Porto', after: NOW })),
    ],
    [spaces.searchPosts, reading(({ space_slug }) => ({ slug: space_slug, search: 'sweep' }))],
    [messages.listThreads, reading(() => ({ archived: 'yes' }))],
    [messages.readThread, reading(({ thread_id }) => ({ id: thread_id }))],
    [messages.listMessages, reading(({ thread_id }) => ({ id: thread_id }))],
    [messages.searchMessages, reading(() => ({ search: 'spar' }))],
    [
      messages.findThread,
      async () => {
        // A coach who never entered the Network: looking does not make the coach a person there.
        const { user_id } = await coachOf(app(), 'Robin Tester')
        return reading(() => ({ user_id }))()
      },
    ],
    [spaces.readPost, reading(({ post_id }) => ({ id: post_id }))],
    [spaces.listReplies, reading(({ post_id }) => ({ id: post_id }))],
    [live.listLive, reading(({ space_slug }) => ({ space: space_slug, from: NOW }))],
    [live.readOccurrence, reading(({ occurrence_id }) => ({ id: occurrence_id }))],
    [live.readLiveCalendar, reading(({ occurrence_id }) => ({ id: occurrence_id }))],
    // An admin hosts the events of the spaces that ship with Kiai.
    [live.readLiveEvent, reading(({ occurrence_id }) => ({ id: occurrence_id.slice(0, 36) }))],
    [
      live.followCalendarFeed,
      async () => {
        const { browser, email } = await reader()
        const { address } = await browser.call(live.changeCalendarFeed, { wanted: true })
        return { browser, email, input: { token: address?.split('/').at(-2) } }
      },
    ],
    [listOutbox, reading(({ email }) => ({ to: email }))],
  ]
}
