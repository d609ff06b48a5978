import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { createdAt, id, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The name from the sign-up. Pages show profiles.full_name, which a trigger copies from here. */
    name: text().notNull(),
    email: text().notNull().unique(),
    email_verified: boolean().notNull().default(false),
    image: text(),
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    two_factor_enabled: boolean().notNull().default(false),
    banned_at: moment(),
    ban_reason: text(),
    /** Browsers that were signed in before this moment are no longer known devices; null if none was ever forgotten. */
    devices_known_from: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [check('users_language_known', oneOf(table.language, LANGUAGES))],
)

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: userId(),
    token: text().notNull().unique(),
    expires_at: moment().notNull(),
    ip_address: text(),
    user_agent: text(),
    /** When this session was confirmed with a second factor. The account's own flag proves nothing about a session. */
    second_factor_at: moment(),
    /** When the person proved who they are, by a passkey or at the provider: a session may begin long after that. */
    authenticated_at: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('sessions_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('sessions_by_expiry').on(table.expires_at),
  ],
)

/** One way of proving who one is; today always the password. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    user_id: userId(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    password: text(),
    access_token: text(),
    refresh_token: text(),
    id_token: text(),
    access_token_expires_at: moment(),
    refresh_token_expires_at: moment(),
    scope: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('credentials_by_user').on(table.user_id)],
)

/** Short-lived secrets: password reset links and sign-ins that wait for a second factor. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: moment().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_expiry').on(table.expires_at),
  ],
)

/** Passkeys. Only the public key is stored, which verifies signatures and gives no access. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: userId(),
    /** The authenticator's id, in base64url. */
    credential_id: text().notNull().unique(),
    /** COSE, in base64url. */
    public_key: text().notNull(),
    /** The authenticator's use counter; always 0 for most synchronised passkeys. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    backed_up: boolean().notNull(),
    created_at: createdAt(),
    last_used_at: moment(),
  },
  (table) => [index('passkeys_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id))],
)

/** Whom the OpenID Connect provider means by a subject. It signs in to the account; the address proves nothing here. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    user_id: userId(),
    /** The provider, as OIDC_ISSUER names it. */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** What the provider told when it was linked, to recognise it by. */
    email: text(),
    created_at: createdAt(),
    last_used_at: moment(),
  },
  (table) => [
    unique('identities_of_subject').on(table.issuer, table.subject),
    unique('identities_of_user').on(table.user_id, table.issuer),
  ],
)

/** Digests of used challenges, so that none is used twice. */
export const used_challenges = pgTable(
  'used_challenges',
  { digest: text().primaryKey(), expires_at: moment().notNull() },
  (table) => [index('used_challenges_by_expiry').on(table.expires_at)],
)

export const two_factors = pgTable(
  'two_factors',
  {
    id: id(),
    user_id: userId(),
    secret: text().notNull(),
    backup_codes: text().notNull(),
    verified: boolean().notNull().default(true),
    failed_verification_count: integer().notNull().default(0),
    locked_until: moment(),
    /** The time step of the last accepted code: codes of this or an earlier step are refused. */
    last_step: integer(),
  },
  (table) => [index('two_factors_by_user').on(table.user_id)],
)
