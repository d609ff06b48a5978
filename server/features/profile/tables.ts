import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#contract/access.ts'
import { SPECIALTIES } from '#contract/coach-application-rules.ts'
import { CRISIS_CHOICES } from '#contract/crisis-country-rules.ts'
import { COACH_STATUSES } from '#contract/profile.ts'
import { createdAt, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { eachOneOf, oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

export const profiles = pgTable(
  'profiles',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    avatar_url: text(),
    role: text({ enum: ROLES }).notNull().default('member'),
    /** Set by a trigger on memberships: 'infinity' without an end, null without a membership. Read through membershipType. */
    elite_until: moment(),
    coach_status: text({ enum: COACH_STATUSES }),
    coach_bio: text(),
    coach_experience: text(),
    coach_specialties: text({ enum: SPECIALTIES }).array().notNull().default(sql`'{}'::text[]`),
    coach_image_url: text(),
    /** The address of an approved coach's public profile; set once and never changed. */
    slug: text(),
    /** Null until the browser has sent it. */
    time_zone: text(),
    /** The country whose crisis line the member chose; null means that of the time zone. */
    crisis_country: text({ enum: CRISIS_CHOICES }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    upgraded_at: moment(),
  },
  (table) => [
    check('profiles_role_known', oneOf(table.role, ROLES)),
    check('profiles_coach_status_known', oneOf(table.coach_status, COACH_STATUSES)),
    check('profiles_coach_specialties_known', eachOneOf(table.coach_specialties, SPECIALTIES)),
    check('profiles_crisis_country_known', oneOf(table.crisis_country, CRISIS_CHOICES)),
    uniqueIndex('profiles_slug_once').on(table.slug),
    check('profiles_slug_is_a_path', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${table.slug} not like 'ai-%'`),
    // The id after the time makes the order stable and usable for cursors.
    index('profiles_by_creation').on(...newestFirst(table.created_at, table.user_id)),
    index('profiles_by_coach_status').on(table.coach_status, ...newestFirst(table.created_at, table.user_id)),
    index('profiles_by_role').on(table.role, ...newestFirst(table.created_at, table.user_id)),
  ],
)
