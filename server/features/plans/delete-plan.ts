import { and, eq } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { plans } from './tables.ts'

export async function deletePlan({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<void> {
  const deleted = await db
    .delete(plans)
    .where(and(eq(plans.id, id), eq(plans.user_id, user_id)))
    .returning({ id: plans.id })
  if (deleted.length === 0) throw new Refusal('not-found')
}
