import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'

export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const

/**
 * Every mail of ours. Without an SMTP server they are `kept` and shown at /outbox; with one they are `queued`
 * until the job delivers them, which then empties text and html: they carry links that open an account.
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
    status: text({ enum: MAIL_STATUSES }).notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: createdAt(),
    sent_at: moment(),
  },
  (table) => [
    check('mails_status_known', oneOf(table.status, MAIL_STATUSES)),
    check('mails_language_known', oneOf(table.language, LANGUAGES)),
    index('mails_by_recipient').on(table.to, table.created_at.desc()),
    index('mails_by_creation').on(table.created_at.desc()),
  ],
)
