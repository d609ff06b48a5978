import { and, isNull, sql } from 'drizzle-orm'
import type { CaseCause, ReportedThing, ReportReason } from '#contract/moderation-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { selectAdmins } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { moderation_cases, moderation_reports } from './tables.ts'

export type CaseRow = typeof moderation_cases.$inferSelect

/** Something that can be reported, as it is when that happens. */
export interface Reportable {
  thing: ReportedThing
  id: string
  person_id: string | null
  /** Where it is: the coach of the space may decide too. */
  space: { id: string; coach_id: string | null } | null
  words: string
  path: string | null
}

/** The open case of a thing, or a new one. Moderators are notified once for a case. */
export async function openCase(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Transaction,
  reported: Reportable,
  { cause, now }: { cause: CaseCause; now: Date },
): Promise<CaseRow> {
  const { thing, id: thing_id, person_id, space, words, path } = reported
  const is_urgent = cause === 'danger'
  const [found] = await tx
    .insert(moderation_cases)
    .values({ thing, thing_id, person_id, space_id: space?.id ?? null, words, path, cause, is_urgent, created_at: now })
    .onConflictDoUpdate({
      target: [moderation_cases.thing, moderation_cases.thing_id],
      targetWhere: isNull(moderation_cases.decided_at),
      set: {
        is_urgent: sql`${moderation_cases.is_urgent} or excluded.is_urgent`,
        cause: sql`case when excluded.is_urgent then excluded.cause else ${moderation_cases.cause} end`,
      },
    })
    .returning()
  if (!found) throw new Error('the case was not stored')
  const details = { cause: cause === 'words' ? ('reported' as const) : cause, words: beginOf(words) }
  const once_key = caseKey(found.id)
  // Nobody is told of a report about themselves.
  const admins = selectAdmins(tx, person_id === null ? {} : { except: person_id })
  await notifier.notifyAll(admins, { kind: 'report', details: { ...details, queue: 'admin' }, once_key }, tx)
  const coach_id = space?.coach_id
  if (coach_id && coach_id !== person_id)
    await notifier.notify({ user_id: coach_id, kind: 'report', details: { ...details, queue: 'coach' }, once_key }, tx)
  return found
}

export const caseKey = (case_id: string) => `report:${case_id}`
export const appealKey = (decision_id: string) => `appeal:${decision_id}`

const SHOWN_WORDS = 120

const beginOf = (words: string) =>
  words.length > SHOWN_WORDS ? `${[...words].slice(0, SHOWN_WORDS).join('')}…` : words

/** A report by a program; the same reason once for a case. */
export async function reportAutomatically(tx: Transaction, case_id: string, reason: ReportReason, now: Date) {
  const same = sql`${moderation_reports.case_id} = ${case_id} and ${moderation_reports.reason} = ${reason}`
  const before = await tx.$count(moderation_reports, and(isNull(moderation_reports.user_id), same))
  if (before === 0) await tx.insert(moderation_reports).values({ case_id, reason, created_at: now })
}
