import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { FILE_VISIBILITIES, PICTURE_KINDS } from '#contract/file-rules.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/**
 * Uploaded files. The row decides: an object in the store without a row is deleted a day later. The bytes never
 * change, so the object is named after the id.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: PICTURE_KINDS }).notNull(),
    visibility: text({ enum: FILE_VISIBILITIES }).notNull().default('private'),
    sha256: text().notNull(),
    content_type: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    created_at: createdAt(),
    /** When a profile or an application first used it; an unused file is deleted a day after its upload. */
    used_at: moment(),
  },
  (table) => [
    check('files_kind_known', oneOf(table.kind, PICTURE_KINDS)),
    check('files_visibility_known', oneOf(table.visibility, FILE_VISIBILITIES)),
    index('files_by_owner').on(table.owner_id, table.kind),
    index('files_unused').on(table.created_at).where(sql`${table.used_at} is null`),
  ],
)
