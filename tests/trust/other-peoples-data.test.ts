import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askStrategist } from '#contract/conversations.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { listNotifications } from '#contract/notifications.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberWithEverything } from '#tests/support/member-with-everything.ts'
import { memberOf } from '#tests/support/people.ts'
import { type PreparedCall, type ReadyCall, routeName, sendReady } from './prepared-call.ts'
import { preparedReads } from './reads.ts'
import { preparedWrites } from './writes.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A message in an existing conversation; the call in the list begins a new one. */
async function continueConversation(): Promise<ReadyCall> {
  const { browser, conversation_id } = await memberWithEverything(app)
  return { browser, input: { message: 'And then?', template: 'fight', language: 'en', conversation_id } }
}

const WRITES = preparedWrites(() => app).filter(([endpoint]) => endpoint !== askStrategist)
const CALLS: PreparedCall[] = [
  ...preparedReads(() => app, { by: 'one' }),
  ...WRITES,
  [askStrategist, continueConversation],
]

/** Path parameters that belong to nobody, and why every admitted person may use them. */
const SHARED: Record<string, string> = {
  '{room}': 'the War Room and the AI coaches are rooms of everybody; what is read there is found by the session',
  '{slug}': 'the profile and the marketplace of a coach are for all members',
  '{handle}': 'a person is for those who may know of them: spaces.test.ts',
  '{reaction}': 'a kind of reaction, of whoever asks',
  '{token}': 'the secret address of a calendar, which is its own proof: live.test.ts',
  '{clip}': 'a clip is for those who bought it: marketplace.test.ts',
  '{section}': 'a part of a marketplace',
  '{key}': 'a kind of fact, of the file of whoever asks',
  '{item}': 'a kind of item, of the file of whoever asks',
  '{user_id}': 'an admin acts on somebody else, and a member mutes or blocks somebody else',
  '{kind}': 'a kind of picture, of whoever asks',
  '{step}': 'whether a file is only read or added, of whoever asks',
  '{index}': 'the number of a piece, below the id of an upload',
  '{name}': 'a file is for those who may see it, admins among them: uploads.test.ts',
}

/** Routes with an owned id in the body or the query. */
const IDS_OUTSIDE_PATH: Record<string, string> = {
  'POST /api/plans': 'message_id',
  'POST /api/war-room-ai': 'conversation_id',
  'POST /api/notifications/read': 'id',
}

/** Routes with an id of something that belongs to nobody, and why every member may use it. */
const FOR_ALL: Record<string, string> = {
  'PUT /api/trainers/{coach_id}/items/{item}': 'a member shares with a coach, who is somebody else: athletes.test.ts',
  'GET /api/live/{id}': 'a date is for all who may see the door of its space: live.test.ts',
  'PUT /api/live/{id}/rsvp': 'everyone who may enter the space answers for themselves',
  'POST /api/live/{id}/join': 'everyone who may enter the space may join: live.test.ts',
  'POST /api/live/{id}/questions': 'everyone who may enter the space may ask',
  'GET /api/live/{id}/calendar.ics': 'a date is for all who may see the door of its space',
  'PUT /api/live-questions/{id}/vote': 'everyone who may enter the space may vote: live.test.ts',
  'PUT /api/live/{id}/time': 'hosts change what belongs to their space: live.test.ts',
  'POST /api/live/{id}/cancel': 'hosts change what belongs to their space: live.test.ts',
  'PUT /api/live/{id}/notes': 'hosts change what belongs to their space: live.test.ts',
  'POST /api/live/{id}/recap/draft': 'hosts change what belongs to their space: live.test.ts',
  'PUT /api/live/{id}/recap': 'hosts change what belongs to their space: live.test.ts',
  'DELETE /api/live-questions/{id}': 'hosts change what belongs to their space: live.test.ts',
  'PUT /api/live-questions/{id}/answered': 'hosts change what belongs to their space: live.test.ts',
  'GET /api/live-events/{id}': 'hosts change what belongs to their space: live.test.ts',
  'PUT /api/live-events/{id}': 'hosts change what belongs to their space: live.test.ts',
  'DELETE /api/live-events/{id}': 'hosts change what belongs to their space: live.test.ts',
  'GET /api/posts/{id}': 'a post is for those who may enter its space: spaces.test.ts',
  'GET /api/posts/{id}/replies': 'replies are for those who may enter the space: spaces.test.ts',
  'POST /api/posts/{id}/translation': 'everyone who may read a post may have it translated',
  'PUT /api/posts/{id}/reactions/{reaction}': 'everyone who may read a post may react to it',
  'PUT /api/posts/{id}/pinned': 'a moderator pins the posts of others',
  'POST /api/moderation/cases/{id}/decision': 'a moderator decides about what others wrote: moderation.test.ts',
  'POST /api/moderation/cases/{id}/notes': 'a moderator decides about what others wrote: moderation.test.ts',
  'POST /api/moderation/decisions/{id}/take-back': 'a moderator takes back what another decided',
  'POST /api/moderation/decisions/{id}/appeal/decision': 'an admin answers the appeal of somebody else',
  'GET /api/offers/{id}': 'an offer is for all members',
  'GET /api/offers/{id}/times': 'when a session can be booked is for all members',
  'GET /api/offers/{id}/times/near': 'when a session can be booked is for all members',
  'GET /api/offers/{id}/reviews': 'the reviews of an offer are for all members',
  'POST /api/reviews/{id}/report': 'a review is for all members, and each may report it',
  'PUT /api/admin/reviews/{id}/answer': 'what an admin does is done to the review of somebody else',
  'POST /api/admin/reviews/{id}/hide': 'what an admin does is done to the review of somebody else',
  'POST /api/admin/reviews/{id}/keep': 'what an admin does is done to the review of somebody else',
  'PUT /api/offers/{id}/waitlist': 'whoever asks is put on the waitlist of an offer',
  'POST /api/admin/orders/{id}/refund': 'an admin gives back what anybody paid',
  'POST /api/admin/orders/{id}/close-return': 'an admin decides about a return of anybody',
  'POST /api/admin/payouts/{id}/paid': 'an admin pays any coach',
  'POST /api/admin/payouts/{id}/send': 'an admin pays any coach',
  'POST /api/admin/payouts/{id}/cancel': 'an admin takes back the payout of any coach',
}

const namesIn = (path: string) => [...path.matchAll(/\{\w+\}/g)].map(([name]) => name)
const isOwned = (name: string) => !(name in FOR_ALL) && namesIn(name).some((one) => !(one in SHARED))

function idsOf([endpoint]: PreparedCall): string[] {
  const elsewhere = IDS_OUTSIDE_PATH[routeName(endpoint)]
  if (elsewhere) return [elsewhere]
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return names.filter((name) => !(`{${name}}` in SHARED))
}

const OWNED = CALLS.filter(([endpoint]) => isOwned(routeName(endpoint)) || routeName(endpoint) in IDS_OUTSIDE_PATH)

/** Sends the call; the request id, which always differs, is removed from the response. */
async function ask(call: ReadyCall, [endpoint]: PreparedCall) {
  const answer = await sendReady<ErrorBody>(endpoint, call)
  const { request_id: _, ...error } = answer.body.error ?? {}
  return { status: answer.status, error }
}

test('the calls below cover every route with an owned id in its path', async () => {
  const owned = (await apiRoutes(app)).map(({ name }) => name).filter(isOwned)
  const tried = OWNED.map(([endpoint]) => routeName(endpoint)).filter((name) => !(name in IDS_OUTSIDE_PATH))
  expect(tried.sort()).toEqual(owned.sort())
})

describe('another person’s data', () => {
  test.each(OWNED.map((call) => [routeName(call[0]), call] as const))(
    'answers %s like data that does not exist, and is not changed',
    async (_, call) => {
      const [, prepare] = call
      const theirs = await prepare()
      const { input } = theirs
      // An admin is admitted by every route, so the refusal is about the id.
      const { browser } = await memberOf(app, { membership_type: 'admin' })
      const nowhere = { ...input, ...Object.fromEntries(idsOf(call).map((name) => [name, randomUUID()])) }
      const unknown = await ask({ ...theirs, browser, input: nowhere }, call)
      expect(unknown).toEqual({ status: 404, error: { code: 'not-found' } })
      expect(await ask({ ...theirs, browser }, call)).toEqual(unknown)
      // The id of another person's row is also refused below an own row.
      for (const name of idsOf(call).slice(1)) {
        const own = await prepare()
        expect(await ask({ ...own, input: { ...own.input, [name]: input[name] } }, call), name).toEqual(unknown)
      }
      expect((await ask(theirs, call)).status).toBeLessThan(300)
    },
  )

  test('cannot be used as a cursor in an own list', async () => {
    const { notification_id } = await memberWithEverything(app)
    const { browser } = await memberWithEverything(app)
    const from = (before: string) => browser.call(listNotifications, { before })
    expect(await from(notification_id)).toEqual(await from(randomUUID()))
  })
})
