import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { FILE_KINDS, FILE_VISIBILITIES } from '#contract/file-rules.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/**
 * Uploaded files. The row decides: an object in the store without a row is deleted a day later. The bytes never
 * change. The objects of a picture are named after its id; those of a video or sound are in `file_pieces`.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: FILE_KINDS }).notNull(),
    visibility: text({ enum: FILE_VISIBILITIES }).notNull().default('private'),
    /** Of pictures only: nobody reads a whole video again to compute it. */
    sha256: text(),
    content_type: text().notNull(),
    width: integer(),
    height: integer(),
    /** The member's own name of a video or sound. */
    name: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    created_at: createdAt(),
    /** When the last piece had arrived and the content was checked; null for an unfinished upload. */
    uploaded_at: moment().defaultNow(),
    /** When a profile, an application or an offer first used it; an unused file is deleted a day after its upload. */
    used_at: moment(),
  },
  (table) => [
    check('files_kind_known', oneOf(table.kind, FILE_KINDS)),
    check('files_visibility_known', oneOf(table.visibility, FILE_VISIBILITIES)),
    index('files_by_owner').on(table.owner_id, table.kind),
    index('files_unused').on(table.created_at).where(sql`${table.used_at} is null`),
  ],
)

/** A video or sound is stored in pieces, each an object named after the piece. A piece that is sent again is a new one. */
export const file_pieces = pgTable(
  'file_pieces',
  {
    id: id(),
    file_id: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
  },
  (table) => [unique('file_pieces_by_file').on(table.file_id, table.index)],
)

/** Who may read a private file besides its owner and admins: for example the member who bought it. */
export const file_readers = pgTable(
  'file_readers',
  {
    file_id: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.user_id] }), index('file_readers_by_user').on(table.user_id)],
)
