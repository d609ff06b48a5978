import type { TalkQuestion } from '#content/talk-questions/talk-questions.ts'
import type { Language } from '#contract/language.ts'
import { type ConceptModel, decodeModel, knownFeatures, readConceptShares } from '../concepts/concept-model.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { words } from '../reading/fold.ts'

export type AskedOfTalk = Exclude<TalkQuestion, 'none'>

const talkQuestionModel = storedWeights(import.meta.dirname, decodeModel)

/** From this share of "anything else" on a message asks nothing about the talk. */
const ASKS_NOTHING = 0.4

/** What a text asks about the talk, by a model; null if nothing. */
export function talkQuestionIn(
  model: ConceptModel,
  text: string,
  language: Language,
  mostForNothing = ASKS_NOTHING,
): AskedOfTalk | null {
  // A question mark alone asks nothing that can be known.
  if (words(text).length === 0 || knownFeatures(model, text, language).length === 0) return null
  const shares = [...(readConceptShares(model, text, language).get('talk-question') ?? [])] as [TalkQuestion, number][]
  const asked = shares.flatMap(([kind, share]) => (kind === 'none' ? [] : [{ kind, share }]))
  const forNothing = shares.find(([kind]) => kind === 'none')?.[1] ?? 1
  if (forNothing >= mostForNothing) return null
  return asked.toSorted((one, other) => other.share - one.share)[0]?.kind ?? null
}

/** What a message asks about the talk itself: its plan, its date, its reasons, what was told. Null for any other message. */
export const readTalkQuestion = (message: string, language: Language, mostForNothing?: number): AskedOfTalk | null =>
  talkQuestionIn(talkQuestionModel(language), message, language, mostForNothing)
