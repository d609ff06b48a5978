import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { capacityOf, dataCodewords, LARGEST_VERSION, versionFor } from './qr-codewords.ts'
import { qrMatrix } from './qr-matrix.ts'
import { alignmentCentres, formatBits, versionBits } from './qr-patterns.ts'
import { correctionCodewords } from './reed-solomon.ts'

const asText = (matrix: boolean[][] | undefined) =>
  matrix?.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n')

describe('the correction codewords of published examples', () => {
  test("ISO 18004's own: '01234567' in version 1-M", () => {
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
    expect(correctionCodewords(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
  })

  test("'HELLO WORLD' in version 1-M", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correctionCodewords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
})

describe('the tables of the standard', () => {
  test('bytes that level M holds, by version', () => {
    const bytes = (version: number) => capacityOf(version).data - (version < 10 ? 2 : 3)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20].map(bytes)).toEqual([
      14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 412, 666,
    ])
  })

  test('where alignment patterns stand', () => {
    expect(alignmentCentres(1)).toEqual([])
    expect(alignmentCentres(2)).toEqual([6, 18])
    expect(alignmentCentres(7)).toEqual([6, 22, 38])
    expect(alignmentCentres(14)).toEqual([6, 26, 46, 66])
    expect(alignmentCentres(16)).toEqual([6, 26, 50, 74])
    expect(alignmentCentres(20)).toEqual([6, 34, 62, 90])
  })

  test('format and version information', () => {
    expect(formatBits(0).join('')).toBe('101010000010010')
    expect(formatBits(5).join('')).toBe('100000011001110')
    expect(versionBits(7).join('')).toBe('000111110010010100')
  })
})

test('data is padded to the end with the two padding codewords', () => {
  expect(dataCodewords(new TextEncoder().encode('ab'), 1)).toEqual([
    0x40, 0x26, 0x16, 0x20, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ])
})

test('the smallest version is taken, and none for what is too long', () => {
  expect(versionFor(14)).toBe(1)
  expect(versionFor(15)).toBe(2)
  expect(versionFor(666)).toBe(LARGEST_VERSION)
  expect(versionFor(667)).toBeUndefined()
  expect(qrMatrix('x'.repeat(667))).toBeUndefined()
})

describe('whole symbols, as another encoder draws them', () => {
  test('version 2', () => {
    expect(asText(qrMatrix('Train. Fight. Win.'))).toBe(
      [
        '1111111000001010101111111',
        '1000001010111110001000001',
        '1011101011000000101011101',
        '1011101010111011101011101',
        '1011101000111100101011101',
        '1000001001010110101000001',
        '1111111010101010101111111',
        '0000000011110100000000000',
        '1000001011000010011001110',
        '0011000000100011000110100',
        '1010101011111001111100011',
        '0000110101010011110011000',
        '0101001100100111001101011',
        '1000100100001110100100110',
        '1010111010100111000010011',
        '1001010101101110101111101',
        '1001101101101011111111111',
        '0000000010100000100011111',
        '1111111000101110101011001',
        '1000001001010010100010000',
        '1011101000110001111111101',
        '1011101000101100011011011',
        '1011101001000110110101101',
        '1000001000001100111000001',
        '1111111010011101111111001',
      ].join('\n'),
    )
  })

  test('version 8: an authenticator address, with version information and blocks of two lengths', () => {
    const address =
      'otpauth://totp/Kiai:warrior@kiai.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kiai&algorithm=SHA1&digits=6&period=30'
    const drawn = asText(qrMatrix(address)) ?? ''
    expect(drawn.split('\n')).toHaveLength(49)
    expect(createHash('sha256').update(drawn).digest('hex')).toBe(
      '41394480b18dca4386f57e51e4c169edce4311fb2c09376c6d652fea2c3dbab3',
    )
  })
})
