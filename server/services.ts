import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { EventHub } from '#server/events/event-hub.ts'
import type { LoadAuth } from '#server/features/accounts/load-auth.ts'
import type { AnswerWriter, CoachMemory } from '#server/features/conversations/answer.ts'
import type { Mailer } from '#server/features/mails/public.ts'
import type { Notifier } from '#server/features/notifications/notifier.ts'
import type { Translator } from '#server/features/translations/translator.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { BusyCalendars } from '#server/outside/busy-calendar/open-busy-calendars.ts'
import type { Meetings } from '#server/outside/meetings/open-meetings.ts'
import type { IdentityProvider } from '#server/outside/oidc/identity-provider.ts'
import type { Payments } from '#server/outside/payments/open-payments.ts'
import type { PayoutProvider } from '#server/outside/payments/payout-provider.ts'
import type { Storage } from '#server/storage/storage.ts'

/** What the features work with; created once at start. */
export interface Services {
  env: Env
  /** The public address, for links in mails; never taken from a request. */
  baseUrl: string
  /** Signs cookies and links. */
  secret: string
  /** The current time for every rule. */
  clock: Clock
  log: Logger
  pool: Pool
  db: Database
  auth: LoadAuth
  limits: Limits
  jobs: Jobs
  /** The bytes of uploaded files. */
  storage: Storage
  mailer: Mailer
  /** Whom one can sign in with besides the password; undefined where the settings name none. */
  identityProvider: IdentityProvider | undefined
  /** Where members pay: the sandbox, or Stripe where the settings have its key. */
  payments: Payments
  /** Where coaches and members meet. */
  meetings: Meetings
  /** Who pays coaches; undefined where admins do it by hand. */
  payouts: PayoutProvider | undefined
  /** Calendars of coaches elsewhere, whose times are busy here. */
  busyCalendars: BusyCalendars
  events: EventHub
  notifier: Notifier
  /** What the War Room and the AI coaches know of a member. */
  memory: CoachMemory
  /** Answers of the War Room and the AI coaches that are being written. */
  answers: AnswerWriter
  /** Translates what members write; undefined without a provider. */
  translator: Translator | undefined
}
