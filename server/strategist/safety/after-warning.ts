import { afterWarnings } from '#content/after-warnings/after-warnings.ts'
import type { Language } from '#contract/language.ts'
import { type ConceptModel, decodeModel, readConceptShares } from '../concepts/concept-model.ts'
import { knownFeatures } from '../concepts/known-features.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { buttonText } from '../reading/button-text.ts'
import { fold } from '../reading/fold.ts'
import type { SafetyTopic } from '../strategist.ts'

export const ASKS_NOTHING_FORESEEN = 'anything-else'

const warningModel = storedWeights(import.meta.dirname, decodeModel)

/** From this share on, beside all else that is asked after such a warning, something that was foreseen is meant. */
const IS_MEANT = 0.4
/** Up to this share of anything else a message still belongs to the warning, though no word of it names the danger. */
const STILL_OF_WARNING = 0.7

interface ReadAfterWarning {
  /** What of that which was foreseen is asked or told; undefined if that is not clear. */
  id: string | undefined
  /** How likely the message is about something else. */
  other: number
}

/** What a model reads in a message after a warning of this topic. */
export function readAfterWarning(
  model: ConceptModel,
  text: string,
  topic: SafetyTopic,
  language: Language,
  least = IS_MEANT,
): ReadAfterWarning {
  if (knownFeatures(model, text, language).rows.length === 0) return { id: undefined, other: 1 }
  const shares = readConceptShares(model, text, language).get(topic) ?? new Map<string, number>()
  const other = shares.get(ASKS_NOTHING_FORESEEN) ?? 1
  const [best] = [...shares]
    .filter(([id]) => id !== ASKS_NOTHING_FORESEEN)
    .toSorted(([, one], [, another]) => another - one)
  return { id: best && best[1] / (1 - other) >= least ? best[0] : undefined, other }
}

/** Whether a message that names no danger still belongs to the warning before it: "my brother drives me". */
export const belongsToWarning = (message: string, topic: SafetyTopic, language: Language): boolean =>
  readAfterWarning(warningModel(language), message, topic, language).other <= STILL_OF_WARNING

/** From this share of anything else on a message may be about another subject. */
const SURELY_ELSE = 0.97
/** Folded, in all three languages together. */
const CHANGES_SUBJECT =
  /\b(?:(?:different|another|other) (?:thing|question|topic|subject)|by the way|outr[oa] (?:coisa|duvida|pergunta|assunto)|mudando de assunto|otr[oa] (?:cosa|pregunta|duda|tema)|cambiando de tema|por cierto)\b/

/** Whether a message after a warning says that it is about something else, or may be by what it asks. */
export function leavesWarning(message: string, topic: SafetyTopic, language: Language): 'surely' | 'maybe' | null {
  if (CHANGES_SUBJECT.test(fold(message))) return 'surely'
  return readAfterWarning(warningModel(language), message, topic, language).other > SURELY_ELSE ? 'maybe' : null
}

/**
 * What is answered to somebody who writes on after a warning of the same topic. Null if it is nothing that was foreseen;
 * then the warning is given again in other words. All these answers keep to what the warning said, so that a wrong one
 * does no harm.
 */
export function answerAfterWarning(
  message: string,
  topic: SafetyTopic,
  language: Language,
  least?: number,
): string | null {
  const answers = afterWarnings(topic, language)
  const chosen = answers.find(([, { button }]) => buttonText(button, language) === message)
  const found = chosen ? { id: chosen[0] } : readAfterWarning(warningModel(language), message, topic, language, least)
  return answers.find(([id]) => id === found?.id)?.[1].answer ?? null
}

const MOST_BUTTONS = 4
const SAME_BEGINNING = 60
/** The crisis line is put in the place of a placeholder, so that whole answers differ. */
const beginningOf = (answer: string): string => (answer.split('{line}')[0] ?? '').slice(0, SAME_BEGINNING)

/** What can be asked after a warning and was not answered yet, what is asked most first. */
export const askedAfterWarning = (topic: SafetyTopic, language: Language, told: readonly string[]): string[] =>
  afterWarnings(topic, language)
    .filter(([, { answer }]) => told.every((text) => !text.startsWith(beginningOf(answer))))
    .map(([, { button }]) => button)
    .slice(0, MOST_BUTTONS)
