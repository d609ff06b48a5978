import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ASKED_AFTER_WARNING, afterWarnings } from '#content/after-warnings/after-warnings.ts'
import { LANGUAGES } from '#contract/language.ts'
import { fingerprintOfWarnings, readWarningLessons, WARNED_TOPICS } from './train-after-warnings.ts'

const FEWEST_WAYS = 25
const LONGEST_BUTTON = 60

describe.each(LANGUAGES)('what is asked after a warning, in %s', (language) => {
  const all = WARNED_TOPICS.flatMap((topic) =>
    afterWarnings(topic, language).map(([id, written]) => ({ name: `${topic}/${id}`, ...written })),
  )

  test('has an answer, a button and enough ways of asking for each, and nothing that is not in the list', () => {
    expect(all).toHaveLength(Object.values(ASKED_AFTER_WARNING).flat().length)
    for (const { name, asked, answer, button } of all) {
      expect(asked.length, name).toBeGreaterThanOrEqual(FEWEST_WAYS)
      expect(answer.split(/\s+/).length, name).toBeGreaterThan(35)
      expect(button.length, name).toBeLessThanOrEqual(LONGEST_BUTTON)
      expect(button.endsWith('?'), name).toBe(true)
    }
  })

  test('names the crisis line only where life may be in danger, and no number of its own there', () => {
    for (const { name, answer } of all) {
      expect(answer.includes('{line}'), name).toBe(name.startsWith('self-harm/'))
      if (/^(?:self-harm|abuse|minor-adult|eating-disorder)\//.test(name)) expect(answer, name).not.toMatch(/\d{3}/)
    }
  })

  test('is what the stored weights were taught (else: npm run train)', () => {
    const weights = `../../server/strategist/safety/weights/${language}.taught`
    const taught = readFileSync(join(import.meta.dirname, weights), 'utf8')
    expect(taught.trim()).toBe(fingerprintOfWarnings(readWarningLessons(language)))
  })
})
