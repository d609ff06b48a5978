import type { FollowUp } from '#content/follow-ups/follow-up.ts'
import type { SubjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import { nearnessToTexts } from '../meanings/read-meaning.ts'
import { fold } from '../reading/fold.ts'
import { askedLikeness } from './asked-likeness.ts'
import { followUpsOf } from './find-follow-up.ts'

/** How questions begin. Who taps "I have no time" would be told to have said what was never said. All for folded text. */
const BEGINS_QUESTION: Record<Language, RegExp> = {
  en: /^(?:and |so |but |ok )?(?:whats?|hows?|when|why|which|where|who|whom|whose|can|could|should|is|are|do|does|will|would|may|must|any|step by step)\b/,
  pt: /^(?:e |mas |entao |ai )?(?:o que|oq|que|como|quando|por que|porque|pq|qual|quais|onde|quem|quant[oa]s?|posso|pode|devo|da pra|e se|tem|vale|preciso|existe|sera|serve|adianta|funciona|(?:a|com|de|em|ate|para|pra) (?:quem|que|quando|quant[oa]s?)|passo a passo)\b/,
  es: /^[¿ ]*(?:y |pero |entonces )?(?:que|como|cuando|por que|porque|cual|cuales|donde|quien|quienes|cuant[oa]s?|puedo|puede|debo|hay|vale|sirve|se puede|funciona|(?:a|con|de|en|hasta|para|cada) (?:quien|que|cuando|cuant[oa]s?)|paso a paso)\b/,
}

const isQuestion = (text: string, language: Language): boolean =>
  text.endsWith('?') || BEGINS_QUESTION[language].test(fold(text))

/** A question that may come next, with what is said to it. */
interface NextQuestion {
  question: string
  answer: string
}

/** Below this a question is about another part of the subject. */
const NEAR = 0.3
/** From this likeness on it is what the member asked just now. */
const THE_SAME = 0.35

/** What people mostly ask next about a subject after a message and its reply, nearest first. */
export function nextQuestions(
  subject: SubjectId,
  { message, reply }: { message: string; reply: string },
  language: Language,
): NextQuestion[] {
  const nearnessTo = nearnessToTexts(`${message}\n${reply}`, language)
  const likenessTo = askedLikeness(message, language)
  return followUpsOf(subject, language)
    .filter(({ asked, answer, good_news }) => !good_news && answer !== reply && likenessTo(asked) < THE_SAME)
    .flatMap(({ asked, answer }: FollowUp) => {
      const question = asked.find((way) => isQuestion(way, language))
      return question === undefined ? [] : [{ question, answer, near: (nearnessTo(asked) + nearnessTo([answer])) / 2 }]
    })
    .filter(({ near }) => near >= NEAR)
    .toSorted((one, other) => other.near - one.near)
}
