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
  /** An address of the client counts as its network: one line at home has billions of IPv6 addresses. */
  key: 'text' | 'address'
  /** Here first: a flood guard, which must not cost a database write for everyone who knocks. */
  counted: 'database' | 'here-first'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const TRIES: ErrorCode = 'accounts.too-many-tries'
const LOCKED: ErrorCode = 'accounts.two-factor-locked'
const MAILS: ErrorCode = 'accounts.too-many-mails'
const FLOOD: ErrorCode = 'request.too-many'

/** How often something may be done, and what whoever does it more often is told. */
export const LIMITS = {
  'sign-in-account': { points: 10, seconds: 15 * MINUTE, refusal: TRIES, key: 'text', counted: 'database' },
  'sign-in-address': { points: 100, seconds: 15 * MINUTE, refusal: TRIES, key: 'address', counted: 'database' },
  'password-check': { points: 10, seconds: 15 * MINUTE, refusal: TRIES, key: 'text', counted: 'database' },
  'second-factor': { points: 10, seconds: 15 * MINUTE, refusal: LOCKED, key: 'text', counted: 'database' },
  'mail-recipient': { points: 3, seconds: HOUR, refusal: MAILS, key: 'text', counted: 'database' },
  'sign-up-address': { points: 30, seconds: HOUR, refusal: FLOOD, key: 'address', counted: 'database' },
  'write-member': { points: 300, seconds: MINUTE, refusal: FLOOD, key: 'text', counted: 'database' },
  // Besides the one above, for someone in danger who is over it.
  'write-in-danger': { points: 60, seconds: MINUTE, refusal: FLOOD, key: 'text', counted: 'database' },
  'write-address': { points: 120, seconds: MINUTE, refusal: FLOOD, key: 'address', counted: 'here-first' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof LIMITS

export interface Limits {
  /** Counts one more; refuses, with the seconds to wait, when that is one too many. */
  consume(rule: LimitName, key: string): Promise<void>
  /** Forgets what was counted. */
  reset(rule: LimitName, key: string): Promise<void>
}

/** `overrides`: other numbers, for tests that do in a second what people do in an hour. */
export type LimitOverrides = Partial<Record<LimitName, { points?: number; seconds?: number }>>

export function createLimits(pool: Pool, overrides: LimitOverrides = {}): Limits {
  const limiters = new Map<LimitName, Counter>()
  for (const [name, rule] of Object.entries<LimitRule>(LIMITS) as [LimitName, LimitRule][])
    limiters.set(name, createLimiter(name, { ...rule, ...overrides[name] }, pool, limiters.size === 0))
  const limiter = (name: LimitName) => limiters.get(name) as Counter
  return {
    async consume(name, key) {
      try {
        await limiter(name).consume(storedKey(name, key))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        throw new Refusal(LIMITS[name].refusal, { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
      }
    },
    async reset(name, key) {
      await limiter(name).delete(storedKey(name, key))
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
function storedKey(name: LimitName, key: string): string {
  const plain = key.trim().toLowerCase()
  const counted = LIMITS[name].key === 'address' && isIPv6(plain) ? ipv6Network(plain) : plain
  return createHash('sha256').update(counted).digest('base64url')
}

/** The first 64 bits, which is what one subscriber gets. */
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
