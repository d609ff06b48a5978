import type { SubjectId } from '#content/subjects/subjects.ts'
import type { Weighed } from '../concepts/read-concepts.ts'
import type { FoundAnswer } from './find-answers.ts'

/**
 * How much better than another an answer must fit for its subject to be twice as likely. By this the shares are as often
 * right as they say.
 */
const TWICE_AS_LIKELY = 0.08

/** The subjects of the answers that are like what was said, likeliest first. */
export function likelySubjects(found: readonly FoundAnswer[]): Weighed<SubjectId>[] {
  const best = Math.max(...found.map(({ fit }) => fit))
  const votes = new Map<SubjectId, number>()
  for (const { subject, fit } of found)
    if (subject !== undefined) votes.set(subject, (votes.get(subject) ?? 0) + 2 ** ((fit - best) / TWICE_AS_LIKELY))
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0)
  return [...votes]
    .map(([concept, vote]) => ({ concept, share: vote / all }))
    .toSorted((one, other) => other.share - one.share)
}
