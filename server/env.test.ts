import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'
import { SETTINGS } from './settings.ts'

test('the embedded default needs no setting', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ embedded: true, PORT: undefined, PASSWORD_MIN_LENGTH: 6, METRICS: false })
  expect(env.DATA_DIR).toMatch(/\.data$/)
})

const wrong: [string, string][] = [
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['BASE_URL', 'kiai.example'],
  ['BASE_URL', 'https://kiai.example/app'],
  ['STORAGE_S3_ENDPOINT', 's3.example'],
  ['STORAGE_S3_ENDPOINT', 'https://id:secret@s3.example'],
  ['STORAGE_S3_BUCKET', 'Not A Bucket'],
  ['STORAGE_S3_REGION', 'EU West'],
  ['STORAGE_S3_KEY_ID', 'two words'],
  ['STORAGE_S3_SECRET', 'two words'],
  ['MEDIA_GB_PER_MEMBER', '-1'],
  ['DATABASE_URL', 'mysql://localhost/kiai'],
  ['DATABASE_POOL_SIZE', '1'],
  ['SESSION_SECRET', 'short'],
  ['DEMO_PASSWORD', '12345'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'Kiai'],
  ['TRUSTED_PROXY', 'everyone'],
  ['TRUSTED_PROXY', '10.0.0.0/'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', 'fd00::/129'],
  ['TRUSTED_PROXY', '10.0.0.0/8/8'],
  ['TRUSTED_PROXY', '999.1.1.1'],
  ['TRUSTED_PROXY', 'fe80::1%eth0'],
  ['TRUSTED_PROXY', '10.0.0.1,'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['HIDE_EXISTING_ACCOUNTS', 'true'],
  ['ADMIN_TWO_FACTOR', '1'],
  ['OIDC_ISSUER', 'accounts.google.com'],
  ['OIDC_ISSUER', 'http://sso.gym.example'],
  ['OIDC_ISSUER', 'https://id:secret@sso.gym.example'],
  ['OIDC_CLIENT_ID', 'two words'],
  ['OIDC_CLIENT_SECRET', 'two words'],
  ['OIDC_NAME', 'n'.repeat(41)],
  ['BOOTSTRAP_ADMIN_EMAIL', 'nobody'],
  ['SUPPORT_EMAIL', 'the front desk'],
  ['LOG_LEVEL', 'loud'],
  ['TURN_URL', 'turn.gym.example'],
  ['TURN_SECRET', 'two words'],
  ['JITSI_URL', 'http://meet.gym.example'],
  ['LIVEKIT_URL', 'https://live.gym.example'],
  ['LIVEKIT_API_KEY', 'two words'],
  ['LIVEKIT_API_SECRET', 'two words'],
  ['LIVEKIT_MEET_URL', 'meet.gym.example'],
  ['AI_PROVIDER', 'oracle'],
  ['AI_BASE_URL', 'localhost:11434'],
  ['AI_BASE_URL', 'http://coach:secret@localhost/v1'],
  ['AI_BASE_URL', 'http://:secret@localhost/v1'],
  ['AI_MODEL', 'm'.repeat(201)],
  ['AI_API_KEY', 'two words'],
  ['AI_TIMEOUT_SECONDS', '1'],
  ['AI_INPUT_PRICE', '-1'],
  ['AI_OUTPUT_PRICE', 'free'],
  ['AI_DAILY_SPEND_LIMIT', 'none'],
  ['AI_TRANSLATIONS_A_DAY', '-1'],
  ['COMMISSION_PERCENT', '101'],
  ['MEMBERSHIP_TRIAL_DAYS', '91'],
  ['AI_FREE_MESSAGES', '2.5'],
  ['AI_ELITE_MESSAGES', '-1'],
  ['CRISIS_LINE', '1'.repeat(201)],
  ['STRIPE_SECRET_KEY', 'pk_live_canary'],
  ['STRIPE_SECRET_KEY', 'sk_live_two words'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_canary'],
  ['STRIPE_CONNECT_WEBHOOK_SECRET', 'sk_live_canary'],
  ['STRIPE_API_URL', 'api.stripe.com'],
  ['STRIPE_API_URL', 'http://stripe.gym.example'],
  ['STRIPE_API_URL', 'https://key:secret@api.stripe.com'],
  ['STRIPE_API_URL', 'https://api.stripe.com/v1'],
  ['VAPID_PUBLIC_KEY', 'the-public-key-of-your-pair'],
  ['VAPID_PRIVATE_KEY', 'two words'],
  ['METRICS', 'yes'],
  ['METRICS_TOKEN', 'short'],
]

test.each(wrong)('a wrong %s (%s) is reported with what was expected and an example', (name, value) => {
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

test('every setting that can be wrong has a refused example above', () => {
  // Any text may be a folder or a host name; whether it exists is only known when it is used.
  const neverWrong = ['DATA_DIR', 'HOST', 'STORAGE_DIR']
  const refused = new Set(wrong.map(([name]) => name))
  expect([...refused, ...neverWrong].sort()).toEqual(Object.keys(SETTINGS).sort())
})

test('several proxies may be given as addresses and ranges, separated by spaces', () => {
  const given = readEnv({ TRUSTED_PROXY: '10.0.0.0/8, 127.0.0.1 ,fd00::/8,0.0.0.0/0' })
  expect(given.TRUSTED_PROXY).toEqual(['10.0.0.0/8', '127.0.0.1', 'fd00::/8', '0.0.0.0/0'])
})

test('half of an OpenID Connect provider stops the start, and all missing settings are reported', () => {
  const oidc = {
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'kiai',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Google',
  }
  expect(readEnv(oidc)).toMatchObject(oidc)
  expect(readEnv({ ...oidc, OIDC_ISSUER: 'http://localhost:8080/realms/gym' }).OIDC_ISSUER).toContain('realms/gym')
  for (const name of Object.keys(oidc))
    expect(() => readEnv({ ...oidc, [name]: ' ' })).toThrow(`${name} is missing, and is required with OIDC_`)
  expect(() => readEnv({ OIDC_NAME: 'Google' })).toThrow(
    /OIDC_ISSUER is missing.*\n.*OIDC_CLIENT_ID is missing.*\n.*OIDC_CLIENT_SECRET is missing/,
  )
})

test('half of Stripe stops the start, and says which half without showing the other', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_canary', STRIPE_WEBHOOK_SECRET: 'whsec_canary' }
  expect(readEnv(stripe)).toMatchObject({ ...stripe, STRIPE_API_URL: 'https://api.stripe.com' })
  expect(readEnv({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:12111' }).STRIPE_API_URL).toContain('12111')
  for (const name of Object.keys(stripe))
    expect(() => readEnv({ ...stripe, [name]: ' ' })).toThrow(
      new RegExp(`^(?![\\s\\S]*canary)[\\s\\S]*${name} is missing, and is required with STRIPE_`),
    )
  for (const alone of [{ STRIPE_API_URL: 'http://localhost:12111' }, { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_canary' }])
    expect(() => readEnv(alone)).toThrow(/^(?![\s\S]*canary)[\s\S]*STRIPE_SECRET_KEY is missing/)
})

test('all mistakes are reported at once', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test('DATABASE_URL requires a session secret', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/kiai' })).toThrow(/SESSION_SECRET is missing/)
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/kiai', SESSION_SECRET: ' ' })).toThrow(
    /SESSION_SECRET is missing/,
  )
  const secret = 's'.repeat(32)
  expect(readEnv({ DATABASE_URL: 'postgres://localhost/kiai', SESSION_SECRET: secret }).embedded).toBe(false)
})

describe('the AI setting', () => {
  const MODEL = { AI_MODEL: 'a-model' }
  const KEY = { AI_API_KEY: 'a-key' }

  test('is the built-in strategist by default', () => {
    expect(readEnv({})).toMatchObject({
      AI_PROVIDER: 'builtin',
      AI_TIMEOUT_SECONDS: 60,
      AI_INPUT_PRICE: 0,
      AI_OUTPUT_PRICE: 0,
      AI_DAILY_SPEND_LIMIT: undefined,
      AI_FREE_MESSAGES: 20,
      AI_ELITE_MESSAGES: 200,
      CRISIS_LINE: undefined,
    })
  })

  test.each([
    ['openai-compatible', { ...MODEL, AI_BASE_URL: 'http://localhost:11434/v1' }],
    ['anthropic', { ...MODEL, ...KEY }],
    ['google', { ...MODEL, ...KEY }],
  ] as const)(
    'reports everything that is missing for %s at once, and accepts it when complete',
    (AI_PROVIDER, needed) => {
      expect(readEnv({ AI_PROVIDER, ...needed })).toMatchObject({ AI_PROVIDER, ...needed })
      const names = Object.keys(needed).sort().reverse()
      for (const name of names) {
        const message = new RegExp(`${name} is missing, and is required with AI_PROVIDER=${AI_PROVIDER}`)
        expect(() => readEnv({ AI_PROVIDER, ...needed, [name]: ' ' })).toThrow(message)
        expect(() => readEnv({ AI_PROVIDER })).toThrow(message)
      }
    },
  )

  test('refuses a key, model or address that would not be used', () => {
    for (const forgotten of [MODEL, KEY, { AI_BASE_URL: 'http://localhost:11434/v1' }])
      expect(() => readEnv(forgotten)).toThrow(/is set and AI_PROVIDER is not/)
    expect(readEnv({ AI_PROVIDER: 'builtin', ...MODEL, ...KEY }).AI_PROVIDER).toBe('builtin')
  })

  test('refuses a spend limit that could never be reached', () => {
    const limited = { AI_PROVIDER: 'google', ...MODEL, ...KEY, AI_DAILY_SPEND_LIMIT: '5' }
    expect(() => readEnv(limited)).toThrow(/AI_DAILY_SPEND_LIMIT limits nothing while both prices are 0/)
    expect(readEnv({ ...limited, AI_OUTPUT_PRICE: '0.6' }).AI_DAILY_SPEND_LIMIT).toBe(5)
  })

  test('never shows the key in an error message', () => {
    const complaint = (settings: Record<string, string>) => {
      try {
        readEnv(settings)
      } catch (error) {
        return (error as Error).message
      }
      throw new Error('expected a complaint')
    }
    expect(complaint({ AI_PROVIDER: 'google', AI_API_KEY: 'canary-key' })).not.toContain('canary')
    expect(complaint({ AI_API_KEY: 'canary key' })).not.toContain('canary')
  })
})

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ PORT: undefined, SMTP_URL: undefined })
})

test('.env.example documents every setting and no other', async () => {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8')
  const documented = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(documented.sort()).toEqual(Object.keys(SETTINGS).sort())
})
