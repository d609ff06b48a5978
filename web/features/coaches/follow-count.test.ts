import { expect, test } from 'vitest'
import { withFollowing } from './follow-count.ts'

test('following adds one to the count, and unfollowing subtracts one', () => {
  expect(withFollowing({ followers: 0, following: false }, true)).toEqual({ followers: 1, following: true })
  expect(withFollowing({ followers: 12, following: true }, false)).toEqual({ followers: 11, following: false })
})

test('following twice counts once', () => {
  expect(withFollowing({ followers: 3, following: true }, true)).toEqual({ followers: 3, following: true })
  expect(withFollowing({ followers: 0, following: false }, false)).toEqual({ followers: 0, following: false })
})

test('the count is never negative', () => {
  expect(withFollowing({ followers: 0, following: true }, false)).toEqual({ followers: 0, following: false })
})
