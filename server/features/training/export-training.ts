import { asc, eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { type Separator, writeCsv } from './csv.ts'
import { COLUMNS, type Column, type LineType } from './csv-words.ts'
import { belts, fight_results, training_entries } from './tables.ts'

/** The separator that most spreadsheets of these countries expect; the import reads each. */
const SEPARATOR_OF: Record<Language, Separator> = { en: ',', pt: ';', es: ';' }

type Line = { type: LineType; id: string; date: string } & Partial<Record<Column, string | number | null>>

/** All sessions, results and belts, oldest first. */
export async function exportTraining({ db }: Pick<Services, 'db'>, { user_id, session }: Member): Promise<string> {
  const [entries, results, grades] = await Promise.all([
    db
      .select()
      .from(training_entries)
      .where(eq(training_entries.user_id, user_id))
      .orderBy(asc(training_entries.day), asc(training_entries.created_at), asc(training_entries.id)),
    db
      .select()
      .from(fight_results)
      .where(eq(fight_results.user_id, user_id))
      .orderBy(asc(fight_results.day), asc(fight_results.created_at), asc(fight_results.id)),
    db.select().from(belts).where(eq(belts.user_id, user_id)).orderBy(asc(belts.day), asc(belts.id)),
  ])
  return writeLines(
    [
      ...entries.map(({ day, ...entry }) => ({ ...entry, type: 'training' as const, date: day })),
      ...results.map(({ day, ...result }) => ({ ...result, type: 'result' as const, date: day })),
      ...grades.map(({ day, ...belt }) => ({ ...belt, type: 'belt' as const, date: day })),
    ],
    SEPARATOR_OF[session.user.language],
  )
}

export function writeLines(lines: readonly Line[], separator: Separator): string {
  return writeCsv([COLUMNS, ...lines.map((line) => COLUMNS.map((column) => String(line[column] ?? '')))], separator)
}
