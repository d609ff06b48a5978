import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { DIALOGUE_ACTS, type DialogueAct } from '#server/strategist/strategist.ts'
import { type ActExamples, actClassifier, trainActClassifier } from './act-classifier.ts'
import { ENGLISH_EXAMPLES } from './act-examples/texts/english.ts'
import { PORTUGUESE_EXAMPLES } from './act-examples/texts/portuguese.ts'
import { SPANISH_EXAMPLES } from './act-examples/texts/spanish.ts'

const EXAMPLES: Record<Language, ActExamples> = {
  en: ENGLISH_EXAMPLES,
  pt: PORTUGUESE_EXAMPLES,
  es: SPANISH_EXAMPLES,
}
const FOLDS = 5
const ENOUGH_UNSEEN = 0.7

const likeliest = (found: Record<DialogueAct, number>): DialogueAct =>
  DIALOGUE_ACTS.reduce((best, act) => (found[act] > found[best] ? act : best))

/** Every fifth example is held back from training and used for testing. */
function shareOfHeldBack(language: Language, fold: number): number {
  const all = EXAMPLES[language]
  const part = (keep: (index: number) => boolean): ActExamples => {
    const kept = { ...all }
    for (const act of DIALOGUE_ACTS) kept[act] = all[act].filter((_, index) => keep(index))
    return kept
  }
  const classify = trainActClassifier(
    part((index) => index % FOLDS !== fold),
    language,
  )
  const heldBack = part((index) => index % FOLDS === fold)
  const right = DIALOGUE_ACTS.map(
    (act) => heldBack[act].filter((message) => likeliest(classify(message)) === act).length,
  )
  const of = DIALOGUE_ACTS.map((act) => heldBack[act].length)
  return right.reduce((sum, count) => sum + count, 0) / of.reduce((sum, count) => sum + count, 0)
}

describe.each(LANGUAGES)('the act classifier in %s', (language) => {
  test('recognises the acts of unseen messages', () => {
    const shares = Array.from({ length: FOLDS }, (_, fold) => shareOfHeldBack(language, fold))
    expect(shares.reduce((sum, share) => sum + share, 0) / FOLDS).toBeGreaterThan(ENOUGH_UNSEEN)
  })

  test('is deterministic', () => {
    const again = trainActClassifier(EXAMPLES[language], language)
    for (const act of DIALOGUE_ACTS)
      for (const message of EXAMPLES[language][act].slice(0, 5))
        expect(again(message)).toEqual(actClassifier(language)(message))
  })

  test('gives probabilities that sum up to one for any text', () => {
    for (const message of ['', '🥊', '?!', 'zzxqy', 'ok '.repeat(500)]) {
      const shares = Object.values(actClassifier(language)(message))
      expect(shares.every((share) => share >= 0)).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  test('has no example under two acts', () => {
    const messages = DIALOGUE_ACTS.flatMap((act) => EXAMPLES[language][act].map((message) => message.toLowerCase()))
    expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([])
  })
})
