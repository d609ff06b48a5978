import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { findExchangedWord } from './exchanged-words.ts'

const rewritten = (language: Language, told: string, message: string) =>
  findExchangedWord(message, [{ content: told, day: '2026-11-19' }], language)?.content ?? null

it.each<[Language, string, string, string]>([
  [
    'en',
    'lost the second by armbar, what should I work on',
    'lost it by triangle not armbar',
    'lost the second by triangle, what should I work on',
  ],
  [
    'en',
    'my daughter has her poomsae event and freezes',
    'Not poomsae, sparring!',
    'my daughter has her sparring event and freezes',
  ],
  ['pt', 'perdi na guilhotina, como defendo', 'foi triângulo, não guilhotina', 'perdi na triângulo, como defendo'],
  [
    'es',
    'me duele el codo después de los agarres',
    'la muñeca, no el codo',
    'me duele el muñeca después de los agarres',
  ],
])('in %s, after “%s”, “%s” exchanges a word', (language, told, message, expected) => {
  expect(rewritten(language, told, message)).toBe(expected)
})

it.each<[Language, string, string]>([
  ['es', 'tengo dos turnos y tengo que entrenar', 'mira, no tengo tiempo para eso'],
  ['pt', 'quero treinar mais', 'isso não funciona, não quero treinar sozinho'],
  ['en', 'my coach shouts a lot', 'he is not that bad, my coach'],
  ['en', 'I want to compete in judo', 'not sure I can compete'],
])('in %s, after “%s”, “%s” exchanges none', (language, told, message) => {
  expect(rewritten(language, told, message)).toBeNull()
})
