import * as z from 'zod'
import { parseAddressRange } from './address-range.ts'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

function isUrl(...schemes: string[]) {
  return (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol)
}

/** `fetch` refuses an address with user name and password, and would repeat them in its error. */
function hasNoCredentials(value: string): boolean {
  return !/^https?:\/\/[^/?#]*@/i.test(value)
}

/** What goes there unencrypted can be read and changed on the way, except on this very machine. */
function isHttpsOrLoopback(value: string): boolean {
  if (!isUrl('http:', 'https:')(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function hasNoPath(value: string): boolean {
  return URL.canParse(value) && new URL(value).pathname === '/'
}

/** Who may answer in the chat. `builtin` needs nothing; the others are reached over the network. */
const AI_PROVIDERS = ['builtin', 'openai-compatible', 'anthropic', 'google'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

/** Works only for mails that are kept on this machine; mail servers refuse it as a sender. */
export const PLACEHOLDER_SENDER = 'Kiai <no-reply@kiai.example>'

export const SHORTEST_SECRET = 32

/** No provider charges this much for a million tokens: a higher price is a misplaced decimal point. */
const HIGHEST_PRICE = 10_000

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(fallback)

export interface Setting {
  schema: z.ZodType
  expected: string
  example: string
}

function setting<S extends z.ZodType>(schema: S, expected: string, example: string) {
  return { schema, expected, example } satisfies Setting as Setting & { schema: S }
}

/** Every setting there is. `.env.example` documents the same list; a test compares the two. */
export const SETTINGS = {
  PORT: setting(z.coerce.number().int().min(0).max(65535).optional(), 'a port between 0 and 65535', 'PORT=3000'),
  HOST: setting(z.string().min(1).default('127.0.0.1'), 'an address to listen on', 'HOST=0.0.0.0'),
  BASE_URL: setting(
    z.string().refine(isUrl('http:', 'https:')).optional(),
    'the address people use, with http:// or https:// and without a path',
    'BASE_URL=https://kiai.example',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'a folder', 'DATA_DIR=.data'),
  STORAGE_DIR: setting(
    z.string().min(1).optional(),
    'a folder (without it: files in DATA_DIR)',
    'STORAGE_DIR=/srv/kiai/files',
  ),
  STORAGE_S3_ENDPOINT: setting(
    z.string().refine(isUrl('http:', 'https:')).refine(hasNoCredentials).optional(),
    'the address of an S3-compatible store, with http:// or https:// and without bucket or credentials',
    'STORAGE_S3_ENDPOINT=https://s3.eu-central-1.amazonaws.com',
  ),
  STORAGE_S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'the name of a bucket that is Kiai’s alone',
    'STORAGE_S3_BUCKET=kiai-files',
  ),
  STORAGE_S3_REGION: setting(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('us-east-1'),
    'the region of the bucket',
    'STORAGE_S3_REGION=eu-central-1',
  ),
  STORAGE_S3_KEY_ID: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    'the id of an access key, without spaces',
    'STORAGE_S3_KEY_ID=the-id-your-provider-gave-you',
  ),
  STORAGE_S3_SECRET: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    'the secret of that access key, without spaces',
    'STORAGE_S3_SECRET=the-secret-your-provider-gave-you',
  ),
  MEDIA_GB_PER_MEMBER: setting(
    z.coerce.number().min(0).max(100_000).default(5),
    'how many GB the videos and sounds of one member may take',
    'MEDIA_GB_PER_MEMBER=5',
  ),
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
    z.string().min(SHORTEST_SECRET).optional(),
    `at least ${SHORTEST_SECRET} random characters`,
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
  ADMIN_TWO_FACTOR: setting(flag(false), 'on or off', 'ADMIN_TWO_FACTOR=on'),
  OIDC_ISSUER: setting(
    z.string().refine(isHttpsOrLoopback).refine(hasNoCredentials).optional(),
    'the address of an OpenID Connect provider as it names itself, with https:// and without /.well-known',
    'OIDC_ISSUER=https://accounts.google.com',
  ),
  OIDC_CLIENT_ID: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/)
      .optional(),
    'the client id that the provider gave you, without spaces',
    'OIDC_CLIENT_ID=the-id-your-provider-gave-you',
  ),
  OIDC_CLIENT_SECRET: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/)
      .optional(),
    'the client secret that the provider gave you, without spaces',
    'OIDC_CLIENT_SECRET=the-secret-your-provider-gave-you',
  ),
  OIDC_NAME: setting(
    z
      .string()
      .regex(/^[^\p{C}]{1,40}$/u)
      .optional(),
    'the name of the provider as the button says it, at most 40 characters',
    'OIDC_NAME=Google',
  ),
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
    z.string().includes('@').default(PLACEHOLDER_SENDER),
    'a sender with an e-mail address',
    'MAIL_FROM="Kiai <no-reply@gym.example>"',
  ),
  SUPPORT_EMAIL: setting(z.email().optional(), 'an e-mail address', 'SUPPORT_EMAIL=help@gym.example'),
  TRUSTED_PROXY: setting(
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every((entry) => parseAddressRange(entry)))
      .optional(),
    'the address (or CIDR range) of your reverse proxy, several separated by commas',
    'TRUSTED_PROXY=10.0.0.0/8,127.0.0.1',
  ),
  AI_PROVIDER: setting(
    z.enum(AI_PROVIDERS).default('builtin'),
    `one of ${AI_PROVIDERS.join(', ')}`,
    'AI_PROVIDER=openai-compatible',
  ),
  AI_BASE_URL: setting(
    z.string().refine(isUrl('http:', 'https:')).refine(hasNoCredentials).optional(),
    'the address of the model’s API, up to its version, with http:// or https:// and without credentials',
    'AI_BASE_URL=http://localhost:11434/v1',
  ),
  AI_MODEL: setting(z.string().max(200).optional(), 'the name of a model from your provider', 'AI_MODEL=llama3.1'),
  AI_API_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    'a key from your provider, without spaces',
    'AI_API_KEY=the-key-your-provider-gave-you',
  ),
  AI_TIMEOUT_SECONDS: setting(
    z.coerce.number().int().min(5).max(600).default(60),
    'a number of seconds from 5 to 600',
    'AI_TIMEOUT_SECONDS=60',
  ),
  AI_INPUT_PRICE: setting(
    z.coerce.number().min(0).max(HIGHEST_PRICE).default(0),
    'US dollars per million tokens sent',
    'AI_INPUT_PRICE=0.15',
  ),
  AI_OUTPUT_PRICE: setting(
    z.coerce.number().min(0).max(HIGHEST_PRICE).default(0),
    'US dollars per million tokens received',
    'AI_OUTPUT_PRICE=0.60',
  ),
  AI_DAILY_SPEND_LIMIT: setting(
    z.coerce.number().min(0).optional(),
    'US dollars per day for all members together',
    'AI_DAILY_SPEND_LIMIT=5',
  ),
  AI_TRANSLATIONS_A_DAY: setting(
    z.coerce.number().int().min(0).max(1_000_000).default(500),
    'how many translations of posts the provider makes per day, 0 for none',
    'AI_TRANSLATIONS_A_DAY=500',
  ),
  COMMISSION_PERCENT: setting(
    z.coerce.number().min(0).max(100).default(15),
    'the platform’s share of a coach’s sale in per cent',
    'COMMISSION_PERCENT=15',
  ),
  MEMBERSHIP_TRIAL_DAYS: setting(
    z.coerce.number().int().min(0).max(90).default(0),
    'how many days a new Elite membership is free, once a person',
    'MEMBERSHIP_TRIAL_DAYS=7',
  ),
  AI_FREE_MESSAGES: setting(
    z.coerce.number().int().min(0).max(1_000_000).default(20),
    'how many messages a free member may send per day',
    'AI_FREE_MESSAGES=20',
  ),
  AI_ELITE_MESSAGES: setting(
    z.coerce.number().int().min(0).max(1_000_000).default(200),
    'how many messages an elite member may send per day',
    'AI_ELITE_MESSAGES=200',
  ),
  CRISIS_LINE: setting(
    z.string().max(200).optional(),
    'who to call in a crisis where your members live, at most 200 characters',
    'CRISIS_LINE="188 (CVV)"',
  ),
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^[rs]k_[A-Za-z0-9_]{1,250}$/)
      .optional(),
    'a secret or restricted key of your Stripe account, beginning with sk_ or rk_',
    'STRIPE_SECRET_KEY=sk_live_the-key-of-your-account',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_[\x21-\x7e]{1,250}$/)
      .optional(),
    'the signing secret of the webhook endpoint at Stripe, beginning with whsec_',
    'STRIPE_WEBHOOK_SECRET=whsec_the-secret-of-the-endpoint',
  ),
  STRIPE_CONNECT_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_[\x21-\x7e]{1,250}$/)
      .optional(),
    'the signing secret of the webhook endpoint for connected accounts at Stripe, beginning with whsec_',
    'STRIPE_CONNECT_WEBHOOK_SECRET=whsec_the-secret-of-the-second-endpoint',
  ),
  STRIPE_API_URL: setting(
    z.string().refine(isHttpsOrLoopback).refine(hasNoCredentials).refine(hasNoPath).default('https://api.stripe.com'),
    'the address of Stripe’s API, with https:// and without a path',
    'STRIPE_API_URL=https://api.stripe.com',
  ),
  TURN_URL: setting(
    z
      .string()
      .regex(/^turns?:[\x21-\x7e]{1,250}$/)
      .optional(),
    'the address of a TURN server, beginning with turn: or turns:',
    'TURN_URL=turns:turn.gym.example:5349',
  ),
  TURN_SECRET: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,250}$/)
      .optional(),
    'the secret that the TURN server shares with Kiai (static-auth-secret of coturn), without spaces',
    'TURN_SECRET=the-secret-of-your-turn-server',
  ),
  JITSI_URL: setting(
    z.string().refine(isHttpsOrLoopback).refine(hasNoCredentials).optional(),
    'the address of a Jitsi Meet server of your own, with https://',
    'JITSI_URL=https://meet.gym.example',
  ),
  LIVEKIT_URL: setting(
    z.string().refine(isUrl('ws:', 'wss:')).optional(),
    'the address of a LiveKit server, with wss://',
    'LIVEKIT_URL=wss://live.gym.example',
  ),
  LIVEKIT_API_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,250}$/)
      .optional(),
    'a key of the LiveKit server, without spaces',
    'LIVEKIT_API_KEY=the-key-of-your-server',
  ),
  LIVEKIT_API_SECRET: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,250}$/)
      .optional(),
    'the secret of that key, without spaces',
    'LIVEKIT_API_SECRET=the-secret-of-that-key',
  ),
  LIVEKIT_MEET_URL: setting(
    z.string().refine(isHttpsOrLoopback).refine(hasNoCredentials).optional(),
    'the address of a page that takes liveKitUrl and token, such as LiveKit Meet, with https://',
    'LIVEKIT_MEET_URL=https://meet.gym.example/custom',
  ),
  VAPID_PUBLIC_KEY: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/)
      .optional(),
    'the public key by which push services know you, 87 characters of base64url (without it: a pair that Kiai makes)',
    'VAPID_PUBLIC_KEY=the-public-key-of-your-pair',
  ),
  VAPID_PRIVATE_KEY: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .optional(),
    'the private key of that pair, 43 characters of base64url',
    'VAPID_PRIVATE_KEY=the-private-key-of-your-pair',
  ),
  METRICS: setting(flag(false), 'on or off', 'METRICS=on'),
  METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/)
      .optional(),
    'at least 16 random characters without spaces',
    'METRICS_TOKEN=$(openssl rand -hex 16)',
  ),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).optional(), `one of ${LOG_LEVELS.join(', ')}`, 'LOG_LEVEL=info'),
} as const
