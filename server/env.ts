import { resolve } from 'node:path'
import * as z from 'zod'

/** A setting that is wrong: says which, what was expected, and shows an example. Start-up prints it and stops. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

function isUrl(...schemes: string[]) {
  return (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol)
}

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(fallback)

interface Setting {
  schema: z.ZodType
  expected: string
  example: string
}

function setting<S extends z.ZodType>(schema: S, expected: string, example: string) {
  return { schema, expected, example } satisfies Setting as Setting & { schema: S }
}

/** Every setting there is. `.env.example` documents the same list; a test holds the two together. */
export const SETTINGS = {
  PORT: setting(z.coerce.number().int().min(0).max(65535).optional(), 'a port between 0 and 65535', 'PORT=3000'),
  HOST: setting(z.string().min(1).default('127.0.0.1'), 'an address to listen on', 'HOST=0.0.0.0'),
  BASE_URL: setting(
    z.string().refine(isUrl('http:', 'https:')).optional(),
    'the address people use, with http:// or https:// and without a path',
    'BASE_URL=https://kiai.example',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'a folder', 'DATA_DIR=.data'),
  DATABASE_URL: setting(
    z.string().refine(isUrl('postgres:', 'postgresql:')).optional(),
    'the address of a PostgreSQL database, 15 or newer',
    'DATABASE_URL=postgres://kiai:secret@localhost:5432/kiai',
  ),
  DATABASE_POOL_SIZE: setting(
    z.coerce.number().int().min(2).max(200).default(20),
    'a number from 2 to 200',
    'DATABASE_POOL_SIZE=20',
  ),
  SESSION_SECRET: setting(
    z.string().min(32).optional(),
    'at least 32 random characters',
    'SESSION_SECRET=$(openssl rand -base64 32)',
  ),
  DEMO_PASSWORD: setting(
    z.string().min(6).max(128).optional(),
    'a password of at least 6 characters',
    'DEMO_PASSWORD=open-mat-2026',
  ),
  PASSWORD_MIN_LENGTH: setting(
    z.coerce.number().int().min(6).max(64).default(6),
    'a number from 6 to 64',
    'PASSWORD_MIN_LENGTH=12',
  ),
  HIDE_EXISTING_ACCOUNTS: setting(flag(false), 'on or off', 'HIDE_EXISTING_ACCOUNTS=on'),
  BOOTSTRAP_ADMIN_EMAIL: setting(
    z.email().toLowerCase().optional(),
    'an e-mail address',
    'BOOTSTRAP_ADMIN_EMAIL=you@gym.example',
  ),
  SMTP_URL: setting(
    z.string().refine(isUrl('smtp:', 'smtps:')).optional(),
    'the address of a mail server',
    'SMTP_URL=smtps://user:password@mail.gym.example:465',
  ),
  MAIL_FROM: setting(
    z.string().includes('@').default('Kiai <no-reply@kiai.example>'),
    'a sender',
    'MAIL_FROM="Kiai <no-reply@gym.example>"',
  ),
  TRUSTED_PROXY: setting(
    z
      .string()
      .regex(/^[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*$/)
      .transform((list) => list.split(','))
      .optional(),
    'the address (or CIDR range) of your reverse proxy, several separated by commas',
    'TRUSTED_PROXY=10.0.0.0/8,127.0.0.1',
  ),
  METRICS: setting(flag(false), 'on or off', 'METRICS=on'),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).optional(), `one of ${LOG_LEVELS.join(', ')}`, 'LOG_LEVEL=info'),
} as const

type Settings = { [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> }

export interface Env extends Settings {
  DATA_DIR: string
  LOG_LEVEL: (typeof LOG_LEVELS)[number]
  /** Kiai brings its own database, mails stay on this machine and demo accounts exist. */
  embedded: boolean
}

export const DEFAULT_PORT = 3000

/** Reads and checks all settings at once, so that one start shows every mistake. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, { schema, expected, example }] of Object.entries<Setting>(SETTINGS)) {
    const given = source[name]?.trim() || undefined
    const result = schema.safeParse(given)
    if (result.success) values[name] = result.data
    else problems.push(`  ${name} is not usable. Expected ${expected}. Example: ${example}`)
  }
  const settings = values as unknown as Settings
  if (settings.DATABASE_URL && !settings.SESSION_SECRET && !source.SESSION_SECRET)
    problems.push(
      `  SESSION_SECRET is missing, and is required with DATABASE_URL. Expected ${SETTINGS.SESSION_SECRET.expected}. Example: ${SETTINGS.SESSION_SECRET.example}`,
    )
  if (settings.BASE_URL && new URL(settings.BASE_URL).pathname !== '/')
    problems.push(
      `  BASE_URL has a path. Expected ${SETTINGS.BASE_URL.expected}. Example: ${SETTINGS.BASE_URL.example}`,
    )
  if (problems.length > 0) throw new SettingsError(`These settings need a look:\n${problems.join('\n')}`)
  const embedded = !settings.DATABASE_URL
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    embedded,
    // A newcomer's terminal shows what matters; an operator's log collector gets every request.
    LOG_LEVEL: settings.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
  }
}
