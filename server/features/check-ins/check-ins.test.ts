import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerCheckIn, readCheckIn, stopCheckIns } from '#contract/check-ins.ts'
import { readFighterFile, switchFileItem } from '#contract/fighter-file.ts'
import {
  changeNotificationChoice,
  changeNotificationMails,
  listNotifications,
  readNotificationChoices,
} from '#contract/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, mailsTo, memberOf, type Person } from '#tests/support/people.ts'
import { askCheckIns, forgetCheckIns } from './ask-check-ins.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  // The job would ask between two steps of a test.
  await app.services.jobs.finishWork()
})
afterAll(() => app.close())

/** In January, so that no test before sees it. */
const TODAY = '2030-01-09'
const MORNING = `${TODAY}T08:00:00Z`

const askAt = (moment: string) => askCheckIns({ ...app.services, clock: { now: () => new Date(moment) } })

async function memberIn(time_zone = 'UTC'): Promise<Person> {
  const member = await memberOf(app)
  await app.pool.query('update profiles set time_zone = $2 where user_id = $1', [member.user_id, time_zone])
  return member
}

async function undertake({ user_id }: Person, text: string, due_date = TODAY): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    'insert into fighter_commitments (user_id, text, due_date) values ($1, $2, $3) returning id',
    [user_id, text, due_date],
  )
  return rows[0]?.id ?? ''
}

async function plan({ user_id }: Person, text: string, due_date = TODAY): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `with plan as (insert into plans (user_id, title, metric, if_then) values ($1, 'Camp', '', '') returning id)
     insert into plan_steps (plan_id, user_id, position, text, due_date) select id, $1, 0, $2, $3 from plan returning id`,
    [user_id, text, due_date],
  )
  return rows[0]?.id ?? ''
}

/** What the member was asked, newest first. */
async function asked({ browser }: Person) {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.flatMap((each) => (each.kind === 'check_in' ? [{ ...each.details, read_at: each.read_at }] : []))
}

const texts = async (member: Person) => (await asked(member)).map(({ text }) => text)

describe('a check-in', () => {
  test('comes at eight in the member’s zone on the day that something is due, once, whatever many processes do', async () => {
    const member = await memberIn('Asia/Kathmandu')
    await undertake(member, 'clinch drills')
    await askAt('2030-01-09T02:14:00Z')
    expect(await texts(member)).toEqual([])
    await Promise.all([askAt('2030-01-09T02:15:00Z'), askAt('2030-01-09T02:15:00Z')])
    await askAt('2030-01-09T09:00:00Z')
    await askAt('2030-01-10T02:15:00Z')
    expect(await asked(member)).toMatchObject([
      { text: 'clinch drills', source: 'commitment', due_date: TODAY, day: TODAY, read_at: null },
    ])
  })

  test('is one a day: the next thing waits for tomorrow, also after a flight to another zone', async () => {
    const member = await memberIn('Pacific/Auckland')
    await undertake(member, 'run')
    await plan(member, 'spar')
    await askAt('2030-01-08T19:30:00Z')
    expect(await texts(member)).toHaveLength(1)
    // The same morning again, on the other side of the date line.
    await app.pool.query(`update profiles set time_zone = 'Pacific/Honolulu' where user_id = $1`, [member.user_id])
    await askAt('2030-01-09T18:30:00Z')
    expect(await texts(member)).toHaveLength(1)
    await askAt('2030-01-10T18:30:00Z')
    expect((await texts(member)).toSorted()).toEqual(['run', 'spar'])
  })

  test('waits for the end of quiet hours on the same day', async () => {
    const member = await memberIn()
    await member.browser.call(changeNotificationMails, { mails: true, quiet_hours: { from: 22, to: 11 } })
    await undertake(member, 'run')
    await askAt('2030-01-09T10:59:00Z')
    expect(await texts(member)).toEqual([])
    await askAt('2030-01-09T11:00:00Z')
    expect(await texts(member)).toEqual(['run'])
  })

  test('is not asked of those who answered, ticked, switched it off, hide it from coaches, are banned or were in danger', async () => {
    const [told, ticked, off, hidden, banned, inDanger] = [
      await memberIn(),
      await memberIn(),
      await memberIn(),
      await memberIn(),
      await memberIn(),
      await memberIn(),
    ]
    for (const each of [told, off, hidden, banned, inDanger]) await undertake(each, 'run')
    await plan(ticked, 'spar')
    await app.pool.query('update fighter_commitments set outcome = 5 where user_id = $1', [told.user_id])
    await app.pool.query('update plan_steps set done_at = now() where user_id = $1', [ticked.user_id])
    await off.browser.call(changeNotificationChoice, { kind: 'check_in', mode: 'off' })
    await hidden.browser.call(switchFileItem, { item: 'commitments', enabled: false })
    await app.pool.query(
      `with said as (
         insert into conversations (user_id, room, template, language, open)
         values ($1, 'war-room', 'general', 'en', false) returning id)
       insert into chat_messages (conversation_id, user_id, position, role, content, trace, created_at)
       select id, $1, 1, 'assistant', 'Call someone.', '{"safety": "self-harm", "safety_level": "crisis"}', $2 from said`,
      [inDanger.user_id, '2030-01-06T12:00:00Z'],
    )
    await ban(app, banned)
    await askAt(MORNING)
    for (const each of [told, ticked, off, hidden, inDanger]) expect(await texts(each)).toEqual([])
    const { rows } = await app.pool.query('select from check_ins where user_id = $1', [banned.user_id])
    expect(rows).toHaveLength(0)
  })

  test('leaves alone what is long over, and asks kindly and once about what was missed', async () => {
    const member = await memberIn()
    await undertake(member, 'forgotten', '2029-12-20')
    await undertake(member, 'missed', '2030-01-04')
    for (const day of ['09', '10', '11']) await askAt(`2030-01-${day}T08:00:00Z`)
    expect(await texts(member)).toEqual(['missed'])
  })

  test('is asked again when the member gave it another day', async () => {
    const member = await memberIn()
    const id = await plan(member, 'spar')
    await askAt(MORNING)
    await app.pool.query(`update plan_steps set due_date = '2030-01-12' where id = $1`, [id])
    await askAt('2030-01-11T08:00:00Z')
    expect(await texts(member)).toHaveLength(1)
    await askAt('2030-01-12T08:00:00Z')
    expect(await texts(member)).toHaveLength(2)
  })
})

describe('the answer', () => {
  async function question(member: Person): Promise<string> {
    await askAt(MORNING)
    return (await asked(member))[0]?.token ?? ''
  }

  test('is the outcome of the commitment, counts for the streak and settles the notification; a second replaces it', async () => {
    const member = await memberIn()
    const id = await undertake(member, 'clinch drills')
    const token = await question(member)
    const visitor = app.browser()
    expect(await visitor.call(readCheckIn, { token })).toMatchObject({
      text: 'clinch drills',
      outcome: null,
      is_on: true,
    })
    // Reading changes nothing: mail scanners open every link.
    expect(await member.browser.call(readFighterFile, {})).toMatchObject({ commitments: [{ id, outcome: null }] })
    expect(await visitor.call(answerCheckIn, { token, outcome: 7 })).toMatchObject({ outcome: 7 })
    expect(await visitor.call(answerCheckIn, { token, outcome: 4 })).toMatchObject({ outcome: 4 })
    expect(await member.browser.call(readFighterFile, {})).toMatchObject({ commitments: [{ id, outcome: 4 }] })
    // Neither does a change of mind on the next day make that day an active one.
    await app.clock.later({ days: 1 }, () => visitor.call(answerCheckIn, { token, outcome: 8 }))
    const { rows } = await app.pool.query('select kind from activities where user_id = $1', [member.user_id])
    expect(rows).toEqual([{ kind: 'check_in' }])
    expect(await asked(member)).toMatchObject([{ read_at: expect.any(String) }])
  })

  test('ticks a step off with its outcome', async () => {
    const member = await memberIn()
    const id = await plan(member, 'spar')
    const token = await question(member)
    await app.browser().call(answerCheckIn, { token, outcome: 9 })
    const { rows } = await app.pool.query('select outcome, done_at from plan_steps where id = $1', [id])
    expect(rows).toEqual([{ outcome: 9, done_at: expect.any(Date) }])
  })

  test('is taken up by the next answer of a coach, and by no later one', async () => {
    const member = await memberIn()
    await undertake(member, 'run')
    const token = await question(member)
    await app.browser().call(answerCheckIn, { token, outcome: 8 })
    const place = { room: 'war-room', conversation_id: '00000000-0000-4000-8000-000000000000' } as const
    const memory = await app.services.memory.readMemory(member.user_id, place)
    expect(memory.reported).toEqual([{ text: 'run', outcome: 8 }])
    await app.pool.query(
      `with said as (
         insert into conversations (user_id, room, template, language, open)
         values ($1, 'war-room', 'general', 'en', false) returning id)
       insert into chat_messages (conversation_id, user_id, position, role, content, created_at)
       select id, $1, 1, 'assistant', 'Good.', now() + interval '1 minute' from said`,
      [member.user_id],
    )
    expect((await app.services.memory.readMemory(member.user_id, place)).reported).toEqual([])
  })

  test('needs the very token: none of another kind, and none for a question whose thing is gone', async () => {
    const member = await memberIn()
    await undertake(member, 'run')
    const token = await question(member)
    const visitor = app.browser()
    for (const wrong of ['x', `x${token}`, Buffer.from('check-in:1.x').toString('base64url')])
      expect((await visitor.request('GET', `/api/check-ins/${wrong}`)).status).toBe(404)
    await app.pool.query('delete from fighter_commitments where user_id = $1', [member.user_id])
    expect(await visitor.call(readCheckIn, { token })).toMatchObject({ text: '' })
    const answered = await visitor.request('POST', `/api/check-ins/${token}/answer`, { outcome: 3 })
    expect(answered.status).toBe(404)
  })
})

test('a question and its link are gone after sixty days', async () => {
  const member = await memberIn()
  await undertake(member, 'run')
  await askAt(MORNING)
  const [{ token } = { token: '' }] = await asked(member)
  const forgetAt = (moment: string) => forgetCheckIns({ ...app.services, clock: { now: () => new Date(moment) } })
  const statusOf = async () => (await app.browser().request('GET', `/api/check-ins/${token}`)).status
  await forgetAt('2030-03-09T08:00:00Z')
  expect(await statusOf()).toBe(200)
  await forgetAt('2030-03-11T08:00:00Z')
  expect(await statusOf()).toBe(404)
})

describe('by mail', () => {
  test('comes with a link to the buttons and one that ends it, in the member’s language', async () => {
    const member = await memberOf(app, { language: 'pt' })
    await member.browser.call(changeNotificationChoice, { kind: 'check_in', mode: 'mail' })
    await undertake(member, 'drills de clinch')
    await askAt(MORNING)
    const [mail, ...others] = (await mailsTo(app, member.email)).filter(({ template }) => template === 'check-in')
    expect(others).toEqual([])
    const [{ token } = { token: '' }] = await asked(member)
    expect(mail?.text).toContain('drills de clinch')
    expect(mail?.text).toContain(`/check-in?token=${token}\n`)
    expect(mail?.text).toContain(`/check-in?token=${token}&stop`)
    expect(await app.browser().call(stopCheckIns, { token })).toMatchObject({ is_on: false })
    expect(await member.browser.call(readNotificationChoices, {})).toMatchObject({ choices: { check_in: 'off' } })
    await undertake(member, 'correr', '2030-01-10')
    await askAt('2030-01-10T08:00:00Z')
    expect(await asked(member)).toHaveLength(1)
  })

  test('does not come to those who want no mails', async () => {
    const member = await memberIn()
    await member.browser.call(changeNotificationChoice, { kind: 'check_in', mode: 'mail' })
    await member.browser.call(changeNotificationMails, { mails: false, quiet_hours: null })
    await undertake(member, 'run')
    await askAt(MORNING)
    expect(await texts(member)).toEqual(['run'])
    expect((await mailsTo(app, member.email)).filter(({ template }) => template === 'check-in')).toEqual([])
  })
})
