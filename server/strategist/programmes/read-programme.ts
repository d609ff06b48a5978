import type { ProgrammeKind } from '#content/programmes/programmes.ts'
import type { Language } from '#contract/language.ts'
import { type ConceptModel, decodeModel, readConceptShares } from '../concepts/concept-model.ts'
import { knownFeatures } from '../concepts/known-features.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { keepLast } from '../reading/keep-last.ts'

/** What can be worked out. */
export type Programme = Exclude<ProgrammeKind, 'none'>

const programmeModel = storedWeights(import.meta.dirname, decodeModel)

interface Asked {
  programme: Programme
  share: number
}

/** How likely a text asks for each programme, likeliest first; empty if it has no known word. */
function sharesOf(model: ConceptModel, text: string, language: Language): readonly Asked[] {
  if (knownFeatures(model, text, language).rows.length === 0) return []
  return [...(readConceptShares(model, text, language).get('programme') ?? [])]
    .filter(([kind]) => kind !== 'none')
    .map(([kind, share]) => ({ programme: kind as Programme, share }))
    .toSorted((one, other) => other.share - one.share)
}

/** From this share on a text asks for a programme, where nothing else is known. */
const ASKS = 0.5

/** The programme that a text asks for, by a model; null for none. */
export function programmeIn(model: ConceptModel, text: string, language: Language): Programme | null {
  const [first] = sharesOf(model, text, language)
  return first && first.share >= ASKS ? first.programme : null
}

const reading: Record<Language, (message: string) => readonly Asked[]> = {
  en: keepLast((message) => sharesOf(programmeModel('en'), message, 'en')),
  pt: keepLast((message) => sharesOf(programmeModel('pt'), message, 'pt')),
  es: keepLast((message) => sharesOf(programmeModel('es'), message, 'es')),
}

/** How likely a message asks for a week, the way to an event, a session or a class to be worked out, likeliest first. */
export const programmeShares = (message: string, language: Language): readonly Asked[] => reading[language](message)
