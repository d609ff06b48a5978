import { describe, expect, test } from 'vitest'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { firstFreeSlug, slugOf } from './rules.ts'

describe('the slug of a coach', () => {
  test.each([
    ['Robin Tester', 'robin-tester'],
    ['  Inês   D’Ávila ', 'ines-d-avila'],
    ['Łukasz Øster-Straße', 'lukasz-oster-strasse'],
    ['J. R. "Iron" O’Neil (2nd)', 'j-r-iron-o-neil-2nd'],
    ['İbrahim Çelik', 'ibrahim-celik'],
    ['ﬁghter', 'fighter'],
    ['李小龍', 'coach'],
    ['!!!', 'coach'],
    ['Ai', 'coach-ai'],
    ['Ai Tanaka', 'coach-ai-tanaka'],
    ['AI-Ember', 'coach-ai-ember'],
    ['Aiko Tanaka', 'aiko-tanaka'],
  ])('for %j is %s', (full_name, slug) => {
    expect(slugOf(full_name)).toBe(slug)
  })

  test('has a maximum length', () => {
    const slug = slugOf(`${'x'.repeat(59)} ${'y'.repeat(60)}`)
    expect(slug).toBe('x'.repeat(59))
    expect(firstFreeSlug(slug, [slug]).length).toBeLessThanOrEqual(80)
  })

  test('is made unique with the first free number', () => {
    expect(firstFreeSlug('robin', [])).toBe('robin')
    expect(firstFreeSlug('robin', ['robin'])).toBe('robin-2')
    expect(firstFreeSlug('robin', ['robin', 'robin-2', 'robin-4'])).toBe('robin-3')
    expect(firstFreeSlug('robin', ['robin-2'])).toBe('robin')
  })

  test('is never that of a house coach or of an AI coach', () => {
    for (const slug of HOUSE_COACH_SLUGS) expect(firstFreeSlug(slugOf(slug), [])).toBe(`${slug}-2`)
    for (const coach_id of COACH_IDS) expect(slugOf(coach_id)).toBe(`coach-${coach_id}`)
  })
})
