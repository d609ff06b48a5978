import { describe, expect, test } from 'vitest'
import { addressOf, EVERYTHING, readWanted } from './wanted-offers.ts'

const read = (address: string) => readWanted(new URLSearchParams(address))

describe('the choice of offers in the address', () => {
  test('has a section, an order and a range of prices', () => {
    expect(read('section=seminars&sort=cheapest&currency=USD&least=2000&most=9900')).toEqual({
      section: 'seminars',
      sort: 'cheapest',
      currency: 'USD',
      least: 2000,
      most: 9900,
    })
  })

  test.each([
    'section=weapons&sort=random',
    'currency=XXX&least=5',
    'least=5&most=9',
    'section=constructor',
    'sort=toString',
  ])('leaves out what does not exist: %s', (address) => {
    expect(read(address)).toEqual(EVERYTHING)
  })

  test.each(['-1', '1.5', '1e3', '100000001', ' 5', ''])('leaves out the amount "%s"', (amount) => {
    expect(read(`currency=USD&most=${amount}`).most).toBeUndefined()
  })

  test('is the same after it was written and read', () => {
    const wanted = { section: 'videos', sort: 'dearest', currency: 'CLP', least: 0, most: 15_000 } as const
    expect(readWanted(new URLSearchParams(addressOf(wanted)))).toEqual(wanted)
    expect(addressOf(EVERYTHING)).toEqual({})
  })
})
