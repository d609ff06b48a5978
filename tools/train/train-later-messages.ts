import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGE_KINDS } from '#content/changes/changes.ts'
import { PROGRAMME_KINDS } from '#content/programmes/programmes.ts'
import { TALK_QUESTION_KINDS } from '#content/talk-questions/talk-questions.ts'
import type { Language } from '#contract/language.ts'
import { changeIn } from '#server/strategist/changes/read-change.ts'
import type { ConceptModel } from '#server/strategist/concepts/concept-model.ts'
import { followUps } from '#server/strategist/knowledge/written-lists.ts'
import { programmeIn } from '#server/strategist/programmes/read-programme.ts'
import { talkQuestionIn } from '#server/strategist/talk-questions/read-talk-question.ts'
import { packModel } from './pack-model.ts'
import { readGradedReplies } from './read-graded.ts'
import { trainFacet } from './train-facet.ts'
import { buildVocabulary } from './vocabulary.ts'

/** A reader of messages, mostly of later ones in a talk: of each it says which one of some kinds it is, or `none`. */
export interface LaterReader {
  /** The folder of its sentences in `content`, and of its weights in the strategist. */
  folder: 'talk-questions' | 'changes' | 'programmes'
  facet: string
  kinds: readonly string[]
  /** What a model of it finds in a text; null for none of its kinds. */
  find: (model: ConceptModel, text: string, language: Language) => string | null
  /** A kind that is not measured, because others find it, too. */
  apart?: string
  /** It reads first messages, too: what people write to Kiai, first or later, shows it what is none of its kinds. */
  ofFirst?: true
}

export const LATER_READERS: Record<LaterReader['folder'], LaterReader> = {
  'talk-questions': {
    folder: 'talk-questions',
    facet: 'talk-question',
    kinds: TALK_QUESTION_KINDS,
    find: talkQuestionIn,
    apart: 'corrects',
  },
  changes: { folder: 'changes', facet: 'change', kinds: CHANGE_KINDS, find: changeIn },
  programmes: { folder: 'programmes', facet: 'programme', kinds: PROGRAMME_KINDS, find: programmeIn, ofFirst: true },
}

/** A message in a talk, and of what kind it is. */
export interface LaterLesson {
  text: string
  kind: string
  /** Who wrote it: the files of one language are of several hands. */
  hand: string
}

const CONTENT = join(import.meta.dirname, '../../content')
const SETTINGS = { epochs: 15, rate: 0.5, decay: 1e-5, concepts: 'one' } as const
/** Of the follow-ups every so many is shown as a message of none of the kinds. */
const EVERY_NTH = 10
const BANK = 'follow-ups'
const WEIGHT_OF_BANK = 0.3

/** Sections, each `# kind` with a sentence a line. */
export function parseKinds(text: string, file: string, kinds: readonly string[]): LaterLesson[] {
  const hand = file.split('.').at(-2) ?? ''
  let kind: string | undefined
  return text.split('\n').flatMap((line, index): LaterLesson[] => {
    if (line.trim() === '') return []
    if (line.startsWith('# ')) {
      kind = kinds.find((each) => each === line.slice(2).trim())
      if (!kind) throw new Error(`${file}:${index + 1}: no kind is called ${line.slice(2)}`)
      return []
    }
    if (!kind) throw new Error(`${file}:${index + 1}: a sentence before the first kind`)
    return [{ text: line.trim(), kind, hand }]
  })
}

/** The messages that were written for a reader, of all hands. */
export function readWrittenMessages({ folder, kinds }: LaterReader, language: Language): LaterLesson[] {
  const sentences = join(CONTENT, folder)
  return readdirSync(sentences)
    .filter((file) => file.startsWith(`${language}.`) && file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => parseKinds(readFileSync(join(sentences, file), 'utf8'), file, kinds))
}

const someFollowUps = (language: Language): string[] =>
  followUps(language)
    .flatMap(({ asked, told = [] }) => [...asked, ...told])
    .filter((_, place) => place % EVERY_NTH === 0)

/** Those among them that are of some kind stand beside the other sentences, too. */
function gradedMessages(language: Language): string[] {
  const { first, later } = readGradedReplies(language)
  return [...first, ...later].map(({ message }) => message)
}

/** Everything that a reader of later messages is taught from. */
export function readLaterLessons(reader: LaterReader, language: Language): LaterLesson[] {
  const written = readWrittenMessages(reader, language)
  const known = new Set(written.map(({ text }) => text))
  const others = (reader.ofFirst ? gradedMessages(language) : someFollowUps(language)).filter(
    (text) => !known.has(text),
  )
  return [...written, ...others.map((text): LaterLesson => ({ text, kind: 'none', hand: BANK }))]
}

/** Changes with every sentence, so that weights that were not trained again are noticed. */
export function fingerprintOfLater(lessons: readonly LaterLesson[]): string {
  const hash = createHash('sha256')
  for (const { text, kind } of lessons) hash.update(`${kind}\t${text}\n`)
  return hash.digest('hex')
}

export function trainLaterReader(
  { facet, kinds, ofFirst }: LaterReader,
  lessons: readonly LaterLesson[],
  language: Language,
): ConceptModel {
  const vocabulary = buildVocabulary(
    lessons.map(({ text }) => text),
    language,
  )
  const learnt = trainFacet(
    lessons.map(({ text, kind, hand }) => ({
      vector: vocabulary.vectorOf(text),
      right: [kinds.indexOf(kind)],
      weight: hand === BANK && !ofFirst ? WEIGHT_OF_BANK : 1,
    })),
    { features: vocabulary.rows.size, concepts: kinds.length },
    SETTINGS,
  )
  return packModel(vocabulary, [{ name: facet, concepts: kinds, temperature: 1, learnt }])
}

interface JudgedLater {
  /** Of the messages of some kind, the share that is read as this kind, and as another one. */
  right: number
  mistaken: number
  /** Of the other messages, which look alike, the share that is taken for one. */
  wrong: number
}

/** How the sentences of each hand are read by a model that was taught by all others. */
export function judgeLaterByOtherHands(
  reader: LaterReader,
  lessons: readonly LaterLesson[],
  language: Language,
): JudgedLater {
  const hands = new Set(lessons.map(({ hand }) => hand).filter((hand) => hand !== BANK))
  const read = [...hands].flatMap((hand) => {
    const others = trainLaterReader(
      reader,
      lessons.filter((lesson) => lesson.hand !== hand),
      language,
    )
    return lessons
      .filter((lesson) => lesson.hand === hand)
      .map(({ text, kind }) => ({ kind, found: reader.find(others, text, language) ?? 'none' }))
  })
  const isOfKind = ({ kind }: { kind: string }): boolean => kind !== 'none' && kind !== reader.apart
  const some = read.filter(isOfKind)
  const others = read.filter((each) => !isOfKind(each))
  return {
    right: some.filter(({ kind, found }) => kind === found).length / some.length,
    mistaken: some.filter(({ kind, found }) => kind !== found && found !== 'none').length / some.length,
    wrong: others.filter(({ found }) => found !== 'none').length / others.length,
  }
}
