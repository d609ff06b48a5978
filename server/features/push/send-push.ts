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
  const result = await pushService.send(device, payload, await readSender(services))
  switch (result.state) {
    case 'sent':
      await db.update(push_subscriptions).set({ last_success_at: clock.now() }).where(isIt)
      return
    case 'gone':
      await db.delete(push_subscriptions).where(isIt)
      return
    case 'refused':
      log.warn({ subscription_id, answer: result.answer }, 'a push was refused')
      return
    case 'later':
      if (attempt >= MAX_ATTEMPTS) {
        log.warn({ subscription_id, answer: result.answer }, 'a push could not be delivered and is given up')
        return
      }
      await jobs.enqueue<DeliverPushJob>(
        DELIVER_PUSH,
        { subscription_id, payload, attempt: attempt + 1 },
        { startAfter: result.after_seconds ?? 15 * 4 ** (attempt - 1), retryLimit: 1 },
      )
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
  await services.jobs.work<DeliverPushJob>(DELIVER_PUSH, (job) => deliverPush(services, job), { pollSeconds: 2 })
}
