import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeLanguage, requestPasswordReset } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { mailsTo, memberOf } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { readLanguagesInUse } from './read-languages-in-use.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the chosen language applies to the member’s session and next mail only', async () => {
  const [member, other] = [await memberOf(app), await memberOf(app)]
  await member.browser.call(changeLanguage, { language: 'pt' })
  expect((await member.browser.call(readSession, {})).session?.user.language).toBe('pt')
  await member.browser.call(requestPasswordReset, { email: member.email })
  expect(await mailsTo(app, member.email)).toMatchObject([{ language: 'pt', subject: 'Crie uma nova senha' }])
  expect((await other.browser.call(readSession, {})).session?.user.language).toBe('en')
})

test('a changed language is sent to the open pages of the member’s other devices', async () => {
  const { browser, user_id } = await memberOf(app)
  const events = await eventsOf(app, user_id)
  await browser.call(changeLanguage, { language: 'es' })
  await vi.waitFor(() => expect(events).toEqual([{ type: 'account-changed' }]), soon)
})

test('a language that a member has chosen is in use', async () => {
  const { browser } = await memberOf(app)
  await browser.call(changeLanguage, { language: 'es' })
  const inUse = await readLanguagesInUse(app.services.db)
  expect(inUse).toContain('es')
  expect(inUse).toHaveLength(new Set(inUse).size)
})

test('an unsupported language is refused', async () => {
  const { browser } = await memberOf(app)
  const answer = await browser.request('PUT', changeLanguage.path, { language: 'xx' })
  expect(answer).toMatchObject({ status: 400, body: { error: { fields: { language: { problem: 'choice' } } } } })
})
