import type { Matter } from '#content/playbook/matter-cards.ts'
import type { ConceptId, Facet } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import { withoutDenied } from '../reading/denied-clause.ts'
import { clauses, cut, memberText } from '../reading/member-text.ts'
import { textLanguage } from '../reading/text-language.ts'
import { withKilos } from '../reading/with-kilos.ts'
import { decodeModel, readConceptShares } from './concept-model.ts'
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

type Shares = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The parts of a message that may each be about something else. */
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

const sharesOf = <Concept extends string>(shares: Shares, facet: Facet): Weighed<Concept>[] =>
  [...(shares.get(facet) ?? [])].map(([concept, share]) => ({ concept: concept as Concept, share }))

const likeliest = <Concept>(weighed: readonly Weighed<Concept>[]): Weighed<Concept>[] =>
  weighed.toSorted((one, other) => other.share - one.share).slice(0, KEPT)

/** The whole message, and beside it the clause that speaks most plainly of each concept. */
function withClauses<Concept extends string>(
  whole: Shares,
  parts: readonly Shares[],
  facet: Facet,
): Weighed<Concept>[] {
  return sharesOf<Concept>(whole, facet).map(({ concept, share }) => {
    const plainest = Math.max(0, ...parts.map((part) => part.get(facet)?.get(concept) ?? 0))
    return { concept, share: parts.length < 2 ? share : (1 - CLAUSE_WEIGHT) * share + CLAUSE_WEIGHT * plainest }
  })
}

/** How much the most dangerous clause counts beside the whole message. */
const DANGEROUS_CLAUSE = 0.4

/** Danger is often one clause among harmless ones, so the most dangerous clause counts, and never makes it less. */
function dangersIn(whole: Shares, parts: readonly Shares[]): Weighed<ConceptId<'danger'>>[] {
  const safeIn = (shares: Shares): number => shares.get('danger')?.get('danger-not') ?? 1
  const all = sharesOf<ConceptId<'danger'>>(whole, 'danger')
  const [worst] = parts.toSorted((one, other) => safeIn(one) - safeIn(other))
  if (!worst || parts.length < 2 || safeIn(worst) >= safeIn(whole)) return all
  return all.map(({ concept, share }) => ({
    concept,
    share: (1 - DANGEROUS_CLAUSE) * share + DANGEROUS_CLAUSE * (worst.get('danger')?.get(concept) ?? 0),
  }))
}

/** Reads a text in the language it is written in, which is mostly that of the interface. */
export function readConcepts(written: string, interfaceLanguage: Language): ConceptReading {
  const text = withKilos(written, interfaceLanguage)
  const language = textLanguage(text, interfaceLanguage)
  const model = conceptModel(language)
  const read = (each: string): Shares => readConceptShares(model, each, language)
  const whole = read(text)
  const parts = partsOf(text, language).map(read)
  const meant = withoutDenied(text, language)
  const isDenied = meant !== text && meant.trim() !== ''
  const matters = isDenied
    ? withClauses<Matter | 'none'>(read(meant), partsOf(meant, language).map(read), 'matter')
    : withClauses<Matter | 'none'>(whole, parts, 'matter')
  return {
    matters: likeliest(matters),
    questions: likeliest(withClauses(whole, parts, 'question')),
    acts: likeliest(sharesOf(whole, 'act')),
    feelings: likeliest(sharesOf(whole, 'feeling')),
    frames: likeliest(sharesOf(whole, 'frame')),
    dangers: likeliest(dangersIn(whole, parts)),
  }
}
