import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { buttonText } from './button-text.ts'

it.each<[Language, string, string]>([
  ['en', 'how often do i do it', 'How often do I do it?'],
  ['en', 'i have no time', 'I have no time'],
  ['en', 'Second hand ok?', 'Second hand ok?'],
  ['pt', 'quanto tempo por bloco', 'Quanto tempo por bloco?'],
  ['es', 'cada cuánto se lava', '¿Cada cuánto se lava?'],
  ['es', 'y como sé si sirve', '¿Y cómo sé si sirve?'],
  ['es', 'por que me pasa', '¿Por qué me pasa?'],
  ['es', 'puedo entrenar mañana?', '¿Puedo entrenar mañana?'],
  ['es', 'no tengo tiempo', 'No tengo tiempo'],
  ['es', '¿Cómo me vendo bien?', '¿Cómo me vendo bien?'],
])('in %s “%s” is written “%s” on a button', (language, way, text) => {
  expect(buttonText(way, language)).toBe(text)
})
