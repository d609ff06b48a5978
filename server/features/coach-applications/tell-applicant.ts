import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/coach-application-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { users } from '#server/features/accounts/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { coach_applications } from './tables.ts'

const TELL_APPLICANT = 'tell-applicant'

interface TellApplicantJob {
  application_id: string
}

type TellServices = Pick<Services, 'db' | 'events' | 'jobs' | 'notifier' | 'mailer' | 'baseUrl' | 'clock'>

export async function startCoachApplicationJobs(services: TellServices): Promise<void> {
  await services.jobs.work<TellApplicantJob>(TELL_APPLICANT, ({ application_id }) =>
    tellApplicant(services, application_id),
  )
}

/** Enqueues the job for after the undo period, only if the decision's transaction commits. */
export async function tellApplicantLater(
  jobs: Jobs,
  { application_id, decided_at }: { application_id: string; decided_at: Date },
  transaction: Pick<Database, 'execute'>,
): Promise<void> {
  const job: TellApplicantJob = { application_id }
  await jobs.enqueue(TELL_APPLICANT, job, {
    startAfter: new Date(decided_at.getTime() + UNDO_SECONDS * 1000),
    transaction,
  })
}

/** Tells the applicant once for each decision. Not when it was undone; a new decision has its own later job. */
export async function tellApplicant(services: TellServices, application_id: string): Promise<void> {
  const { db, events, jobs, notifier, mailer, baseUrl, clock } = services
  await db.transaction(async (tx) => {
    const [decided] = await tx
      .update(coach_applications)
      .set({ profile_before: null })
      .where(
        and(
          eq(coach_applications.id, application_id),
          isNotNull(coach_applications.profile_before),
          sql`${coach_applications.decided_at} <= ${momentSql(clock.now())} - make_interval(secs => ${UNDO_SECONDS})`,
        ),
      )
      .returning()
    if (!decided) {
      await waitLonger(jobs, tx, application_id)
      return
    }
    const { user_id, status, reason } = decided
    const [applicant] = await tx
      .select({
        to: users.email,
        email_confirmed: users.email_verified,
        language: users.language,
        full_name: profiles.full_name,
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.user_id, users.id))
      .where(eq(users.id, user_id))
    if (!applicant) throw new Error('an application goes with its account')
    const { email_confirmed, ...addressee } = applicant
    const details = status === 'denied' ? ({ decision: 'denied', reason: reason ?? '' } as const) : APPROVED
    await notifier.notify({ user_id, kind: 'coach_application', details }, tx)
    events.publish(memberTopic(user_id), { type: 'account-changed' })
    // An unconfirmed address may belong to someone else, so it gets no mail. The answer is shown after confirming.
    if (!email_confirmed) return
    const link = (path: string) => new URL(path, baseUrl).toString()
    await mailer.send(
      status === 'denied'
        ? { ...addressee, template: 'coach-denied', reason: reason ?? '', link: link('/internal-coach-signup') }
        : { ...addressee, template: 'coach-approved', link: link('/coach-dashboard') },
      tx,
    )
  })
}

/** Jobs start by the database's clock, which may be ahead of this machine's: then another job is enqueued. */
async function waitLonger(jobs: Jobs, tx: Pick<Database, 'select' | 'execute'>, application_id: string): Promise<void> {
  const [waiting] = await tx
    .select({ decided_at: coach_applications.decided_at })
    .from(coach_applications)
    .where(and(eq(coach_applications.id, application_id), isNotNull(coach_applications.profile_before)))
  if (waiting?.decided_at) await tellApplicantLater(jobs, { application_id, decided_at: waiting.decided_at }, tx)
}

const APPROVED = { decision: 'approved' } as const
