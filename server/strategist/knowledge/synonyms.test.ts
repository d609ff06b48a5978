import { expect, it } from 'vitest'
import { synonyms } from '#content/synonyms/synonyms.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { isGroup, termsOf } from './synonyms.ts'

const groupsIn = (text: string, language: Language) => termsOf(text, language).filter(isGroup)

it.each<[Language, string, string]>([
  ['en', 'my mrs is knackered', 'my wife is exhausted'],
  ['en', 'I was knocked out', 'I got KOed'],
  ['pt', 'tô sem grana', 'estou sem dinheiro'],
  ['es', 'no tengo lana', 'no tengo dinero'],
])('in %s “%s” has a group in common with “%s”', (language, one, other) => {
  const others = groupsIn(other, language)
  expect(groupsIn(one, language).filter((group) => others.includes(group))).not.toEqual([])
})

it('knows phrases only as a whole', () => {
  const phrase = groupsIn('rear naked choke', 'en')
  expect(phrase).not.toEqual([])
  expect(groupsIn('naked', 'en')).not.toEqual(phrase)
})

it('leaves numbers and marks out', () => {
  expect(termsOf('3 x 5? $20!', 'en')).toEqual(['x'])
})

it.each(LANGUAGES)('no phrase is in two groups in %s', (language) => {
  const all = synonyms(language).flat()
  expect(all.filter((each, place) => all.indexOf(each) !== place)).toEqual([])
})
