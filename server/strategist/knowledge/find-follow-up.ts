import type { FollowUp } from '#content/follow-ups/follow-up.ts'
import { followUps } from '#content/follow-ups/follow-ups.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import { nearnessToTexts } from '../meanings/read-meaning.ts'
import { askedLikeness } from './asked-likeness.ts'

const bySubject = new Map<Language, ReadonlyMap<SubjectId, readonly FollowUp[]>>()

/** What may be said next in talks about a subject. Sorted at first use. */
export function followUpsOf(subject: SubjectId, language: Language): readonly FollowUp[] {
  const known = bySubject.get(language) ?? Map.groupBy(followUps(language), subjectId)
  bySubject.set(language, known)
  return known.get(subject) ?? []
}

/** What is said to who brings good news in a talk about a subject. */
export const gladFollowUps = (subject: SubjectId, language: Language): FollowUp[] =>
  followUpsOf(subject, language).filter(({ good_news }) => good_news)

/** The follow-up of a subject for which one of the ways of saying it is just this. */
export const followUpSaidAs = (way: string, subject: SubjectId, language: Language): FollowUp | undefined =>
  followUpsOf(subject, language).find(({ asked }) => asked.includes(way))

/** What may be said next in a talk about a subject. */
export interface FoundFollowUp {
  followUp: FollowUp
  /** How likely the talk is about its subject. */
  share: number
  /** How like the message is to the nearest way of saying it, by pieces of words: 0 to 1. */
  likeAsked: number
  /** How near the message is to the nearest way of saying it, by meaning: -1 to 1. */
  meaning: number
}

/** Below this share a subject is a guess. */
const LIKELY = 0.15
/** So many of those that are most like the message are compared by meaning. */
const MOST = 3

/** The follow-ups of some subjects that are most like a message. */
export function findFollowUps(
  message: string,
  language: Language,
  subjects: readonly Weighed<SubjectId>[],
): FoundFollowUp[] {
  const likenessTo = askedLikeness(message, language)
  const meaningTo = nearnessToTexts(message, language)
  return subjects
    .filter(({ share }) => share >= LIKELY)
    .flatMap(({ concept, share }) =>
      followUpsOf(concept, language)
        .filter(({ good_news }) => !good_news)
        .map((followUp) => ({ followUp, share, likeAsked: likenessTo(followUp.asked) })),
    )
    .toSorted((one, other) => other.likeAsked * other.share - one.likeAsked * one.share)
    .slice(0, MOST)
    .map((found) => ({ ...found, meaning: meaningTo(found.followUp.asked) }))
}
