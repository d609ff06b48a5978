import type { Language } from '#contract/language.ts'
import type { Turn } from '../strategist.ts'
import { asksQuestion } from './asks-question.ts'
import { fold, words } from './fold.ts'
import { restated } from './restated.ts'

const REST = String.raw`[^.,;:!?\n]{2,60}`

/**
 * What a message says it is not about: "it's my wrist, not the knuckles", "não pedi curso", "no se fueron a otro gimnasio".
 * Left in, these words would choose the answer.
 */
const NOT_MEANT: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`\b(?:it['’]?s|its|that['’]?s|this is|he['’]?s|she['’]?s|they['’]?re|there['’]?s|there is|i['’]?m|im) (?:not|no) (?:about |the |an? |my |for )?${REST}|\bnothing about ${REST}|(?:(?<=\p{L}),?| and| but) not (?:the |an? |my |about |on |in |from |to )?(?!only|sure|yet|really|much|well|good|bad|enough|too|so|that|just|any|always)${REST}|\bi (?:didn['’]?t|did not|don['’]?t|do not|never) (?:ask|say|said|mean|meant|mention) ${REST}|\b(?:nobody|no one|who) (?:said|mentioned|asked) ${REST}`,
    'giu',
  ),
  pt: new RegExp(
    String.raw`(?<!\p{L})n(?:ã|a)o (?:é|e|eh|foi|era|são|sao|pedi|perguntei|falei|disse|se foram|t[oô] falando|estou falando|estalou|inchou)(?: mais| d[eoa]s?| com| sobre)? ${REST}|(?<!\p{L})ningu[eé]m (?:falou|disse|pediu|perguntou) ${REST}`,
    'giu',
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})no (?:es|era|fue|son|ped[ií]|pregunt[eé]|dije|hablo|se fueron|se fue|(?:se )?me (?:cruji[oó]|hinch[oó]|tron[oó]))(?: m[aá]s| de| con| sobre| por)? ${REST}|(?<!\p{L})nadie (?:dijo|habl[oó]|pidi[oó]|pregunt[oó]) ${REST}`,
    'giu',
  ),
}

/** Says that the last answer was beside the matter. Folded, in all three languages together. */
const SAYS_NO =
  /^[¿¡\s]*(?:no|nah|nope|nao|n|calma|wait|hang on|huh|what|ha|hein|que|eh|perdon|espera|sorry|desculpa)\b[^.!?]{0,60}(?:\bnot\b|n'?t\b|\bno\b|\bnao\b|\bnever\b|\bnobody\b|\bninguem\b|\bnadie\b|\bmeant\b|\basked\b|\bperguntei\b|\bpregunte\b)|\b(?:not what i (?:asked|meant)|that'?s not (?:it|what)|you (?:got me wrong|misunderstood|took me wrong)|(?:voce|vc) (?:ta|esta) (?:me )?confundindo|nao (?:foi|e) (?:isso )?(?:o )?que (?:eu )?(?:perguntei|falei|disse)|no (?:es|era) (?:eso )?lo que (?:pregunt\w+|dije|preguntaba)|me entendiste mal|i (?:didn'?t|never) (?:ask|say|said|mention)|al reves|ao contrario)\b/

const FEWEST_WORDS = 3

/** "No, I haven't tried that" answers a question. */
const asks = (answer: Turn | undefined): boolean => answer?.content.trimEnd().endsWith('?') ?? false

/** Whether a message says that it was not understood in the answer before it. */
export const rejectsAnswer = (message: string, language: Language, answer?: Turn): boolean =>
  restated(message) !== null || (!asks(answer) && saysNotMeant(message, language))

const saysNotMeant = (message: string, language: Language): boolean =>
  SAYS_NO.test(fold(message)) || (withoutRejected(message, language) !== message && !asksQuestion(message, language))

/** A message without what it says it is not about; the message itself, where nothing else would be left. */
export function withoutRejected(message: string, language: Language): string {
  const left = message.replace(NOT_MEANT[language], ' ').replace(/\s+/g, ' ').trim()
  return words(left).length >= FEWEST_WORDS ? left : message
}

/** What an answer is looked for by: who was not understood and asks nothing new still wants the question before answered. */
export function soughtBy(message: string, history: readonly Turn[], language: Language): string {
  const left = withoutRejected(message, language)
  if (!rejectsAnswer(message, language, history.at(-1)) || asksQuestion(left, language)) return left
  const before = history.findLast(({ role }) => role === 'user')?.content
  return before === undefined ? left : `${withoutRejected(before, language)} ${left}`
}
