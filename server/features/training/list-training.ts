import { and, eq, getTableColumns } from 'drizzle-orm'
import { TRAINING_PAGE } from '#contract/training-rules.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { listByDay } from './list-by-day.ts'
import { training_entries } from './tables.ts'

const list = listByDay('training', training_entries)

export async function listTraining(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { cursor }: { cursor?: string | undefined },
) {
  const rows = await db
    .select({ ...getTableColumns(training_entries), key: list.key })
    .from(training_entries)
    .where(and(eq(training_entries.user_id, user_id), list.after(cursor)))
    .orderBy(list.order)
    .limit(TRAINING_PAGE + 1)
  const { shown, next } = list.page(rows, TRAINING_PAGE)
  return { entries: shown, next }
}
