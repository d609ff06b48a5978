import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { SAFETY_TOPICS } from '../strategist.ts'
import { safetyAnswer } from './safety-answer.ts'

const crisis = { topic: 'self-harm', level: 'crisis' } as const

describe('the safety answer', () => {
  it('has a second wording for every topic and language', () => {
    for (const language of LANGUAGES)
      for (const topic of SAFETY_TOPICS)
        for (const level of ['crisis', 'care'] as const) {
          const [first, second] = [0, 1].map((turn) =>
            safetyAnswer({ topic, level }, language, { crisis_line: null, turn }),
          )
          expect(first).not.toBe(second)
          expect(first?.length).toBeGreaterThan(200)
          expect(first?.length).toBeLessThan(1100)
          expect(`${first}${second}`).not.toMatch(/[{}]/)
        }
  })

  it('tells a child, a parent or a pupil nothing that is for the adult it is about', () => {
    const finding = { topic: 'minor-adult', level: 'care' } as const
    const answer = (message: string) => safetyAnswer(finding, 'en', { crisis_line: null, message })
    expect(answer('she is 14 and I cannot stop writing to her')).toContain('If the adult is you')
    expect(answer('my coach sends me photos')).not.toContain('If the adult is you')
    expect(answer('I am 13 and he wants to meet me alone')).not.toContain('If the adult is you')
    expect(answer('he writes my daughter at night')).not.toContain('If the adult is you')
  })

  it('contains the configured crisis line unchanged', () => {
    for (const language of LANGUAGES)
      for (const turn of [0, 1, 2])
        expect(safetyAnswer(crisis, language, { crisis_line: 'CVV 188 ($& 24 h)', turn })).toContain(
          'CVV 188 ($& 24 h)',
        )
  })

  it('contains no invented number when none is configured', () => {
    for (const language of LANGUAGES)
      for (const topic of SAFETY_TOPICS)
        for (const turn of [0, 1, 2])
          expect(safetyAnswer({ topic, level: 'crisis' }, language, { crisis_line: null, turn })).not.toMatch(/\d{3}/)
  })

  it('refers to emergency help in a crisis and contains no training step', () => {
    for (const language of LANGUAGES)
      for (const turn of [0, 1, 2]) {
        const answer = safetyAnswer(crisis, language, { crisis_line: null, turn })
        expect(answer).toMatch(/emergency|emergência|emergencias/)
        expect(answer).not.toMatch(/^\s*(\d\.|-)/m)
      }
  })

  it('refers to emergency help and poison control after an overdose, and says not to stay alone', () => {
    const WORDS = {
      en: [/call .*emergency number/i, /poison control/, /don't wait/i, /alone|beside you/],
      pt: [/lig(ue|ou).* emergência/i, /centro de intoxicações/, /não espere/i, /companhia|ao seu lado/],
      es: [/llama.* emergencias/i, /centro de toxicología/, /no esperes/i, /a solas|a tu lado/],
    }
    for (const language of LANGUAGES)
      for (const turn of [0, 1]) {
        const answer = safetyAnswer({ ...crisis, overdose: true }, language, { crisis_line: '188 (CVV)', turn })
        for (const words of [...WORDS[language], /188 \(CVV\)/]) expect(answer).toMatch(words)
      }
  })

  it("addresses the other person's situation when it is another's life", () => {
    const other = safetyAnswer({ topic: 'self-harm', level: 'care' }, 'en', { crisis_line: null })
    expect(other).not.toBe(safetyAnswer(crisis, 'en', { crisis_line: null }))
    expect(other).toMatch(/stay with them/)
  })
})
