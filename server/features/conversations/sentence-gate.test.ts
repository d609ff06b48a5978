import { describe, expect, test } from 'vitest'
import { checkSentence } from '#server/strategist/safety/check-sentence.ts'
import { createSentenceGate } from './sentence-gate.ts'

describe('the text of a model', () => {
  test('is shown sentence by sentence, without losing anything', () => {
    const gate = createSentenceGate('en')
    const parts = ['Lose 4', '.4 % at most. Bre', 'athe! **Really?**', ' Yes\n', '1. First', ' step'].map(
      (part) => gate.pass(part).shown,
    )
    expect(parts).toEqual(['', 'Lose 4.4 % at most. ', 'Breathe! ', '**Really?** Yes\n', '1. ', ''])
    expect(gate.finish()).toEqual({ shown: 'First step', topic: null })
    expect(gate.finish()).toEqual({ shown: '', topic: null })
  })

  test('is withheld when it is harmful, together with its chunk', () => {
    const gate = createSentenceGate('en')
    const passed = gate.pass('Rest well. Take laxatives and drink no water for two days to make weight. Sleep. ')
    expect(passed).toEqual({ shown: 'Rest well. ', topic: 'weight-cut' })
  })

  test('is withheld also without a final full stop', () => {
    const gate = createSentenceGate('en')
    gate.pass('Take laxatives and drink no water for two days to make weight')
    expect(gate.finish()).toEqual({ shown: '', topic: 'weight-cut' })
  })
})

/** How often the gate checks a text in chunks of this size, and how many characters in total. */
function checksOf(text: string, chunkLength: number) {
  let [checks, characters, shown] = [0, 0, '']
  const gate = createSentenceGate('en', (sentence, language) => {
    checks++
    characters += sentence.length
    return checkSentence(sentence, language)
  })
  for (let at = 0; at < text.length; at += chunkLength) shown += gate.pass(text.slice(at, at + chunkLength)).shown
  shown += gate.finish().shown
  return { checks, characters, shown }
}

describe('the work of the gate', () => {
  const LENGTH = 20_000
  const PIECES = [
    '\n',
    ' \n',
    'a',
    'a\n',
    'a b c d\n',
    'a b c d e f\n',
    '. ',
    '1. ',
    '1. a\n',
    '- a\n',
    'go. ',
    '[',
    'a ',
  ]

  test.each(PIECES)('grows with the length of an answer, not with its chunks or lines: %j', (piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    for (const chunkLength of [1, 3, LENGTH]) {
      const { checks, characters, shown } = checksOf(text, chunkLength)
      expect(shown).toBe(text)
      expect(checks).toBeLessThan(LENGTH / 4)
      expect(characters).toBeLessThan(LENGTH * 12)
    }
  })

  test('is zero for empty lines', () => {
    expect(checksOf('\n'.repeat(LENGTH), 1).checks).toBe(0)
  })
})
