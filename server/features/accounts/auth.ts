import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import type { Database } from '#server/db/database.ts'
import { endOldestSessions } from './end-oldest-sessions.ts'
import { cookiePrefix, SECOND_FACTOR_SECONDS } from './session-cookie.ts'
import { credentials, sessions, two_factors, users, verifications } from './tables.ts'

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(stored: { hash: string; password: string }): Promise<boolean>
}

export interface AuthSettings {
  db: Database
  baseUrl: string
  secret: string
  log: Logger
  /** Replaces better-auth's scrypt, which is slow on purpose, in tests that are not about passwords. */
  passwordHashing?: PasswordHashing | undefined
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/**
 * better-auth manages passwords, sessions and second factors. Its HTTP handler is not mounted: each call of the contract
 * is our own route that uses `auth.api`, so that every route is declared, checked, limited and documented.
 */
export function createAuth({ db, baseUrl, secret, log, passwordHashing }: AuthSettings) {
  return betterAuth({
    appName: 'Kiai',
    baseURL: baseUrl,
    secret,
    telemetry: { enabled: false },
    // Its other messages contain addresses; faults are logged without details.
    logger: { level: 'error', log: (_level, message) => log.error({ part: 'better-auth' }, message) },
    // Our own limits are in PostgreSQL, so that they apply across processes and addresses (server/http/limits.ts).
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: two_factors,
      },
    }),
    advanced: {
      cookiePrefix: cookiePrefix(baseUrl),
      // That setting would add `__Secure-` before our own, stricter prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: baseUrl.startsWith('https:') },
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        language: { type: 'string', required: false, defaultValue: 'en' },
        bannedAt: { type: 'date', required: false, input: false, fieldName: 'banned_at' },
      },
    },
    session: {
      fields: {
        ...times,
        expiresAt: 'expires_at',
        userId: 'user_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: SESSION_SECONDS,
      // Reading never writes: renewing is a separate call (renew-session.ts).
      disableSessionRefresh: true,
    },
    account: {
      fields: {
        ...times,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    // Reset links and pending sign-ins are stored as digests, so that a copy of the table is useless.
    verification: { fields: { ...times, expiresAt: 'expires_at' }, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      // Our own rule for length and common passwords (password-rule.ts) is checked before.
      minPasswordLength: 1,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      ...(passwordHashing && { password: passwordHashing }),
    },
    databaseHooks: {
      session: {
        create: {
          // The last check before any session is created.
          before: async ({ userId }) => {
            const { banned_at, ban_reason } = users
            const [user] = await db.select({ banned_at, ban_reason }).from(users).where(eq(users.id, userId))
            if (user?.banned_at) throw new APIError('FORBIDDEN', { code: 'BANNED', reason: user.ban_reason })
          },
          after: ({ userId }) => endOldestSessions(db, userId),
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Kiai',
        twoFactorCookieMaxAge: SECOND_FACTOR_SECONDS,
        // Who has no password proves it by a recent sign-in (check-password.ts), asked for before.
        allowPasswordless: true,
        // It counts a wrong code after the check, so that any number of codes can be tried at once: ours counts before
        // (verify-second-factor.ts).
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
