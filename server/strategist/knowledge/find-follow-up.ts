import type { FollowUp } from '#content/follow-ups/follow-up.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import { dotProduct } from '../meanings/meaning-model.ts'
import { meaningOfText, middleOfFollowUps, nearnessToFollowUp } from '../meanings/read-meaning.ts'
import { askedLikeness } from './asked-likeness.ts'
import { placesOfBest } from './places-of-best.ts'
import { followUps } from './written-lists.ts'

/** A follow-up with its place in their list, which is that of its vector in `meanings/weights`. */
interface PlacedFollowUp extends FollowUp {
  place: number
}
const bySubject = new Map<Language, ReadonlyMap<SubjectId, readonly PlacedFollowUp[]>>()

/** Sorted at first use. */
function followUpsBySubject(language: Language): ReadonlyMap<SubjectId, readonly PlacedFollowUp[]> {
  const known =
    bySubject.get(language) ??
    Map.groupBy(
      followUps(language).map((followUp, place) => ({ ...followUp, place })),
      subjectId,
    )
  bySubject.set(language, known)
  return known
}

/** What may be said next in talks about a subject. */
export const followUpsOf = (subject: SubjectId, language: Language): readonly PlacedFollowUp[] =>
  followUpsBySubject(language).get(subject) ?? []

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
  /** The same of the message together with what was said before it. */
  meaningInTalk: number
}

/** So many of the nearest stand for choice: of each of the likeliest subjects, of each other one, and of all. */
const MOST = { ofLikely: 3, ofOther: 1, ofAll: 4 }
const LIKELIEST = 3
/** What was said before counts so much beside the message where the nearest of all are looked for. */
const TALK_WEIGHT = 1.2
/** Those of all are looked for in so many subjects that are nearest as a whole: comparing with every one takes long. */
const SUBJECTS_LOOKED_THROUGH = 24
/** So many are compared with the message by pieces of words, which takes long, too. */
const COMPARED = 8

const waysOf = ({ asked, told = [] }: FollowUp): readonly string[] => [...asked, ...told]

interface SubjectMeaning {
  subject: SubjectId
  /** Where its follow-ups point together. */
  meaning: Float32Array
}
const meaningsOfSubjects = new Map<Language, readonly SubjectMeaning[]>()

function subjectMeanings(language: Language): readonly SubjectMeaning[] {
  const known =
    meaningsOfSubjects.get(language) ??
    [...followUpsBySubject(language)].map(([subject, ofSubject]) => ({
      subject,
      meaning: middleOfFollowUps(
        ofSubject.map(({ place }) => place),
        language,
      ),
    }))
  meaningsOfSubjects.set(language, known)
  return known
}

/** The follow-ups of the subjects that are nearest to a meaning. */
function followUpsNear(meaning: Float32Array, language: Language): readonly PlacedFollowUp[] {
  const subjects = subjectMeanings(language)
  const nearness = Float32Array.from(subjects, (subject) => dotProduct(subject.meaning, meaning))
  return placesOfBest(nearness, SUBJECTS_LOOKED_THROUGH).flatMap((place) =>
    followUpsOf((subjects[place] as SubjectMeaning).subject, language),
  )
}

/** The follow-ups that are nearest to a message after what was said earlier: of some subjects, likeliest first, and of all. */
export function findFollowUps(
  message: string,
  earlier: string,
  language: Language,
  subjects: readonly Weighed<SubjectId>[],
): FoundFollowUp[] {
  const ofMessage = meaningOfText(message, language)
  const inTalk = meaningOfText(`${earlier}\n${message}`, language)
  const meaningTo = nearnessToFollowUp(ofMessage, language)
  const inTalkTo = nearnessToFollowUp(inTalk, language)
  const nearest = (among: readonly PlacedFollowUp[], nearnessTo: (place: number) => number, most: number) =>
    placesOfBest(
      Float32Array.from(among, ({ place, good_news }) => (good_news ? Number.NEGATIVE_INFINITY : nearnessTo(place))),
      most,
    ).map((place) => among[place] as PlacedFollowUp)
  const ofSubjects = subjects.flatMap(({ concept }, rank) =>
    nearest(followUpsOf(concept, language), meaningTo, rank < LIKELIEST ? MOST.ofLikely : MOST.ofOther),
  )
  const both = ofMessage.map((value, place) => value + TALK_WEIGHT * (inTalk[place] as number))
  const ofAll = nearest(followUpsNear(both, language), nearnessToFollowUp(both, language), MOST.ofAll)
  const shares = new Map(subjects.map(({ concept, share }) => [concept, share]))
  const likenessTo = askedLikeness(message, language)
  return [...new Set([...ofSubjects, ...ofAll])]
    .map((followUp) => ({
      followUp,
      share: shares.get(subjectId(followUp)) ?? 0,
      meaning: meaningTo(followUp.place),
      meaningInTalk: inTalkTo(followUp.place),
    }))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, COMPARED)
    .map((found) => ({ ...found, likeAsked: likenessTo(waysOf(found.followUp)) }))
}

/** About how good a follow-up is, as far as that is known before its words are compared. */
const worth = ({ share, meaning, meaningInTalk }: Omit<FoundFollowUp, 'likeAsked'>): number =>
  meaningInTalk + 0.5 * meaning + 0.4 * share
