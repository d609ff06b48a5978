import { describe, expect, test } from 'vitest'
import { en } from './harm-sentences/en.ts'
import { es } from './harm-sentences/es.ts'
import { pt } from './harm-sentences/pt.ts'
import { recogniseHarm } from './recognise-harm.ts'

describe.each(Object.entries({ en, pt, es }))('in %s', (_, { harmful, harmless }) => {
  test('there are sixty sentences of each kind', () => {
    expect(Object.values(harmful).flat()).toHaveLength(60)
    expect(harmless).toHaveLength(60)
  })

  test.each(Object.entries(harmful))('%s is recognised', (reason, sentences) => {
    expect(sentences.filter((sentence) => recogniseHarm(sentence) !== reason)).toEqual([])
  })

  test('fight talk is not reported', () => {
    expect(harmless.filter((sentence) => recogniseHarm(sentence) !== null)).toEqual([])
  })
})

test('a disguised word is recognised', () => {
  expect(recogniseHarm('k1ll y0urself')).toBe('harassment')
  expect(recogniseHarm('I know where you l\u200bive')).toBe('harassment')
})
