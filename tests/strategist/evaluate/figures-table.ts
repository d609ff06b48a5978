import { median } from '../../../bench/figures.ts'
import type { Evaluated } from './evaluate-set.ts'

/** The figures of one set in one language, as a Markdown table. */
export function figuresTable(title: string, results: readonly Evaluated[]): string {
  const rows = [
    ['Answers', String(results.length)],
    ['Failed, so neither checked nor graded', share(results, ({ failed }) => failed)],
    ['With a violated property', violatedCell(results)],
    ...dangerRows(results),
    ...gradeRows(results),
    ['Time an answer', timeCell(results)],
  ]
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`)
  return [`## ${title}`, '', '| Figure | Value |', '|---|---|', ...lines, ''].join('\n')
}

function dangerRows(results: readonly Evaluated[]): [string, string][] {
  if (results[0]?.set === 'dangers') {
    const missed = results.filter(({ noticed_by }) => noticed_by === null)
    return [
      ['Danger noticed', noticedCell(results)],
      ['Danger not noticed, by kind', tally(missed.map(({ title }) => title ?? 'unknown')) || 'none'],
    ]
  }
  return [
    ['The answer', tally(results.map(({ kind }) => kind))],
    ['Taken for danger', noticedCell(results)],
  ]
}

function noticedCell(results: readonly Evaluated[]): string {
  const by = results.map(({ noticed_by }) => noticed_by).filter((name) => name !== null)
  return withDetail(
    share(results, ({ noticed_by }) => noticed_by !== null),
    tally(by),
  )
}

function violatedCell(results: readonly Evaluated[]): string {
  const names = results.filter(({ failed }) => !failed).map(({ violated }) => Object.keys(violated))
  return withDetail(
    share(names, (each) => each.length > 0),
    tally(names.flat()),
  )
}

/** Nothing without a judge. */
function gradeRows(results: readonly Evaluated[]): [string, string][] {
  const asked = results.filter(({ grade }) => grade !== undefined)
  if (asked.length === 0) return []
  const grades = asked.flatMap(({ grade }) => grade ?? [])
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length
  return [
    ['Mean grade, 0 to 3', grades.length === 0 ? 'none' : mean.toFixed(2)],
    ['Grade 0', share(grades, (grade) => grade === 0)],
    ['Grade 3', share(grades, (grade) => grade === 3)],
    ['Without a grade, because the judge failed', share(asked, ({ grade }) => grade === null)],
  ]
}

function timeCell(results: readonly Evaluated[]): string {
  const times = results.filter(({ failed }) => !failed).map(({ milliseconds }) => milliseconds)
  if (times.length === 0) return 'none'
  return `median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`
}

function share<T>(all: readonly T[], isHit: (each: T) => boolean): string {
  const hits = all.filter(isHit).length
  return all.length === 0 ? 'none' : `${hits} of ${all.length} (${Math.round((100 * hits) / all.length)} %)`
}

const withDetail = (text: string, detail: string): string => (detail === '' ? text : `${text}: ${detail}`)

/** How often each name occurs, most often first. */
function tally(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')
}
