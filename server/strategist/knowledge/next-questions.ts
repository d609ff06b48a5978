import type { SubjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import { meaningOfText, nearnessToFollowUp } from '../meanings/read-meaning.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { words } from '../reading/fold.ts'
import { askedLikeness } from './asked-likeness.ts'
import { followUpsOf } from './find-follow-up.ts'

/** A question that may come next, with what is said to it. */
interface NextQuestion {
  question: string
  answer: string
}

/** Below this a question is about another part of the subject. */
const NEAR = 0.31
/** A shorter question says too little on a button: "What counts more?" */
const LEAST_WORDS = 4
/** From this likeness on it is what the member asked just now. */
const THE_SAME = 0.35

/** What people mostly ask next about a subject after a message and its reply, nearest first. */
export function nextQuestions(
  subject: SubjectId,
  { message, reply }: { message: string; reply: string },
  language: Language,
): NextQuestion[] {
  const nearnessTo = nearnessToFollowUp(meaningOfText(`${message}\n${reply}`, language), language)
  const likenessTo = askedLikeness(message, language)
  return followUpsOf(subject, language)
    .filter(({ asked, answer, good_news }) => !good_news && answer !== reply && likenessTo(asked) < THE_SAME)
    .flatMap(({ asked, answer, place }) => {
      // Who taps "I have no time" would have said what may not be so.
      const question = asked.find((way) => asksQuestion(way, language) && words(way).length >= LEAST_WORDS)
      return question === undefined ? [] : [{ question, answer, near: nearnessTo(place) }]
    })
    .filter(({ near }) => near >= NEAR)
    .toSorted((one, other) => other.near - one.near)
}
