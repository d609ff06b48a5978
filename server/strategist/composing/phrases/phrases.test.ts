import { describe, expect, it } from 'vitest'
import { namesIn } from '../placeholders.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

const ALL = { en, pt, es }

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn)

describe('what the strategist says around a card', () => {
  it('has the same number of variants in every language', () => {
    const shape = (phrases: object): string =>
      JSON.stringify(phrases, (_, value) => (typeof value === 'string' ? '' : value))
    expect(shape(pt)).toBe(shape(en))
    expect(shape(es)).toBe(shape(en))
  })

  it.each(Object.entries(ALL))('%s: has no duplicates, and question marks only in questions', (_, phrases) => {
    const { questions, ...rest } = phrases
    const sayings = stringsIn([rest.openers, rest.insight, rest.asides, rest.slips, questions])
    expect(new Set(sayings).size).toBe(sayings.length)
    for (const saying of stringsIn(rest)) expect(saying).not.toMatch(/[¿?]/)
    for (const question of stringsIn(questions)) {
      expect(question.match(/\?/g), question).toHaveLength(1)
      expect(question.match(/¿/g)?.length ?? 0, question).toBe(phrases === es ? 1 : 0)
    }
  })

  it.each(Object.entries(ALL))('%s: has openers that need only the member’s own words', (_, { openers }) => {
    const always = openers.problem.filter((opener) => namesIn(opener).every((name) => name === 'words'))
    expect(always.length + openers.answer.length).toBeGreaterThan(10)
    expect(always.length).toBeGreaterThanOrEqual(8)
  })
})
