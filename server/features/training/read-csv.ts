import * as z from 'zod/mini'
import { IdSchema } from '#contract/fields.ts'
import { cleanLine, cleanLines } from '#contract/text-rules.ts'
import {
  type BeltFields,
  BeltFieldsSchema,
  type LineProblem,
  type ResultFields,
  ResultFieldsSchema,
  type TrainingFields,
  TrainingFieldsSchema,
} from '#contract/training.ts'
import { CSV_MAX_LINES, isInFuture, isTooOld } from '#contract/training-rules.ts'
import { type CsvRecord, parseCsv, unguard } from './csv.ts'
import { type DateOrder, dateOrderOf, dayOf, effortOf, minutesOf } from './csv-values.ts'
import { type Column, columnsOf, fold, kindOf, type LineType, outcomeOf, resultKindOf, TYPES } from './csv-words.ts'

/** A line that can be kept. The id is that of our own file; a line of another log has none. */
export type CsvItem =
  | { type: 'training'; line: number; id: string | undefined; fields: TrainingFields }
  | { type: 'result'; line: number; id: string | undefined; fields: ResultFields }
  | { type: 'belt'; line: number; id: string | undefined; fields: BeltFields }

/** `text` shows which line it is. */
export interface ProblemLine {
  line: number
  problem: LineProblem
  text: string
}

export interface CsvContent {
  items: CsvItem[]
  problems: ProblemLine[]
  /** Of the file, without its headings. */
  lines: number
  dates: DateOrder | null
}

type Cells = Partial<Record<Column, string>>
type Read = { item: CsvItem } | { problem: LineProblem }

const SHOWN_TEXT = 80

/** No log has so many. Each line is read once for each column, so a file with more could keep the server busy for minutes. */
const MOST_COLUMNS = 200

/**
 * What a file holds. Undefined if its headings name no date: then it is not a training log. Of a file with too many lines
 * nothing is read but that.
 */
export function readCsv(
  text: string,
  { today, otherwise }: { today: string; otherwise: DateOrder },
): CsvContent | undefined {
  const [head, ...records] = parseCsv(text, CSV_MAX_LINES + 1)
  if ((head?.cells.length ?? 0) > MOST_COLUMNS) return undefined
  const columns = columnsOf(head?.cells.map(unguard) ?? [])
  if (!columns.includes('date')) return undefined
  if (records.length > CSV_MAX_LINES) return { items: [], problems: [], lines: records.length, dates: null }
  const lines = records.map((record) => ({ record, cells: cellsOf(record, columns) }))
  const dates = dateOrderOf(
    lines.map(({ cells }) => cells.date ?? ''),
    otherwise,
  )
  const content: CsvContent = { items: [], problems: [], lines: records.length, dates }
  for (const { record, cells } of lines) {
    const read = readLine(record, cells, { columns: columns.length, today, dates })
    if ('item' in read) content.items.push(read.item)
    else {
      const shown = record.cells.join(' · ').replaceAll(/\s+/g, ' ').toWellFormed().trim()
      content.problems.push({
        line: record.line,
        problem: read.problem,
        text: shown.slice(0, SHOWN_TEXT).toWellFormed(),
      })
    }
  }
  return content
}

function cellsOf({ cells }: CsvRecord, columns: readonly (Column | undefined)[]): Cells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column === undefined ? [] : [[column, unguard(cells[index] ?? '').trim()]])),
  )
}

interface LineRules {
  columns: number
  today: string
  dates: DateOrder | null
}

function readLine(record: CsvRecord, cells: Cells, { columns, today, dates }: LineRules): Read {
  if (record.open_quote) return { problem: 'open-quote' }
  // Mostly a text with separators and no quotation marks, whose end would be lost.
  if (record.cells.slice(columns).some((cell) => cell.trim() !== '')) return { problem: 'too-many-cells' }
  const type = typeOf(cells)
  if (!type) return { problem: 'type' }
  if (!cells.date) return { problem: 'day-missing' }
  const day = dayOf(cells.date, dates)
  if (day === undefined) return { problem: 'day-unreadable' }
  const id = z.safeParse(IdSchema, cells.id?.toLowerCase()).data
  const origin = { line: record.line, id }
  const read = type === 'training' ? training(cells, day) : type === 'result' ? result(cells, day) : belt(cells, day)
  if ('problem' in read) return read
  if (isInFuture(day, today)) return { problem: 'day-in-future' }
  if (type === 'training' && isTooOld(day, today)) return { problem: 'day-too-old' }
  return { item: { ...read, ...origin } as CsvItem }
}

/** A line of another log is a result if it has an outcome, a belt if it has a grade, else a session. */
function typeOf({ type, outcome, grade, art }: Cells): LineType | undefined {
  if (type) return TYPES.find((one) => one === fold(type))
  if (outcome) return 'result'
  return grade && art ? 'belt' : 'training'
}

type Fields = { type: LineType; fields: unknown } | { problem: LineProblem }

function training({ kind = '', minutes, hours, effort = '', word }: Cells, day: string): Fields {
  const known = kindOf(kind)
  // What this log cannot name is kept in words.
  const words = kind && !known ? [kind, word].filter(Boolean).join(': ') : word
  const values = {
    day,
    kind: known ?? (kind ? 'other' : undefined),
    minutes: minutes ? minutesOf(minutes, 'minutes') : minutesOf(hours ?? '', 'hours'),
    effort: effortOf(effort),
    word: cleanLine(words ?? '') || null,
  }
  return checked('training', TrainingFieldsSchema, values)
}

function result({ kind = '', outcome = '', opponent, method, learnt }: Cells, day: string): Fields {
  return checked('result', ResultFieldsSchema, {
    kind: resultKindOf(kind) ?? (kind ? undefined : 'competition'),
    day,
    outcome: outcomeOf(outcome),
    opponent: cleanLine(opponent ?? '') || null,
    method: cleanLine(method ?? '') || null,
    learnt: cleanLines(learnt ?? '') || null,
  })
}

function belt({ art = '', grade = '' }: Cells, day: string): Fields {
  return checked('belt', BeltFieldsSchema, { art, grade, day })
}

const PROBLEM_OF: Record<string, LineProblem> = {
  day: 'day-unreadable',
  kind: 'kind',
  minutes: 'minutes',
  effort: 'effort',
  outcome: 'outcome',
  art: 'art',
  grade: 'art',
}

function checked(type: LineType, schema: z.ZodMiniType, values: Record<string, unknown>): Fields {
  const read = z.safeParse(schema, values)
  if (read.success) return { type, fields: read.data }
  const [issue] = read.error.issues
  if (issue?.code === 'too_big' && issue.origin === 'string') return { problem: 'text-too-long' }
  return { problem: PROBLEM_OF[String(issue?.path[0])] ?? 'text-unreadable' }
}
