import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import type { Granted } from '#server/features/accounts/public.ts'
import { printWelcome } from './print-welcome.ts'

const OWN_DATABASE = { DATABASE_URL: 'postgres://localhost/kiai', SESSION_SECRET: 's'.repeat(32) }
const EMAILS = ['member', 'elite', 'coach', 'pending', 'denied', 'admin'].map((name) => `${name}@kiai.example`)

interface Started {
  demoPassword?: string
  bootstrapped?: Granted
  emails?: string[]
  passwordFile?: string
}

function welcome(settings: Record<string, string>, started: Started = {}): string {
  let text = ''
  const out = { write: (part: string) => (text += part) }
  const env = readEnv(settings)
  const { demoPassword, bootstrapped, emails = EMAILS, passwordFile } = started
  const demo = env.embedded ? { emails, passwordFile } : undefined
  printWelcome(out, { env, baseUrl: 'http://localhost:3000', demo, demoPassword, bootstrapped })
  return text
}

describe('the welcome', () => {
  const passwordFile = join(process.cwd(), '.data/demo-accounts.json')

  test('of the first start names the demo accounts and their password', () => {
    const text = welcome({}, { demoPassword: 'open-mat-2026', passwordFile })
    expect(text).toContain('KIAI is ready at http://localhost:3000')
    expect(text).toContain('the password open-mat-2026 (shown this once, kept in .data/demo-accounts.json)')
    expect(text.match(/^ {4}\w+@kiai\.example$/gm)).toEqual(EMAILS.map((email) => `    ${email}`))
  })

  test('of a later start names the demo accounts and the file with their password', () => {
    expect(welcome({}, { passwordFile })).toContain(
      `  Demo accounts, their password is in .data/demo-accounts.json:\n    ${EMAILS.join(', ')}\n`,
    )
  })

  test('names no password file and no accounts that do not exist', () => {
    expect(welcome({})).toContain('Demo accounts, with the password of the installation they come from:')
    expect(welcome({})).not.toContain('demo-accounts.json')
    expect(welcome({}, { emails: [], passwordFile })).not.toContain('emo')
  })

  test('says what is switched off, and how to switch it on', () => {
    const text = welcome({})
    for (const setting of [
      'SMTP_URL',
      'MAIL_FROM',
      'DATABASE_URL',
      'SESSION_SECRET',
      'AI_PROVIDER',
      'AI_API_KEY',
      'METRICS=on',
      'STRIPE_SECRET_KEY',
    ])
      expect(text).toContain(setting)
    expect(text).toContain('http://localhost:3000/outbox: anyone on this machine, and administrators, can')
  })

  test('says which payments are used, and shows no key', () => {
    expect(welcome({})).toContain('Payments are a sandbox: no money moves. For Stripe, set STRIPE_SECRET_KEY')
    const STRIPE_WEBHOOK_SECRET = 'whsec_canary'
    const tried = welcome({ STRIPE_SECRET_KEY: 'sk_test_canary', STRIPE_WEBHOOK_SECRET })
    expect(tried).toContain('Payments go through Stripe with a test key: no money moves.')
    const live = welcome({ STRIPE_SECRET_KEY: 'sk_live_canary', STRIPE_WEBHOOK_SECRET })
    expect(live).toContain('Payments go through Stripe.\n')
    expect(tried + live).not.toContain('canary')
  })

  test('with DATABASE_URL names no demo accounts, and warns when no mail can be sent', () => {
    const text = welcome(OWN_DATABASE)
    expect(text).not.toContain('emo')
    expect(text).toContain('EMAILS CANNOT BE SENT')
    const complete = { BASE_URL: 'https://gym.example', MAIL_FROM: 'kiai@gym.example', SMTP_URL: 'smtp://localhost' }
    expect(welcome({ ...OWN_DATABASE, ...complete })).not.toMatch(/mail/i)
  })

  test('warns when links only work on this machine, or mails have the placeholder sender', () => {
    const SMTP_URL = 'smtp://localhost'
    const links = 'LINKS IN EMAILS LEAD TO http://localhost:3000: set BASE_URL'
    const sender = 'EMAILS ARE SENT AS Kiai <no-reply@kiai.example>: set MAIL_FROM'
    expect(welcome(OWN_DATABASE)).toContain(links)
    expect(welcome({ SMTP_URL })).toContain(links)
    expect(welcome({ SMTP_URL })).toContain(sender)
    expect(welcome({})).not.toMatch(/LINKS|SENT AS/)
    expect(welcome({ SMTP_URL, BASE_URL: 'https://gym.example', MAIL_FROM: 'kiai@gym.example' })).not.toMatch(
      /LINKS|SENT AS/,
    )
  })

  test('warns when other machines can connect, and says who can read the mails', () => {
    const open = welcome({ HOST: '0.0.0.0' })
    expect(open).toContain('OTHER MACHINES CAN REACH THE DEMO ACCOUNTS, including an administrator')
    expect(open).toContain('For any other name, set BASE_URL')
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(welcome({ HOST })).not.toMatch(/other machines/i)
    expect(welcome({ HOST: '0.0.0.0' }, { emails: [] })).not.toContain('DEMO')
    expect(welcome({ BASE_URL: 'https://gym.example' })).toContain('/outbox: only administrators can read them')
    expect(welcome({ TRUSTED_PROXY: '127.0.0.1' })).toContain('/outbox: only administrators can read them')
  })

  test('says which provider answers in the chat, and never shows the key', () => {
    expect(welcome({})).toContain('The AI is the built-in strategist.')
    const text = welcome({ AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'canary-key' })
    expect(text).toContain('The AI is anthropic:a-model.')
    expect(text).not.toContain('canary-key')
  })

  test('says whether the first administrator was invited', () => {
    const settings = { ...OWN_DATABASE, BOOTSTRAP_ADMIN_EMAIL: 'owner@gym.example' }
    expect(welcome(settings, { bootstrapped: { outcome: 'granted' } })).toContain(
      'owner@gym.example is now an administrator',
    )
    expect(welcome(settings)).not.toContain('owner@gym.example')
  })

  test.each([
    ['queued', 'is queued.\n  If it does not arrive, run: npm run admin -- grant owner@gym.example'],
    ['kept', 'is in the email to owner@gym.example at http://localhost:3000/outbox'],
    ['failed', 'could not be sent. Set SMTP_URL, then run: npm run admin -- grant owner@gym.example'],
  ] as const)('describes the mail to the first administrator by its state: %s', (status, words) => {
    const settings = { ...OWN_DATABASE, BOOTSTRAP_ADMIN_EMAIL: 'owner@gym.example' }
    const text = welcome(settings, { bootstrapped: { outcome: 'invited', mail: { id: 'x', status } } })
    expect(text).toContain(words)
    expect(text).not.toContain('was sent')
  })
})
