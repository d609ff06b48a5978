import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { BeltFields, ResultFields, TrainingFields } from '#contract/training.ts'
import {
  CSV_MAX_LINES,
  CSV_PROBLEMS_SHOWN,
  MOST_BELTS,
  MOST_RESULTS,
  MOST_TRAINING_ENTRIES,
} from '#contract/training-rules.ts'
import { keyedTransactionLock } from '#server/db/advisory-locks.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { decodeText } from './csv.ts'
import type { LineType } from './csv-words.ts'
import { ownDay } from './own-day.ts'
import { type CsvItem, type ProblemLine, readCsv } from './read-csv.ts'
import { belts, fight_results, training_entries } from './tables.ts'

/** What a member has, as far as it decides whether a line is known. */
type Kept = { id: string; content: string }

type Counts = Record<LineType, number>

type Fields = TrainingFields | ResultFields | BeltFields

const NAMES: Record<LineType, readonly string[]> = {
  training: ['day', 'kind', 'minutes', 'effort', 'word'],
  result: ['day', 'kind', 'outcome', 'opponent', 'method', 'learnt'],
  belt: ['day', 'art', 'grade'],
}
const MOST: Record<LineType, number> = { training: MOST_TRAINING_ENTRIES, result: MOST_RESULTS, belt: MOST_BELTS }

const contentOf = (type: LineType, fields: Fields) =>
  JSON.stringify(NAMES[type].map((name) => (fields as Record<string, unknown>)[name]))

/**
 * The lines that are not kept yet. A line with a known id is known, also if it was changed here since. Others are compared
 * by what they say, each with one that is kept: two equal sessions of a file are two, and the same file again adds none.
 */
export function newLines(items: readonly CsvItem[], kept: Record<LineType, readonly Kept[]>): CsvItem[] {
  const own = Object.fromEntries(
    (['training', 'result', 'belt'] as const).map((type) => {
      const ids = new Set(kept[type].map(({ id }) => id))
      const named = new Set(items.flatMap((item) => (item.type === type && item.id ? [item.id] : [])))
      const unnamed = new Map<string, number>()
      for (const { id, content } of kept[type])
        if (!named.has(id)) unnamed.set(content, (unnamed.get(content) ?? 0) + 1)
      return [type, { ids, unnamed }]
    }),
  ) as Record<LineType, { ids: Set<string>; unnamed: Map<string, number> }>
  return items.filter(({ type, id, fields }) => {
    const { ids, unnamed } = own[type]
    if (id !== undefined && ids.has(id)) return false
    const content = contentOf(type, fields)
    const left = unnamed.get(content) ?? 0
    if (left > 0) {
      unnamed.set(content, left - 1)
      return false
    }
    // The same id twice in one file is one line.
    if (id !== undefined) ids.add(id)
    return true
  })
}

/** With `check` nothing is stored. With `add` every good line is, in one transaction, and the answer names the others. */
export async function importTraining(
  services: Pick<Services, 'db' | 'clock'>,
  member: Member,
  { step, file }: { step: 'check' | 'add'; file: Uint8Array },
) {
  const { user_id, session } = member
  const text = decodeText(file)
  const otherwise = session.user.language === 'en' ? 'month-first' : 'day-first'
  const content = text === undefined ? undefined : readCsv(text, { today: ownDay(services, member), otherwise })
  if (!content) throw new Refusal('training.csv-unreadable')
  if (content.lines > CSV_MAX_LINES) throw new Refusal('training.csv-too-many-lines')
  return await services.db.transaction(async (tx) => {
    // The same file from two tabs at once is added once.
    await tx.execute(sql`select ${keyedTransactionLock('training-import', user_id)}`)
    const kept = await readKept(tx, user_id)
    const found = newLines(content.items, kept)
    const { added, left_out } = withRoom(found, kept)
    const count = (type: LineType) => added.filter((item) => item.type === type).length
    const planned: Counts = { training: count('training'), result: count('result'), belt: count('belt') }
    const origin = { user_id, created_at: services.clock.now() }
    const stored = step === 'add' ? await addLines(tx, origin, added) : planned
    const logged_meanwhile = added.length - stored.training - stored.result - stored.belt
    const problems = [...content.problems, ...left_out].sort((one, other) => one.line - other.line)
    return {
      added: { entries: stored.training, results: stored.result, belts: stored.belt },
      known: content.items.length - found.length + logged_meanwhile,
      problems: problems.slice(0, CSV_PROBLEMS_SHOWN),
      problem_count: problems.length,
      dates: content.dates,
    }
  })
}

async function readKept(tx: Transaction, user_id: string): Promise<Record<LineType, Kept[]>> {
  const kept = (type: LineType, rows: readonly (Fields & { id: string })[]) =>
    rows.map((row) => ({ id: row.id, content: contentOf(type, row) }))
  return {
    training: kept('training', await tx.select().from(training_entries).where(eq(training_entries.user_id, user_id))),
    result: kept('result', await tx.select().from(fight_results).where(eq(fight_results.user_id, user_id))),
    belt: kept('belt', await tx.select().from(belts).where(eq(belts.user_id, user_id))),
  }
}

/** Lines beyond what a member can keep are named like other lines that are not taken. */
function withRoom(found: readonly CsvItem[], kept: Record<LineType, readonly Kept[]>) {
  const counts: Counts = {
    training: kept.training.length,
    result: kept.result.length,
    belt: kept.belt.length,
  }
  const added: CsvItem[] = []
  const left_out: ProblemLine[] = []
  for (const item of found) {
    if (counts[item.type] >= MOST[item.type]) left_out.push({ line: item.line, problem: 'full', text: item.fields.day })
    else {
      counts[item.type]++
      added.push(item)
    }
  }
  return { added, left_out }
}

/** PostgreSQL takes 65,535 values in one statement. */
const ROWS_AT_ONCE = 1000

/**
 * Gives how many lines of each kind were stored. A page may log the same id between the look at what is kept and this: that
 * line is known, like one that was logged before.
 */
async function addLines(
  tx: Transaction,
  origin: { user_id: string; created_at: Date },
  items: readonly CsvItem[],
): Promise<Counts> {
  const stored: Counts = { training: 0, result: 0, belt: 0 }
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    const some = items.slice(from, from + ROWS_AT_ONCE)
    const entries = some.flatMap((item) =>
      item.type === 'training' ? [{ ...origin, id: item.id ?? randomUUID(), ...item.fields }] : [],
    )
    const results = some.flatMap((item) =>
      item.type === 'result' ? [{ ...origin, id: item.id ?? randomUUID(), ...item.fields }] : [],
    )
    const grades = some.flatMap((item) =>
      item.type === 'belt' ? [{ ...origin, id: item.id ?? randomUUID(), ...item.fields }] : [],
    )
    if (entries.length > 0)
      stored.training += (await tx.insert(training_entries).values(entries).onConflictDoNothing()).rowCount ?? 0
    if (results.length > 0)
      stored.result += (await tx.insert(fight_results).values(results).onConflictDoNothing()).rowCount ?? 0
    if (grades.length > 0) stored.belt += (await tx.insert(belts).values(grades).onConflictDoNothing()).rowCount ?? 0
  }
  return stored
}
