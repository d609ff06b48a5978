import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TALK_QUESTION_KINDS } from '#content/talk-questions/talk-questions.ts'
import { LANGUAGES } from '#contract/language.ts'
import { decodeModel, encodeModel } from '#server/strategist/concepts/concept-model.ts'
import { readTalkQuestion, talkQuestionIn } from '#server/strategist/talk-questions/read-talk-question.ts'
import {
  fingerprintOfLater,
  LATER_READERS,
  parseKinds,
  readLaterLessons,
  trainLaterReader,
} from './train-later-messages.ts'

const FEW = parseKinds(
  [
    '# summary',
    'can you sum that up',
    'sum it up please',
    '# why',
    'why do you say that',
    'and why that one',
    '# none',
    'my shin hurts',
    'it hurts in the shin when I kick',
  ].join('\n'),
  'en.a.txt',
  TALK_QUESTION_KINDS,
)
const LEAST = { 'talk-questions': 150, changes: 35, programmes: 200 }

describe.each(Object.values(LATER_READERS))('the messages that teach the reader of $folder', (reader) => {
  test.each(LANGUAGES)('in %s are enough of each kind, none of them twice by one hand', (language) => {
    const written = readLaterLessons(reader, language).filter(({ hand }) => hand !== 'follow-ups')
    for (const kind of reader.kinds)
      expect(written.filter((lesson) => lesson.kind === kind).length, kind).toBeGreaterThanOrEqual(LEAST[reader.folder])
    const seen = new Set<string>()
    const twice = written.filter(({ text, hand }) => seen.size === seen.add(`${hand}: ${text.toLowerCase()}`).size)
    expect(twice).toEqual([])
  })

  test.each(LANGUAGES)('in %s are those of which the stored weights were taught (else: npm run train)', (language) => {
    const weights = `../../server/strategist/${reader.folder}/weights`
    const taught = readFileSync(join(import.meta.dirname, weights, `${language}.taught`), 'utf8')
    expect(taught.trim()).toBe(fingerprintOfLater(readLaterLessons(reader, language)))
  })
})

test.each([
  ['# no-such', 'en.a.txt:1: no kind is called no-such'],
  ['why', 'en.a.txt:1: a sentence before the first kind'],
])('a file with a mistake (%j) is refused with file and line', (text, message) => {
  expect(() => parseKinds(text, 'en.a.txt', TALK_QUESTION_KINDS)).toThrow(message)
})

describe('the reader of questions about the talk', () => {
  test('is the same file for the same messages, and reads others after it was stored', () => {
    const train = () => encodeModel(trainLaterReader(LATER_READERS['talk-questions'], FEW, 'en'))
    const file = train()
    expect(train()).toEqual(file)
    const model = decodeModel(file)
    expect(talkQuestionIn(model, 'sum that up', 'en')).toBe('summary')
    expect(talkQuestionIn(model, 'why that', 'en')).toBe('why')
    expect(talkQuestionIn(model, 'my shin hurts when I kick', 'en')).toBeNull()
  })

  test('finds nothing in a text without a known word', () => {
    expect(readTalkQuestion('…?', 'en')).toBeNull()
    expect(readTalkQuestion('xqzt wvvk', 'en')).toBeNull()
  })
})
