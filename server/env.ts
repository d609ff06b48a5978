import { resolve } from 'node:path'
import type * as z from 'zod'
import { type AiProvider, type LOG_LEVELS, SETTINGS, type Setting } from './settings.ts'

/** A setting that is wrong: says which, what was expected, and shows an example. Start-up prints it and stops. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Settings = { [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> }

export interface Env extends Settings {
  DATA_DIR: string
  LOG_LEVEL: (typeof LOG_LEVELS)[number]
  /** Kiai runs its own database, keeps mails on this machine and has demo accounts. */
  embedded: boolean
  /** The script of package.json that npm runs, if npm started this process. */
  npmScript: string | undefined
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
  if (settings.DATABASE_URL && !source.SESSION_SECRET?.trim())
    problems.push(
      `  SESSION_SECRET is missing, and is required with DATABASE_URL. Expected ${SETTINGS.SESSION_SECRET.expected}. Example: ${SETTINGS.SESSION_SECRET.example}`,
    )
  if (settings.BASE_URL && new URL(settings.BASE_URL).pathname !== '/')
    problems.push(
      `  BASE_URL has a path. Expected ${SETTINGS.BASE_URL.expected}. Example: ${SETTINGS.BASE_URL.example}`,
    )
  problems.push(
    ...aiProblems(settings, source),
    ...storageProblems(source),
    ...oidcProblems(source),
    ...stripeProblems(source),
    ...meetingProblems(source),
    ...pushProblems(source),
  )
  if (problems.length > 0) throw new SettingsError(`These settings need fixing:\n${problems.join('\n')}`)
  const embedded = !settings.DATABASE_URL
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    STORAGE_DIR: settings.STORAGE_DIR && resolve(settings.STORAGE_DIR),
    embedded,
    npmScript: source.npm_lifecycle_event,
    // A newcomer's terminal shows warnings only; an operator's log collector gets every request.
    LOG_LEVEL: settings.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
  }
}

const NEEDED_BY: Record<AiProvider, ('AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY')[]> = {
  builtin: [],
  'openai-compatible': ['AI_BASE_URL', 'AI_MODEL'],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
  google: ['AI_MODEL', 'AI_API_KEY'],
}

/** Problems that appear only when the AI settings are checked together. */
function aiProblems(settings: Settings, source: Record<string, string | undefined>): string[] {
  const { AI_PROVIDER, AI_DAILY_SPEND_LIMIT, AI_INPUT_PRICE, AI_OUTPUT_PRICE } = settings
  const given = (name: string) => isGiven(source, name)
  const { expected, example } = SETTINGS.AI_PROVIDER
  // An operator who sets a key and forgets the provider would believe that the key is used.
  if (!given('AI_PROVIDER'))
    return (['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'] as const)
      .filter(given)
      .map((name) => `  ${name} is set and AI_PROVIDER is not. Expected ${expected}. Example: ${example}`)
  if (AI_PROVIDER === undefined) return []
  const missing = NEEDED_BY[AI_PROVIDER]
    .filter((name) => !given(name))
    .map(
      (name) =>
        `  ${name} is missing, and is required with AI_PROVIDER=${AI_PROVIDER}. Expected ${SETTINGS[name].expected}. Example: ${SETTINGS[name].example}`,
    )
  if (AI_PROVIDER !== 'builtin' && AI_DAILY_SPEND_LIMIT !== undefined && AI_INPUT_PRICE === 0 && AI_OUTPUT_PRICE === 0)
    missing.push(
      `  AI_DAILY_SPEND_LIMIT limits nothing while both prices are 0. Expected AI_INPUT_PRICE to be ${SETTINGS.AI_INPUT_PRICE.expected} and AI_OUTPUT_PRICE ${SETTINGS.AI_OUTPUT_PRICE.expected}. Example: ${SETTINGS.AI_INPUT_PRICE.example} ${SETTINGS.AI_OUTPUT_PRICE.example}`,
    )
  return missing
}

const NEEDED_BY_OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const

/** With incomplete settings the button would be missing without a reason. */
function oidcProblems(source: Record<string, string | undefined>): string[] {
  return missingBeside(
    NEEDED_BY_OIDC,
    NEEDED_BY_OIDC.find((name) => isGiven(source, name)),
    source,
  )
}

const NEEDED_BY_STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Without the webhook secret payments would be noticed an hour late; without the key nobody would pay at all. */
function stripeProblems(source: Record<string, string | undefined>): string[] {
  const first = [...NEEDED_BY_STRIPE, 'STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_API_URL'].find((name) =>
    isGiven(source, name),
  )
  return missingBeside(NEEDED_BY_STRIPE, first, source)
}

const NEEDED_BY_PUSH = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const

/** One key of a pair is of no use. */
function pushProblems(source: Record<string, string | undefined>): string[] {
  return missingBeside(
    NEEDED_BY_PUSH,
    NEEDED_BY_PUSH.find((name) => isGiven(source, name)),
    source,
  )
}

const NEEDED_BY_TURN = ['TURN_URL', 'TURN_SECRET'] as const
const NEEDED_BY_LIVEKIT = ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET', 'LIVEKIT_MEET_URL'] as const

/** With incomplete settings coaches would miss a way to meet without a reason. */
function meetingProblems(source: Record<string, string | undefined>): string[] {
  return [NEEDED_BY_TURN, NEEDED_BY_LIVEKIT].flatMap((needed) =>
    missingBeside(
      needed,
      needed.find((name) => isGiven(source, name)),
      source,
    ),
  )
}

const NEEDED_BY_S3 = ['STORAGE_S3_ENDPOINT', 'STORAGE_S3_BUCKET', 'STORAGE_S3_KEY_ID', 'STORAGE_S3_SECRET'] as const

/** With incomplete S3 settings the files would silently go to a local folder. */
function storageProblems(source: Record<string, string | undefined>): string[] {
  const first = [...NEEDED_BY_S3, 'STORAGE_S3_REGION'].find((name) => isGiven(source, name))
  const problems = missingBeside(NEEDED_BY_S3, first, source)
  if (first && isGiven(source, 'STORAGE_DIR'))
    problems.push(`  STORAGE_DIR and ${first} are both set. Expected a folder or an S3-compatible store, not both.`)
  return problems
}

/** Which of the needed settings are missing, once one of them is given. */
function missingBeside(
  needed: readonly (keyof typeof SETTINGS)[],
  given: string | undefined,
  source: Record<string, string | undefined>,
): string[] {
  if (given === undefined) return []
  return needed
    .filter((name) => !isGiven(source, name))
    .map(
      (name) =>
        `  ${name} is missing, and is required with ${given}. Expected ${SETTINGS[name].expected}. Example: ${SETTINGS[name].example}`,
    )
}

function isGiven(source: Record<string, string | undefined>, name: string): boolean {
  return Boolean(source[name]?.trim())
}
