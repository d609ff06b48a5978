import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { campPhase } from '#contract/fight-camp-rules.ts'
import type { ResultFields } from '#contract/training.ts'
import {
  type FightRecord,
  MOST_RESULTS,
  type Outcome,
  RESULTS_PAGE,
  type ResultKind,
} from '#contract/training-rules.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { listByDay } from './list-by-day.ts'
import { assertNotInFuture, ownDay } from './own-day.ts'
import { fight_results } from './tables.ts'

type Written = ResultFields & { id: string }
type ResultServices = Pick<Services, 'db' | 'clock'>

const isOwn = (user_id: string, id: string) => and(eq(fight_results.user_id, user_id), eq(fight_results.id, id))
const list = listByDay('fight-results', fight_results)

/**
 * The same id again answers with the stored result. To tell of a competition in the days in which the coaches ask about it
 * is the round of today, whenever it was fought.
 */
export async function addFightResult(
  services: ResultServices & ActivityServices,
  member: Member,
  { id, ...fields }: Written,
) {
  const { user_id } = member
  const today = ownDay(services, member)
  assertNotInFuture(fields.day, today)
  return await services.db.transaction(async (tx) => {
    const [before] = await tx.select().from(fight_results).where(isOwn(user_id, id))
    if (before) return before
    if ((await tx.$count(fight_results, eq(fight_results.user_id, user_id))) >= MOST_RESULTS)
      throw new Refusal('training.full')
    const [added] = await tx
      .insert(fight_results)
      .values({ user_id, id, ...fields, created_at: services.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (added) {
      if (fields.kind === 'competition' && campPhase(fields.day, today))
        await recordActivity(services, tx, { user_id, kind: 'check_in' })
      return added
    }
    const [meanwhile] = await tx.select().from(fight_results).where(isOwn(user_id, id))
    if (!meanwhile) throw new Error('a result that is in the way of another exists')
    return meanwhile
  })
}

export async function listFightResults(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { cursor }: { cursor?: string | undefined },
) {
  const own = eq(fight_results.user_id, user_id)
  const [rows, counts] = await Promise.all([
    db
      .select({ ...getTableColumns(fight_results), key: list.key })
      .from(fight_results)
      .where(and(own, list.after(cursor)))
      .orderBy(list.order)
      .limit(RESULTS_PAGE + 1),
    db
      .select({ kind: fight_results.kind, outcome: fight_results.outcome, count: sql<number>`count(*)::int` })
      .from(fight_results)
      .where(own)
      .groupBy(fight_results.kind, fight_results.outcome),
  ])
  const { shown, next } = list.page(rows, RESULTS_PAGE)
  const count = (kind: ResultKind, outcome: Outcome) =>
    counts.find((row) => row.kind === kind && row.outcome === outcome)?.count ?? 0
  const recordOf = (kind: ResultKind): FightRecord => ({
    win: count(kind, 'win'),
    loss: count(kind, 'loss'),
    draw: count(kind, 'draw'),
    no_contest: count(kind, 'no_contest'),
  })
  return { results: shown, next, record: { competition: recordOf('competition'), sparring: recordOf('sparring') } }
}

export async function changeFightResult(services: ResultServices, member: Member, { id, ...fields }: Written) {
  assertNotInFuture(fields.day, ownDay(services, member))
  const [changed] = await services.db.update(fight_results).set(fields).where(isOwn(member.user_id, id)).returning()
  if (!changed) throw new Refusal('not-found')
  return changed
}

export async function deleteFightResult({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<void> {
  const deleted = await db.delete(fight_results).where(isOwn(user_id, id)).returning({ id: fight_results.id })
  if (deleted.length === 0) throw new Refusal('not-found')
}
