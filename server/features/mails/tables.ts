import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'

export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const

/**
 * Every mail. Without an SMTP server they are `kept` and shown at /outbox; with one they are `queued`
 * until a job delivers them, which then empties text and html: they contain links that open an account.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** A calendar file that is attached. */
    calendar: text(),
    /** The call by which a mail program unsubscribes the reader; null for mails that one cannot unsubscribe from. */
    unsubscribe: text(),
    status: text({ enum: MAIL_STATUSES }).notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: createdAt(),
    sent_at: moment(),
  },
  (table) => [
    check('mails_status_known', oneOf(table.status, MAIL_STATUSES)),
    check('mails_language_known', oneOf(table.language, LANGUAGES)),
    index('mails_by_recipient').on(table.to, ...newestFirst(table.created_at, table.id)),
    index('mails_by_creation').on(...newestFirst(table.created_at, table.id)),
    // For the admins' list of failures among many delivered mails.
    index('mails_failures')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.status} = 'failed' or (${table.status} = 'queued' and ${table.last_error} is not null)`),
  ],
)
