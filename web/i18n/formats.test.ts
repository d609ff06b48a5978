import { describe, expect, test } from 'vitest'
import { formatsFor } from './formats.ts'
import { moneyFormatsFor } from './money-formats.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formats follow the locale', () => {
  test('for dates', () => {
    const noon = '2026-03-05T12:00:00'
    expect(formatsFor('en').date(noon)).toBe('March 5, 2026')
    expect(formatsFor('pt').date(noon)).toBe('5 de março de 2026')
    expect(formatsFor('es').date(noon)).toBe('5 de marzo de 2026')
  })

  test('for numbers: comma and point are swapped in Portuguese, not in Spanish', () => {
    expect(formatsFor('en').number(1234.5)).toBe('1,234.5')
    expect(formatsFor('pt').number(1234.5)).toBe('1.234,5')
    expect(formatsFor('es').number(1234.5)).toBe('1,234.5')
  })

  test('for money, which leaves out zero cents', () => {
    expect(plain(moneyFormatsFor('en').money(14_900, 'USD'))).toBe('$149')
    expect(plain(moneyFormatsFor('en').money(5_999, 'USD'))).toBe('$59.99')
    expect(plain(moneyFormatsFor('pt').money(2_990, 'BRL'))).toBe('R$ 29,90')
    expect(plain(moneyFormatsFor('es').money(2_900, 'USD'))).toBe('USD 29')
  })

  test('for exact money, which always shows cents, and fractions of a cent where asked', () => {
    expect(plain(moneyFormatsFor('en').exactMoney(123_400, 'USD'))).toBe('$1,234.00')
    expect(plain(moneyFormatsFor('pt').exactMoney(123_400, 'BRL'))).toBe('R$ 1.234,00')
    expect(plain(moneyFormatsFor('en').exactMoney(0.42, 'USD', 4))).toBe('$0.0042')
    expect(plain(moneyFormatsFor('en').exactMoney(150, 'USD', 4))).toBe('$1.50')
  })

  test('for calendar days, which are the same in every time zone', () => {
    expect(formatsFor('en').shortDay('2026-03-05')).toBe('Mar 5')
    expect(formatsFor('pt').shortDay('2026-03-05')).toBe('5 de mar.')
  })
})
