import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readEnv, SETTINGS, SettingsError } from './env.ts'

test('without any setting the embedded default is complete', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ embedded: true, PORT: undefined, PASSWORD_MIN_LENGTH: 6, METRICS: false })
  expect(env.DATA_DIR).toMatch(/\.data$/)
})

const wrong: [string, string][] = [
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['BASE_URL', 'kiai.example'],
  ['BASE_URL', 'https://kiai.example/app'],
  ['DATABASE_URL', 'mysql://localhost/kiai'],
  ['SESSION_SECRET', 'short'],
  ['SMTP_URL', 'mail.example:25'],
  ['TRUSTED_PROXY', 'everyone'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['BOOTSTRAP_ADMIN_EMAIL', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS', 'yes'],
]

test.each(wrong)('a wrong %s (%s) is named, with what was expected and an example', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(SettingsError)
  const { expected, example } = SETTINGS[name as keyof typeof SETTINGS]
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name} .*`))
  try {
    readEnv({ [name]: value })
  } catch (error) {
    expect((error as Error).message).toContain(expected)
    expect((error as Error).message).toContain(example)
  }
})

test('all mistakes are told at once', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test('a database of one’s own needs a session secret', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/kiai' })).toThrow(/SESSION_SECRET is missing/)
  const secret = 's'.repeat(32)
  expect(readEnv({ DATABASE_URL: 'postgres://localhost/kiai', SESSION_SECRET: secret }).embedded).toBe(false)
})

test('an empty value is the same as none', () => {
  expect(readEnv({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ PORT: undefined, SMTP_URL: undefined })
})

test('.env.example documents every setting and no other', async () => {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8')
  const documented = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1])
  expect(documented.sort()).toEqual(Object.keys(SETTINGS).sort())
})
