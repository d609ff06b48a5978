import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'
import type { FoundAnswer } from '../knowledge/find-answers.ts'
import type { FoundFollowUp } from '../knowledge/find-follow-up.ts'
import { likelySubjects } from '../knowledge/likely-subjects.ts'

/**
 * How good a reply probably is: 0 beside the matter, 1 loosely about it, 2 useful, 3 a good coach's reply. Learnt from
 * the replies in `content/graded-replies`, which readers graded (`tools/train/train-grades.ts`).
 */
export type Graded<Found> = Found & { grade: number }

/** Answers to a first message, to a later one, and follow-ups: each kind has signs of its own that tell how good a reply is. */
export const REPLY_KINDS = ['first', 'later', 'follow_up'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/** The weights of the signs, and of what they were taught. */
type GradeWeights = Record<ReplyKind, readonly number[]> & { taught: string }
const weights: Record<Language, GradeWeights> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'weights.json'), 'utf8'),
)
export const gradeWeights = (language: Language): GradeWeights => weights[language]

function expectedGrade(kind: ReplyKind, language: Language, signs: readonly number[]): number {
  const learnt = weights[language][kind]
  return signs.reduce((sum, sign, place) => sum + sign * (learnt[place] as number), 0)
}

const nearestMeaning = (found: readonly FoundAnswer[]): number => Math.max(...found.map(({ meaning }) => meaning))

/** The signs of each answer to a first message. */
export function signsOfFirst(found: readonly FoundAnswer[]): number[][] {
  const subjects = new Map(likelySubjects(found).map(({ concept, share }) => [concept, share]))
  const nearest = nearestMeaning(found)
  return found.map(({ fit, meaning, likeCase, likeAsked, entry, subject }) => [
    1,
    fit,
    meaning,
    fit * meaning,
    nearest - meaning,
    likeCase,
    likeAsked,
    entry === undefined ? 0 : 1,
    subject === undefined ? 0 : (subjects.get(subject) ?? 0),
  ])
}

/** The signs of each answer to a later message. */
export function signsOfLater(found: readonly FoundAnswer[]): number[][] {
  const nearest = nearestMeaning(found)
  return found.map(({ fit, meaning, likeAsked, entry }) => [
    1,
    fit,
    meaning,
    meaning ** 2,
    nearest - meaning,
    likeAsked,
    entry === undefined ? 0 : 1,
  ])
}

/** The signs of what was written for a later message in a talk about a subject. */
export const signsOfFollowUp = ({ likeAsked, meaning, meaningInTalk, share }: FoundFollowUp): number[] => [
  1,
  likeAsked,
  likeAsked ** 2,
  likeAsked * share,
  meaning,
  meaning * share,
  meaningInTalk,
  meaning * meaningInTalk,
  likeAsked * meaningInTalk,
  share,
  // "Is that normal?" is asked in every talk.
  share < OF_ANOTHER_SUBJECT ? 1 : 0,
]
/** Below this share the talk is about something else. */
const OF_ANOTHER_SUBJECT = 0.02

const byGrade = (one: { grade: number }, other: { grade: number }): number => other.grade - one.grade

function graded(kind: 'first' | 'later', found: readonly FoundAnswer[], signs: number[][], language: Language) {
  const grades = signs.map((ofOne) => expectedGrade(kind, language, ofOne))
  return found.map((answer, place) => ({ ...answer, grade: grades[place] as number })).toSorted(byGrade)
}

/** The answers to a first message, those first that are probably best. */
export const gradeFirst = (found: readonly FoundAnswer[], language: Language): Graded<FoundAnswer>[] =>
  graded('first', found, signsOfFirst(found), language)

/** The answers to a later message, those first that are probably best. */
export const gradeLater = (found: readonly FoundAnswer[], language: Language): Graded<FoundAnswer>[] =>
  graded('later', found, signsOfLater(found), language)

export function gradeFollowUps(found: readonly FoundFollowUp[], language: Language): Graded<FoundFollowUp>[] {
  return found
    .map((each) => ({ ...each, grade: expectedGrade('follow_up', language, signsOfFollowUp(each)) }))
    .toSorted(byGrade)
}
