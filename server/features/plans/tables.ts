import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'
import { chat_messages, conversations } from '#server/features/conversations/tables.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const plans = pgTable(
  'plans',
  {
    id: id(),
    user_id: userId(),
    conversation_id: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    /** The answer it was kept from. */
    message_id: uuid().references(() => chat_messages.id, { onDelete: 'set null' }),
    title: text().notNull(),
    metric: text().notNull(),
    if_then: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    // The same answer kept twice, for example in two tabs, is one plan.
    uniqueIndex('plans_once').on(table.message_id),
    index('plans_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('plans_by_conversation').on(table.conversation_id),
  ],
)

export const plan_steps = pgTable(
  'plan_steps',
  {
    id: id(),
    plan_id: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    user_id: userId(),
    position: integer().notNull(),
    text: text().notNull(),
    due_date: date(),
    done_at: moment(),
    /** How it went, 1 to 10, as the member reported to a coach or in a check-in. */
    outcome: integer(),
    /** The message that reported the outcome, so that answering it again changes nothing. */
    reported_in: uuid(),
    /** When the member reported it outside a conversation: the next one takes it up. */
    rated_at: moment(),
    /** Used in the calendar file. */
    updated_at: updatedAt(),
  },
  (table) => [
    check('plan_steps_outcome_in_range', sql`${table.outcome} between 1 and 10`),
    uniqueIndex('plan_steps_in_order').on(table.plan_id, table.position),
    index('plan_steps_by_user').on(table.user_id, table.due_date),
    // For the morning on which a step is due.
    index('plan_steps_due').on(table.due_date).where(sql`${table.done_at} is null`),
  ],
)
