import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MATTER_CARDS } from '#content/playbook/matter-cards.ts'
import { subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import { createAnswerContext } from '#server/strategist/composing/answer-context.ts'
import {
  type ReplyKind,
  signsOfFirst,
  signsOfFollowUp,
  signsOfLater,
} from '#server/strategist/grades/expected-grade.ts'
import { findAnswers } from '#server/strategist/knowledge/find-answers.ts'
import { likelySubjects } from '#server/strategist/knowledge/likely-subjects.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import { NOTHING_KNOWN, type Question, type Trace, type Turn } from '#server/strategist/strategist.ts'
import { findInTalk } from '#server/strategist/talk-answers.ts'
import { type GradedReplies, readGradedReplies } from './read-graded.ts'

/** The signs of a reply and the grade it got. */
export interface GradedSigns {
  signs: readonly number[]
  grade: number
}
type GradeLessons = Record<ReplyKind, GradedSigns[]>

const STRATEGIST = join(import.meta.dirname, '../../server/strategist')
/** The readers on which the signs depend. */
const READERS = ['concepts', 'aspects', 'meanings'] as const

/** Changes with every graded message, and when one of the readers was taught anew. */
export function fingerprintOfGrades(graded: GradedReplies, language: Language): string {
  const hash = createHash('sha256').update(JSON.stringify(graded))
  for (const reader of READERS) hash.update(readFileSync(join(STRATEGIST, reader, 'weights', `${language}.taught`)))
  return hash.digest('hex')
}

const ask = (message: string, language: Language, history: Turn[] = []): Question => ({
  message,
  template: 'general',
  persona: null,
  language,
  history,
  memory: NOTHING_KNOWN,
  today: '2026-11-17',
  seed: 'grades',
})

/** A talk so far. What the answers said does not matter here, only what the talk was about. */
function talkAfter(earlier: readonly string[], language: Language): Turn[] {
  const [first = ''] = earlier
  const reading = readMessage(ask(first, language))
  const [subject] = likelySubjects(findAnswers(first, reading, language))
  const matter = reading.matters[0]?.concept
  const trace: Trace = {
    act: 'new-problem',
    cards: matter ? MATTER_CARDS[matter].slice(0, 1) : [],
    ...(matter && { matter }),
    ...(subject && { subject }),
    used: [],
    opener: null,
    asked: null,
    safety: null,
  }
  return earlier.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: '…', trace },
  ])
}

/** The signs of all graded replies that are still found. */
export function readGradeLessons(language: Language): GradeLessons {
  const lessons: GradeLessons = { first: [], later: [], follow_up: [] }
  const learn = (of: ReplyKind, signs: readonly number[] | undefined, grade: number | undefined): void => {
    if (signs !== undefined && grade !== undefined) lessons[of].push({ signs, grade })
  }
  const { first, later } = readGradedReplies(language)
  for (const { message, answers } of first) {
    const found = findAnswers(message, readMessage(ask(message, language)), language)
    const signs = signsOfFirst(found)
    for (const [place, { asked }] of found.entries()) learn('first', signs[place], answers[asked[0] ?? ''])
  }
  for (const { earlier, message, answers, follow_ups } of later) {
    const question = ask(message, language, talkAfter(earlier, language))
    const found = findInTalk(createAnswerContext(question, readMessage(question)))
    const signs = signsOfLater(found.answers)
    for (const [place, { asked }] of found.answers.entries()) learn('later', signs[place], answers[asked[0] ?? ''])
    for (const each of found.followUps) {
      const name = `${subjectId(each.followUp)}: ${each.followUp.asked[0]}`
      learn('follow_up', signsOfFollowUp(each), follow_ups[name])
    }
  }
  return lessons
}

/** So much every weight is held back, against chance in few lessons. */
const HELD_BACK = 2

/** The weights with which the signs come nearest to the grades: least squares. */
export function fitWeights(lessons: readonly GradedSigns[]): number[] {
  const size = lessons[0]?.signs.length ?? 0
  // One row a weight: its sums with every other, and with the grades.
  const rows = Array.from({ length: size }, (_, one) => {
    const row = Array.from({ length: size }, (_, other) => (one === other && one > 0 ? HELD_BACK : 0))
    return [...row, 0]
  })
  for (const { signs, grade } of lessons)
    for (const [one, row] of rows.entries()) {
      const sign = signs[one] as number
      for (const [other, value] of [...signs, grade].entries()) row[other] = (row[other] as number) + sign * value
    }
  return solve(rows).map((weight) => Number(weight.toFixed(4)))
}

/** Gauss: the equations are positive definite, so no row is ever exchanged. */
function solve(rows: number[][]): number[] {
  for (const [place, row] of rows.entries()) {
    const pivot = row[place] as number
    for (const [column, value] of row.entries()) row[column] = value / pivot
    for (const other of rows) {
      if (other === row) continue
      const times = other[place] as number
      for (const [column, value] of row.entries()) other[column] = (other[column] as number) - times * value
    }
  }
  return rows.map((row) => row.at(-1) as number)
}
