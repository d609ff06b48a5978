import { describe, expect, test } from 'vitest'
import { balanceLines, fitLines, wrapLines } from './wrap-lines.ts'

/** Every letter has the width 1. */
const letters = (text: string) => text.length
const text = 'Know the one you face and know yourself, and a hundred battles will not put you in peril.'

describe('the lines of a share card', () => {
  test('fit the width and keep every word', () => {
    for (const width of [12, 20, 33, 200]) {
      const lines = wrapLines(text, width, letters)
      expect(lines.join(' ')).toBe(text)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
    }
  })

  test('break only where the next word no longer fits', () => {
    expect(wrapLines('one two three', 7, letters)).toEqual(['one two', 'three'])
    expect(wrapLines('one two three', 6, letters)).toEqual(['one', 'two', 'three'])
    expect(wrapLines('one 2\u00A0days', 6, letters)).toEqual(['one', '2\u00A0days'])
  })

  test('split a word that is wider than the card, between whole characters', () => {
    expect(wrapLines('a unstoppable', 5, letters)).toEqual(['a', 'unsto', 'ppabl', 'e'])
    expect(wrapLines('🔥🔥🔥', 4, letters)).toEqual(['🔥🔥', '🔥'])
  })

  test('are empty for an empty text', () => {
    expect(wrapLines('  ', 10, letters)).toEqual([])
  })

  test('are balanced without adding a line', () => {
    expect(wrapLines('aaaa bbbb cccc dd', 14, letters)).toEqual(['aaaa bbbb cccc', 'dd'])
    expect(balanceLines('aaaa bbbb cccc dd', 14, letters)).toEqual(['aaaa bbbb', 'cccc dd'])
    expect(balanceLines(text, 33, letters)).toHaveLength(wrapLines(text, 33, letters).length)
  })
})

describe('the letters of a share card', () => {
  const measureAt = (size: number) => (line: string) => line.length * size * 0.5
  const frame = { width: 900, height: 500, largest: 140, smallest: 30, leading: 1 }

  test('are as large as fits the frame', () => {
    const { size, lines } = fitLines(text, frame, measureAt)
    expect(lines.length * size).toBeLessThanOrEqual(frame.height)
    expect(wrapLines(text, frame.width, measureAt(size + 2)).length * (size + 2)).toBeGreaterThan(frame.height)
    expect(lines.join(' ')).toBe(text)
  })

  test('are not larger than the maximum for a short quote', () => {
    expect(fitLines('Do not.', frame, measureAt)).toEqual({ size: 140, lines: ['Do not.'] })
  })

  test('shrink before a word is split', () => {
    expect(fitLines('x'.repeat(30), frame, measureAt)).toEqual({ size: 60, lines: ['x'.repeat(30)] })
  })

  test('are never smaller than the minimum', () => {
    expect(fitLines(text.repeat(20), frame, measureAt).size).toBe(30)
  })
})
