import { describe, expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { readMessage } from './reading/read-message.ts'
import { NOTHING_KNOWN, type Question, type Turn } from './strategist.ts'
import { whyAPerson } from './why-a-person.ts'

function ask(message: string, history: Turn[] = [], language: Question['language'] = 'en') {
  const template = 'fight' as const
  const question: Question = {
    ...{
      message,
      history,
      language,
      template,
      persona: null,
      memory: NOTHING_KNOWN,
      today: '2026-11-16',
      seed: 'seed',
    },
  }
  const { trace, text } = answerQuestion(question)
  return { person: whyAPerson(question, readMessage(question), trace), trace, text }
}

function talk(messages: readonly string[]) {
  const history: Turn[] = []
  let person: ReturnType<typeof ask>['person']
  for (const message of messages) {
    const answer = ask(message, history)
    person = answer.person
    const trace = person ? { ...answer.trace, person } : answer.trace
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text, trace })
  }
  return person
}

describe('a person is offered', () => {
  test.each([
    ['en', 'Can I talk to a real human coach instead of a machine?'],
    ['pt', 'Quero falar com um coach de verdade, uma pessoa.'],
    ['es', 'Quiero hablar con una persona, con un entrenador de verdad.'],
  ] as const)('who asks for one, in %s', (language, message) => {
    expect(ask(message, [], language).person).toBe('asked')
  })

  test('who is hurt', () => {
    expect(ask('I am coming back to sparring after my knee injury and I am afraid to hurt it again.').person).toBe(
      'injury',
    )
  })

  test('who names the same obstacle for the third time, once', () => {
    const freezing = [
      'I freeze when sparring starts, I just stand there.',
      'My problem is still that I freeze as soon as the round starts.',
      'Again today I froze in the first round, I cannot move.',
    ]
    expect(talk(freezing.slice(0, 2))).toBeUndefined()
    expect(talk(freezing)).toBe('stuck')
    expect(talk([...freezing, 'And my problem is the same: I freeze when it starts.'])).toBeUndefined()
  })

  test('to nobody else', () => {
    expect(ask('How do I check a low kick?').person).toBeUndefined()
  })
})
