import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { printWelcome } from './print-welcome.ts'

const OWN_DATABASE = { DATABASE_URL: 'postgres://localhost/kiai', SESSION_SECRET: 's'.repeat(32) }

function welcome(
  settings: Record<string, string>,
  started: { demoPassword?: string; bootstrapped?: string } = {},
): string {
  let text = ''
  const out = { write: (part: string) => (text += part) }
  const baseUrl = 'http://localhost:3000'
  const { demoPassword, bootstrapped } = started
  printWelcome(out, { env: readEnv(settings), baseUrl, demoPassword, bootstrapped })
  return text
}

describe('the welcome', () => {
  test('of the first start names the demo accounts and their password', () => {
    const text = welcome({}, { demoPassword: 'open-mat-2026' })
    expect(text).toContain('KIAI is ready at http://localhost:3000')
    expect(text).toContain('the password open-mat-2026')
    expect(text.match(/\w+@kiai\.example/g)).toEqual(
      ['member', 'elite', 'coach', 'pending', 'denied', 'admin'].map((name) => `${name}@kiai.example`),
    )
  })

  test('of a later start names only where their password is', () => {
    const text = welcome({})
    expect(text).toContain('demo-accounts.json')
    expect(text).not.toContain('@kiai.example')
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
    ])
      expect(text).toContain(setting)
    expect(text).toContain('http://localhost:3000/outbox')
  })

  test('of a database of one’s own speaks of no demo, and warns when no mail can be sent', () => {
    const text = welcome(OWN_DATABASE)
    expect(text).not.toContain('emo')
    expect(text).toContain('MAILS CANNOT BE SENT')
    expect(welcome({ ...OWN_DATABASE, SMTP_URL: 'smtp://localhost' })).not.toMatch(/mail/i)
  })

  test('says who answers in the chat, and never the key', () => {
    expect(welcome({})).toContain('The AI is the built-in strategist.')
    const text = welcome({ AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'canary-key' })
    expect(text).toContain('The AI is anthropic:a-model.')
    expect(text).not.toContain('canary-key')
  })

  test('tells what became of the first administrator', () => {
    const settings = { ...OWN_DATABASE, BOOTSTRAP_ADMIN_EMAIL: 'owner@gym.example' }
    expect(welcome(settings, { bootstrapped: 'invited' })).toContain('was mailed to owner@gym.example')
    expect(welcome(settings, { bootstrapped: 'granted' })).toContain('owner@gym.example is now an administrator')
    expect(welcome(settings)).not.toContain('owner@gym.example')
  })
})
