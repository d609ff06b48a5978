import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PROGRAMME_TEXTS } from './programmes.ts'

/** The path of every text, with what has to be filled in: "rounds.lead" → ["{minutes}", "{rounds}"]. */
function gapsOf(texts: unknown, path = ''): [string, string[]][] {
  if (typeof texts === 'string') return [[path, (texts.match(/\{\w+\}/g) ?? []).toSorted()]]
  return Object.entries(texts as object).flatMap(([name, inner]) => gapsOf(inner, `${path}.${name}`))
}

describe('the texts of programmes', () => {
  const english = new Map(gapsOf(PROGRAMME_TEXTS.en))

  it.each(LANGUAGES)('have the same gaps in %s as in English', (language) => {
    for (const [path, gaps] of gapsOf(PROGRAMME_TEXTS[language]))
      expect([...new Set(gaps)], `${language}${path}`).toEqual([...new Set(english.get(path))])
  })

  it.each(LANGUAGES)('say in %s every part of every session, once', (language) => {
    const { sessions, alone } = PROGRAMME_TEXTS[language].week
    for (const kinds of [...Object.values(sessions), alone])
      for (const text of Object.values(kinds))
        for (const part of ['{a}', '{b}', '{c}']) expect(text.split(part), text).toHaveLength(2)
  })
})
