import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exportAccount } from '#contract/accounts.ts'
import { SHARED_ITEMS, type SharedItem, STEP_NOTE_LENGTH } from '#contract/athlete-rules.ts'
import * as contract from '#contract/athletes.ts'
import { decideCase, listCases, listOwnDecisions, reportThing, takeDecisionBack } from '#contract/moderation.ts'
import { listNotifications } from '#contract/notifications.ts'
import { keepDistance } from '#contract/people.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { saveOwnSpace } from '#contract/spaces.ts'
import { logTraining } from '#contract/training.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { share as sharing, stepOf } from '#tests/support/athletes.ts'
import { insertBooking, insertCalendar } from '#tests/support/bookings.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { insertSale } from '#tests/support/sales.ts'
import { soon } from '#tests/support/soon.ts'
import { block, insider, suspend } from '#tests/support/spaces.ts'

let app: TestApp
let coach: Person
let admin: Person
let member: Person
let step_id: string

beforeAll(async () => {
  app = await createTestApp()
  coach = await coachOf(app, 'Iara Ramos')
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

beforeEach(async () => {
  member = await memberOf(app)
  await insertSale(app, { buyer_id: member.user_id, coach_id: coach.user_id }, 'coaching', 'done')
  await member.browser.call(saveQuizResult, { answers: [0, 0, 0] })
  const day = app.clock.now().toISOString().slice(0, 10)
  await member.browser.call(logTraining, {
    id: randomUUID(),
    day,
    kind: 'sparring',
    minutes: 60,
    effort: 7,
    word: null,
  })
  step_id = await stepOf(app, member)
})

const share = (items?: readonly SharedItem[], by = member, to = coach) => sharing(by, to, items)

const read = (by: Person, of = member) => by.browser.try(contract.readAthlete, { member_id: of.user_id })
const note = (by: Person, text = 'Hands up', of = member) =>
  by.browser.try(contract.writeStepNote, { member_id: of.user_id, step_id, text })

/** Nothing of the member reaches this coach in any way. */
async function expectNothing(by = coach) {
  expect((await read(by)).status).toBe(404)
  expect((await note(by)).status).not.toBe(200)
  const list = await by.browser.try(contract.listAthletes, {})
  expect(JSON.stringify(list.body)).not.toContain(member.user_id)
}

const notes = async () => (await member.browser.call(contract.listStepNotes, {})).notes
const news = async () =>
  (await member.browser.call(listNotifications, {})).notifications.filter(({ kind }) => kind === 'coach_note')

describe('what an athlete shares', () => {
  test('is nothing until an item is switched on, and then that item alone', async () => {
    const { coaches } = await member.browser.call(contract.listTrainers, {})
    expect(coaches).toEqual([
      { coach_id: coach.user_id, full_name: 'Iara Ramos', avatar_url: null, items: [], is_open: true },
    ])
    await expectNothing()
    const parts = { streak: 'streak', fire: 'fire', training: 'last_training_day', plans: 'next_step' } as const
    for (const item of SHARED_ITEMS) {
      await share([item])
      const page = await coach.browser.call(contract.readAthlete, { member_id: member.user_id })
      expect(Object.keys(page).toSorted()).toEqual(['avatar_url', 'full_name', 'items', 'member_id', item].toSorted())
      const { athletes } = await coach.browser.call(contract.listAthletes, {})
      const [listed] = athletes.filter(({ member_id }) => member_id === member.user_id)
      expect(Object.keys(listed ?? {}).toSorted()).toEqual(
        ['avatar_url', 'full_name', 'items', 'member_id', parts[item]].toSorted(),
      )
      await member.browser.call(contract.shareItem, { coach_id: coach.user_id, item, shared: false })
      await expectNothing()
    }
  })

  test('is told to the open pages of the coach when it changes, and nothing by strangers', async () => {
    const stranger = await memberOf(app)
    const told = { type: 'data-changed', data: 'coach-desk' }
    const events = await eventsOf(app, coach.user_id)
    await stranger.browser.call(contract.shareItem, { coach_id: coach.user_id, item: 'plans', shared: false })
    // Once a later event has arrived, all before it have.
    await eventsOf(app, coach.user_id)
    expect(events).not.toContainEqual(told)
    await share(['plans'])
    await vi.waitFor(() => expect(events).toContainEqual(told), soon)
  })

  test('is read with its values', async () => {
    await share()
    const page = await coach.browser.call(contract.readAthlete, { member_id: member.user_id })
    expect(page).toMatchObject({
      streak: { current: 1, longest: 1, active_today: true },
      fire: { fire_level: 100 },
      training: [{ kind: 'sparring', minutes: 60, effort: 7, word: null }],
      plans: [{ title: 'Sharper', steps: [{ id: step_id, text: 'Three rounds of jabs', note: null, done_at: null }] }],
    })
    const { athletes } = await coach.browser.call(contract.listAthletes, {})
    expect(athletes[0]).toMatchObject({ streak: 1, fire: 100, next_step: { text: 'Three rounds of jabs' } })
  })

  test('ends at once for all items, and the notes stay with the athlete', async () => {
    await share()
    expect((await note(coach)).status).toBe(200)
    await member.browser.call(contract.stopSharing, { coach_id: coach.user_id })
    await expectNothing()
    expect((await coach.browser.try(contract.deleteStepNote, { member_id: member.user_id, step_id })).status).toBe(404)
    expect(await notes()).toMatchObject([{ text: 'Hands up', full_name: 'Iara Ramos' }])
    expect((await member.browser.try(contract.stopSharing, { coach_id: coach.user_id })).status).toBe(404)
  })

  test('is seen by no other coach and by no admin', async () => {
    await share()
    const admin = await memberOf(app, { membership_type: 'admin' })
    const other = await coachOf(app)
    for (const stranger of [admin, other]) await expectNothing(stranger)
    expect((await read(member)).status).toBe(403)
  })

  test('can be shared with the coach of a joined space or a booked session, and with nobody else', async () => {
    const other = await coachOf(app)
    const change = { coach_id: other.user_id, item: 'streak', shared: true } as const
    const refused = await member.browser.try(contract.shareItem, change)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'athletes.not-your-coach'])
    const space = await other.browser.call(saveOwnSpace, { name: 'Late starters', about: 'For clients' })
    const joined = await insider(app, [])
    await app.pool.query('insert into space_members (space_id, user_id) values ($1, $2)', [space.id, joined.user_id])
    const { coaches } = await joined.browser.call(contract.shareItem, change)
    expect(coaches).toMatchObject([{ coach_id: other.user_id, items: ['streak'] }])
    const booker = await memberOf(app)
    const calendar_id = await insertCalendar(app, { coach_id: other.user_id })
    await insertBooking(app, { calendar_id, member_id: booker.user_id, starts_at: app.clock.now() })
    expect((await booker.browser.call(contract.shareItem, change)).coaches).toMatchObject([{ items: ['streak'] }])
    // A coach is a member of the own space and not an athlete of their own.
    expect((await other.browser.try(contract.shareItem, { ...change })).status).toBe(409)
  })

  test.each([
    ['a block by the athlete', () => block(app, member, coach)],
    ['a block by the coach', () => block(app, coach, member)],
    ['a suspension of the coach', () => suspend(app, coach)],
    ['the loss of the role', () => set('profiles', `coach_status = 'denied'`, 'user_id', coach)],
    ['a ban of the athlete', () => set('users', 'banned_at = now()', 'id', member)],
  ])('is hidden by %s', async (_what, happens) => {
    await share()
    await happens()
    await expectNothing()
    await app.pool.query('delete from distances')
    await app.pool.query('update moderation_decisions set lifted_at = now()')
    await set('profiles', `coach_status = 'approved'`, 'user_id', coach)
    await set('users', 'banned_at = null', 'id', member)
    expect((await read(coach)).status).toBe(200)
  })

  test('goes with either account, and is exported to both', async () => {
    const trainer = await coachOf(app)
    await insertSale(app, { buyer_id: member.user_id, coach_id: trainer.user_id }, 'coaching', 'done')
    await share(['plans'], member, trainer)
    await note(trainer)
    const mine = (await member.browser.call(exportAccount, {})).account
    expect(mine).toMatchObject({ athlete_shares: [{ items: ['plans'] }], step_notes: [{ text: 'Hands up' }] })
    const theirs = (await trainer.browser.call(exportAccount, {})).account
    expect(theirs).toMatchObject({ athletes_trained: [{ items: ['plans'] }], step_notes_given: [{ text: 'Hands up' }] })
    expect(JSON.stringify(theirs)).not.toContain(member.user_id)
    await app.pool.query('delete from plans where user_id = $1', [member.user_id])
    expect(await notes()).toEqual([])
  })
})

async function set(table: 'profiles' | 'users', change: string, key: string, { user_id }: Person) {
  await app.pool.query(`update ${table} set ${change} where ${key} = $1`, [user_id])
}

describe('a note on a step', () => {
  test('is one for a coach and step, changed without a second notification, and taken back', async () => {
    await share(['plans'])
    await note(coach, 'Hands up')
    const { body } = await note(coach, 'Hands up, chin down')
    expect(body).toMatchObject({ plans: [{ steps: [{ note: 'Hands up, chin down' }] }] })
    expect(await notes()).toMatchObject([{ step_id, coach_id: coach.user_id, text: 'Hands up, chin down' }])
    expect(await news()).toMatchObject([{ details: { full_name: 'Iara Ramos', step: 'Three rounds of jabs' } }])
    await coach.browser.call(contract.deleteStepNote, { member_id: member.user_id, step_id })
    expect([await notes(), await news()]).toEqual([[], []])
  })

  test('of a muted coach is there without a notification', async () => {
    await share(['plans'])
    await block(app, member, coach, 'mute')
    await note(coach)
    expect(await notes()).toMatchObject([{ text: 'Hands up' }])
    expect(await news()).toEqual([])
    await app.pool.query('delete from distances')
  })

  test('can be answered with a report and a block, also if the coach was never in the Network', async () => {
    const trainer = await coachOf(app)
    await insertSale(app, { buyer_id: member.user_id, coach_id: trainer.user_id }, 'coaching', 'done')
    await share(['plans'], member, trainer)
    await note(trainer)
    const { user_id } = trainer
    await member.browser.call(reportThing, { thing: 'person', id: user_id, reason: 'harassment', note: 'The note' })
    await member.browser.call(keepDistance, { user_id, distance: 'block' })
    await expectNothing(trainer)
    expect(await notes()).toEqual([])
  })

  test('is reported with its words, removed for both, shown again when that is taken back, and new when written anew', async () => {
    const trainer = await coachOf(app)
    await insertSale(app, { buyer_id: member.user_id, coach_id: trainer.user_id }, 'coaching', 'done')
    await share(['plans'], member, trainer)
    await note(trainer, 'You are worthless')
    const [first] = await notes()
    const report = { thing: 'step_note', id: first?.id ?? '', reason: 'harassment', note: null } as const
    for (const other of [await memberOf(app), trainer, admin])
      await expect(other.browser.call(reportThing, report)).rejects.toThrow('not-found')
    await member.browser.call(reportThing, report)
    await note(trainer, 'Hands up')
    const { cases } = await admin.browser.call(listCases, {})
    const found = cases.find(({ words }) => words === 'You are worthless')
    expect(found).toMatchObject({ thing: 'step_note', path: null, person: { user_id: trainer.user_id } })

    await admin.browser.call(decideCase, { id: found?.id ?? '', act: 'remove', reason: 'An insult' })
    const seen = async () => (await read(trainer)).body
    expect([await notes(), await news()]).toEqual([[], []])
    expect(await seen()).toMatchObject({ plans: [{ steps: [{ note: null }] }] })
    await expect(member.browser.call(reportThing, report)).rejects.toThrow('not-found')

    const { decisions } = await trainer.browser.call(listOwnDecisions, {})
    await admin.browser.call(takeDecisionBack, { id: decisions[0]?.id ?? '', reason: 'A mistake' })
    expect(await notes()).toMatchObject([{ id: first?.id, text: 'Hands up' }])
    expect(await seen()).toMatchObject({ plans: [{ steps: [{ note: 'Hands up' }] }] })

    await member.browser.call(reportThing, { ...report, reason: 'spam' })
    const again = (await admin.browser.call(listCases, {})).cases.find(
      ({ person }) => person?.user_id === trainer.user_id,
    )
    await admin.browser.call(decideCase, { id: again?.id ?? '', act: 'remove_everything', reason: 'Spam' })
    expect(await notes()).toEqual([])
    await note(trainer, 'Chin down')
    const [anew] = await notes()
    expect(anew).toMatchObject({ text: 'Chin down' })
    expect(anew?.id).not.toBe(first?.id)
    expect(await news()).toHaveLength(1)
  })

  test('is removed by the athlete, and by nobody else', async () => {
    await share(['plans'])
    await note(coach)
    const named = { step_id, coach_id: coach.user_id }
    const stranger = await memberOf(app)
    expect((await stranger.browser.try(contract.removeStepNote, named)).status).toBe(404)
    expect(await member.browser.call(contract.removeStepNote, named)).toEqual({ notes: [] })
  })

  test('needs shared plans, a step of this athlete and at most 500 characters', async () => {
    await share(['streak', 'fire', 'training'])
    expect((await note(coach)).status).toBe(404)
    await share(['plans'])
    expect((await note(coach, 'x'.repeat(STEP_NOTE_LENGTH + 1))).status).toBe(400)
    const other = await memberOf(app)
    const foreign = { member_id: member.user_id, step_id: await stepOf(app, other), text: 'Hands up' }
    expect((await coach.browser.try(contract.writeStepNote, foreign)).status).toBe(404)
  })
})
