import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayName, firstName } from './display-name.ts'

describe('the name a member is shown by', () => {
  test('is the full name', () => {
    expect(displayName({ full_name: 'Noa Vantaro', email: 'noa@kiai.example' })).toBe('Noa Vantaro')
  })

  test('is trimmed', () => {
    expect(displayName({ full_name: '  Inês  Talmar \n', email: 'ines@kiai.example' })).toBe('Inês  Talmar')
  })

  test.each([undefined, null, '', '   ', '\t\n', '\u00a0', '\u200b\u200d', '\u3000'])(
    'is the part of the e-mail before the @ when the full name shows nothing (%j)',
    (full_name) => {
      expect(displayName({ full_name, email: 'noa.v+gym@kiai.example' })).toBe('noa.v+gym')
    },
  )

  test('keeps an @ that belongs to the mailbox', () => {
    expect(displayName({ full_name: '', email: '"noa@home"@kiai.example' })).toBe('"noa@home"')
  })

  test.each([undefined, null, '', '@', '@kiai.example', ' @kiai.example', 'no-address'])(
    'is undefined when the e-mail gives none either (%j)',
    (email) => {
      expect(displayName({ full_name: ' ', email })).toBeUndefined()
    },
  )

  test('may consist of digits and signs', () => {
    expect(displayName({ full_name: '№ 7', email: 'seven@kiai.example' })).toBe('№ 7')
    expect(displayName({ full_name: '武蔵', email: 'm@kiai.example' })).toBe('武蔵')
    expect(displayName({ full_name: '🔥', email: 'm@kiai.example' })).toBe('🔥')
  })
})

describe('the name a member is greeted by', () => {
  test.each([
    ['Noa Vantaro', 'Noa'],
    ['Inês  Talmar', 'Inês'],
    ['noa vantaro', 'noa'],
    ['Jean-Luc Arno', 'Jean-Luc'],
    ['D’Angelo Reis', 'D’Angelo'],
    ['Noa', 'Noa'],
    ['noa.v+gym', 'noa.v+gym'],
    ['N. Vantaro', 'N. Vantaro'],
    ['Dr. Noa Vantaro', 'Dr. Noa Vantaro'],
    ['Mestre Vantaro', 'Mestre Vantaro'],
    ['The Hammer', 'The Hammer'],
    ['Vantaro, Noa', 'Vantaro, Noa'],
    ['de Oliveira', 'de Oliveira'],
    ['武蔵 剣', '武蔵 剣'],
    ['№ 7', '№ 7'],
    ['🔥 Noa', '🔥 Noa'],
  ])('of “%s” is “%s”', (name, first) => {
    expect(firstName(name)).toBe(first)
  })

  test('is never empty where there is a name, and always begins it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (full_name) => {
        const name = displayName({ full_name })
        if (name === undefined) return
        expect(firstName(name)).not.toBe('')
        expect(name.startsWith(firstName(name))).toBe(true)
      }),
    )
  })
})
