import { setTimeout as sleep } from 'node:timers/promises'
import { tellStreak } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { PendingAnswer } from './answer.ts'
import { zoneOf } from './quota.ts'

/** By then the model has been asked, and a quick one has begun to speak: no word waits behind the streak. */
const TELL_AFTER_MS = 50

/** Has a stored message answered, and says a moment later what it made of the streak. */
export function startAnswering(services: Services, member: Member, pending: PendingAnswer): void {
  const { answers, db, log } = services
  answers.write(pending, member)
  const tell = async () => {
    await sleep(TELL_AFTER_MS)
    await tellStreak(services, db, { user_id: member.user_id, time_zone: zoneOf(member) })
  }
  // It is counted already; if it cannot be told now, the next thing done today tells it.
  tell().catch((error: unknown) => log.error({ err: error }, 'what a message made of the streak could not be told'))
}
