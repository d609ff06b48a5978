import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { ErrorCode } from '#contract/errors.ts'
import { type Counter, countLocallyFirst } from './count-locally-first.ts'
import { Refusal } from './refusal.ts'

interface LimitRule {
  points: number
  seconds: number
  refusal: ErrorCode
  /** `local-first`: for flood limits, which must not cost a database write per request. */
  counted: 'database' | 'local-first'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TRIES: ErrorCode = 'accounts.too-many-tries'
const LOCKED: ErrorCode = 'accounts.two-factor-locked'
const MAILS: ErrorCode = 'accounts.too-many-mails'
const FLOOD: ErrorCode = 'request.too-many'

/**
 * How often something may be done, and the refusal beyond it. Limits per address leave room for a
 * gym: on an open day, two hundred people sign up behind one address. docs/operations.md explains each.
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
  'withdrawal-mails': { points: 4, seconds: HOUR, refusal: MAILS, counted: 'database' },
  'sign-up-address': { points: 200, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'sign-up-address-day': { points: 500, seconds: DAY, refusal: FLOOD, counted: 'database' },
  'picture-upload': { points: 20, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'media-upload': { points: 40, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'media-piece': { points: 1200, seconds: MINUTE, refusal: FLOOD, counted: 'local-first' },
  'training-import': { points: 30, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'support-message': { points: 5, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'booking-signal': { points: 240, seconds: MINUTE, refusal: FLOOD, counted: 'local-first' },
  'booking-change': { points: 60, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'step-note': { points: 60, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'booking-note': { points: 60, seconds: MINUTE, refusal: FLOOD, counted: 'database' },
  'busy-address': { points: 20, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'test-push': { points: 10, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  'live-move': { points: 5, seconds: DAY, refusal: FLOOD, counted: 'database' },
  'seminar-move': { points: 3, seconds: DAY, refusal: 'coach-desk.moved-often', counted: 'database' },
  'review-report': { points: 10, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  report: { points: 20, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  translation: { points: 200, seconds: HOUR, refusal: FLOOD, counted: 'database' },
  post: { points: 20, seconds: MINUTE, refusal: 'spaces.too-many-posts', counted: 'database' },
  message: { points: 30, seconds: MINUTE, refusal: FLOOD, counted: 'database' },
  'write-member': { points: 300, seconds: MINUTE, refusal: FLOOD, counted: 'database' },
  // In addition to the one above, for a member in danger who has used it up.
  'write-in-danger': { points: 60, seconds: MINUTE, refusal: FLOOD, counted: 'database' },
  'write-address': { points: 300, seconds: MINUTE, refusal: FLOOD, counted: 'local-first' },
  'bad-signature': { points: 600, seconds: MINUTE, refusal: FLOOD, counted: 'local-first' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof LIMITS

/** Each method takes the key that is counted: an account, an address, or several together. */
export interface Limits {
  /** Counts one try; refuses with the seconds to wait beyond the limit. */
  consume(rule: LimitName, ...key: string[]): Promise<void>
  /** Refuses like `consume` when the limit is used up, but does not count. */
  check(rule: LimitName, ...key: string[]): Promise<void>
  /** Takes back one try that was counted. */
  giveBack(rule: LimitName, ...key: string[]): Promise<void>
  /** Resets the counter. */
  reset(rule: LimitName, ...key: string[]): Promise<void>
}

/** Other numbers, for tests. */
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
    // They share the table, so one of them deletes expired rows for all.
    clearExpiredByTimeout: clearsExpired,
    // An attack is refused without a query. Not from the first refusal on: after a reset in another process, a person
    // would still be refused by this process's memory.
    inMemoryBlockOnConsumed: rule.points * 3,
  })
  return rule.counted === 'local-first' ? countLocallyFirst(shared, common) : shared
}

/** A digest, so that the table does not reveal who tried to sign in from where. */
function storedKey(key: readonly string[]): string {
  const parts = key.map((part) => part.trim().toLowerCase()).map((part) => (isIPv6(part) ? ipv6Network(part) : part))
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/** The first 64 bits, which one subscriber gets: a home connection has billions of IPv6 addresses. */
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
