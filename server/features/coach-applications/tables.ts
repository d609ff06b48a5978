import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/access.ts'
import { SPECIALTIES } from '#contract/coach-application-rules.ts'
import { COACH_STATUSES } from '#contract/profile.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { eachOneOf, oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/** The moment is text, because it is stored as JSON. */
export interface ProfileBefore {
  role: Role
  slug: string | null
  upgraded_at: string | null
}

/**
 * Every application as it was sent, with its decision; a new application is a new row.
 * Who decided is only in the audit log: stored here, an admin's export would contain texts of others.
 */
export const coach_applications = pgTable(
  'coach_applications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    bio: text().notNull(),
    experience: text().notNull(),
    specialties: text({ enum: SPECIALTIES }).array().notNull(),
    image_url: text(),
    motivation: text().notNull(),
    status: text({ enum: COACH_STATUSES }).notNull().default('pending'),
    reason: text(),
    created_at: createdAt(),
    decided_at: moment(),
    /** What undoing the decision restores. Emptied when the applicant is told, after which undoing is impossible. */
    profile_before: jsonb().$type<ProfileBefore>(),
  },
  (table) => [
    check('coach_applications_status_known', oneOf(table.status, COACH_STATUSES)),
    check('coach_applications_specialties_known', eachOneOf(table.specialties, SPECIALTIES)),
    check('coach_applications_decided', sql`(${table.status} = 'pending') = (${table.decided_at} is null)`),
    // Two forms at once create one application.
    uniqueIndex('coach_applications_one_pending').on(table.user_id).where(sql`${table.status} = 'pending'`),
    index('coach_applications_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('coach_applications_pending')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.status} = 'pending'`),
  ],
)
