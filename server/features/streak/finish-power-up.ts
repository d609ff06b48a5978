import type { Streak } from '#contract/streak.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { type ActivityServices, recordActivity } from './record-activity.ts'

export function finishPowerUp(services: Pick<Services, 'db'> & ActivityServices, { user_id }: Member): Promise<Streak> {
  return services.db.transaction((tx) => recordActivity(services, tx, { user_id, kind: 'power_up' }))
}
