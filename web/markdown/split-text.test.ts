import { describe, expect, it } from 'vitest'
import { splitText } from './split-text.ts'

const ANA = { handle: 'ana-prado', full_name: 'Ana Prado' }

describe('the text of a post', () => {
  it('links mentioned members and bare https addresses, and nothing else', () => {
    expect(splitText('Oss @Ana-Prado, see https://kiai.example/a?b=1. Not @nobody', [ANA])).toEqual([
      { text: 'Oss ' },
      { text: '@Ana-Prado', handle: 'ana-prado' },
      { text: ', see ' },
      { text: 'https://kiai.example/a?b=1', href: 'https://kiai.example/a?b=1' },
      { text: '. Not @nobody' },
    ])
  })

  it('finds no mention inside an address or an e-mail address', () => {
    expect(splitText('ana@ana-prado', [ANA])).toEqual([{ text: 'ana@ana-prado' }])
    expect(splitText('https://kiai.example/@ana-prado', [ANA])).toEqual([
      { text: 'https://kiai.example/@ana-prado', href: 'https://kiai.example/@ana-prado' },
    ])
    expect(splitText('', [ANA])).toEqual([{ text: '' }])
  })

  it('keeps other schemes as text', () => {
    expect(splitText('javascript:alert(1) http://kiai.example', [ANA])).toHaveLength(1)
  })
})
