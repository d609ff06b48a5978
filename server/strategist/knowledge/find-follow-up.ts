import type { FollowUp } from '#content/follow-ups/follow-up.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import { nearnessToFollowUps } from '../meanings/read-meaning.ts'
import { askedLikeness } from './asked-likeness.ts'
import { followUps } from './written-lists.ts'

/** A follow-up with its place in their list, which is that of its vector in `meanings/weights`. */
interface PlacedFollowUp extends FollowUp {
  place: number
}
const bySubject = new Map<Language, ReadonlyMap<SubjectId, readonly PlacedFollowUp[]>>()

/** What may be said next in talks about a subject. Sorted at first use. */
export function followUpsOf(subject: SubjectId, language: Language): readonly PlacedFollowUp[] {
  const known =
    bySubject.get(language) ??
    Map.groupBy(
      followUps(language).map((followUp, place) => ({ ...followUp, place })),
      subjectId,
    )
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
  /** How near the message is to it and to the ways of saying it, by meaning: -1 to 1. */
  meaning: number
}

/** Below this share a subject is a guess. */
const LIKELY = 0.15
/** So many of the nearest stand for choice. */
const MOST = 6
/** So many of the nearest in meaning are compared with the message by pieces of words, which takes longer. */
const COMPARED = 12
/** How much the likeness of the words counts beside the meaning in finding these. */
const LIKENESS_WEIGHT = 0.5

const waysOf = ({ asked, told = [] }: FollowUp): readonly string[] => [...asked, ...told]

/** The follow-ups of some subjects that are nearest to a message. */
export function findFollowUps(
  message: string,
  language: Language,
  subjects: readonly Weighed<SubjectId>[],
): FoundFollowUp[] {
  const likenessTo = askedLikeness(message, language)
  const nearnessTo = nearnessToFollowUps(message, language)
  const worth = ({ share, likeAsked, meaning }: FoundFollowUp): number =>
    share * (meaning + LIKENESS_WEIGHT * likeAsked)
  return subjects
    .filter(({ share }) => share >= LIKELY)
    .flatMap(({ concept, share }) =>
      followUpsOf(concept, language)
        .filter(({ good_news }) => !good_news)
        .map((followUp) => ({ followUp, share, likeAsked: 0, meaning: nearnessTo(followUp.place) })),
    )
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, COMPARED)
    .map((found) => ({ ...found, likeAsked: likenessTo(waysOf(found.followUp)) }))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, MOST)
}
