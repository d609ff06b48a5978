import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications.ts'
import { askForTalk, readSupport, sendSupportMessage } from '#contract/support.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, mailsTo, memberOf } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ SUPPORT_EMAIL: 'help@gym.example' })
})
afterAll(() => app.close())

test('a message to support is sent to every active admin only, in the app and by mail', async () => {
  const message = 'Where is <b>my</b> plan?\nI cannot find it.'
  const admin = await memberOf(app, { membership_type: 'admin', language: 'pt' })
  const [closed, bystander] = [await memberOf(app, { membership_type: 'admin' }), await memberOf(app)]
  await ban(app, closed)
  const member = await memberOf(app)
  await member.browser.call(sendSupportMessage, { message })
  const { notifications } = await admin.browser.call(listNotifications, {})
  const details = { full_name: 'Robin Tester', email: member.email, message }
  expect(notifications).toMatchObject([{ kind: 'support_message', details }])
  const mails = await mailsTo(app, admin.email)
  expect(mails).toMatchObject([{ template: 'support-message', language: 'pt' }])
  for (const said of [member.email, message]) expect(mails[0]?.text).toContain(said)
  expect(mails[0]?.html).not.toContain('<b>my</b>')
  expect((await bystander.browser.call(listNotifications, {})).notifications).toEqual([])
  for (const { email } of [closed, bystander, member]) expect(await mailsTo(app, email)).toEqual([])
})

test('who asks for a talk of a house coach gets a copy; the admins read it in their language', async () => {
  const admin = await memberOf(app, { membership_type: 'admin', language: 'es' })
  const member = await memberOf(app, { language: 'pt' })
  const talk = {
    coach: 'kenji-duarte',
    day: '2099-12-10',
    place: 'Academia Central',
    people: 60,
    message: 'Turma de judô.',
  }
  await member.browser.call(askForTalk, talk)
  const [asked] = await mailsTo(app, admin.email)
  expect(asked).toMatchObject({ template: 'talk-request', subject: expect.stringContaining('Kenji Duarte') })
  for (const said of [
    member.email,
    'Fecha: jueves, 10 de diciembre de 2099',
    'Lugar: Academia Central',
    'Turma de judô.',
  ])
    expect(asked?.text).toContain(said)
  const [copy] = await mailsTo(app, member.email)
  expect(copy).toMatchObject({ template: 'talk-asked', language: 'pt' })
  expect(copy?.text).toContain('Público: 60')
  const refused = async (more: object) => (await member.browser.try(askForTalk, { ...talk, ...more })).status
  expect(await refused({ coach: 'ai-ember' })).toBe(404)
  expect(await refused({ day: '2020-01-01' })).toBe(400)
})

test('a member who writes too often has to wait', async () => {
  await memberOf(app, { membership_type: 'admin' })
  const member = await memberOf(app)
  const sent = async () => (await member.browser.try(sendSupportMessage, { message: 'Help' })).status
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) statuses.push(await sent())
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('members see the address of the setting', async () => {
  const { browser } = await memberOf(app)
  expect(await browser.call(readSupport, {})).toEqual({ email: 'help@gym.example' })
})

test('a message is refused while no admin can read it', async () => {
  await app.pool.query(
    `update users set banned_at = now() where id in (select user_id from profiles where role = 'admin')`,
  )
  const { browser } = await memberOf(app)
  expect(await browser.try(sendSupportMessage, { message: 'Is anybody there?' })).toMatchObject({
    status: 409,
    body: { error: { code: 'support.nobody' } },
  })
})
