import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TALK_QUESTION_KINDS } from '#content/talk-questions/talk-questions.ts'
import { LANGUAGES } from '#contract/language.ts'
import { decodeModel, encodeModel } from '#server/strategist/concepts/concept-model.ts'
import { readTalkQuestion, talkQuestionIn } from '#server/strategist/talk-questions/read-talk-question.ts'
import { fingerprintOfTalk, parseTalkQuestions, readTalkLessons, trainTalkQuestions } from './train-talk-questions.ts'

const FEW = parseTalkQuestions(
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
)

describe('the messages that teach what is asked about the talk', () => {
  test.each(LANGUAGES)('in %s are at least 150 of each kind, none of them twice by one hand', (language) => {
    const written = readTalkLessons(language).filter(({ hand }) => hand !== 'follow-ups')
    for (const kind of TALK_QUESTION_KINDS)
      expect(written.filter((lesson) => lesson.kind === kind).length, kind).toBeGreaterThanOrEqual(150)
    const seen = new Set<string>()
    const twice = written.filter(({ text, hand }) => seen.size === seen.add(`${hand}: ${text.toLowerCase()}`).size)
    expect(twice).toEqual([])
  })

  test.each(LANGUAGES)('in %s are those of which the stored weights were taught (else: npm run train)', (language) => {
    const weights = '../../server/strategist/talk-questions/weights'
    const taught = readFileSync(join(import.meta.dirname, weights, `${language}.taught`), 'utf8')
    expect(taught.trim()).toBe(fingerprintOfTalk(readTalkLessons(language)))
  })

  test.each([
    ['# no-such', 'en.a.txt:1: no question is called no-such'],
    ['why', 'en.a.txt:1: a sentence before the first kind of question'],
  ])('with a mistake (%j) are refused with file and line', (text, message) => {
    expect(() => parseTalkQuestions(text, 'en.a.txt')).toThrow(message)
  })
})

describe('the reader of questions about the talk', () => {
  test('is the same file for the same messages, and reads others after it was stored', () => {
    const file = encodeModel(trainTalkQuestions(FEW, 'en'))
    expect(encodeModel(trainTalkQuestions(FEW, 'en'))).toEqual(file)
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
