import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { readPlans } from './read-plans.ts'

export function listPlans({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  return readPlans(db, { user_id })
}
