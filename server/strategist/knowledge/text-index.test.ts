import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { buildTextIndex, type TextIndex, takenUp } from './text-index.ts'
import { concreteAnswers } from './written-lists.ts'

function build(texts: readonly (readonly string[])[], language: Language = 'en'): { index: TextIndex; pauses: number } {
  const building = buildTextIndex(texts, language)
  for (let pauses = 0; ; pauses++) {
    const { done, value } = building.next()
    if (done) return { index: value, pauses }
  }
}

describe('the index of texts', () => {
  it('finds a text by any of its words', () => {
    const { index } = build([
      ['how do I stop the choke', 'Peel the thumb first.'],
      ['what do I eat', 'Rice and eggs.'],
    ])
    const [thumb, eggs] = index.likeness('his thumb is under my chin')
    expect(thumb).toBeGreaterThan(eggs as number)
    expect(index.likeness('zzz')[0]).toBe(0)
  })

  it('knows the part of a text that is most like a message', () => {
    const { index } = build([
      ['my knee clicks', 'what do I eat before a fight'],
      ['my knee eats before what fight', 'a click in the room'],
    ])
    const likenessTo = index.likenessToPart('my knee clicks')
    expect(likenessTo(0)).toBeCloseTo(1)
    expect(likenessTo(1)).toBeLessThan(0.7)
    expect(index.likenessToPart('zzz')(0)).toBe(0)
  })

  it('is built in many small parts, between which others get their turn, and finds its answer', () => {
    const answers = concreteAnswers('pt')
    const { index, pauses } = build(
      answers.map(({ asked, answer }) => [...asked, answer]),
      'pt',
    )
    expect(pauses).toBeGreaterThan(50)
    const likeness = index.likeness(answers[7]?.asked.join(' ') ?? '')
    expect(likeness.indexOf(Math.max(...likeness))).toBe(7)
  })
})

describe('what a text takes up of a message', () => {
  const asked = build([
    ['the referee stopped my fight too early'],
    ['my landlord raised the rent'],
    ['my landlord and the noise of the class upstairs and the neighbours and the dog and the stairs'],
  ]).index
  const told = build([[], [], ['rent went up by half']]).index
  const of = (message: string) => takenUp(message, 'en', [asked, told], 3)

  it('is counted over all its parts, however much else it says', () => {
    const [referee, short, long] = of('landlord raised my rent, noise, dog').aboveUsual
    expect(long).toBeGreaterThan(short as number)
    expect(short).toBeGreaterThan(referee as number)
  })

  it('is relied on less if the message says little', () => {
    expect(of('the landlord').reliability).toBeLessThan(of('the landlord raised the rent after the noise').reliability)
  })
})
