import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TALK_QUESTION_KINDS, type TalkQuestion } from '#content/talk-questions/talk-questions.ts'
import type { Language } from '#contract/language.ts'
import type { ConceptModel } from '#server/strategist/concepts/concept-model.ts'
import { followUps } from '#server/strategist/knowledge/written-lists.ts'
import { talkQuestionIn } from '#server/strategist/talk-questions/read-talk-question.ts'
import { packModel } from './pack-model.ts'
import { trainFacet } from './train-facet.ts'
import { buildVocabulary } from './vocabulary.ts'

/** A message in a talk, and what it asks about the talk. */
export interface TalkLesson {
  text: string
  kind: TalkQuestion
  /** Who wrote it: the files of one language are of several hands. */
  hand: string
}

const SENTENCES = join(import.meta.dirname, '../../content/talk-questions')
const SETTINGS = { epochs: 15, rate: 0.5, decay: 1e-5, concepts: 'one' } as const
/** Of the follow-ups every so many is shown as a message that asks nothing about the talk. */
const EVERY_NTH = 10
const BANK = 'follow-ups'
const WEIGHT_OF_BANK = 0.3

/** Sections, each `# kind` with a sentence a line. */
export function parseTalkQuestions(text: string, file: string): TalkLesson[] {
  const hand = file.split('.').at(-2) ?? ''
  let kind: TalkQuestion | undefined
  return text.split('\n').flatMap((line, index): TalkLesson[] => {
    if (line.trim() === '') return []
    if (line.startsWith('# ')) {
      kind = TALK_QUESTION_KINDS.find((each) => each === line.slice(2).trim())
      if (!kind) throw new Error(`${file}:${index + 1}: no question is called ${line.slice(2)}`)
      return []
    }
    if (!kind) throw new Error(`${file}:${index + 1}: a sentence before the first kind of question`)
    return [{ text: line.trim(), kind, hand }]
  })
}

/** Everything that the reader of talk questions is taught from. */
export function readTalkLessons(language: Language): TalkLesson[] {
  const written = readdirSync(SENTENCES)
    .filter((file) => file.startsWith(`${language}.`))
    .toSorted()
    .flatMap((file) => parseTalkQuestions(readFileSync(join(SENTENCES, file), 'utf8'), file))
  const asked = new Set(written.map(({ text }) => text))
  const others = followUps(language)
    .flatMap(({ asked, told = [] }) => [...asked, ...told])
    .filter((text, place) => place % EVERY_NTH === 0 && !asked.has(text))
  return [...written, ...others.map((text): TalkLesson => ({ text, kind: 'none', hand: BANK }))]
}

/** Changes with every sentence, so that weights that were not trained again are noticed. */
export function fingerprintOfTalk(lessons: readonly TalkLesson[]): string {
  const hash = createHash('sha256')
  for (const { text, kind } of lessons) hash.update(`${kind}\t${text}\n`)
  return hash.digest('hex')
}

export function trainTalkQuestions(lessons: readonly TalkLesson[], language: Language): ConceptModel {
  const vocabulary = buildVocabulary(
    lessons.map(({ text }) => text),
    language,
  )
  const learnt = trainFacet(
    lessons.map(({ text, kind, hand }) => ({
      vector: vocabulary.vectorOf(text),
      right: [TALK_QUESTION_KINDS.indexOf(kind)],
      weight: hand === BANK ? WEIGHT_OF_BANK : 1,
    })),
    { features: vocabulary.rows.size, concepts: TALK_QUESTION_KINDS.length },
    SETTINGS,
  )
  return packModel(vocabulary, [{ name: 'talk-question', concepts: TALK_QUESTION_KINDS, temperature: 1, learnt }])
}

interface JudgedTalk {
  /** Of the messages that ask about the talk, the share that is read as what it asks, and as something else that is asked. */
  right: number
  mistaken: number
  /** Of the other messages, which look alike, the share that is taken for one. */
  wrong: number
}

/** How the sentences of each hand are read by a model that was taught by all others. */
export function judgeTalkByOtherHands(lessons: readonly TalkLesson[], language: Language): JudgedTalk {
  const hands = new Set(lessons.map(({ hand }) => hand).filter((hand) => hand !== BANK))
  const read = [...hands].flatMap((hand) => {
    const others = trainTalkQuestions(
      lessons.filter((lesson) => lesson.hand !== hand),
      language,
    )
    return lessons
      .filter((lesson) => lesson.hand === hand)
      .map(({ text, kind }) => ({ kind, found: talkQuestionIn(others, text, language) ?? 'none' }))
  })
  const isQuestion = ({ kind }: { kind: TalkQuestion }): boolean => kind !== 'none' && kind !== 'corrects'
  const asking = read.filter(isQuestion)
  const others = read.filter((each) => !isQuestion(each))
  return {
    right: asking.filter(({ kind, found }) => kind === found).length / asking.length,
    mistaken: asking.filter(({ kind, found }) => kind !== found && found !== 'none').length / asking.length,
    wrong: others.filter(({ found }) => found !== 'none').length / others.length,
  }
}
