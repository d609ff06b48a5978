import { ASPECT_IDS, type Aspect } from '#content/aspects/aspects.ts'
import type { Language } from '#contract/language.ts'
import { decodeModel, readEachConcept } from '../concepts/concept-model.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { textLanguage } from '../reading/text-language.ts'

const aspectModel = storedWeights(import.meta.dirname, decodeModel)

const PLACES = new Map(ASPECT_IDS.map((aspect, place) => [aspect, place]))

/** The places of aspects in what `readAspects` returns. */
export const placesOf = (aspects: readonly Aspect[]): number[] => aspects.map((aspect) => PLACES.get(aspect) as number)

/** How likely a text says each aspect, in the order of `ASPECT_IDS`. It is read in the language it is written in. */
export function readAspects(text: string, interfaceLanguage: Language): Float64Array {
  const language = textLanguage(text, interfaceLanguage)
  return readEachConcept(aspectModel(language), text, language)
}
