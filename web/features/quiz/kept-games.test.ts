import { expect, it } from 'vitest'
import { parseGames, withoutOne } from './kept-games.ts'

it('reads the finished games of whoever is signed in', () => {
  expect(parseGames('me 0123 000', 'me')).toEqual([
    [0, 1, 2, 3],
    [0, 0, 0],
  ])
})

it.each([null, '', 'me', 'me ', 'me 01', 'me 0000', 'me 0124', 'me 01a3', 'someone-else 0123'])(
  'finds none of mine in %j',
  (kept) => expect(parseGames(kept, 'me')).toEqual([]),
)

it('takes away one of two games that went alike', () => {
  expect(
    withoutOne(
      [
        [0, 0, 0],
        [3, 2, 1, 0],
        [0, 0, 0],
      ],
      [0, 0, 0],
    ),
  ).toEqual([
    [3, 2, 1, 0],
    [0, 0, 0],
  ])
  expect(withoutOne([[0, 0, 0]], [3, 2, 1, 0])).toEqual([[0, 0, 0]])
})
