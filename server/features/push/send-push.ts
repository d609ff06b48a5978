import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { PushPayload } from '#contract/push-rules.ts'
import type { Database } from '#server/db/database.ts'
import { sessions, users } from '#server/features/accounts/public.ts'
import type { PushService } from '#server/outside/push/open-push-service.ts'
import type { Services } from '#server/services.ts'
import { type KeyServices, readSender } from './push-keys.ts'
import { push_subscriptions } from './tables.ts'

const DELIVER_PUSH = 'deliver-push'
/** With the waits in between, a push service may be away for minutes; later it is no news any more. */
const MAX_ATTEMPTS = 4
const OLD_NEWS_SECONDS = 15 * 60
/** Between two requests to a push service that fails: 15 seconds, a minute, 4 minutes, 16 minutes, an hour. */
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 60 * 60
/** A push service may take ten seconds to answer nothing at all. */
const AT_ONCE = 20

interface DeliverPushJob {
  subscription_id: string
  payload: PushPayload
  attempt: number
}

/** One job a device: a slow push service delays nobody else, and a second try reaches nobody twice. */
export async function sendPush(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Pick<Database, 'select' | 'execute'>,
  target: { user_id: string } | { session_id: string },
  payload: PushPayload,
): Promise<number> {
  const devices = await tx
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(
      'user_id' in target
        ? eq(push_subscriptions.user_id, target.user_id)
        : eq(push_subscriptions.session_id, target.session_id),
    )
  for (const { id } of devices)
    await jobs.enqueue<DeliverPushJob>(
      DELIVER_PUSH,
      { subscription_id: id, payload, attempt: 1 },
      { transaction: tx, retryLimit: 1 },
    )
  return devices.length
}

export type PushServices = KeyServices & Pick<Services, 'jobs' | 'clock' | 'log'> & { pushService: PushService }

export async function deliverPush(services: PushServices, { subscription_id, payload, attempt }: DeliverPushJob) {
  const { db, jobs, clock, log, pushService } = services
  const isIt = eq(push_subscriptions.id, subscription_id)
  const device = await findDevice(services, subscription_id)
  // Switched off or signed out meanwhile.
  if (!device) return
  const tryAgain = (seconds: number, next: number) =>
    jobs.enqueue<DeliverPushJob>(
      DELIVER_PUSH,
      { subscription_id, payload, attempt: next },
      { startAfter: seconds, retryLimit: 1 },
    )
  const away = device.away_until ? Math.ceil((device.away_until.getTime() - clock.now().getTime()) / 1000) : 0
  // Not asked again for each push: anyone can add a device at an address that never answers.
  if (away > 0) return away <= OLD_NEWS_SECONDS ? await tryAgain(away, attempt) : undefined
  const result = await pushService.send(device, payload, await readSender(services))
  switch (result.state) {
    case 'sent':
      await db
        .update(push_subscriptions)
        .set({ last_success_at: clock.now(), failures: 0, away_until: null })
        .where(isIt)
      return
    case 'gone':
      await db.delete(push_subscriptions).where(isIt)
      return
    case 'refused':
      log.warn({ subscription_id, answer: result.answer }, 'a push was refused')
      return
    case 'later': {
      const wait = result.after_seconds ?? Math.min(FIRST_WAIT_SECONDS * 4 ** device.failures, LONGEST_WAIT_SECONDS)
      const away_until = new Date(clock.now().getTime() + wait * 1000)
      const failures = device.failures + 1
      await db.update(push_subscriptions).set({ failures, away_until }).where(isIt)
      if (attempt < MAX_ATTEMPTS) return await tryAgain(wait, attempt + 1)
      log.warn({ subscription_id, answer: result.answer }, 'a push could not be delivered and is given up')
      // It has never taken a push, so there may be no push service at all.
      if (!device.last_success_at) await db.delete(push_subscriptions).where(isIt)
    }
  }
}

/** Only while its session gives access: one that has run out is deleted some time later. */
async function findDevice({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string) {
  const [found] = await db
    .select({ device: push_subscriptions })
    .from(push_subscriptions)
    .innerJoin(sessions, eq(sessions.id, push_subscriptions.session_id))
    .innerJoin(users, eq(users.id, push_subscriptions.user_id))
    .where(
      and(
        eq(push_subscriptions.id, id),
        gt(sessions.expires_at, clock.now()),
        or(isNotNull(sessions.second_factor_at), eq(users.two_factor_enabled, false)),
      ),
    )
  return found?.device
}

export async function startPushJobs(services: PushServices): Promise<void> {
  await services.jobs.work<DeliverPushJob>(DELIVER_PUSH, (job) => deliverPush(services, job), {
    pollSeconds: 2,
    atOnce: AT_ONCE,
  })
}
