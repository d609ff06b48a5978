import { describe, expect, test } from 'vitest'
import { createSentenceGate } from './sentence-gate.ts'

describe('what a model writes', () => {
  test('is shown a whole sentence at a time, and nothing of it is lost', () => {
    const gate = createSentenceGate('en')
    const parts = ['Lose 4', '.4 % at most. Bre', 'athe! **Really?**', ' Yes\n', '1. First', ' step'].map(
      (part) => gate.pass(part).shown,
    )
    expect(parts).toEqual(['', 'Lose 4.4 % at most. ', 'Breathe! ', '**Really?** Yes\n', '1. ', ''])
    expect(gate.finish()).toEqual({ shown: 'First step', topic: null })
    expect(gate.finish()).toEqual({ shown: '', topic: null })
  })

  test('is held back when it harms, whatever came with it', () => {
    const gate = createSentenceGate('en')
    const passed = gate.pass('Rest well. Take laxatives and drink no water for two days to make weight. Sleep. ')
    expect(passed).toEqual({ shown: 'Rest well. ', topic: 'weight-cut' })
  })

  test('is held back too when no full stop ended it', () => {
    const gate = createSentenceGate('en')
    gate.pass('Take laxatives and drink no water for two days to make weight')
    expect(gate.finish()).toEqual({ shown: '', topic: 'weight-cut' })
  })
})
