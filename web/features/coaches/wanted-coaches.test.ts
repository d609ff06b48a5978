import { describe, expect, test } from 'vitest'
import { en } from '#content/house-coaches/en.ts'
import { addressOf, readWanted, wantedHouseCoaches } from './wanted-coaches.ts'

const read = (address: string) => readWanted(new URLSearchParams(address))

describe('the search in the address', () => {
  test('is a name, a specialty, both or empty', () => {
    expect(read('')).toEqual({ search: '', specialty: undefined })
    expect(read('name=%20Ana%20&specialty=boxing&focus=mindset')).toEqual({ search: 'Ana', specialty: 'boxing' })
  })

  test('leaves out invalid values, and cuts a name that is too long', () => {
    expect(read('specialty=chess').specialty).toBeUndefined()
    expect(read('specialty=constructor').specialty).toBeUndefined()
    expect(read(`name=${'x'.repeat(500)}`).search).toHaveLength(100)
  })

  test('can be written to an address and read again, keeping its other fields', () => {
    const address = new URLSearchParams('focus=mindset&name=Ana&specialty=boxing')
    const wanted = { search: 'José & Co', specialty: 'mma' } as const
    const fields = addressOf(wanted, address)
    expect(fields.focus).toBe('mindset')
    expect(readWanted(new URLSearchParams(fields))).toEqual(wanted)
    expect(addressOf({ search: '', specialty: undefined }, address)).toEqual({ focus: 'mindset' })
  })
})

describe('the house coaches', () => {
  const find = (search: string, specialty?: 'boxing' | 'kickboxing') =>
    wantedHouseCoaches({ search, specialty }, en.coaches)

  test('are all shown without a search', () => {
    expect(find('')).toEqual(['ana-prado', 'kenji-duarte', 'mara-solis'])
  })

  test('are found by part of a name, ignoring accents, case and spaces', () => {
    expect(find('SOLÍS')).toEqual(['mara-solis'])
    expect(find('  kenji   du')).toEqual(['kenji-duarte'])
    expect(find('zzz')).toEqual([])
  })

  test('are found by what they tell, and by the name of a specialty in any language', () => {
    expect(find('judo')).toEqual(['kenji-duarte'])
    expect(find('luta olímpica')).toEqual(['kenji-duarte'])
    expect(find('boxeo')).toEqual(['ana-prado'])
  })

  test('are found by specialty, together with a name', () => {
    expect(find('', 'boxing')).toEqual(['ana-prado'])
    expect(find('mara', 'boxing')).toEqual([])
    expect(find('', 'kickboxing')).toEqual([])
  })
})
