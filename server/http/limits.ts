import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ErrorCode } from '#contract/errors.ts'
import { type Counter, countHereFirst } from './count-here-first.ts'
import { Refusal } from './refusal.ts'

interface LimitRule {
  points: number
  seconds: number
  refusal: ErrorCode
  /** Here first: a flood guard, which must not cost a database write for everyone who knocks. */
  counted: 'database' | 'here-first'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TRIES: ErrorCode = 'accounts.too-many-tries'
const LOCKED: ErrorCode = 'accounts.two-factor-locked'
const MAILS: ErrorCode = 'accounts.too-many-mails'
const FLOOD: ErrorCode = 'request.too-many'

/**
 * How often something may be done, and what whoever does it more often is told. What counts by address leaves room for a
 * gym: on an open day, two hundred people sign up behind one address. docs/operations.md says what each is for.
 */
export const LIMITS = {
  'sign-in-account': { points: 10, seconds: 15 * MINUTE, refusal: TRIES, counted: 'database' },
  'sign-in-device': { points: 10, seconds: 15 * MINUTE, refusal: TRIES, counted: 'database' },
  'sign-in-address': { points: 200, seconds: 15 * MINUTE, refusal: TRIES, counted: 'database' },
  'password-check': { points: 10, seconds: 15 * MINUTE, refusal: TRIES, counted: 'database' },
  'second-factor': { points: 10, seconds: 15 * MINUTE, refusal: LOCKED, counted: 'database' },
  'mail-requester': { points: 3, seconds: HOUR, refusal: MAILS, counted: 'database' },
  'mail-address': { points: 300, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'reset-mails': { points: 6, seconds: HOUR, refusal: MAILS, counted: 'database' },
  'confirm-mails': { points: 4, seconds: HOUR, refusal: MAILS, counted: 'database' },
  'sign-up-address': { points: 200, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'sign-up-address-day': { points: 500, seconds: DAY, refusal: FLOOD, counted: 'database' },
  'picture-upload': { points: 20, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'support-message': { points: 5, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'write-member': { points: 300, seconds: MINUTE, refusal: FLOOD, counted: 'database' },
  // Besides the one above, for someone in danger who is over it.
  'write-in-danger': { points: 60, seconds: MINUTE, refusal: FLOOD, counted: 'database' },
  'write-address': { points: 300, seconds: MINUTE, refusal: FLOOD, counted: 'here-first' },
  'bad-signature': { points: 600, seconds: MINUTE, refusal: FLOOD, counted: 'here-first' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof LIMITS

/** Each takes what is counted apart: an account, an address, or several together. */
export interface Limits {
  /** Counts one more; refuses, with the seconds to wait, when that is one too many. */
  consume(rule: LimitName, ...key: string[]): Promise<void>
  /** Refuses as `consume` does once the limit is used up, and counts nothing. */
  check(rule: LimitName, ...key: string[]): Promise<void>
  /** Takes one back that was counted and need not have been. */
  giveBack(rule: LimitName, ...key: string[]): Promise<void>
  /** Forgets what was counted. */
  reset(rule: LimitName, ...key: string[]): Promise<void>
}

/** `overrides`: other numbers, for tests that do in a second what people do in an hour. */
export type LimitOverrides = Partial<Record<LimitName, { points?: number; seconds?: number }>>

export function createLimits(pool: Pool, overrides: LimitOverrides = {}): Limits {
  const limiters = new Map<LimitName, Counter>()
  for (const [name, rule] of Object.entries<LimitRule>(LIMITS) as [LimitName, LimitRule][])
    limiters.set(name, createLimiter(name, { ...rule, ...overrides[name] }, pool, limiters.size === 0))
  const limiter = (name: LimitName) => limiters.get(name) as Counter
  const usedUp = (name: LimitName, { msBeforeNext }: RateLimiterRes) =>
    new Refusal(LIMITS[name].refusal, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
  return {
    async consume(name, ...key) {
      try {
        await limiter(name).consume(storedKey(key))
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? usedUp(name, reason) : reason
      }
    },
    async check(name, ...key) {
      const counted = await limiter(name).get(storedKey(key))
      if (counted && counted.remainingPoints <= 0) throw usedUp(name, counted)
    },
    async giveBack(name, ...key) {
      await limiter(name).reward(storedKey(key))
    },
    async reset(name, ...key) {
      await limiter(name).delete(storedKey(key))
    },
  }
}

function createLimiter(name: LimitName, rule: LimitRule, pool: Pool, clearsExpired: boolean): Counter {
  const common = { keyPrefix: name, points: rule.points, duration: rule.seconds }
  const shared = new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // They share the table, so one sweeper is enough.
    clearExpiredByTimeout: clearsExpired,
    // An attack is turned away without asking the database. Not from the first refusal on: a person who waits for a
    // reset made by another process would be held up by this one's memory.
    inMemoryBlockOnConsumed: rule.points * 3,
  })
  return rule.counted === 'here-first' ? countHereFirst(shared, common) : shared
}

/** A digest, so that the table tells nobody who tried to sign in from where. */
function storedKey(key: readonly string[]): string {
  const parts = key.map((part) => part.trim().toLowerCase()).map((part) => (isIPv6(part) ? ipv6Network(part) : part))
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/** The first 64 bits, which is what one subscriber gets: one line at home has billions of IPv6 addresses. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
