import type { Change } from '#content/changes/changes.ts'
import type { Language } from '#contract/language.ts'
import { type ConceptModel, decodeModel, readConceptShares } from '../concepts/concept-model.ts'
import { knownFeatures } from '../concepts/known-features.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { words } from '../reading/fold.ts'
import { keepLast } from '../reading/keep-last.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'

/** What is different in the person's situation. */
export type ChangedSituation = Exclude<Change, 'none'>

const changeModel = storedWeights(import.meta.dirname, decodeModel)

/** From this share of anything else on a message changes nothing; if it puts something right, from more on. */
const CHANGES_NOTHING: Record<Language, number> = { en: 0.55, pt: 0.4, es: 0.45 }
const NOTHING_THOUGH_PUT_RIGHT = 0.75
/** From this share on, beside all other changes, it is this one. Of what is less sure nothing is said. */
const IS_THIS = 0.3
/** More or less of something is told in the same words: here more must speak for one of the two. */
const SURELY_THIS = 0.6
const MORE_OR_LESS: ReadonlySet<Change> = new Set<Change>([
  ...(['shorter_break', 'longer_break', 'fewer_kilos', 'more_kilos', 'many_rivals', 'few_rivals'] as const),
  ...(['less_money', 'more_money', 'offer_better', 'offer_worse', 'per_year'] as const),
])

/** What a message changes about the person's situation, by a model; null for nothing. */
export function changeIn(
  model: ConceptModel,
  text: string,
  language: Language,
  mostForNothing = CHANGES_NOTHING[language],
): ChangedSituation | null {
  if (knownFeatures(model, text, language).rows.length === 0) return null
  const shares = readConceptShares(model, text, language).get('change') ?? new Map<string, number>()
  const nothing = shares.get('none') ?? 1
  const [best] = [...shares].filter(([kind]) => kind !== 'none').toSorted(([, one], [, other]) => other - one)
  if (!best || nothing > mostForNothing) return null
  const change = best[0] as ChangedSituation
  return best[1] / (1 - nothing) >= (MORE_OR_LESS.has(change) ? SURELY_THIS : IS_THIS) ? change : null
}

/** "In the morning, not evening": what it is not. Folded and not, in all three languages together. */
const REFUSED =
  /(?:,\s*|\s+)(?:and not|not|no|não|nao|e não|y no|em vez d\S+|en vez de|instead of|rather than)\s+(?:(?:an?|the|in the|de|da|do|el|la|a|o|em|en|por la|as|às)\s+)*[\p{L}\d]+(?:\s+\p{L}+)?\s*[.!?]*$/u
/** Only what is left of several words says enough. */
const LEAST_LEFT = 2

function withoutRefused(text: string): string {
  const left = text.replace(REFUSED, '')
  return words(left).length >= LEAST_LEFT ? left : text
}

const OLDEST_SMALL = 9
const OLDEST_CHILD = 13
const OLDEST_TEEN = 17
const FROM_40 = 40
const OVER_55 = 56
const AGES: ReadonlySet<Change> = new Set<Change>(['small_child', 'child', 'teen', 'over_40', 'over_55'])

/** Which age a message tells, by the first number in it: "he's 11, the 8 year old is his brother". */
function ageToldBy(message: string): ChangedSituation | null | undefined {
  const age = Number(/(?<![\d.,:/])\d{1,2}(?![\d.,:/]*\d)/.exec(message)?.[0] ?? Number.NaN)
  if (Number.isNaN(age)) return undefined
  if (age <= OLDEST_SMALL) return 'small_child'
  if (age <= OLDEST_CHILD) return 'child'
  if (age <= OLDEST_TEEN) return 'teen'
  return age < FROM_40 ? null : age < OVER_55 ? 'over_40' : 'over_55'
}

function readAnew(message: string, language: Language): ChangedSituation | null {
  const most = readsAsCorrection(message, language) ? NOTHING_THOUGH_PUT_RIGHT : CHANGES_NOTHING[language]
  const change = changeIn(changeModel(language), withoutRefused(message), language, most)
  const age = change !== null && AGES.has(change) ? ageToldBy(message) : undefined
  return age === undefined ? change : age
}

const reading: Record<Language, (message: string) => ChangedSituation | null> = {
  en: keepLast((message) => readAnew(message, 'en')),
  pt: keepLast((message) => readAnew(message, 'pt')),
  es: keepLast((message) => readAnew(message, 'es')),
}

/** What a later message of a talk changes about the person's situation: "he is a southpaw", "I have no bag any more". */
export const readChange = (message: string, language: Language): ChangedSituation | null => reading[language](message)
