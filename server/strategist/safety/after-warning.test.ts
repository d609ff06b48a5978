import { describe, expect, it } from 'vitest'
import { afterWarnings, type WarnedTopic } from '#content/after-warnings/after-warnings.ts'
import type { Language } from '#contract/language.ts'
import { answerAfterWarning, askedAfterWarning } from './after-warning.ts'
import { checkMessage, type SafetyFinding } from './check-message.ts'
import { nextAfterWarning, safetyAnswer } from './safety-answer.ts'

const answerFor = (topic: WarnedTopic, id: string, language: Language): string | undefined =>
  afterWarnings(topic, language).find(([each]) => each === id)?.[1].answer

describe('what is asked after a warning has an answer of its own', () => {
  it.each<[Language, WarnedTopic, string, string]>([
    ['en', 'concussion', 'my brother is driving me there', 'drive'],
    ['en', 'concussion', 'how do I tell my coach about it', 'tell-coach'],
    ['en', 'weight-cut', 'should I just move up a weight class', 'class-up'],
    ['en', 'abuse', 'is it my own fault', 'my-fault'],
    ['pt', 'concussion', 'como eu conto isso pro meu treinador?', 'tell-coach'],
    ['pt', 'injury', 'qual médico eu procuro?', 'which-doctor'],
    ['pt', 'self-harm', 'o que acontece se eu ligar?', 'call-what'],
    ['es', 'concussion', '¿puedo dormir esta noche?', 'sleep'],
    ['es', 'doping', '¿qué puedo hacer limpio para ganar fuerza?', 'clean-ways'],
    ['es', 'violence', '¿cómo me calmo ahora?', 'calm-down'],
  ])('in %s, after a warning of %s: “%s”', (language, topic, message, id) => {
    expect(answerAfterWarning(message, topic, language)).toBe(answerFor(topic, id, language))
  })

  it('and none for what was not foreseen', () => {
    expect(answerAfterWarning('…', 'concussion', 'en')).toBeNull()
  })
})

describe('after a warning', () => {
  const afterWarned = (text: string, finding: SafetyFinding) => ({ earlier: [{ text, finding }] })
  const concussion: SafetyFinding = { topic: 'concussion', level: 'care' }
  const crisis: SafetyFinding = { topic: 'self-harm', level: 'crisis' }

  it.each<[Language, string]>([
    ['en', 'how do I tell my coach'],
    ['pt', 'como eu conto isso pro meu treinador?'],
    ['es', '¿cómo se lo digo a mi entrenador?'],
  ])('a message that belongs to it stays with the gate, though it names no danger: %s “%s”', (language, message) => {
    expect(checkMessage(message, language, afterWarned('got knocked out in sparring', concussion))).toEqual(concussion)
    expect(checkMessage(message, language)).toBeNull()
  })

  it('another subject is coaching again', () => {
    const earlier = afterWarned('got knocked out in sparring', concussion)
    expect(checkMessage('how many members do I need to pay a rent of 2000', 'en', earlier)).toBeNull()
  })

  it('who says again that life is in danger gets the whole answer', () => {
    const second = { crisis_line: '188', turn: 1 }
    const whole = safetyAnswer(crisis, 'en', second)
    const said = { ...second, message: 'I want to kill myself tonight, what happens when I call?' }
    expect(safetyAnswer(crisis, 'en', said)).toBe(whole)
    const asked = safetyAnswer(crisis, 'en', { ...second, message: 'what happens when I call?' })
    expect(asked).toContain('188')
    expect(asked).not.toBe(whole)
  })

  it('buttons offer what was not answered yet, and none while it is only asked whether there is danger', () => {
    const first = nextAfterWarning(concussion, 'en', [])
    expect(first).toEqual(askedAfterWarning('concussion', 'en', []))
    const told = safetyAnswer(concussion, 'en', { crisis_line: null, turn: 1, message: first[0] })
    expect(nextAfterWarning(concussion, 'en', [told])).toEqual([...first.slice(1), expect.any(String)])
    expect(nextAfterWarning({ ...concussion, level: 'ask' }, 'en', [])).toEqual([])
  })
})
