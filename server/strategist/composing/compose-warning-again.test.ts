import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN, type Reply, type SafetyTopic, type Turn } from '../strategist.ts'

const WARNING = 'I believe you.\n\n- **Call the police** if you are in danger.\n- Tell one person you trust.'

const warned = (topic: SafetyTopic, told: string): Turn[] => [
  { role: 'user', content: told },
  {
    role: 'assistant',
    content: WARNING,
    trace: {
      ...{ act: 'new-problem', cards: [], used: [], opener: null, asked: null },
      ...{ safety: topic, safety_level: 'care' },
    },
  },
]

function next(language: Language, history: readonly Turn[], message: string): Reply {
  const place = { language, template: 'general', persona: null, memory: NOTHING_KNOWN } as const
  return answerQuestion({ ...place, message, history: [...history], today: '2026-11-18', seed: 'warned' })
}

describe('just after a warning', () => {
  it.each<[Language, string]>([
    ['en', 'i cant ring anyone he sees the bill'],
    ['pt', 'não dá pra ligar, ele vê a conta'],
    ['es', 'no puedo llamar, él ve la factura'],
  ])('what cannot stand alone stays with it: %s “%s”', (language, message) => {
    const { trace } = next(language, warned('abuse', 'he hits me'), message)
    expect(trace).toMatchObject({ safety: 'abuse', cards: [] })
  })

  it('it says how to come to something else, and nobody is held back twice', () => {
    const history = warned('abuse', 'he hits me')
    const first = next('en', history, 'hm the other one maybe')
    expect(first.text).toContain('- Tell one person you trust.')
    expect(first.text).toContain('whole sentence')
    const stayed: Turn[] = [
      ...history,
      { role: 'user', content: 'hm the other one maybe' },
      { role: 'assistant', content: first.text, trace: first.trace },
    ]
    expect(next('en', stayed, 'how many members do I need for a rent of 2000').trace.safety).toBeNull()
  })

  it.each<[SafetyTopic, string]>([
    ['concussion', 'how do I get a sponsor for my next fights?'],
    ['injury', 'another question: how do I set up a single leg?'],
    ['abuse', 'thanks'],
  ])('a subject of its own and polite words are answered: %s “%s”', (topic, message) => {
    expect(next('en', warned(topic, 'it happened'), message).trace.safety).toBeNull()
  })

  it('no advice on food follows a warning about eating', () => {
    const history = warned('eating-disorder', 'I have 500 calories a day')
    const asked = 'which meals have the most protein for training'
    expect(next('en', history, asked).trace.safety).toBe('eating-disorder')
    expect(next('en', warned('substance', 'it happened'), asked).trace.safety).toBeNull()
  })
})
