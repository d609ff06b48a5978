import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { HOUSE_SPACES, SPACE_ABOUT_MAX_LENGTH, SPACE_NAME_MAX_LENGTH } from '#contract/space-rules.ts'
import { HOUSE_COACH_FACTS } from '../house-coaches/house-coach.ts'
import { HOUSE_SPACE_FACTS, spaceTexts } from './spaces.ts'

test.each(LANGUAGES)('the texts of the spaces fit where coaches’ own texts fit (%s)', (language) => {
  for (const slug of HOUSE_SPACES) {
    const { name, about } = spaceTexts(slug, language)
    expect(name.length, slug).toBeLessThanOrEqual(SPACE_NAME_MAX_LENGTH)
    expect(about.length, slug).toBeLessThanOrEqual(SPACE_ABOUT_MAX_LENGTH)
  }
})

test('each house coach has a space, with the name that the coach’s page shows', () => {
  const named = HOUSE_SPACES.flatMap((slug) => {
    const { coach_slug } = HOUSE_SPACE_FACTS[slug]
    return coach_slug ? [[coach_slug, spaceTexts(slug, 'en').name]] : []
  })
  expect(named).toEqual(Object.entries(HOUSE_COACH_FACTS).map(([slug, { network }]) => [slug, network]))
})
