import { desc, eq, getTableColumns } from 'drizzle-orm'
import { users } from '#server/features/accounts/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { coach_applications } from './tables.ts'

export async function readOwnApplication({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  const [application] = await db
    .select()
    .from(coach_applications)
    .where(eq(coach_applications.user_id, user_id))
    .orderBy(desc(coach_applications.created_at), desc(coach_applications.id))
    .limit(1)
  return application ?? null
}

export function listPendingApplications({ db }: Pick<Services, 'db'>) {
  return db
    .select({ ...getTableColumns(coach_applications), email: users.email, email_confirmed: users.email_verified })
    .from(coach_applications)
    .innerJoin(users, eq(users.id, coach_applications.user_id))
    .where(eq(coach_applications.status, 'pending'))
    .orderBy(desc(coach_applications.created_at), desc(coach_applications.id))
}
