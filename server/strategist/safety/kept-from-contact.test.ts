import { describe, expect, it } from 'vitest'
import { TALK } from '#content/talk/talk.ts'
import type { Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN, type Trace, type Turn } from '../strategist.ts'
import { isKeptFromContact, namesContact } from './kept-from-contact.ts'

const AFTER_CONCUSSION: Trace = {
  act: 'new-problem',
  cards: [],
  used: [],
  opener: null,
  asked: null,
  safety: 'concussion',
  safety_level: 'care',
}
const told = (content: string): Turn => ({ role: 'user', content })
const warned: Turn = { role: 'assistant', content: 'See a doctor.', trace: AFTER_CONCUSSION }

describe('who is kept out of contact', () => {
  it.each([
    'the doctor said no sparring for 30 days',
    'I have a medical suspension until January',
    'o médico me proibiu de treinar por um mês',
    'ainda não fui liberado pelo médico',
    'el médico me dijo nada de contacto por 30 días',
    'sin sparring por tres semanas',
  ])('%s', (message) => {
    expect(isKeptFromContact({ message, history: [] })).toBe(true)
  })

  it.each([
    'my coach said no sparring today',
    'how do I start sparring',
    'I train with a doctor',
    'o treinador não me deixa lutar',
    'no quiero hacer sparring',
  ])('not: %s', (message) => {
    expect(isKeptFromContact({ message, history: [] })).toBe(false)
  })

  it('whoever was warned of a concussion, until a doctor clears them', () => {
    const history = [told('knocked out on saturday'), warned]
    expect(isKeptFromContact({ message: 'can I do mitts', history })).toBe(true)
    expect(isKeptFromContact({ message: 'my doctor cleared me yesterday', history })).toBe(false)
  })
})

it.each([
  ['Then three rounds of light sparring.', true],
  ['No sparring, and no rounds with a partner.', false],
  ['Depois dois rounds de rola leve.', true],
  ['Sombra suave, sin contacto.', false],
])('advice with contact in it: “%s” %s', (text, isContact) => {
  expect(namesContact(text)).toBe(isContact)
})

it.each<[Language, string, string]>([
  ['en', 'the doc said no sparring for 30 days', 'can I spar just to the body'],
  ['pt', 'o médico me proibiu de fazer sparring por 30 dias', 'posso fazer sparring só no corpo?'],
  ['es', 'el médico me dijo nada de sparring por 30 días', '¿puedo hacer guanteo solo al cuerpo?'],
])('contact is not advised in the rest of the talk: %s “%s” – “%s”', (language, first, message) => {
  const history = [
    told(first),
    { role: 'assistant' as const, content: 'Rest.', trace: { ...AFTER_CONCUSSION, safety: null } },
  ]
  const question = { message, language, template: 'general', persona: null, memory: NOTHING_KNOWN } as const
  const { text } = answerQuestion({ ...question, history, today: '2026-11-18', seed: 'ban' })
  expect(TALK[language].notCleared).toContain(text)
})
