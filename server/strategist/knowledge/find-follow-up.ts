import type { FollowUp } from '#content/follow-ups/follow-up.ts'
import { followUps } from '#content/follow-ups/follow-ups.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import { words } from '../reading/fold.ts'
import { askedLikeness } from './asked-likeness.ts'

const bySubject = new Map<Language, ReadonlyMap<SubjectId, readonly FollowUp[]>>()

/** Sorted at first use. */
function followUpsOf(subject: SubjectId, language: Language): readonly FollowUp[] {
  const known = bySubject.get(language) ?? Map.groupBy(followUps(language), subjectId)
  bySubject.set(language, known)
  return known.get(subject) ?? []
}

/** What is said to who brings good news in a talk about a subject. */
export const gladFollowUps = (subject: SubjectId, language: Language): FollowUp[] =>
  followUpsOf(subject, language).filter(({ good_news }) => good_news)

/** Below this share a subject is a guess. */
const LIKELY = 0.3
/** How like the message a way of saying it must be. If the subject is less sure, it must be more like it. */
const SAME_WORDS = 0.33
const OF_SUBJECT = 0.3
/** A longer message says more than any of them. */
const MOST_WORDS = 20

/** The follow-up of some subjects that a message says in nearly the same words. */
export function findFollowUp(
  message: string,
  language: Language,
  subjects: readonly Weighed<SubjectId>[],
  wasGiven: (followUp: FollowUp) => boolean,
): FollowUp | undefined {
  if (words(message).length > MOST_WORDS) return undefined
  const likenessTo = askedLikeness(message, language)
  const [best] = subjects
    .filter(({ share }) => share >= LIKELY)
    .flatMap(({ concept, share }) =>
      followUpsOf(concept, language)
        .filter((followUp) => !followUp.good_news && !wasGiven(followUp))
        .map((followUp) => ({ followUp, likeness: likenessTo(followUp.asked) * share ** OF_SUBJECT })),
    )
    .toSorted((one, other) => other.likeness - one.likeness)
  return best && best.likeness >= SAME_WORDS ? best.followUp : undefined
}
