import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDevices, revokeDevice, signIn } from '#contract/accounts.ts'
import { readSession, renewSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, signInElsewhere } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the list of devices', () => {
  test('shows the sessions of the account, the newest first, and marks the current one', async () => {
    const { email, password, browser } = await memberOf(app)
    const telephone = app.browser()
    await telephone.try(signIn, { email, password }, { 'user-agent': 'Telephone/1.0' })
    const { devices } = await browser.call(listDevices, {})
    expect(devices).toMatchObject([{ user_agent: 'Telephone/1.0', current: false }, { current: true }])
    expect((await telephone.call(listDevices, {})).devices).toMatchObject([{ current: true }, { current: false }])
  })

  test('shows only the member’s own sessions that have not ended', async () => {
    const member = await memberOf(app)
    await memberOf(app)
    const { browser: forgotten } = await signInElsewhere(app, member)
    const all = await member.browser.call(listDevices, {})
    expect(all.devices).toHaveLength(2)
    await app.clock.later({ days: 6 }, () => member.browser.call(renewSession, {}))
    await app.clock.later({ days: 8 }, async () => {
      expect((await member.browser.call(listDevices, {})).devices).toMatchObject([{ current: true }])
      expect((await forgotten.try(listDevices, {})).status).toBe(401)
    })
  })

  test('truncates a user agent that is too long', async () => {
    const { email, password, browser } = await memberOf(app)
    await app.browser().try(signIn, { email, password }, { 'user-agent': 'x'.repeat(5000) })
    const { devices } = await browser.call(listDevices, {})
    expect(devices[0]?.user_agent).toHaveLength(400)
  })
})

describe('ending the session of a device', () => {
  test('signs it out at once, and leaves the others', async () => {
    const member = await memberOf(app)
    const [lost, kept] = [await signInElsewhere(app, member), await signInElsewhere(app, member)]
    const { devices } = await lost.browser.call(listDevices, {})
    const id = devices.find(({ current }) => current)?.id ?? ''
    expect((await member.browser.try(revokeDevice, { id })).status).toBe(200)
    expect(await lost.browser.call(readSession, {})).toEqual({ session: null })
    for (const browser of [member.browser, kept.browser])
      expect((await browser.call(readSession, {})).session).not.toBeNull()
  })

  test('of another member gets the same answer as a missing one', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const { devices } = await other.browser.call(listDevices, {})
    const answers = []
    for (const id of [devices[0]?.id ?? '', randomUUID(), 'not-an-id', '0', 'null', '%00']) {
      const { status, body } = await member.browser.try(revokeDevice, { id })
      const { request_id, ...error } = body.error
      answers.push({ status, error })
    }
    for (const answer of answers) expect(answer).toEqual({ status: 404, error: { code: 'not-found' } })
    expect((await other.browser.call(readSession, {})).session).not.toBeNull()
  })
})
