import { describe, expect, it } from 'vitest'
import { completeMention, mark, typedMention } from './edit-text.ts'

const select = (text: string, words: string) => ({
  text,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})

describe('the toolbar', () => {
  it('marks the selection, keeps it selected, and takes the mark away again', () => {
    const bold = mark(select('keep your guard up', 'guard'), 'bold')
    expect(bold).toEqual(select('keep your **guard** up', 'guard'))
    expect(mark(bold, 'bold')).toEqual(select('keep your guard up', 'guard'))
    expect(mark(bold, 'italic').text).toBe('keep your ***guard*** up')
  })

  it('marks whole lines as a list or a quotation', () => {
    const list = mark(select('one\ntwo\nthree', 'e\nt'), 'list')
    expect(list.text).toBe('- one\n- two\nthree')
    expect(mark(list, 'list').text).toBe('one\ntwo\nthree')
    expect(mark(select('one', ''), 'quote').text).toBe('> one')
  })

  it('makes a link of words and selects the address, or of an address and waits for words', () => {
    const { text, start, end } = mark(select('see my gym', 'my gym'), 'link')
    expect([text, text.slice(start, end)]).toEqual(['see [my gym](https://)', 'https://'])
    expect(mark(select('https://kiai.example', 'https://kiai.example'), 'link')).toEqual({
      text: '[](https://kiai.example)',
      start: 1,
      end: 1,
    })
  })
})

describe('a mention', () => {
  it('is found while it is typed, but not in an e-mail address', () => {
    expect(typedMention('oss @an', 7)).toBe('an')
    expect(typedMention('@', 1)).toBe('')
    expect(typedMention('ana@an', 6)).toBeUndefined()
    expect(typedMention('oss @ana ', 9)).toBeUndefined()
  })

  it('is completed at the caret', () => {
    expect(completeMention('oss @an!', 7, 'ana-prado')).toEqual({ text: 'oss @ana-prado !', start: 15, end: 15 })
    expect(completeMention('@a is here', 2, 'ana')).toEqual({ text: '@ana is here', start: 4, end: 4 })
  })
})
