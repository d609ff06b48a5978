import { tellStreak } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { BegunAnswer } from './begun-answer.ts'
import { zoneOf } from './quota.ts'

/** Has a stored message answered, and says meanwhile what it made of the streak: the first words wait for neither. */
export async function setOff(services: Services, member: Member, begun: BegunAnswer): Promise<void> {
  const { answers, db, log } = services
  answers.write(begun, member)
  try {
    await tellStreak(services, db, { user_id: member.user_id, time_zone: zoneOf(member) })
  } catch (error) {
    // It is counted; the next thing done today says so again.
    log.error({ err: error }, 'what a message made of the streak could not be told')
  }
}
