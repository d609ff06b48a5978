import { describe, expect, test } from 'vitest'
import { displayName } from './display-name.ts'

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
