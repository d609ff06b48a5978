import { describe, expect, it } from 'vitest'
import { menuTarget, startsWithTyped, type Typed } from './menu-keys.ts'

describe('the arrow keys in a menu', () => {
  it('move the focus, and wrap around at the ends', () => {
    expect(menuTarget('ArrowDown', 0, 3)).toBe(1)
    expect(menuTarget('ArrowDown', 2, 3)).toBe(0)
    expect(menuTarget('ArrowUp', 0, 3)).toBe(2)
  })

  it('start at the first or last entry when none has the focus', () => {
    expect(menuTarget('ArrowDown', -1, 3)).toBe(0)
    expect(menuTarget('ArrowUp', -1, 3)).toBe(2)
  })

  it('are joined by Home and End; other keys do nothing', () => {
    expect(menuTarget('Home', 2, 3)).toBe(0)
    expect(menuTarget('End', 0, 3)).toBe(2)
    expect(menuTarget('x', 0, 3)).toBeUndefined()
    expect(menuTarget('Home', -1, 0)).toBeUndefined()
  })
})

describe('typing in a menu', () => {
  const labels = ['English', 'Español', 'Português', 'Ébano']
  const nothingTyped = (): Typed => ({ text: '', at: -1000 })

  it('moves to the next entry that starts with the letter, ignoring accents', () => {
    expect(startsWithTyped(labels, 0, nothingTyped(), 'p', 0)).toBe(2)
    expect(startsWithTyped(labels, 1, nothingTyped(), 'e', 0)).toBe(3)
  })

  it('moves to the next match when the same letter is typed again', () => {
    const typed = nothingTyped()
    expect(startsWithTyped(labels, -1, typed, 'e', 0)).toBe(0)
    expect(startsWithTyped(labels, 0, typed, 'e', 100)).toBe(1)
  })

  it('joins letters typed within half a second, and starts again after that', () => {
    const typed = nothingTyped()
    startsWithTyped(labels, -1, typed, 'e', 0)
    expect(startsWithTyped(labels, 0, typed, 's', 400)).toBe(1)
    expect(startsWithTyped(labels, 1, typed, 'p', 1000)).toBe(2)
  })

  it('finds no entry when none matches', () => {
    expect(startsWithTyped(labels, 0, nothingTyped(), 'z', 0)).toBe(-1)
  })
})
