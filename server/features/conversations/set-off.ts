import { tellStreak } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { BegunAnswer } from './begun-answer.ts'
import { zoneOf } from './quota.ts'

/** Has a stored message answered, and says meanwhile what it made of the streak: the first words do not wait for it. */
export function setOff(services: Services, member: Member, begun: BegunAnswer): void {
  const { answers, db, log } = services
  answers.write(begun, member)
  // It is counted already; if it cannot be told now, the next thing done today tells it.
  tellStreak(services, db, { user_id: member.user_id, time_zone: zoneOf(member) }).catch((error: unknown) =>
    log.error({ err: error }, 'what a message made of the streak could not be told'),
  )
}
