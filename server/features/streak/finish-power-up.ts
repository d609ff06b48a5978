import type { Streak } from '#contract/streak.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { recordActivity } from './record-activity.ts'

export function finishPowerUp({ db }: Pick<Services, 'db'>, member: Member): Promise<Streak> {
  return db.transaction((tx) => recordActivity(tx, member.user_id, 'power_up'))
}
