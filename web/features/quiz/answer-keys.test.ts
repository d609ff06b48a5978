import { describe, expect, it } from 'vitest'
import { readAnswerKey } from './answer-keys.ts'

const press = (key: string, held: { ctrlKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

describe('the keys of a question', () => {
  it.each([
    ['1', 0],
    ['2', 1],
    ['3', 2],
    ['4', 3],
  ])('choose an answer: %s', (key, answer) => {
    expect(readAnswerKey(press(key), undefined)).toEqual({ answer })
  })

  it.each(['0', '5', 'a', ' ', 'Enter', 'Tab'])('ignore %s', (key) => {
    expect(readAnswerKey(press(key), 1)).toBeUndefined()
  })

  it('ignore the browser’s keyboard shortcuts', () => {
    expect(readAnswerKey(press('1', { ctrlKey: true }), undefined)).toBeUndefined()
  })

  it.each([
    ['ArrowDown', undefined, 0],
    ['ArrowDown', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowUp', undefined, 3],
    ['ArrowLeft', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s at answer %s moves to %i', (key, focused, focus) => {
    expect(readAnswerKey(press(key), focused)).toEqual({ focus })
  })
})
