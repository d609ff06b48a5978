import { describe, expect, test } from 'vitest'
import { SPECIALTIES } from '#contract/coach-application-rules.ts'
import { HOUSE_SPACES } from '#contract/space-rules.ts'
import { HOUSE_SPACE_FACTS, spaceTexts } from '../spaces/spaces.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { HOUSE_COACH_FACTS, SESSION_TYPES } from './house-coach.ts'
import { pt } from './pt.ts'
import { HOUSE_COACH_SLUGS } from './slugs.ts'

test('there are three house coaches, each with a gym and at least two specialties', () => {
  expect(Object.keys(HOUSE_COACH_FACTS)).toEqual([...HOUSE_COACH_SLUGS])
  for (const { name, username, specialties, gym } of Object.values(HOUSE_COACH_FACTS)) {
    expect(username).toBe(`@${name.toLowerCase().replace(' ', '.')}`)
    expect(specialties.length).toBeGreaterThanOrEqual(2)
    for (const specialty of specialties) expect(SPECIALTIES).toContain(specialty)
    expect(gym.established).toBeLessThan(2026)
  }
})

test('the network of each house coach is a space of that name', () => {
  const spaces = HOUSE_SPACES.map((slug) => [HOUSE_SPACE_FACTS[slug].coach_slug, spaceTexts(slug, 'en').name])
  for (const slug of HOUSE_COACH_SLUGS) expect(spaces).toContainEqual([slug, HOUSE_COACH_FACTS[slug].network])
})

test('the six session types have the prices and durations of the specification', () => {
  expect(SESSION_TYPES.map(({ price_minor, minutes }) => [price_minor, minutes])).toEqual([
    [29_900, 60],
    [19_900, 45],
    [14_900, 30],
    [7_900, 15],
    [8_900, 90],
    [null, null],
  ])
})

describe.each([
  ['en', en],
  ['pt', pt],
  ['es', es],
] as const)('in %s', (_language, { coaches, sessions }) => {
  test('every coach has different texts, and no tag is repeated', () => {
    expect(Object.keys(coaches)).toEqual([...HOUSE_COACH_SLUGS])
    for (const { bio, tags } of Object.values(coaches)) {
      expect(bio.length).toBeGreaterThan(200)
      expect(new Set(tags).size).toBe(4)
    }
  })

  test('every session type has different texts', () => {
    expect(Object.keys(sessions)).toEqual(SESSION_TYPES.map(({ id }) => id))
    expect(new Set(Object.values(sessions).map(({ title }) => title)).size).toBe(6)
  })
})
