import { describe, expect, it } from 'vitest'
import { askedAfter } from '#content/talk/after-alarm.ts'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from './answer-question.ts'
import { NOTHING_KNOWN, type Trace, type Turn } from './strategist.ts'

const TRACE: Trace = { act: 'question', cards: [], used: [], opener: null, asked: null, safety: null }

/** The answer to a question after a reply with this trace. */
function answerAfter(trace: Partial<Trace>, message: string, language: Language): string {
  const history: Turn[] = [
    { role: 'user', content: '…' },
    { role: 'assistant', content: '…', trace: { ...TRACE, ...trace } },
  ]
  const about = {
    template: 'general',
    persona: null,
    memory: NOTHING_KNOWN,
    today: '2026-11-20',
    seed: 'alarm',
  } as const
  return answerQuestion({ ...about, message, language, history }).text
}

describe('the answer after an alarm', () => {
  it.each<[Language, Partial<Trace>, string, RegExp]>([
    [
      'en',
      { safety: 'abuse', safety_level: 'care' },
      'how do I wrap my hands for the bag?',
      /^First: are you safe right now/,
    ],
    [
      'pt',
      { safety: 'minor-adult', safety_level: 'care' },
      'como enfaixo as mãos para o saco?',
      /^Antes de tudo: a pessoa mais nova/,
    ],
    [
      'es',
      { safety: 'substance', safety_level: 'care' },
      '¿cómo me vendo las manos para el saco?',
      /^Antes que nada: ¿tienes la cabeza despejada/,
    ],
    [
      'en',
      { safety: 'violence', safety_level: 'refuse' },
      'how long should I warm up?',
      /^First: are you away from that person/,
    ],
  ])('asks first whether everybody is safe, in %s after %j', (language, trace, message, begins) => {
    const text = answerAfter(trace, message, language)
    expect(text).toMatch(begins)
    expect(text.split('\n\n').length).toBeGreaterThan(1)
  })

  it('asks nothing of that after a mere question whether there is danger', () => {
    const asked = answerAfter({ safety: 'abuse', safety_level: 'ask' }, 'how do I wrap my hands for the bag?', 'en')
    expect(asked).not.toContain('are you safe right now')
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'yes im safe thanks', /^Good to hear/],
    ['pt', 'sim, tô bem', /^Que bom/],
    ['es', 'sí, estoy a salvo', /^Me alegra/],
  ])('is glad about a yes, in %s: “%s”', (language, message, begins) => {
    const history: Turn[] = [
      { role: 'user', content: '…' },
      { role: 'assistant', content: `${askedAfter('abuse', language)}\n\n…`, trace: TRACE },
    ]
    const about = {
      template: 'general',
      persona: null,
      memory: NOTHING_KNOWN,
      today: '2026-11-20',
      seed: 'alarm',
    } as const
    expect(answerQuestion({ ...about, message, language, history }).text).toMatch(begins)
  })
})
