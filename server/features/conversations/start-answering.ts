import { setTimeout as sleep } from 'node:timers/promises'
import { tellStreak } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { PendingAnswer } from './answer.ts'
import { zoneOf } from './quota.ts'

/** By then the model was called and may have started, so that the streak does not delay the answer. */
const TELL_AFTER_MS = 50

/** Starts the answer to a stored message, and sends the new streak a moment later. */
export function startAnswering(services: Services, member: Member, pending: PendingAnswer): void {
  const { answers, db, log } = services
  answers.write(pending, member)
  const tell = async () => {
    await sleep(TELL_AFTER_MS)
    await tellStreak(services, db, { user_id: member.user_id, time_zone: zoneOf(member) })
  }
  // The activity is stored already; if the event fails, the next activity of today sends the streak.
  tell().catch((error: unknown) => log.error({ err: error }, 'what a message made of the streak could not be told'))
}
