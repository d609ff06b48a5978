import { describe, expect, test } from 'vitest'
import { COACH_IDS, PERSONA_LABELS, PERSONAS } from '#contract/personas.ts'
import { CARD_IDS, factsOf } from '../playbook/cards.ts'
import { en as introductionsEn } from './introductions/en.ts'
import { es as introductionsEs } from './introductions/es.ts'
import { pt as introductionsPt } from './introductions/pt.ts'
import { FOCUSES, PERSONA_FACTS } from './persona.ts'
import { en as storiesEn } from './stories/en.ts'
import { es as storiesEs } from './stories/es.ts'
import { pt as storiesPt } from './stories/pt.ts'

function sentences(text: string): number {
  return text.split(/[.!?](?=\s|$)/).filter(Boolean).length
}

test('the id of a persona is ai- and its ring name', () => {
  const named = PERSONA_LABELS.map((label) => `ai-${PERSONA_FACTS[label].name.toLowerCase()}`)
  expect(named).toEqual(COACH_IDS)
  expect(new Set(named).size).toBe(8)
})

test.each(PERSONA_LABELS)('the number of cards of %s is right', (label) => {
  expect(PERSONA_FACTS[label].cards).toBe(CARD_IDS.filter((id) => factsOf(id).personas.includes(label)).length)
})

test('every focus has an available coach, or one that is coming soon', () => {
  for (const focus of FOCUSES) expect(PERSONA_FACTS[focus].focus).toBe(focus)
  expect(PERSONA_LABELS.filter((label) => PERSONAS[label].available)).toEqual(['leadership', 'mindset'])
})

describe.each([
  ['en', introductionsEn, storiesEn, /\ban AI\b/],
  ['pt', introductionsPt, storiesPt, /\buma IA\b/],
  ['es', introductionsEs, storiesEs, /\buna IA\b/],
] as const)('in %s', (_, introductions, stories, isAi) => {
  test.each(PERSONA_LABELS)(
    'the bio of %s has its name, says that it is an AI, and has at most four sentences',
    (label) => {
      const { bio } = stories[label]
      expect(bio).toContain(PERSONA_FACTS[label].name)
      expect(bio).toMatch(isAi)
      expect(sentences(bio)).toBeGreaterThanOrEqual(3)
      expect(sentences(bio)).toBeLessThanOrEqual(4)
    },
  )

  test('no two personas have the same texts', () => {
    const said = Object.values(introductions).flatMap(({ specialty, description }) => [specialty, description])
    expect(new Set(said).size).toBe(16)
  })
})
