import { expect, test } from 'vitest'
import { specialtiesNamed } from './find-specialties.ts'

test('a specialty is found by part of its name in any of the languages, without accents', () => {
  expect(specialtiesNamed('boxe')).toEqual(['boxing'])
  expect(specialtiesNamed('LUTA OLIMPICA')).toEqual(['wrestling'])
  expect(specialtiesNamed('jiu-jitsu')).toEqual(['brazilian-jiu-jitsu'])
})

test('a word that nobody teaches, and one that is too short, find none', () => {
  expect(specialtiesNamed('chess')).toEqual([])
  expect(specialtiesNamed('e')).toEqual([])
})
