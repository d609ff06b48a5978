import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import type { SafetyTopic, Turn } from '#server/strategist/strategist.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { askOf } from './hold-conversation.ts'

const QUESTIONS: Record<Language, string> = {
  en: 'jab keeps falling short against taller guys how do i fix it',
  pt: 'como faço o jab chegar em gente mais alta?',
  es: '¿cómo lavo los guantes para que no huelan?',
}
const PLACE = { persona: null, template: 'fight' } as const

/** The answer to a question, and what comes after it. */
function talk(language: Language, then: string, safety: SafetyTopic | null = null) {
  const first = answerQuestion(askOf(QUESTIONS[language], { ...PLACE, language }))
  const history: Turn[] = [
    { role: 'user', content: QUESTIONS[language] },
    { role: 'assistant', content: first.text, trace: { ...first.trace, safety } },
  ]
  return { first, next: answerQuestion(askOf(then, { ...PLACE, language }, history)) }
}

describe.each(LANGUAGES)('the button that makes a plan of an answer, in %s', (language) => {
  const { makePlan } = wordingOf(language).chat.reading

  it('says what the strategist understands, and gets a plan for the matter in hand', () => {
    const { first, next } = talk(language, makePlan)
    expect(first.plan).toBeNull()
    expect(next.plan?.steps.length).toBeGreaterThan(0)
    expect(next.trace).toMatchObject({ act: 'new-problem', matter: first.trace.matter })
  })

  it('gets none after a safety answer', () => {
    expect(talk(language, makePlan, 'injury').next.trace.act).not.toBe('new-problem')
  })
})

it.each([
  ['en', "I don't want a plan, just an answer"],
  ['pt', 'não quero um plano, só uma resposta'],
  ['es', 'no quiero un plan, solo una respuesta'],
] as const)('who wants no plan is not given one, in %s', (language, message) => {
  expect(talk(language, message).next.trace.act).not.toBe('new-problem')
})
