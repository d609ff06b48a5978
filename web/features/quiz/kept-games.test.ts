import { expect, it } from 'vitest'
import { parseBegunGame } from './kept-games.ts'

it('reads the answers of a game that is not finished', () => {
  expect(parseBegunGame('me 3', 'me')).toEqual([3])
  expect(parseBegunGame('me 332', 'me')).toEqual([3, 3, 2])
})

it.each([null, '', 'me', 'me 4', 'me 3x', 'me 000', 'me 0123', 'me 33333', 'someone-else 3'])(
  'reads no unfinished game from %j',
  (kept) => expect(parseBegunGame(kept, 'me')).toEqual([]),
)
