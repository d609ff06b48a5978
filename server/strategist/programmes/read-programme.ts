import type { ProgrammeKind } from '#content/programmes/programmes.ts'
import type { Language } from '#contract/language.ts'
import { type ConceptModel, decodeModel, knownFeatures, readConceptShares } from '../concepts/concept-model.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { keepLast } from '../reading/keep-last.ts'

/** What can be worked out. */
export type Programme = Exclude<ProgrammeKind, 'none'>

const programmeModel = storedWeights(import.meta.dirname, decodeModel)

/** From this share on a message asks for a programme. */
const ASKS = 0.5

interface Asked {
  programme: Programme
  share: number
}

/** The programme that a text most likely asks for, by a model; null if it has no known word. */
function likeliest(model: ConceptModel, text: string, language: Language): Asked | null {
  if (knownFeatures(model, text, language).length === 0) return null
  const shares = readConceptShares(model, text, language).get('programme') ?? new Map<string, number>()
  const [best] = [...shares].filter(([kind]) => kind !== 'none').toSorted(([, one], [, other]) => other - one)
  return best ? { programme: best[0] as Programme, share: best[1] } : null
}

export function programmeIn(model: ConceptModel, text: string, language: Language, least = ASKS): Programme | null {
  const found = likeliest(model, text, language)
  return found !== null && found.share >= least ? found.programme : null
}

const reading: Record<Language, (message: string) => Asked | null> = {
  en: keepLast((message) => likeliest(programmeModel('en'), message, 'en')),
  pt: keepLast((message) => likeliest(programmeModel('pt'), message, 'pt')),
  es: keepLast((message) => likeliest(programmeModel('es'), message, 'es')),
}

/** The programme that a message asks to be worked out: a week, the way to a bout, a session, a class; null for none. */
export function readProgramme(message: string, language: Language, least = ASKS): Programme | null {
  const found = reading[language](message)
  return found !== null && found.share >= least ? found.programme : null
}
