import { expect, test } from 'vitest'
import { withFollowing } from './follow-count.ts'

test('whoever follows counts, and counts no more afterwards', () => {
  expect(withFollowing({ followers: 0, following: false }, true)).toEqual({ followers: 1, following: true })
  expect(withFollowing({ followers: 12, following: true }, false)).toEqual({ followers: 11, following: false })
})

test('saying it twice counts once', () => {
  expect(withFollowing({ followers: 3, following: true }, true)).toEqual({ followers: 3, following: true })
  expect(withFollowing({ followers: 0, following: false }, false)).toEqual({ followers: 0, following: false })
})

test('a count is never less than nothing', () => {
  expect(withFollowing({ followers: 0, following: true }, false)).toEqual({ followers: 0, following: false })
})
