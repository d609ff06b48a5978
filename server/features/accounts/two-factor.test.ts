import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  finishTwoFactor,
  listDevices,
  renewBackupCodes,
  startTwoFactor,
  stopTwoFactor,
  verifySecondFactor,
} from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailsTo, memberOf, PASSWORD, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { nextTotpCode, totpCode } from '#tests/support/totp.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = PASSWORD
const wrongPassword = {
  status: 400,
  body: { error: { code: 'accounts.password-wrong', fields: { password: { problem: 'password-wrong' } } } },
}
const off = { status: 409, body: { error: { code: 'accounts.two-factor-off' } } }
const on = { status: 409, body: { error: { code: 'accounts.two-factor-on' } } }

async function isOn({ browser }: { browser: Awaited<ReturnType<typeof memberOf>>['browser'] }) {
  return (await browser.call(readSession, {})).session?.user.two_factor_enabled
}

describe('switching two-factor on', () => {
  test('starts with the password, and gives a secret for the app and ten backup codes', async () => {
    const member = await memberOf(app)
    expect(await member.browser.try(startTwoFactor, { password: 'wrong-password-1' })).toMatchObject(wrongPassword)
    const { status, body } = await member.browser.try(startTwoFactor, { password })
    expect(status).toBe(201)
    expect(new Set(body.backup_codes).size).toBe(10)
    const uri = new URL(body.totp_uri)
    expect(uri.protocol + uri.host).toBe('otpauth:totp')
    expect(decodeURIComponent(uri.pathname)).toBe(`/Kiai:${member.email}`)
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Kiai', secret: body.secret })
    expect(body.secret).toMatch(/^[A-Z2-7]{32,}=*$/)
  })

  test('changes nothing until a code of the app was given', async () => {
    const member = await memberOf(app)
    const { secret } = await member.browser.call(startTwoFactor, { password })
    expect(await member.browser.try(finishTwoFactor, { code: wrong(secret) })).toMatchObject({
      status: 401,
      body: { error: { code: 'accounts.two-factor-code-wrong', fields: { code: { problem: 'code-wrong' } } } },
    })
    expect(await isOn(member)).toBe(false)
    expect((await signInElsewhere(app, member)).two_factor_required).toBe(false)
    expect(await mailsTo(app, member.email)).toEqual([])
  })

  test('ends with a code, keeps this session and notifies the owner', async () => {
    const member = await memberOf(app, { language: 'pt' })
    const { secret } = await member.browser.call(startTwoFactor, { password })
    const code = totpCode(secret).replace(/^(...)/, '$1 ')
    expect((await member.browser.try(finishTwoFactor, { code })).status).toBe(200)
    expect(await isOn(member)).toBe(true)
    expect(await mailsTo(app, member.email)).toMatchObject([
      {
        template: 'two-factor-changed',
        language: 'pt',
        subject: 'A verificação em duas etapas está ativada',
      },
    ])
    expect((await signInElsewhere(app, member)).two_factor_required).toBe(true)
  })

  test('uses up the code it ends with', async () => {
    const member = await memberOf(app)
    const { secret } = await member.browser.call(startTwoFactor, { password })
    const code = totpCode(secret)
    await member.browser.call(finishTwoFactor, { code })
    const { browser } = await signInElsewhere(app, member)
    expect((await browser.try(verifySecondFactor, { code, kind: 'totp' })).status).toBe(401)
    expect((await browser.try(verifySecondFactor, { code: nextTotpCode(secret), kind: 'totp' })).status).toBe(200)
  })

  test('can be started again, and then the newest secret counts', async () => {
    const member = await memberOf(app)
    const { secret: forgotten } = await member.browser.call(startTwoFactor, { password })
    const { secret } = await member.browser.call(startTwoFactor, { password })
    expect((await member.browser.try(finishTwoFactor, { code: totpCode(forgotten) })).status).toBe(401)
    expect((await member.browser.try(finishTwoFactor, { code: totpCode(secret) })).status).toBe(200)
  })

  test('is refused when it was not started, and when it is on', async () => {
    const { browser } = await memberOf(app)
    expect(await browser.try(finishTwoFactor, { code: '123456' })).toMatchObject(off)
    const member = await withTwoFactor(app)
    expect(await member.browser.try(startTwoFactor, { password })).toMatchObject(on)
    expect(await member.browser.try(finishTwoFactor, { code: totpCode(member.secret) })).toMatchObject(on)
  })

  test('stores the secret and the codes encrypted', async () => {
    const { user_id, browser } = await memberOf(app)
    const { secret, backup_codes } = await browser.call(startTwoFactor, { password })
    const { rows } = await app.pool.query('select * from two_factors where user_id = $1', [user_id])
    expect(rows).toHaveLength(1)
    const stored = JSON.stringify(rows)
    for (const plain of [secret, ...backup_codes]) expect(stored).not.toContain(plain)
  })
})

describe('switching two-factor off', () => {
  test('needs the password', async () => {
    const member = await withTwoFactor(app)
    expect(await member.browser.try(stopTwoFactor, { password: 'wrong-password-1' })).toMatchObject(wrongPassword)
    expect(await isOn(member)).toBe(true)
  })

  test('keeps this session, asks for no more codes, and notifies the owner', async () => {
    const member = await withTwoFactor(app)
    expect((await member.browser.try(stopTwoFactor, { password })).status).toBe(200)
    expect(await isOn(member)).toBe(false)
    expect((await signInElsewhere(app, member)).two_factor_required).toBe(false)
    expect((await mailsTo(app, member.email)).at(-1)).toMatchObject({
      template: 'two-factor-changed',
      subject: 'Two-factor sign-in is off',
    })
    const { rows } = await app.pool.query('select 1 from two_factors where user_id = $1', [member.user_id])
    expect(rows).toEqual([])
  })

  test('is refused when it is off', async () => {
    const { browser } = await memberOf(app)
    expect(await browser.try(stopTwoFactor, { password })).toMatchObject(off)
    expect(await browser.try(renewBackupCodes, { password })).toMatchObject(off)
  })
})

describe('new backup codes', () => {
  test('need the password, and replace the old ones', async () => {
    const member = await withTwoFactor(app)
    const [old = ''] = member.backup_codes
    expect(await member.browser.try(renewBackupCodes, { password: 'wrong-password-1' })).toMatchObject(wrongPassword)
    const { backup_codes } = await member.browser.call(renewBackupCodes, { password })
    expect(new Set([...backup_codes, ...member.backup_codes]).size).toBe(20)
    const { browser } = await signInElsewhere(app, member)
    expect((await browser.try(verifySecondFactor, { code: old, kind: 'backup' })).status).toBe(401)
    expect((await browser.try(verifySecondFactor, { code: backup_codes[9] ?? '', kind: 'backup' })).status).toBe(200)
  })
})

describe('the password check of two-factor', () => {
  test('can be tried 10 times in 15 minutes over all its calls', async () => {
    const member = await withTwoFactor(app)
    for (let i = 0; i < 9; i++) await app.services.limits.consume('password-check', member.user_id)
    expect(await member.browser.try(stopTwoFactor, { password: 'wrong-password-1' })).toMatchObject(wrongPassword)
    const tooMany = { status: 429, body: { error: { code: 'accounts.too-many-tries' } } }
    expect(await member.browser.try(stopTwoFactor, { password })).toMatchObject(tooMany)
    expect(await member.browser.try(renewBackupCodes, { password })).toMatchObject(tooMany)
    expect((await member.browser.try(listDevices, {})).status).toBe(200)
  })
})

function wrong(secret: string): string {
  return totpCode(secret, 0)
}
