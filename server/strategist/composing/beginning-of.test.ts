import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning-of.ts'

describe('the beginning of an answer', () => {
  it('is its first sentences, as many as are short together', () => {
    const second = `Then ${'walk and '.repeat(20)}rest.`
    expect(beginningOf(`Rest two days. Start light. ${second}`)).toBe('Rest two days. Start light.')
  })

  it('is never a part of a quotation', () => {
    const answer = `Escribe hoy. Di: «Me deben la bolsa. La espero el viernes». ${'Guarda todas las capturas. '.repeat(8)}`
    expect(beginningOf(answer)).toMatch(/^Escribe hoy\. Di: «Me deben la bolsa\. La espero el viernes»\./)
    expect(beginningOf(`Say: “${'I need this. '.repeat(30)}” Then wait.`)).toContain('”')
  })

  it('ends before a list', () => {
    expect(beginningOf('Lift twice a week:\n1. Squat.\n2. Pull.')).toBe('Lift twice a week.')
  })

  it('keeps numbers whole', () => {
    expect(beginningOf('Take 1.6 g of protein. Sleep.')).toBe('Take 1.6 g of protein. Sleep.')
  })
})
