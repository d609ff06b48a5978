import type { Matter } from '#content/playbook/matter-cards.ts'
import type { ConceptId, Facet } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import { placesOfBest } from '../knowledge/places-of-best.ts'
import { withoutDenied } from '../reading/denied-clause.ts'
import { keepLast } from '../reading/keep-last.ts'
import { clauses, cut, memberText } from '../reading/member-text.ts'
import { textLanguage } from '../reading/text-language.ts'
import { withKilos } from '../reading/with-kilos.ts'
import { decodeModel, readFacet, readFacets } from './concept-model.ts'
import { storedWeights } from './stored-weights.ts'

export interface Weighed<Concept> {
  concept: Concept
  /** Between 0 and 1; calibrated, so that of all readings with 0.8 about four in five are right. */
  share: number
}

/** What a message means, as the trained reader sees it; each list has the likeliest first. */
export interface ConceptReading {
  /** What it is about. `none` is a matter too: small talk, or nothing that Kiai knows. */
  matters: readonly Weighed<Matter | 'none'>[]
  questions: readonly Weighed<ConceptId<'question'>>[]
  acts: readonly Weighed<ConceptId<'act'>>[]
  feelings: readonly Weighed<ConceptId<'feeling'>>[]
  frames: readonly Weighed<ConceptId<'frame'>>[]
  dangers: readonly Weighed<ConceptId<'danger'>>[]
}

export const conceptModel = storedWeights(import.meta.dirname, decodeModel)

/** A clause of fewer words is read together with the next one: alone it says too little. */
const LEAST_WORDS = 4
/** More clauses than this are one long story, which the whole tells better. */
const MOST_CLAUSES = 12
/** How much the likeliest clause counts beside the whole message. */
const CLAUSE_WEIGHT = 0.35
const KEPT = 6

/** How likely each concept of a facet is in the whole text and in each of its parts, in the order of the model. */
interface FacetShares {
  concepts: readonly string[]
  whole: Float64Array
  parts: readonly Float64Array[]
}

/** A text with the parts that may each be about something else. */
interface Parted {
  text: string
  parts: readonly string[]
}

function partsOf(text: string, language: Language): string[] {
  const member = memberText(text, language)
  const parts: string[] = []
  let start: number | undefined
  for (const span of clauses(member, language)) {
    start ??= span.start
    const part = cut(member, start, span.end)
    if (part.split(/\s+/).length < LEAST_WORDS) continue
    parts.push(part)
    start = undefined
  }
  return parts.length > MOST_CLAUSES ? [] : parts
}

const parted = (text: string, language: Language): Parted => ({ text, parts: partsOf(text, language) })

/** What is read in a message: in the language it is written in, which is mostly that of the interface. */
interface Readable {
  language: Language
  said: Parted
  /** Without what the member says it is not about. */
  meant: Parted
}

function readable(written: string, interfaceLanguage: Language): Readable {
  const text = withKilos(written, interfaceLanguage)
  const language = textLanguage(text, interfaceLanguage)
  const said = parted(text, language)
  const left = withoutDenied(text, language)
  return { language, said, meant: left === text || left.trim() === '' ? said : parted(left, language) }
}

/** The gate and the readers read the same message. */
const READABLE: Record<Language, (written: string) => Readable> = {
  en: keepLast((written) => readable(written, 'en')),
  pt: keepLast((written) => readable(written, 'pt')),
  es: keepLast((written) => readable(written, 'es')),
}

function sharesOf({ text, parts }: Parted, facet: Facet, language: Language): FacetShares {
  const model = conceptModel(language)
  return {
    concepts: model.facets.find(({ name }) => name === facet)?.concepts ?? [],
    whole: readFacet(model, text, language, facet),
    parts: parts.map((part) => readFacet(model, part, language, facet)),
  }
}

/** The likeliest concepts, likeliest first. */
const likeliest = <Concept extends string>(concepts: readonly string[], shares: Float64Array): Weighed<Concept>[] =>
  placesOfBest(shares, KEPT).map((place) => ({
    concept: concepts[place] as Concept,
    share: shares[place] as number,
  }))

/** The whole message, and beside it the clause that speaks most plainly of each concept. */
function withClauses<Concept extends string>({ concepts, whole, parts }: FacetShares): Weighed<Concept>[] {
  if (parts.length < 2) return likeliest(concepts, whole)
  const weighed = whole.map((share, place) => {
    let plainest = 0
    for (const part of parts) plainest = Math.max(plainest, part[place] as number)
    return (1 - CLAUSE_WEIGHT) * share + CLAUSE_WEIGHT * plainest
  })
  return likeliest(concepts, weighed)
}

/** How much the most dangerous clause counts beside the whole message. */
const DANGEROUS_CLAUSE = 0.4

/** Danger is often one clause among harmless ones, so the most dangerous clause counts, and never makes it less. */
function dangersIn({ concepts, whole, parts }: FacetShares): Weighed<ConceptId<'danger'>>[] {
  const safe = concepts.indexOf('danger-not')
  const safeIn = (shares: Float64Array): number => shares[safe] ?? 1
  const [worst] = parts.toSorted((one, other) => safeIn(one) - safeIn(other))
  if (!worst || parts.length < 2 || safeIn(worst) >= safeIn(whole)) return likeliest(concepts, whole)
  const weighed = whole.map(
    (share, place) => (1 - DANGEROUS_CLAUSE) * share + DANGEROUS_CLAUSE * (worst[place] as number),
  )
  return likeliest(concepts, weighed)
}

/** The dangers that a text may speak of, likeliest first. */
export function readDangers(written: string, interfaceLanguage: Language): ConceptReading['dangers'] {
  const { language, said } = READABLE[interfaceLanguage](written)
  return dangersIn(sharesOf(said, 'danger', language))
}

/** What a text is about, likeliest first. */
export function readMatters(written: string, interfaceLanguage: Language): ConceptReading['matters'] {
  const { language, meant } = READABLE[interfaceLanguage](written)
  return withClauses(sharesOf(meant, 'matter', language))
}

export function readConcepts(written: string, interfaceLanguage: Language): ConceptReading {
  const { language, said } = READABLE[interfaceLanguage](written)
  // All facets are read at once, which takes less long than one after the other.
  const model = conceptModel(language)
  for (const text of [said.text, ...said.parts]) readFacets(model, text, language)
  const ofWhole = <Concept extends string>(facet: Facet): Weighed<Concept>[] => {
    const { concepts, whole } = sharesOf({ text: said.text, parts: [] }, facet, language)
    return likeliest(concepts, whole)
  }
  return {
    matters: readMatters(written, interfaceLanguage),
    questions: withClauses(sharesOf(said, 'question', language)),
    acts: ofWhole('act'),
    feelings: ofWhole('feeling'),
    frames: ofWhole('frame'),
    dangers: readDangers(written, interfaceLanguage),
  }
}
