import type { TalkQuestion } from '#content/talk-questions/talk-questions.ts'
import type { Language } from '#contract/language.ts'
import { type ConceptModel, decodeModel, readConceptShares } from '../concepts/concept-model.ts'
import { knownFeatures } from '../concepts/known-features.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { words } from '../reading/fold.ts'
import { keepLast } from '../reading/keep-last.ts'

export type AskedOfTalk = Exclude<TalkQuestion, 'none' | 'corrects'>

const talkQuestionModel = storedWeights(import.meta.dirname, decodeModel)

/** From this share of "anything else" on a message asks nothing about the talk. */
const ASKS_NOTHING = 0.5

/** How likely each kind of message about the talk is. */
function sharesOf(model: ConceptModel, text: string, language: Language): ReadonlyMap<string, number> {
  // A question mark alone asks nothing that can be known.
  const isKnown = words(text).length > 0 && knownFeatures(model, text, language).rows.length > 0
  return (isKnown && readConceptShares(model, text, language).get('talk-question')) || new Map()
}

/** What a text asks about the talk, by a model; null if nothing. */
export function talkQuestionIn(
  model: ConceptModel,
  text: string,
  language: Language,
  mostForNothing = ASKS_NOTHING,
): AskedOfTalk | null {
  return likeliest(sharesOf(model, text, language), mostForNothing)
}

function likeliest(kinds: ReadonlyMap<string, number>, mostForNothing: number): AskedOfTalk | null {
  if ((kinds.get('none') ?? 1) >= mostForNothing) return null
  const [best] = [...kinds].filter(([kind]) => kind !== 'none').toSorted(([, one], [, other]) => other - one)
  return best === undefined || best[0] === 'corrects' ? null : (best[0] as AskedOfTalk)
}

const shares: Record<Language, (message: string) => ReadonlyMap<string, number>> = {
  en: keepLast((message) => sharesOf(talkQuestionModel('en'), message, 'en')),
  pt: keepLast((message) => sharesOf(talkQuestionModel('pt'), message, 'pt')),
  es: keepLast((message) => sharesOf(talkQuestionModel('es'), message, 'es')),
}

/** What a message asks about the talk itself: its plan, its date, its reasons, what was told. Null for any other message. */
export const readTalkQuestion = (
  message: string,
  language: Language,
  mostForNothing = ASKS_NOTHING,
): AskedOfTalk | null => likeliest(shares[language](message), mostForNothing)

/** From this share on a message puts something right. */
const PUTS_RIGHT = 0.35

/** From this share on a message that only tells something may put something right. */
const MAY_PUT_RIGHT = 0.1

/** From this share on hardly anything else can be meant, whatever its tone. */
const SURELY_PUTS_RIGHT = 0.65
const shareOfCorrection = (message: string, language: Language): number =>
  shares[language](message).get('corrects') ?? 0

/** Whether a message puts right what was told before. */
export const readsAsCorrection = (message: string, language: Language): boolean =>
  shareOfCorrection(message, language) >= PUTS_RIGHT
export const surelyCorrects = (message: string, language: Language): boolean =>
  shareOfCorrection(message, language) >= SURELY_PUTS_RIGHT
export const mayCorrect = (message: string, language: Language): boolean =>
  shareOfCorrection(message, language) >= MAY_PUT_RIGHT
