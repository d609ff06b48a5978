import { eq } from 'drizzle-orm'
import { isCoach } from '#contract/access.ts'
import { memberTopic } from '#server/events/topics.ts'
import { assertOwnName, membershipType, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { type ApplicationFields, insertApplication } from './insert-application.ts'
import { announceApplication } from './tell-admins.ts'

type ApplyServices = Pick<Services, 'db' | 'events' | 'jobs' | 'notifier' | 'mailer' | 'baseUrl'>

export async function applyAsCoach(services: ApplyServices, member: Member, fields: ApplicationFields) {
  const { user_id, session } = member
  assertOwnName(fields.full_name, member)
  const { db, events, mailer, baseUrl } = services
  return await db.transaction(async (tx) => {
    // Locks the row against a second form at once and against a decision.
    const [current] = await tx
      .select({ membership_type: membershipType, coach_status: profiles.coach_status })
      .from(profiles)
      .where(eq(profiles.user_id, user_id))
      .for('update')
    // The account was deleted in another tab meanwhile.
    if (!current) throw new Refusal('session.missing')
    if (isCoach(current)) throw new Refusal('coach-applications.already-coach')
    if (current.coach_status === 'pending') throw new Refusal('coach-applications.pending')
    const application = await insertApplication(tx, services.jobs, user_id, fields)
    await announceApplication(services, tx, application)
    events.publish(memberTopic(user_id), { type: 'account-changed' })
    await mailer.send(
      {
        to: session.user.email,
        language: session.user.language,
        template: 'coach-application-received',
        full_name: fields.full_name,
        link: new URL('/dashboard', baseUrl).toString(),
      },
      tx,
    )
    return application
  })
}
