import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ASPECT_IDS } from '#content/aspects/aspects.ts'
import { conceptsOf, FACETS } from '#content/reading/concepts.ts'
import { LANGUAGES } from '#contract/language.ts'
import {
  decodeModel,
  encodeModel,
  readConceptShares,
  readEachConcept,
} from '#server/strategist/concepts/concept-model.ts'
import { featuresOf, tokensOf } from '#server/strategist/concepts/features.ts'
import { fingerprintOf, isWordList, parseSentences, parseWords, readLessons, readSentences } from './read-sentences.ts'
import { fingerprintOfTagged, parseAspectWords, readTaggedTexts, trainAspects } from './train-aspects.ts'
import { trainModel } from './train-language.ts'

const FEW_SENTENCES = parseSentences(
  [
    '# sleep',
    'I cannot sleep before a fight',
    'awake all night again, no sleep',
    'I sleep four hours and wake up at night',
    '# gassing-out',
    'no air after one round',
    'my arms are heavy and there is no air left',
    'I gas out in round two, no air at all',
    '# act-greeting',
    'hello coach',
    'hi coach, good evening',
    '# danger-self-harm',
    'I want to end my life',
    'I want to die, end it all',
  ].join('\n'),
  'few.a.txt',
)

describe('the files of sentences', () => {
  test.each(LANGUAGES)('in %s name known concepts only, and say no sentence twice in a file', (language) => {
    const texts = readSentences(language).filter((sentence) => !isWordList(sentence))
    const seen = new Set<string>()
    const twice = texts.filter(({ text, file }) => seen.size === seen.add(`${file}: ${text.toLowerCase()}`).size)
    expect(texts.length).toBeGreaterThan(5_000)
    expect(twice).toEqual([])
  })

  test.each(LANGUAGES)('in %s have at least 35 sentences for every concept', (language) => {
    const counts = new Map<string, number>()
    for (const { concept } of readSentences(language)) counts.set(concept, (counts.get(concept) ?? 0) + 1)
    const concepts = FACETS.flatMap((facet) => conceptsOf(facet)).filter((concept) => concept !== 'none')
    expect(concepts.filter((concept) => (counts.get(concept) ?? 0) < 35)).toEqual([])
  })

  test('give a sentence that looks like one concept to the concept it names', () => {
    const [sentence] = parseSentences('# sleep\n~ gassing-out: no air, I should sleep more', 'x.a.txt')
    expect(sentence).toMatchObject({ facet: 'matter', concept: 'gassing-out', text: 'no air, I should sleep more' })
  })

  test('may tell behind a sentence what it says', () => {
    const [tagged, plain] = parseSentences('# sleep\nmy son lies awake [by-parent sleepless]\nno sleep', 'x.a.txt')
    expect(tagged).toMatchObject({ text: 'my son lies awake', aspects: ['by-parent', 'sleepless'] })
    expect(plain?.aspects).toBeUndefined()
  })

  test('may be lists of words, of which three at a time are taught as one sentence', () => {
    const taught = parseWords('# sleep\nawake; insomnia; night; snoring', 'x.words.txt')
    expect(taught.map(({ text, concept }) => [concept, text])).toEqual([
      ['sleep', 'awake. insomnia. night'],
      ['sleep', 'snoring'],
    ])
  })

  test.each([
    ['# no-such-concept', 'x.a.txt:1: no concept is called no-such-concept'],
    ['a sentence', 'x.a.txt:1: a sentence before the first concept'],
    ['# sleep\n~ no-such: text', 'x.a.txt:2: no concept is called no-such'],
    ['# sleep\nno sleep [sleepless no-such]', 'x.a.txt:2: no aspect is called no-such'],
  ])('with a mistake (%j) are refused with file and line', (text, message) => {
    expect(() => parseSentences(text, 'x.a.txt')).toThrow(message)
  })
})

describe('the features of a text', () => {
  test('ignore case, accents, numbers and repeated letters', () => {
    expect(tokensOf('NÃO durmo há 12 noites!!! Muuuuito')).toEqual(tokensOf('nao durmo ha 3 noites!!! muuito'))
  })

  test('are bounded for a very long text', () => {
    expect(featuresOf('word '.repeat(100_000), 'en').words.size).toBeLessThan(10)
    expect(tokensOf('one two '.repeat(100_000)).length).toBeLessThanOrEqual(400)
    expect(tokensOf(`first ${'word '.repeat(1_000)} last`)).toEqual(expect.arrayContaining(['first', 'last']))
  })
})

describe('the stored weights', () => {
  test.each(LANGUAGES)('for %s were trained from the sentences as they are now (else: npm run train)', (language) => {
    const taught = readFileSync(
      join(import.meta.dirname, `../../server/strategist/concepts/weights/${language}.taught`),
      'utf8',
    )
    expect(taught.trim()).toBe(fingerprintOf(readLessons(language)))
  })

  test.each(LANGUAGES)(
    'of the aspects in %s were trained from what is tagged now (else: npm run train)',
    (language) => {
      const texts = readTaggedTexts(language)
      const taught = readFileSync(
        join(import.meta.dirname, `../../server/strategist/aspects/weights/${language}.taught`),
        'utf8',
      )
      expect(taught.trim()).toBe(fingerprintOfTagged(texts))
      const said = new Set(texts.flatMap(({ aspects }) => aspects))
      expect(ASPECT_IDS.filter((aspect) => !said.has(aspect))).toEqual([])
    },
  )
})

describe('the reader of aspects', () => {
  test('sees one thing or several in a text, also after it was stored', () => {
    const words = [
      'about-child: my son; our son; son',
      'lost: lost the final; lost; beaten',
      'knee: my knee; knee hurts; knee',
    ]
    const texts = words.flatMap((line) => parseAspectWords(line, 'x.txt'))
    const model = decodeModel(encodeModel(trainAspects([...texts, ...texts], 'en')))
    const [nothing, both, one] = ['zzz', 'son lost', 'knee'].map((text) => readEachConcept(model, text, 'en'))
    const more = (shares?: Float64Array) =>
      ASPECT_IDS.filter((_, place) => (shares?.[place] ?? 0) > 1.1 * (nothing?.[place] ?? 0))
    expect(more(both)).toEqual(['about-child', 'lost'])
    expect(more(one)).toEqual(['knee'])
  })

  test('refuses lists of words for an aspect that does not exist', () => {
    expect(() => parseAspectWords('no-such: a; b', 'x.txt')).toThrow('x.txt:1: no aspect is called no-such')
  })
})

describe('a trained model', () => {
  test('is the same file for the same sentences', () => {
    expect(encodeModel(trainModel(FEW_SENTENCES, 'en'))).toEqual(encodeModel(trainModel(FEW_SENTENCES, 'en')))
  })

  test('reads sentences that it was not taught, also after it was stored', () => {
    const model = decodeModel(encodeModel(trainModel(FEW_SENTENCES, 'en')))
    const likeliest = (facet: string, text: string) => {
      const shares = readConceptShares(model, text, 'en').get(facet) ?? new Map<string, number>()
      return [...shares].toSorted(([, one], [, other]) => other - one)[0]?.[0]
    }
    expect(likeliest('matter', 'why do I sleep so badly at night')).toBe('sleep')
    expect(likeliest('matter', 'I have no air in round three')).toBe('gassing-out')
    expect(likeliest('danger', 'I want to die')).toBe('danger-self-harm')
    expect(likeliest('danger', 'no air left in round two')).toBe('danger-not')
  })

  test('gives shares of one in every facet', () => {
    for (const shares of readConceptShares(trainModel(FEW_SENTENCES, 'en'), 'I cannot sleep', 'en').values())
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })
})
