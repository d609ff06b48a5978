import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/coach-application-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
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
  const { db, events, jobs, clock } = services
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
    if (status === 'denied') await tellDenied(services, tx, { user_id, reason: reason ?? '' })
    else await tellCoach(services, tx, { user_id, decision: 'approved' })
    events.publish(memberTopic(user_id), { type: 'account-changed' })
  })
}

type ToldServices = Pick<Services, 'notifier' | 'mailer' | 'baseUrl'>
type TellTransaction = Pick<Transaction, 'select' | 'insert' | 'execute'>

/** Tells someone that they are a coach now: after an application, or because an admin chose them without one. */
export async function tellCoach(
  { notifier, mailer, baseUrl }: ToldServices,
  tx: TellTransaction,
  { user_id, decision }: { user_id: string; decision: 'approved' | 'appointed' },
): Promise<void> {
  const { email_confirmed, ...addressee } = await findAddressee(tx, user_id)
  await notifier.notify({ user_id, kind: 'coach_application', details: { decision } }, tx)
  // An unconfirmed address may belong to someone else, so it gets no mail. The answer is shown after confirming.
  if (!email_confirmed) return
  const link = new URL('/coach-dashboard', baseUrl).toString()
  await mailer.send({ ...addressee, template: `coach-${decision}`, link }, tx)
}

async function tellDenied(
  { notifier, mailer, baseUrl }: ToldServices,
  tx: TellTransaction,
  { user_id, reason }: { user_id: string; reason: string },
): Promise<void> {
  const { email_confirmed, ...addressee } = await findAddressee(tx, user_id)
  await notifier.notify({ user_id, kind: 'coach_application', details: { decision: 'denied', reason } }, tx)
  if (!email_confirmed) return
  const link = new URL('/internal-coach-signup', baseUrl).toString()
  await mailer.send({ ...addressee, template: 'coach-denied', reason, link }, tx)
}

async function findAddressee(tx: Pick<Transaction, 'select'>, user_id: string) {
  const [addressee] = await tx
    .select({
      to: users.email,
      email_confirmed: users.email_verified,
      language: users.language,
      full_name: profiles.full_name,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!addressee) throw new Error('an account has a profile')
  return addressee
}

/** Jobs start by the database's clock, which may be ahead of this machine's: then another job is enqueued. */
async function waitLonger(jobs: Jobs, tx: Pick<Database, 'select' | 'execute'>, application_id: string): Promise<void> {
  const [waiting] = await tx
    .select({ decided_at: coach_applications.decided_at })
    .from(coach_applications)
    .where(and(eq(coach_applications.id, application_id), isNotNull(coach_applications.profile_before)))
  if (waiting?.decided_at) await tellApplicantLater(jobs, { application_id, decided_at: waiting.decided_at }, tx)
}
