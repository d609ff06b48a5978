import { setImmediate as nextTurn } from 'node:timers/promises'
import { tellStreak } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { BegunAnswer } from './begun-answer.ts'
import { zoneOf } from './quota.ts'

/** Has a stored message answered, and says what it made of the streak while the model thinks: no word waits for it. */
export function setOff(services: Services, member: Member, begun: BegunAnswer): void {
  const { answers, db, log } = services
  const setOut = answers.write(begun, member)
  const tell = async () => {
    await setOut
    // By then the model has been asked.
    await nextTurn()
    await tellStreak(services, db, { user_id: member.user_id, time_zone: zoneOf(member) })
  }
  // It is counted already; if it cannot be told now, the next thing done today tells it.
  tell().catch((error: unknown) => log.error({ err: error }, 'what a message made of the streak could not be told'))
}
