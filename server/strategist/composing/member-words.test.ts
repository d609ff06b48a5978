import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { excerpt, ownerOf, plainWords, toSecondPerson } from './member-words.ts'
import { beginsWithVerb } from './verb-starts.ts'

describe('the member’s words in an answer', () => {
  it.each<[Language, string, string | null]>([
    ['en', 'win my first amateur bout', 'win your first amateur bout'],
    ['en', 'I am afraid he will laugh at me', 'you are afraid he will laugh at you'],
    ['en', "I'm tired of myself", 'you are tired of yourself'],
    ['en', 'our team loses', null],
    ['pt', 'abrir minha própria academia', 'abrir sua própria academia'],
    ['pt', 'me preparar melhor', 'se preparar melhor'],
    ['pt', 'parar de travar quando levo um soco', null],
    ['pt', 'que me respeitem', null],
    ['es', 'pedir un aumento a mi jefa', 'pedir un aumento a tu jefa'],
    ['es', 'prepararme para el torneo', 'prepararte para el torneo'],
    ['es', 'dejar de temblar cuando peleo', null],
    ['es', 'me respeten', null],
  ])('%s: “%s” becomes %s', (language, said, expected) => {
    expect(toSecondPerson(said, language)).toBe(expected)
  })

  it.each<[Language, string, boolean]>([
    ['en', 'win my bout', true],
    ['en', 'a black belt', false],
    ['pt', 'ganhar a luta', true],
    ['pt', 'melhor condicionamento', false],
    ['es', 'levantarme temprano', true],
    ['es', 'mejor salud', false],
  ])('%s: “%s” may follow “you want to”: %s', (language, goal, expected) => {
    expect(beginsWithVerb(goal, language)).toBe(expected)
  })

  it('adds the possessive to an event, unless its gender is unknown', () => {
    expect(ownerOf('primeira luta amadora', 'pt')).toBe('sua')
    expect(ownerOf('campeonato de judô', 'pt')).toBe('seu')
    expect(ownerOf('xyz', 'pt')).toBeNull()
    expect(ownerOf('torneo', 'es')).toBe('tu')
  })

  it('cannot format the answer or add a question', () => {
    expect(plainWords('**Am I** <b>bad</b>?\n# “really” [x](y)')).toBe('Am I bad ’really’ x')
    expect(excerpt('beat <b>him</b> and [link](http://x.y) **now**')).toBe('beat him and link now')
    expect(plainWords('<3 and 2 < 3 > 1')).toBe('3 and 2 3 1')
    expect(excerpt('¿qué hago? no sé')).not.toMatch(/[¿?]/)
  })

  it('skip the greeting and stay on one line', () => {
    expect(excerpt('Hi coach! My guard gets passed. Help.')).toBe('My guard gets passed')
    expect(excerpt('word '.repeat(50)).split(' ')).toHaveLength(14)
    expect(excerpt('a'.repeat(4000)).length).toBeLessThan(130)
  })
})
