import { type SQL, sql } from 'drizzle-orm'
import type { Case } from '#contract/moderation.ts'
import { type CaseFilter, QUEUE_PAGE, STRIKE_ACTS, STRIKES_COUNT_DAYS } from '#contract/moderation-rules.ts'
import { exactMoment, isoMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { nearMessages } from '#server/features/messages/public.ts'
import { personOf } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { posts } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { assertMayWrite } from './assert-may-write.ts'
import { isModeratedBy, lockCase } from './find-case.ts'
import { appeals, moderation_cases, moderation_decisions, moderation_reports, moderator_notes } from './tables.ts'

const OPEN_APPEAL = sql`exists (
  select from ${appeals} appeal where appeal.decision_id = decision.id and appeal.decided_at is null)`

/** Which cases each list has, and by which moment it is sorted, newest first. */
const LISTS: Record<CaseFilter, { where: SQL; moment: SQL }> = {
  open: { where: sql`reported.decided_at is null`, moment: sql`reported.created_at` },
  appeals: { where: OPEN_APPEAL, moment: sql`reported.decided_at` },
  decided: { where: sql`reported.decided_at is not null`, moment: sql`reported.decided_at` },
}

const nameOf = (user_id: SQL) =>
  sql`(select ${profiles.full_name} from ${profiles} where ${profiles.user_id} = ${user_id})`

const STRIKES = sql.join(
  STRIKE_ACTS.map((act) => sql`${act}`),
  sql`, `,
)

/** The urgent ones are all before the others; the pages after the first continue with the others. */
export async function listCases(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  moderator: Member,
  { filter = 'open', cursor }: { filter?: CaseFilter | undefined; cursor?: string | undefined },
) {
  const list = `moderation-${filter}`
  const place = readCursor(list, cursor, 'moment')
  const { where, moment } = LISTS[filter]
  const isUrgent = sql`(reported.is_urgent and reported.decided_at is null)`
  const after = place
    ? sql`and not ${isUrgent} and (${moment}, reported.id) < (${place.key}::timestamptz, ${place.id}::uuid)`
    : sql``
  const strikes_from = new Date(clock.now().getTime() - STRIKES_COUNT_DAYS * 86_400_000).toISOString()
  const { rows } = await db.execute<Case & { key: string }>(sql`
    select reported.id, reported.thing, reported.cause, reported.is_urgent, reported.words, reported.path,
      ${isoMoment(sql`reported.created_at`)} as created_at, ${exactMoment(moment)} as key,
      post.state, case when post.body <> reported.words and post.state in ('shown', 'waiting') then post.body end as words_now,
      (select answered.body from ${posts} answered where answered.id = post.parent_id) as context,
      case when reported.thing = 'message' and exists (
          select from ${moderation_reports} report where report.case_id = reported.id and report.user_id is not null)
        then ${nearMessages(sql`reported.thing_id`, sql`reported.created_at`)} else '[]' end as near,
      ${personOf(sql`reported.person_id`)} as person,
      (select count(*)::int from ${moderation_decisions} strike
        where strike.person_id = reported.person_id and strike.act in (${STRIKES}) and strike.lifted_at is null
          and strike.created_at > ${strikes_from}::timestamptz) as strikes,
      (select coalesce(json_agg(json_build_object('reason', report.reason, 'note', report.note,
          'reporter_name', ${nameOf(sql`report.user_id`)}, 'created_at', ${isoMoment(sql`report.created_at`)})
          order by report.created_at, report.id), '[]')
        from ${moderation_reports} report where report.case_id = reported.id) as reports,
      (select coalesce(json_agg(json_build_object('id', note.id, 'text', note.text,
          'author_name', ${nameOf(sql`note.author_id`)}, 'created_at', ${isoMoment(sql`note.created_at`)})
          order by note.created_at, note.id), '[]')
        from ${moderator_notes} note where note.case_id = reported.id) as notes,
      case when decision.id is not null then json_build_object('id', decision.id, 'act', decision.act,
        'reason', decision.reason, 'until', ${isoMoment(sql`decision.until`)},
        'created_at', ${isoMoment(sql`decision.created_at`)}, 'lifted_at', ${isoMoment(sql`decision.lifted_at`)},
        'decided_by_name', ${nameOf(sql`decision.decided_by`)},
        'is_own', decision.decided_by is not distinct from ${moderator.user_id},
        'appeal', (select json_build_object('text', appeal.text, 'created_at', ${isoMoment(sql`appeal.created_at`)},
            'accepted', appeal.accepted, 'answer', appeal.answer)
          from ${appeals} appeal where appeal.decision_id = decision.id)) end as decision
    from ${moderation_cases} reported
      left join ${posts} post on reported.thing = 'post' and post.id = reported.thing_id
      left join ${moderation_decisions} decision on decision.case_id = reported.id
    where ${where} and ${isModeratedBy(moderator, sql`reported.space_id`, sql`reported.person_id`)} ${after}
    order by ${isUrgent} desc, ${moment} desc, reported.id desc
    limit ${QUEUE_PAGE + 1}`)
  const shown = rows.slice(0, QUEUE_PAGE)
  const last = rows.length > QUEUE_PAGE ? shown.at(-1) : undefined
  // A page full of urgent cases has no next one: these come first.
  const isLastUrgent = filter === 'open' && last?.is_urgent
  return { cases: shown, next: last && !isLastUrgent ? writeCursor(list, last) : null }
}

export async function addModeratorNote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  moderator: Member,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await assertMayWrite(tx, moderator.user_id, now)
    const { id: case_id } = await lockCase(tx, moderator, id)
    await tx.insert(moderator_notes).values({ case_id, author_id: moderator.user_id, text, created_at: now })
  })
}
