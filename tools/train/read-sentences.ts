import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASPECTS, type Aspect } from '#content/aspects/aspects.ts'
import { ENTRY_IDS, entryFacts, KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import { CONCEPTS, FACETS, type Facet } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import { LATER_READERS, readWrittenMessages } from './train-later-messages.ts'

export interface Sentence {
  text: string
  facet: Facet
  concept: string
  /** The file it stands in: files ending in another letter were written by another hand. */
  file: string
  /** What it says, if somebody has tagged it. */
  aspects?: readonly Aspect[]
}

const SENTENCES = join(import.meta.dirname, '../../content/reading')

const facetOf = (concept: string): Facet | undefined => FACETS.find((facet) => concept in CONCEPTS[facet])

/**
 * The sentences of a language. A file has sections: `# concept`, then a sentence a line. A line that begins with
 * `~ other:` looks like the section's concept but is the other one, or `none`.
 */
export function readSentences(language: Language, folder = SENTENCES): Sentence[] {
  const own = join(folder, language)
  return readdirSync(own)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(own, file), 'utf8')
      return file.endsWith(WORD_LIST) ? parseWords(text, file) : parseSentences(text, file)
    })
}

const WORD_LIST = '.words.txt'
export const isWordList = ({ file }: Sentence): boolean => file.endsWith(WORD_LIST)

/** Terms that stand together as one sentence, so that a rare word is not the whole of it. */
const TERMS_TOGETHER = 3

/** Terms with `;` between them, a few at a time as one text. */
export function termsTogether(line: string): string[] {
  const terms = line
    .split(';')
    .map((term) => term.trim())
    .filter(Boolean)
  return Array.from({ length: Math.ceil(terms.length / TERMS_TOGETHER) }, (_, place) =>
    terms.slice(place * TERMS_TOGETHER, (place + 1) * TERMS_TOGETHER).join('. '),
  )
}

/** Lists of words that people use for a concept: `# concept`, then the terms with `; ` between them. */
export function parseWords(text: string, file: string): Sentence[] {
  let section: string | undefined
  return text.split('\n').flatMap((line, index): Sentence[] => {
    if (line.trim() === '') return []
    if (line.startsWith('# ')) {
      section = line.slice(2).trim()
      if (!facetOf(section)) throw new Error(`${file}:${index + 1}: no concept is called ${section}`)
      return []
    }
    const facet = section && facetOf(section)
    if (!section || !facet) throw new Error(`${file}:${index + 1}: words before the first concept`)
    const concept = section
    return termsTogether(line).map((text) => ({ text, facet, concept, file }))
  })
}

/** How people ask for the short answers of the knowledge base. */
function readAskedSentences(language: Language): Sentence[] {
  return ENTRY_IDS.flatMap((id) =>
    KNOWLEDGE[language][id].asked.map((text) => ({
      text,
      facet: 'matter' as const,
      concept: entryFacts(id).matter,
      file: 'knowledge',
    })),
  )
}

/** What a sentence says may stand behind it: `… [by-parent lost what-to-say]`. */
const TAGGED = /^(.+?)\s+\[([a-z][a-z -]*)\]$/

function splitTags(line: string, where: string): Pick<Sentence, 'text' | 'aspects'> {
  const [, text, tags] = TAGGED.exec(line) ?? []
  if (text === undefined || tags === undefined) return { text: line.trim() }
  const aspects = tags.split(' ')
  const unknown = aspects.find((aspect) => !(aspect in ASPECTS))
  if (unknown !== undefined) throw new Error(`${where}: no aspect is called ${unknown}`)
  return { text: text.trim(), aspects: aspects as Aspect[] }
}

export function parseSentences(text: string, file: string): Sentence[] {
  let section: string | undefined
  return text.split('\n').flatMap((line, index): Sentence[] => {
    const wrong = (what: string) => new Error(`${file}:${index + 1}: ${what}`)
    if (line.trim() === '') return []
    if (line.startsWith('# ')) {
      section = line.slice(2).trim()
      if (!facetOf(section)) throw wrong(`no concept is called ${section}`)
      return []
    }
    const sectionFacet = section && facetOf(section)
    if (!section || !sectionFacet) throw wrong('a sentence before the first concept')
    const other = /^~ ([\w-]+): (.+)$/.exec(line)
    if (!other) return [{ ...splitTags(line, `${file}:${index + 1}`), facet: sectionFacet, concept: section, file }]
    const [, concept = '', text = ''] = other
    const facet = concept === 'none' ? sectionFacet : facetOf(concept)
    if (!facet) throw wrong(`no concept is called ${concept}`)
    // Only matters can be none of the list; in other facets such a sentence teaches nothing.
    if (concept === 'none' && facet !== 'matter') return []
    return [{ ...splitTags(text, `${file}:${index + 1}`), facet, concept, file }]
  })
}

const LATER_MESSAGES = 'later-messages'
/** What is told in them may be a danger. */
const NOT_SURELY_HARMLESS: ReadonlySet<string> = new Set(
  'lost worse_now better_now more_kilos cleared doctor_forbids'.split(' '),
)
/** Nobody has looked whether a danger is among these. */
const NOT_LOOKED_THROUGH = 'c'
const OF_KILOS = /\b(?:kgs?|kilos?|quilos?|lbs?|pounds)\b/i

/**
 * Later messages of a talk that tell a harmless change, and those that ask for a programme: they are no danger, and have
 * short sentences that nobody writes first.
 */
const readHarmlessMessages = (language: Language): Sentence[] =>
  [
    ...readWrittenMessages(LATER_READERS.changes, language).filter(
      ({ kind, hand }) => !NOT_SURELY_HARMLESS.has(kind) && hand !== NOT_LOOKED_THROUGH,
    ),
    ...readWrittenMessages(LATER_READERS.programmes, language).filter(({ kind }) => kind !== 'none'),
  ]
    .filter(({ text }) => !OF_KILOS.test(text))
    .map(({ text }) => ({ text, facet: 'danger', concept: 'danger-not', file: LATER_MESSAGES }))

/** The texts that say which words are known. Later messages are left out, so that they change nothing but the reading of danger. */
export const textsForVocabulary = (sentences: readonly Sentence[]): string[] =>
  sentences.filter(({ file }) => file !== LATER_MESSAGES).map(({ text }) => text)

/** Everything that a language is taught from. */
export const readLessons = (language: Language): Sentence[] => [
  ...readSentences(language),
  ...readAskedSentences(language),
  ...readHarmlessMessages(language),
]

/** Changes with every sentence, so that weights that were not trained again are noticed. */
export function fingerprintOf(sentences: readonly Sentence[]): string {
  const hash = createHash('sha256')
  for (const { facet, concept, text } of sentences) hash.update(`${facet}\t${concept}\t${text}\n`)
  return hash.digest('hex')
}
