import type { Logger } from 'pino'
import { type Clock, systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { createEventHub } from '#server/events/event-hub.ts'
import { authLoader, type PasswordHashing, startAccountJobs } from '#server/features/accounts/public.ts'
import { startArtOfWarJobs } from '#server/features/art-of-war/public.ts'
import { startBookingJobs } from '#server/features/bookings/public.ts'
import { startCalendarJobs } from '#server/features/calendars/public.ts'
import { startCheckInJobs } from '#server/features/check-ins/public.ts'
import { startCoachApplicationJobs } from '#server/features/coach-applications/public.ts'
import { startCoachDeskJobs } from '#server/features/coach-desk/public.ts'
import { createAnswerWriter, startConversationJobs } from '#server/features/conversations/public.ts'
import { createMemory, startFighterFileJobs } from '#server/features/fighter-file/public.ts'
import { startFileJobs } from '#server/features/files/public.ts'
import { installLiveEvents, startLiveJobs } from '#server/features/live/public.ts'
import { createMailer } from '#server/features/mails/public.ts'
import { startMarketplaceJobs } from '#server/features/marketplace/public.ts'
import {
  completeEvent,
  createNotifier,
  startNotificationMails,
  startNotificationPushes,
} from '#server/features/notifications/public.ts'
import { startOrderJobs } from '#server/features/orders/public.ts'
import { startMembershipJobs } from '#server/features/paid-membership/public.ts'
import { startPushJobs } from '#server/features/push/public.ts'
import { completeSpaceNews, installSpaces } from '#server/features/spaces/public.ts'
import { createTranslator, startTranslationJobs } from '#server/features/translations/public.ts'
import { startWaitedWritesJobs } from '#server/features/waited-writes/public.ts'
import { createLimits, type LimitOverrides } from '#server/http/limits.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import type { OpenDatabase } from '#server/open-database.ts'
import { createModel } from '#server/outside/ai/create-model.ts'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import { type BusyCalendars, openBusyCalendars } from '#server/outside/busy-calendar/open-busy-calendars.ts'
import { openMeetings } from '#server/outside/meetings/open-meetings.ts'
import { openIdentityProvider } from '#server/outside/oidc/open-identity-provider.ts'
import { openPayments } from '#server/outside/payments/open-payments.ts'
import { openPayouts } from '#server/outside/payments/open-payouts.ts'
import { openPushService, type PushService } from '#server/outside/push/open-push-service.ts'
import type { Services } from '#server/services.ts'
import { sessionSecret } from '#server/session-secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'

export interface OpenServices {
  services: Services
  close(): Promise<void>
}

interface Surroundings {
  pool: OpenDatabase['pool']
  baseUrl: string
  log: Logger
  /** Other rate limits, for tests. */
  limits?: LimitOverrides | undefined
  /** A faster password hash, for tests. */
  passwordHashing?: PasswordHashing | undefined
  /** A clock that can be moved, for tests. */
  clock?: Clock | undefined
  /** Replaces the model of the settings in tests. */
  model?: AnswerModel | undefined
  /** Replaces the calendars of the internet in tests. */
  busyCalendars?: BusyCalendars | undefined
  /** Replaces the push services of browsers in tests. */
  pushService?: PushService | undefined
  /** Replaces the storage of the settings in tests. */
  storage?: Storage | undefined
}

/** Everything the features work with, on an open database. Closing it leaves the database open. */
export async function openServices(env: Env, surroundings: Surroundings): Promise<OpenServices> {
  const { pool, baseUrl, log, limits, clock = systemClock } = surroundings
  const db = openDatabase(pool)
  const secret = await sessionSecret(env)
  const jobs = await startJobs({ pool, log })
  const storage = surroundings.storage ?? (await openStorage(env))
  const mailer = await createMailer({ env, db, jobs, log, clock })
  const auth = authLoader({ db, baseUrl, secret, log, passwordHashing: surroundings.passwordHashing })
  const events = createEventHub({
    pool,
    log,
    complete: (topic, news, followers) =>
      news.type === 'post-added' || news.type === 'space-changed'
        ? completeSpaceNews(db, news, { followers, now: clock.now() })
        : completeEvent(db, topic, news),
  })
  const notifier = await createNotifier({ db, events, jobs, clock })
  await startNotificationMails({ db, jobs, clock, mailer, baseUrl, secret })
  const pushService = surroundings.pushService ?? openPushService()
  await startPushJobs({ db, env, secret, baseUrl, jobs, clock, log, pushService })
  await startNotificationPushes({ db, jobs, clock })
  await startAccountJobs({ db, jobs, clock })
  await startArtOfWarJobs({ db, jobs, clock })
  await startWaitedWritesJobs({ db, jobs, clock })
  await startCheckInJobs({ db, jobs, clock, notifier, mailer, baseUrl, secret })
  await startCoachApplicationJobs({ db, jobs, events, notifier, mailer, baseUrl, clock })
  await startConversationJobs({ db, jobs, clock })
  await startFighterFileJobs({ db, jobs, clock })
  await startFileJobs({ db, jobs, storage, clock })
  const payments = openPayments(env, { db, clock, baseUrl })
  const payouts = openPayouts(env)
  const busyCalendars = surroundings.busyCalendars ?? openBusyCalendars()
  await startCalendarJobs({ db, jobs, clock, log, busyCalendars })
  const forOrders = { db, jobs, clock, events, notifier, mailer, baseUrl, log, payments, payouts }
  await startOrderJobs(forOrders)
  await startMembershipJobs(forOrders)
  await startCoachDeskJobs(forOrders)
  await startMarketplaceJobs({ db, jobs, clock })
  await installSpaces(db, clock.now())
  await installLiveEvents(db, { demo: env.embedded })
  await startLiveJobs({ db, jobs, clock, notifier, mailer, baseUrl })
  await startBookingJobs(forOrders)
  const model = surroundings.model ?? (await createModel({ env, log }))
  const memory = createMemory({ db, events, clock, notifier })
  const answers = createAnswerWriter({ db, env, log, model, clock, memory })
  const translator = createTranslator({ db, env, log, model, clock })
  await startTranslationJobs({ db, jobs, log, clock, translator })
  const services = {
    env,
    baseUrl,
    secret,
    clock,
    log,
    pool,
    db,
    auth,
    limits: createLimits(pool, limits),
    jobs,
    storage,
    mailer,
    identityProvider: openIdentityProvider(env, { clock, log }),
    payments,
    meetings: openMeetings(env, { secret }),
    payouts,
    busyCalendars,
    events,
    notifier,
    memory,
    answers,
    translator,
  }
  return {
    services,
    async close() {
      await answers.close()
      await Promise.all([events.close(), jobs.stop()])
    },
  }
}
