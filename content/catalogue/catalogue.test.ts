import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import {
  DESCRIPTION_MAX_LENGTH,
  DURATION_MAX_LENGTH,
  FEATURE_MAX_LENGTH,
  MOST_FEATURES,
  percentOff,
  TITLE_MAX_LENGTH,
} from '#contract/offer-rules.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { HOUSE_COACH_SLUGS } from '../house-coaches/slugs.ts'
import { CATALOGUE, catalogueTexts } from './catalogue.ts'
import { CLIPS } from './catalogue-offer.ts'

const of = (slug: string, kind: string) =>
  CATALOGUE.filter((offer) => offer.seller_slug === slug && offer.kind === kind)

test('every id is there once, and begins with its seller', () => {
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
  for (const { id, seller_slug } of CATALOGUE) expect(id.startsWith(`${seller_slug}/`)).toBe(true)
})

test.each([...COACH_IDS, ...HOUSE_COACH_SLUGS])('%s has the figures of the specification', (slug) => {
  expect(of(slug, 'shoutout').map(({ price_minor, delivery_hours }) => [price_minor, delivery_hours])).toEqual([
    [3900, 48],
    [5900, 72],
    [9900, 120],
  ])
  expect(of(slug, 'seminar').map(({ price_minor, seats }) => [price_minor, seats])).toEqual([
    [7900, 12],
    [5900, 8],
    [9900, 5],
  ])
  expect(of(slug, 'video').map(({ price_minor }) => price_minor)).toEqual([2900, 2400, 1900, 3400])
  for (const { price_minor, original_price_minor = null, brand } of of(slug, 'product')) {
    expect(percentOff(price_minor, original_price_minor)).toBeGreaterThanOrEqual(25)
    expect(percentOff(price_minor, original_price_minor)).toBeLessThanOrEqual(33)
    expect(brand).toBeTruthy()
  }
})

test.each(COACH_IDS)('%s has the three sessions of the specification, and nothing that an AI cannot give', (slug) => {
  expect(of(slug, 'coaching').map(({ price_minor, minutes }) => [price_minor, minutes])).toEqual([
    [14900, 60],
    [7900, 90],
    [24900, 120],
  ])
  // An AI cannot watch a film.
  expect(of(slug, 'film_review')).toEqual([])
})

test('every video has a clip, every clip is sold, and nobody sells one twice', () => {
  const videos = CATALOGUE.filter(({ kind }) => kind === 'video')
  expect(new Set(videos.map(({ clip }) => clip))).toEqual(new Set(Object.keys(CLIPS)))
  expect(new Set(videos.map(({ seller_slug, clip }) => `${seller_slug} ${clip}`)).size).toBe(videos.length)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every offer has texts of its own that fit into their fields', () => {
    const said = new Set<string>()
    for (const { id, kind } of CATALOGUE) {
      const texts = catalogueTexts(id, language)
      expect(texts, id).toBeDefined()
      if (!texts) continue
      const { title, description, features, duration } = texts
      expect(title.length, id).toBeLessThanOrEqual(TITLE_MAX_LENGTH)
      expect(description.length, id).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH)
      expect(description, id).toMatch(/[.!?]$/)
      expect(features.length, id).toBeLessThanOrEqual(MOST_FEATURES)
      for (const feature of features) expect(feature.length, id).toBeLessThanOrEqual(FEATURE_MAX_LENGTH)
      expect(duration?.length ?? 0, id).toBeLessThanOrEqual(DURATION_MAX_LENGTH)
      // The sessions of the house coaches are the same for all three.
      if (kind !== 'coaching') said.add(description)
    }
    expect(said.size).toBe(CATALOGUE.filter(({ kind }) => kind !== 'coaching').length)
  })

  test.each(COACH_IDS)('what %s writes or leads says that it is an AI', (slug) => {
    for (const { id, kind } of CATALOGUE.filter(({ seller_slug }) => seller_slug === slug)) {
      if (kind === 'video' || kind === 'product') continue
      expect(catalogueTexts(id, language)?.features.join(' '), id).toMatch(/\b(AI|IA)\b/)
    }
  })
})

test('texts are written in each language, not left in English', () => {
  for (const { id } of CATALOGUE) {
    const descriptions = LANGUAGES.map((language) => catalogueTexts(id, language)?.description)
    expect(new Set(descriptions).size, id).toBe(3)
  }
})

test('an id that is not in the catalogue has no texts', () => {
  expect(catalogueTexts('ai-ember/unknown', 'en')).toBeUndefined()
})
